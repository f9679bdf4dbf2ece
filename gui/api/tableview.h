// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>

namespace gui {

/// The table of a panel: sorts by a click on its header, and copies the chosen rows, or all of them, with the header as
/// tab-separated text, ready for a spreadsheet.
class TableView : public QTreeView {
    Q_OBJECT
public:
    /// `sortRole` of the model's own; the table shows it through a proxy.
    TableView(QAbstractItemModel &model, int sortRole, QWidget *parent = nullptr);
    /// A box that keeps the rows in which any cell holds its words. The caller places it.
    QLineEdit *makeFilter(QWidget *parent);
    QString toTsv() const; ///< the chosen rows; all that are shown when none or one is chosen
    void fitColumns(); ///< widths after the content, within reason

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void copy() const;

    QSortFilterProxyModel *m_proxy;
};

} // namespace gui
