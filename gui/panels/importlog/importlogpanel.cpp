// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/importlog/importlogpanel.h"

#include "gui/panels/importlog/messagemodel.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace gui {

ImportLogPanel::ImportLogPanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_model(new MessageModel(context.messages, this))
    , m_table(new QTreeView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_table->setObjectName(QStringLiteral("messages"));
    m_table->setAccessibleName(tr("Messages"));
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->header()->setStretchLastSection(true);
    layout->addWidget(m_table);
    const auto follow = [this](const QModelIndex &index) {
        if (index.isValid() && m_model->message(index.row()).ref.isValid())
            view().focus.setLine(m_model->message(index.row()).ref);
    };
    connect(m_table, &QTreeView::clicked, this, follow);
    connect(m_table, &QTreeView::activated, this, follow);
    connect(m_model, &QAbstractItemModel::modelReset, m_table, [this] {
        m_table->resizeColumnToContents(MessageModel::SeverityColumn);
        m_table->setColumnWidth(MessageModel::PlaceColumn, m_table->fontMetrics().averageCharWidth() * 24);
    });
}

void ImportLogPanel::setSession(std::shared_ptr<const Session>)
{
    // The list lives in Messages: an import that failed adds to it without a session.
}

PanelInfo importlog()
{
    return { "importlog", QT_TRANSLATE_NOOP("panels", "Messages"), PanelPlace::BottomRight,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new ImportLogPanel(context, parent); } };
}

} // namespace gui
