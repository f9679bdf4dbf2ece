// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/content.h"

#include "gui/api/wording.h"

#include <algorithm>

namespace gui::report {

namespace {

constexpr std::size_t TableLimit = 30;
constexpr std::size_t DetailLimit = 5;

/// Those with a cause first, then the longest; in order of time among the chosen ones.
std::vector<const model::Incident *> worstOf(const std::vector<model::Incident> &incidents, std::size_t count)
{
    std::vector<const model::Incident *> list;
    for (const model::Incident &incident : incidents)
        list.push_back(&incident);
    if (list.size() <= count)
        return list;
    const auto rank = [](const model::Incident *i) { return std::make_pair(i->cause() != nullptr, i->span.length()); };
    std::stable_sort(list.begin(), list.end(), [&](const auto *a, const auto *b) { return rank(a) > rank(b); });
    list.resize(count);
    std::sort(list.begin(), list.end(), [](const auto *a, const auto *b) { return a->id < b->id; });
    return list;
}

Spans causeCell(const model::Incident &incident)
{
    if (const model::Finding *cause = incident.cause())
        return { Span{ ruleTitle(cause->rule), Span::Style::Plain, verdictColor(model::Verdict::In, false) } };
    return { faint(Report::tr("no cause ruled in")) };
}

void addTable(Document &document, const std::vector<model::Incident> &incidents, bool detailsForAll,
    const std::vector<const model::Incident *> &detailed)
{
    Table table;
    table.header = { Report::tr("No."), Report::tr("Begin"), Report::tr("Length"), Report::tr("What hurt"),
        Report::tr("Cause") };
    table.widths = { 7, 20, 11, 34, 28 };
    table.rightAligned = { true, false, true, false, false };
    for (const model::Incident *incident : worstOf(incidents, TableLimit)) {
        const QString number = QString::number(incident->id);
        const bool hasDetails
            = detailsForAll || std::find(detailed.begin(), detailed.end(), incident) != detailed.end();
        table.rows.push_back({ { hasDetails ? linked(number, incidentAnchor(*incident)) : plain(number) },
            { plain(incident->placed ? timeText(incident->span.from, true) : Report::tr("not known")) },
            { plain(durationText(incident->span.length())) }, { plain(translated(incident->title)) },
            causeCell(*incident) });
    }
    document.blocks.push_back(std::move(table));
}

void addSymptoms(Document &document, const Session &session, const model::Incident &incident)
{
    Spans spans;
    int left = 0;
    for (const model::Symptom &symptom : mainSymptoms(incident, left)) {
        const bool named = !symptom.entity.empty() && symptom.entity != "all";
        const QString entity = named ? fromUtf8(symptom.entity) + QLatin1Char(' ') : QString();
        // The application's own figures are named by its log.
        const bool own = named && symptom.metric.starts_with("app.");
        const QString text = entity + (own ? QString() : metricTitle(symptom.metric) + QLatin1Char(' '))
            + valueText(symptom.peak, symptom.unit);
        spans.push_back(plain((spans.empty() ? QString() : QStringLiteral("; ")) + text));
        const Spans cited = citation(session, symptom.ref);
        spans.insert(spans.end(), cited.begin(), cited.end());
    }
    if (left > 0)
        spans.push_back(faint(Report::tr("; and %1 more").arg(left)));
    if (!spans.empty())
        document.blocks.push_back(Paragraph{ spans, Paragraph::Kind::Body, 0, {}, true });
}

void addDetails(Document &document, const Session &session, const model::Incident &incident)
{
    document.blocks.push_back(Heading{
        3, Report::tr("Incident %1: %2").arg(incident.id).arg(translated(incident.title)), incidentAnchor(incident) });
    document.blocks.push_back(Paragraph{ { plain(spanText(incident)) }, Paragraph::Kind::Body, 0, {}, true });
    addSymptoms(document, session, incident);
    // The cause before artefacts and amplifiers that rank higher, as in the window.
    const model::Finding *cause = incident.cause();
    if (cause)
        addFinding(document, session, *cause);
    std::vector<const model::Finding *> undecided;
    for (const model::Verdict verdict : { model::Verdict::In, model::Verdict::Unknown, model::Verdict::Out })
        for (const model::Finding &finding : incident.findings) {
            if (finding.verdict != verdict || &finding == cause)
                continue;
            if (saysNothing(finding))
                undecided.push_back(&finding);
            else
                addFinding(document, session, finding);
        }
    addUndecided(document, undecided);
}

void addNotice(Document &document, const QString &text)
{
    document.blocks.push_back(Paragraph{ { faint(text) }, Paragraph::Kind::Note, 0, {}, false });
}

void addOverall(Document &document, const Session &session)
{
    if (session.analysis().overall.empty())
        return;
    document.blocks.push_back(Heading{ 2, Report::tr("Of the whole recording"), QStringLiteral("overall") });
    for (const model::Finding &finding : session.analysis().overall)
        addFinding(document, session, finding);
}

} // namespace

void addIncidents(Document &document, const Session &session)
{
    const auto &incidents = session.analysis().incidents;
    const auto detailed = worstOf(incidents, DetailLimit);
    if (!incidents.empty()) {
        const int count = static_cast<int>(incidents.size());
        document.blocks.push_back(Heading{ 2, Report::tr("Incidents"), QStringLiteral("incidents") });
        if (incidents.size() > TableLimit)
            addNotice(document,
                Report::tr(
                    "The table lists the %1 worst of %2 incidents, in order of time; 'stallmark analyze' prints all.")
                    .arg(TableLimit)
                    .arg(count));
        addTable(document, incidents, incidents.size() <= DetailLimit, detailed);
        if (incidents.size() > DetailLimit)
            addNotice(document, Report::tr("Details follow for the %1 worst.").arg(DetailLimit));
        document.blocks.push_back(Heading{ 2, Report::tr("Why"), QStringLiteral("why") });
        for (const model::Incident *incident : detailed)
            addDetails(document, session, *incident);
    }
    addOverall(document, session);
}

} // namespace gui::report
