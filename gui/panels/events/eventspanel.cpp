// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/events/eventspanel.h"

#include "gui/api/spans.h"
#include "gui/api/tableview.h"
#include "gui/api/wording.h"

#include <algorithm>

namespace gui {

namespace {

constexpr model::Nanos Around = 5 * model::NanosPerSecond; ///< a complaint often comes a moment after its cause

/// Moment on the session axis; nullopt when nothing says when it was.
std::optional<model::Nanos> momentOf(const Session &session, const model::Event &event)
{
    const model::Log *log = session.log(event.log);
    if (!log || !event.raw || !log->clock.placed)
        return std::nullopt;
    return log->clock.toSession(*event.raw);
}

} // namespace

EventsPanel::EventsPanel(const ViewContext &context, QWidget *parent)
    : RowPanel(
        context, QStringLiteral("events"), { QString(), tr("Time"), tr("Kind"), tr("Of"), tr("Message") }, {}, parent)
{
    connect(&view().focus, &Focus::incidentChanged, this, &EventsPanel::fill);
}

void EventsPanel::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    m_withDate = m_session && spansDays(*m_session);
    fill();
}

TableRow EventsPanel::row(const model::Event &event, const std::optional<model::TimeRange> &incident) const
{
    const auto at = momentOf(*m_session, event);
    const bool during = at && incident && incident->contains(*at);
    const model::Log *log = m_session->log(event.log);
    return { { during ? QStringLiteral("●") : QString(), at ? timeText(*at, m_withDate, 1) : tr("time unknown"),
                 fromUtf8(event.kind), fromUtf8(event.entity), fromUtf8(event.text).simplified() },
        { during ? 0 : 1, QVariant::fromValue(static_cast<qlonglong>(at.value_or(0))) },
        { log ? log->source : 0, event.line } };
}

void EventsPanel::fill()
{
    if (!m_session)
        return showRows({}, {});
    std::optional<model::TimeRange> incident;
    if (const model::Incident *found = m_session->incident(view().focus.incident()); found && found->placed)
        incident = found->span.widened(Around);
    std::vector<const model::Event *> order;
    for (const model::Event &event : m_session->events())
        order.push_back(&event);
    std::stable_sort(order.begin(), order.end(), [this](const model::Event *a, const model::Event *b) {
        return momentOf(*m_session, *a) < momentOf(*m_session, *b);
    });
    std::vector<TableRow> rows;
    int during = 0, first = -1;
    for (const model::Event *event : order) {
        rows.push_back(row(*event, incident));
        if (rows.back().cells.front().isEmpty())
            continue;
        ++during;
        if (first < 0)
            first = static_cast<int>(rows.size()) - 1;
    }
    const int all = static_cast<int>(rows.size());
    const QString near
        = during == 1 ? tr("1 within 5 s of the incident") : tr("%n within 5 s of the incident", nullptr, during);
    showRows(std::move(rows), all == 0 ? tr("The logs hold no kernel messages or other events.") : near);
    if (first >= 0)
        table().scrollTo(table().model()->index(first, 0), QAbstractItemView::PositionAtTop);
}

PanelInfo events()
{
    return { "events", QT_TRANSLATE_NOOP("panels", "Messages"), PanelPlace::BottomRight,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new EventsPanel(context, parent); } };
}

} // namespace gui
