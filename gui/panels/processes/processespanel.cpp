// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/processes/processespanel.h"

#include "gui/api/spans.h"
#include "gui/api/wording.h"
#include "gui/panels/processes/processlist.h"

namespace gui {

namespace {

QString textOf(const std::optional<double> &value, const char *unit)
{
    return value ? valueText(*value, unit) : QString();
}

QVariant keyOf(const std::optional<double> &value) { return value.value_or(-1); }

TableRow rowOf(const Session &session, const ProcessRow &process)
{
    return { { fromUtf8(process.name), fromUtf8(process.states), textOf(process.cpu, "%"), textOf(process.memory, "%"),
                 textOf(process.delay, "ms"), textOf(process.runtime, "ms"), refText(session, process.ref) },
        { {}, {}, keyOf(process.cpu), keyOf(process.memory), keyOf(process.delay), keyOf(process.runtime) },
        process.ref };
}

} // namespace

ProcessesPanel::ProcessesPanel(const ViewContext &context, QWidget *parent)
    : RowPanel(context, QStringLiteral("processes"),
        { tr("Process"), tr("State"), tr("CPU"), tr("Memory"), tr("Longest wait"), tr("Ran"), tr("Line") },
        { 2, 3, 4, 5 }, parent)
{
    connect(&view().focus, &Focus::incidentChanged, this, &ProcessesPanel::follow);
}

void ProcessesPanel::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    follow();
}

void ProcessesPanel::follow()
{
    m_stale = true;
    if (isVisible() || !m_session)
        fill();
}

void ProcessesPanel::showEvent(QShowEvent *event)
{
    RowPanel::showEvent(event);
    if (m_stale)
        fill();
}

void ProcessesPanel::fill()
{
    m_stale = false;
    const model::Incident *incident = m_session ? m_session->incident(view().focus.incident()) : nullptr;
    if (!incident)
        return showRows({}, m_session ? tr("Choose an incident to see the processes of that time.") : QString());
    std::vector<TableRow> rows;
    for (const ProcessRow &process : processesIn(*m_session, incident->span, incident->placed))
        rows.push_back(rowOf(*m_session, process));
    const QString when
        = incident->placed ? timeText(incident->span.from, spansDays(*m_session)) : tr("a time not known");
    const QString caption = rows.empty()
        ? tr("No log lists the processes of %1.").arg(when)
        : tr("At %1, the highest value of each within %2.").arg(when, durationText(incident->span.length()));
    showRows(std::move(rows), caption);
}

PanelInfo processes()
{
    return { "processes", QT_TRANSLATE_NOOP("panels", "Processes"), PanelPlace::BottomRight,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new ProcessesPanel(context, parent); } };
}

} // namespace gui
