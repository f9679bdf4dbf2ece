// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/sources/sourcespanel.h"

#include "gui/panels/sources/sourcemodel.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace gui {

SourcesPanel::SourcesPanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_model(new SourceModel(this))
    , m_proxy(new QSortFilterProxyModel(this))
    , m_table(new QTreeView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_proxy->setSourceModel(m_model);
    m_proxy->setSortRole(SourceModel::SortRole);
    m_table->setObjectName(QStringLiteral("sourceTable"));
    m_table->setAccessibleName(tr("Sources"));
    m_table->setModel(m_proxy);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SourceModel::FileColumn, Qt::AscendingOrder);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setFrameShape(QFrame::NoFrame);
    layout->addWidget(m_table);
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
