// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/sources/sourcespanel.h"

#include "gui/api/tableview.h"
#include "gui/panels/sources/sourcemodel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gui {

SourcesPanel::SourcesPanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_model(new SourceModel(this))
    , m_table(new TableView(*m_model, SourceModel::SortRole, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_table->setObjectName(QStringLiteral("sourceTable"));
    m_table->setAccessibleName(tr("Sources"));
    m_table->sortByColumn(SourceModel::FileColumn, Qt::AscendingOrder);
    layout->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 4, 4, 4);
    head->addWidget(m_table->makeFilter(this));
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    const auto follow = [this](const QModelIndex &index) {
        if (const auto source = index.data(SourceModel::SourceRole).toLongLong(); source != 0)
            view().focus.setLine({ source, 0 });
    };
    connect(m_table, &QTreeView::clicked, this, follow);
    connect(m_table, &QTreeView::activated, this, follow);
}

void SourcesPanel::setSession(std::shared_ptr<const Session> session)
{
    m_model->setSession(std::move(session));
    for (int column = 0; column < SourceModel::ClockColumn; ++column)
        m_table->resizeColumnToContents(column);
}

PanelInfo sources()
{
    return { "sources", QT_TRANSLATE_NOOP("panels", "Sources"), PanelPlace::Left,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new SourcesPanel(context, parent); } };
}

} // namespace gui
