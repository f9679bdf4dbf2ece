// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/rowmodel.h"

#include <algorithm>

namespace gui {

RowModel::RowModel(QStringList header, std::vector<int> rightAligned, QObject *parent)
    : QAbstractTableModel(parent)
    , m_header(std::move(header))
    , m_rightAligned(std::move(rightAligned))
{
}

void RowModel::setRows(std::vector<TableRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RowModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RowModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_header.size());
}

QVariant RowModel::sortKey(const TableRow &row, int column) const
{
    const QVariant key = row.keys.value(column);
    return key.isValid() ? key : QVariant(row.cells.value(column));
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TableRow &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool right = std::find(m_rightAligned.begin(), m_rightAligned.end(), index.column()) != m_rightAligned.end();
    switch (role) {
    case Qt::DisplayRole:
        return row.cells.value(index.column());
    case Qt::ToolTipRole:
        return row.tip.isEmpty() ? row.cells.value(index.column()) : row.tip;
    case Qt::TextAlignmentRole:
        return right ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case SortRole:
        return sortKey(row, index.column());
    case RefSourceRole:
        return QVariant::fromValue(static_cast<qlonglong>(row.ref.source));
    case RefLineRole:
        return row.ref.line;
    default:
        return {};
    }
}

QVariant RowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return m_header.value(section);
}

} // namespace gui
