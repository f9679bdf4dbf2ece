// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/importlog/importlogpanel.h"

#include "gui/api/tableview.h"
#include "gui/panels/importlog/messagemodel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gui {

ImportLogPanel::ImportLogPanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_model(new MessageModel(context.messages, this))
    , m_table(new TableView(*m_model, MessageModel::SortRole, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_table->setObjectName(QStringLiteral("messages"));
    m_table->setAccessibleName(tr("Data quality"));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(8, 3, 4, 3);
    QLineEdit *filter = m_table->makeFilter(this);
    filter->setMaximumWidth(fontMetrics().averageCharWidth() * 24);
    head->addStretch(1);
    head->addWidget(filter);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_table, 1);
    const auto follow = [this](const QModelIndex &index) {
        const model::SourceRef ref{ index.data(MessageModel::RefSourceRole).toLongLong(),
            index.data(MessageModel::RefLineRole).toUInt() };
        if (ref.isValid())
            view().focus.setLine(ref);
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
    return { "importlog", QT_TRANSLATE_NOOP("panels", "Data quality"), PanelPlace::BottomRight,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new ImportLogPanel(context, parent); } };
}

} // namespace gui
