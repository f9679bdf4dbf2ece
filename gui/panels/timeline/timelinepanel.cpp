// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/timeline/timelinepanel.h"

#include "gui/api/spans.h"
#include "gui/panels/timeline/overviewstrip.h"
#include "gui/panels/timeline/timelineview.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace gui {

TimelinePanel::TimelinePanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_overview(new OverviewStrip(context, this))
    , m_timeline(new TimelineView(context, nullptr))
    , m_scroll(new QScrollArea(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(m_timeline);
    layout->addWidget(m_overview);
    layout->addWidget(m_scroll, 1);
    connect(&view().focus, &Focus::incidentVisited, this, &TimelinePanel::visit);
    connect(m_timeline, &QCustomPlot::afterLayout, m_overview, [this] {
        const QRect area = m_timeline->lanesArea();
        m_overview->setSpan(area.left(), area.right() + 1);
    });
}

void TimelinePanel::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    m_timeline->setSession(m_session);
    m_timeline->setWindow(view().time.window());
    m_overview->setSession(m_session);
}

/// Moves to the incident. One without a clock lies on a part of the axis of its own.
void TimelinePanel::visit(int id)
{
    const model::Incident *incident = m_session ? m_session->incident(id) : nullptr;
    if (!incident)
        return;
    const model::TimeRange whole = rangeAround(*m_session, *incident);
    if (whole != view().time.extent())
        view().time.setExtent(whole);
    view().time.setWindow(incidentView(*incident));
}

PanelInfo timeline()
{
    return { "timeline", QT_TRANSLATE_NOOP("panels", "Timeline"), PanelPlace::Centre,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new TimelinePanel(context, parent); } };
}

} // namespace gui
