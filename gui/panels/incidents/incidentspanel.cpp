// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/incidents/incidentspanel.h"

#include "gui/panels/incidents/incidentdelegate.h"
#include "gui/panels/incidents/incidentmodel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace gui {

namespace {

constexpr int FilterFrom = 6; ///< fewer are seen at a glance

QString counted(int incidents)
{
    return incidents == 1 ? IncidentsPanel::tr("1 incident") : IncidentsPanel::tr("%n incidents", nullptr, incidents);
}

} // namespace

IncidentsPanel::IncidentsPanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_model(new IncidentModel(this))
    , m_list(new QListView(this))
    , m_order(new QComboBox(this))
    , m_filter(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_empty(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(makeFilter());
    buildList();
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    connect(&view().focus, &Focus::incidentChanged, this, &IncidentsPanel::follow);
}

QWidget *IncidentsPanel::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(8, 4, 4, 4);
    m_order->addItem(tr("Worst first"));
    m_order->addItem(tr("By time"));
    m_order->setAccessibleName(tr("Order of the incidents"));
    m_order->setToolTip(tr("Order of the list. Worst first: the worst one, then by severity and time"));
    connect(m_order, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model->setOrder(index == 0 ? IncidentModel::Order::Worst : IncidentModel::Order::Time);
        follow();
    });
    row->addWidget(m_count, 1);
    row->addWidget(m_order);
    return head;
}

QWidget *IncidentsPanel::makeFilter()
{
    m_filter->setObjectName(QStringLiteral("incidentFilter"));
    m_filter->setPlaceholderText(tr("Filter: time, device, cause"));
    m_filter->setAccessibleName(tr("Filter of the incidents"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_model->setFilter(words);
        showCount();
        follow();
    });
    auto *room = new QWidget(this);
    auto *row = new QHBoxLayout(room);
    row->setContentsMargins(8, 0, 4, 4);
    row->addWidget(m_filter);
    m_filterRoom = room;
    return room;
}

void IncidentsPanel::showCount()
{
    const int shown = m_model->rowCount();
    m_count->setText(m_all == 0 ? QString()
            : shown < m_all     ? tr("%1 of %2").arg(shown).arg(counted(m_all))
                                : counted(m_all));
}

void IncidentsPanel::buildList()
{
    m_list->setObjectName(QStringLiteral("incidentList"));
    m_list->setAccessibleName(tr("Incidents"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new IncidentDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_empty->setWordWrap(true);
    m_empty->setMargin(8);
    connect(m_list, &QListView::clicked, this, &IncidentsPanel::choose);
    connect(m_list, &QListView::activated, this, &IncidentsPanel::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (current.isValid() && m_list->hasFocus())
            choose(current);
    });
}

void IncidentsPanel::setSession(std::shared_ptr<const Session> session)
{
    const bool any = session && !session->analysis().incidents.empty();
    m_empty->setText(session ? tr("Nothing in this recording measurably hurt.") : QString());
    m_empty->setVisible(session && !any);
    m_all = any ? static_cast<int>(session->analysis().incidents.size()) : 0;
    m_filter->clear();
    m_model->setSession(std::move(session));
    showCount();
    m_order->setVisible(m_all > 1);
    m_filterRoom->setVisible(m_all >= FilterFrom);
    follow();
}

void IncidentsPanel::choose(const QModelIndex &index)
{
    view().focus.visitIncident(index.data(IncidentModel::IdRole).toInt());
}

void IncidentsPanel::follow()
{
    const QModelIndex wanted = m_model->indexOf(view().focus.incident());
    if (!wanted.isValid()) {
        m_list->selectionModel()->clear();
        return;
    }
    if (wanted != m_list->currentIndex())
        m_list->setCurrentIndex(wanted);
    m_list->scrollTo(wanted);
}

PanelInfo incidents()
{
    return { "incidents", QT_TRANSLATE_NOOP("panels", "Incidents"), PanelPlace::Left,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new IncidentsPanel(context, parent); } };
}

} // namespace gui
