// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace gui {

/// A row of a plain table: what it shows, what it sorts by, and the line it rests on.
struct TableRow {
    QStringList cells;
    QVariantList keys = {}; ///< one a cell; a missing or invalid one sorts by the text
    model::SourceRef ref = {}; ///< not valid: it leads nowhere
    QString tip = {};
};

/// Rows that a panel has made, as a model. Nothing in it is edited; new rows replace the old ones.
class RowModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { SortRole = Qt::UserRole, RefSourceRole, RefLineRole };

    /// `rightAligned` counts the columns of figures.
    RowModel(QStringList header, std::vector<int> rightAligned, QObject *parent = nullptr);
    void setRows(std::vector<TableRow> rows);
    const std::vector<TableRow> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant sortKey(const TableRow &row, int column) const;

    QStringList m_header;
    std::vector<int> m_rightAligned;
    std::vector<TableRow> m_rows;
};

} // namespace gui
