// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/rowpanel.h"

#include "gui/api/tableview.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

RowPanel::RowPanel(const ViewContext &context, const QString &name, const QStringList &header,
    std::vector<int> rightAligned, QWidget *parent)
    : Panel(context, parent)
    , m_model(new RowModel(header, std::move(rightAligned), this))
    , m_table(new TableView(*m_model, RowModel::SortRole, this))
    , m_caption(new QLabel(this))
    , m_filter(m_table->makeFilter(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 3, 4, 3);
    m_caption->setWordWrap(true);
    m_caption->setTextFormat(Qt::PlainText);
    m_filter->setMaximumWidth(fontMetrics().averageCharWidth() * 24);
    head->addWidget(m_caption, 1);
    head->addWidget(m_filter);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    layout->addStretch(0); // keeps the caption at the top while there is no table
    m_table->setObjectName(name);
    m_table->setAccessibleName(name);
    const auto follow = [this](const QModelIndex &index) {
        const model::SourceRef ref{ index.data(RowModel::RefSourceRole).toLongLong(),
            index.data(RowModel::RefLineRole).toUInt() };
        if (ref.isValid())
            view().focus.setLine(ref);
    };
    connect(m_table, &QTreeView::clicked, this, follow);
    connect(m_table, &QTreeView::activated, this, follow);
}

void RowPanel::showRows(std::vector<TableRow> rows, const QString &caption)
{
    const bool any = !rows.empty();
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_table->setColumnHidden(column, std::all_of(rows.begin(), rows.end(), [column](const TableRow &row) {
            return row.cells.value(column).isEmpty();
        }));
    m_model->setRows(std::move(rows));
    m_caption->setText(caption);
    m_filter->setVisible(any);
    m_table->setVisible(any);
    if (any)
        m_table->fitColumns();
}

} // namespace gui
