// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/incidents/incidentmodel.h"

#include "gui/api/spans.h"
#include "gui/api/wording.h"

#include <algorithm>
#include <tuple>

namespace gui {

void IncidentModel::setSession(std::shared_ptr<const Session> session)
{
    beginResetModel();
    m_session = std::move(session);
    fill();
    endResetModel();
}

void IncidentModel::setOrder(Order order)
{
    if (order == m_order)
        return;
    beginResetModel();
    m_order = order;
    fill();
    endResetModel();
}

void IncidentModel::setFilter(const QString &words)
{
    if (words.trimmed() == m_filter)
        return;
    beginResetModel();
    m_filter = words.trimmed();
    fill();
    endResetModel();
}

void IncidentModel::fill()
{
    m_rows.clear();
    if (!m_session)
        return;
    m_withDate = spansDays(*m_session);
    for (const model::Incident &incident : m_session->analysis().incidents)
        if (m_filter.isEmpty() || sentence(incident).contains(m_filter, Qt::CaseInsensitive))
            m_rows.push_back(&incident);
    // Those without a place in time come last: their order on the axis says nothing.
    const model::Incident *worst = m_session->worst();
    const auto rank = [this, worst](const model::Incident *incident) {
        const bool bySeverity = m_order == Order::Worst;
        return std::make_tuple(bySeverity && incident != worst, !incident->placed,
            bySeverity ? severity(*incident) : Severe, incident->span.from);
    };
    std::stable_sort(m_rows.begin(), m_rows.end(),
        [rank](const model::Incident *a, const model::Incident *b) { return rank(a) < rank(b); });
}

QModelIndex IncidentModel::indexOf(int incident) const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_rows[row]->id == incident)
            return index(static_cast<int>(row));
    return {};
}

int IncidentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

IncidentModel::Severity IncidentModel::severity(const model::Incident &incident)
{
    if (incident.hurting() >= 10 * model::NanosPerSecond)
        return Severe;
    return incident.hurting() >= model::NanosPerSecond ? Serious : Brief;
}

QString IncidentModel::severityWord(Severity severity)
{
    switch (severity) {
    case Severe:
        return tr("severe, 10 s or longer");
    case Serious:
        return tr("serious, 1 s or longer");
    case Brief:
        break;
    }
    return tr("brief, shorter than 1 s");
}

QString IncidentModel::timeOf(const model::Incident &incident) const
{
    return incident.placed ? timeText(incident.span.from, m_withDate) : tr("time unknown");
}

QString IncidentModel::causeOf(const model::Incident &incident) const
{
    if (const model::Finding *cause = incident.cause())
        return ruleTitle(cause->rule);
    return tr("no cause could be ruled in");
}

QString IncidentModel::sentence(const model::Incident &incident) const
{
    const QString device = incident.device.empty() ? QString() : fromUtf8(incident.device) + QStringLiteral(", ");
    return tr("%1, %2, %3%4; %5")
        .arg(timeOf(incident), durationText(incident.span.length()), device, causeOf(incident),
            severityWord(severity(incident)));
}

QVariant IncidentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const model::Incident &incident = *m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return sentence(incident);
    case Qt::ToolTipRole:
        return sentence(incident) + QLatin1Char('\n') + translated(incident.title);
    case IdRole:
        return incident.id;
    case SeverityRole:
        return severity(incident);
    case TimeRole:
        return timeOf(incident);
    case LengthRole:
        return durationText(incident.span.length());
    case DeviceRole:
        return fromUtf8(incident.device);
    case CauseRole:
        return causeOf(incident);
    case HasCauseRole:
        return incident.cause() != nullptr;
    case WorstRole:
        return m_rows.size() > 1 && &incident == m_session->worst();
    default:
        return {};
    }
}

} // namespace gui
