// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/focus.h"

namespace gui {

void Focus::setIncident(int id)
{
    if (id == m_incident)
        return;
    m_incident = id;
    const bool hadFinding = !m_finding.empty();
    m_finding.clear();
    emit incidentChanged(id);
    if (hadFinding)
        emit findingChanged();
}

void Focus::setFinding(const std::string &rule)
{
    if (rule == m_finding)
        return;
    m_finding = rule;
    emit findingChanged();
}

void Focus::setLine(const model::SourceRef &ref)
{
    if (ref == m_line)
        return;
    m_line = ref;
    emit lineChanged();
}

void Focus::visitIncident(int id)
{
    setIncident(id);
    if (id != 0)
        emit incidentVisited(id);
}

void Focus::clear()
{
    setIncident(0);
    setFinding({});
    setLine({});
}

} // namespace gui
