// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"
#include "gui/api/rowmodel.h"

class QLabel;
class QLineEdit;

namespace gui {

class TableView;

/// A panel that is one table: a line above it that says what it holds, a filter, and rows that lead to their lines.
class RowPanel : public Panel {
    Q_OBJECT
public:
    /// `name` for accessibility and tests; `rightAligned` as in RowModel.
    RowPanel(const ViewContext &view, const QString &name, const QStringList &header, std::vector<int> rightAligned,
        QWidget *parent);

protected:
    void showRows(std::vector<TableRow> rows, const QString &caption);
    TableView &table() { return *m_table; }

private:
    RowModel *m_model;
    TableView *m_table;
    QLabel *m_caption;
    QLineEdit *m_filter;
};

} // namespace gui
