// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/content.h"

#include "gui/api/spans.h"
#include "gui/api/wording.h"

#include <algorithm>

// Title, machine, verdict and figures: what a reader with one minute sees.
namespace gui::report {

namespace {

constexpr std::size_t KeyEvidence = 3;

void addOnce(QStringList &list, const QString &item)
{
    if (!item.isEmpty() && !list.contains(item))
        list << item;
}

/// "host db1, kernel 4.9.69, 2 CPUs": only what the logs print.
QStringList machineFacts(const Session &session)
{
    QStringList hosts, kernels, cpus, facts;
    for (const model::Log &log : session.logs()) {
        addOnce(hosts, fromUtf8(log.host));
        addOnce(kernels, fromUtf8(log.kernel));
        if (log.cpus > 0)
            addOnce(cpus, log.cpus == 1 ? Report::tr("1 CPU") : Report::tr("%n CPUs", nullptr, log.cpus));
    }
    if (!hosts.isEmpty())
        facts << Report::tr("host %1").arg(hosts.join(QStringLiteral(" / ")));
    if (!kernels.isEmpty())
        facts << Report::tr("kernel %1").arg(kernels.join(QStringLiteral(" / ")));
    if (!cpus.isEmpty())
        facts << cpus.join(QStringLiteral(" / "));
    return facts;
}

void addMachine(Document &document, const Session &session)
{
    QStringList facts = machineFacts(session);
    document.machine = facts.mid(0, 2).join(QStringLiteral(", "));
    if (facts.isEmpty())
        facts << Report::tr("host and kernel not recorded");
    if (const auto extent = measuredRange(session))
        facts << Report::tr("recorded %1 to %2")
                     .arg(timeText(extent->from, true), timeText(extent->to, extent->length() >= model::NanosPerDay));
    facts << Report::tr("times: the machine's own, %1").arg(zoneText(session));
    document.blocks.push_back(
        Paragraph{ { faint(facts.join(QStringLiteral("; "))) }, Paragraph::Kind::Note, 0, {}, false });
}

void addKeyEvidence(Document &document, const Session &session, const model::Finding &finding)
{
    const auto list = strongest(finding, true);
    for (std::size_t i = 0; i < std::min(KeyEvidence, list.size()); ++i) {
        Spans spans{ plain(translated(list[i]->text)) };
        const Spans cited = citation(session, list[i]->ref);
        spans.insert(spans.end(), cited.begin(), cited.end());
        document.blocks.push_back(Paragraph{ spans, Paragraph::Kind::Body, 1, QStringLiteral("+"), false });
    }
}

/// What to say of an incident for which no cause was ruled in.
void addNoCause(Document &document, const model::Incident &incident)
{
    QStringList open;
    for (const model::Finding &finding : incident.findings)
        if (finding.verdict == model::Verdict::Unknown && finding.role == model::Role::Cause)
            open << ruleTitle(finding.rule);
    const QString rest = open.isEmpty() ? QString()
                                        : QLatin1Char(' ')
            + Report::tr("Not decided, for want of data: %1.").arg(open.mid(0, 6).join(QStringLiteral(", ")));
    document.blocks.push_back(Paragraph{
        { bold(Report::tr("No cause could be ruled in.")), plain(rest) }, Paragraph::Kind::Body, 0, {}, false });
}

/// Ruled in beside the cause: triggers, amplifiers and artefacts, in one line each.
void addCompanions(Document &document, const model::Incident &incident)
{
    const model::Finding *cause = incident.cause();
    for (const model::Finding &finding : incident.findings) {
        if (finding.verdict != model::Verdict::In || &finding == cause)
            continue;
        const QString head
            = Report::tr("Also ruled in, as %1: %2.").arg(roleWord(finding.role), ruleTitle(finding.rule));
        document.blocks.push_back(Paragraph{
            { bold(head), plain(QLatin1Char(' ') + summaryText(finding)) }, Paragraph::Kind::Body, 0, {}, false });
    }
}

void addWorst(Document &document, const Session &session, const model::Incident &incident)
{
    document.blocks.push_back(Paragraph{
        { plain(Report::tr("Worst incident: ")), linked(translated(incident.title), incidentAnchor(incident)),
            plain(Report::tr(", %1.").arg(spanText(incident))) },
        Paragraph::Kind::Body, 0, {}, false });
    if (const model::Finding *cause = incident.cause()) {
        const QString head = Report::tr("Cause: %1.").arg(ruleTitle(cause->rule));
        document.blocks.push_back(Paragraph{
            { bold(head, verdictColor(model::Verdict::In, false)), plain(QLatin1Char(' ') + summaryText(*cause)) },
            Paragraph::Kind::Body, 0, {}, true });
        addKeyEvidence(document, session, *cause);
    } else {
        addNoCause(document, incident);
    }
    addCompanions(document, incident);
}

/// The incident with room on both sides, and never more than was recorded.
model::TimeRange windowAround(const model::Incident &incident, const std::optional<model::TimeRange> &extent)
{
    const model::Nanos margin = std::max<model::Nanos>(incident.span.length() * 3 / 2, 30 * model::NanosPerSecond);
    const model::TimeRange wide = incident.span.widened(margin);
    if (!incident.placed || !extent) // its place on the axis is arbitrary, and so is the distance to the rest
        return wide;
    return { std::max(wide.from, extent->from), std::min(wide.to, extent->to) };
}

void addFigures(Document &document, const Session &session)
{
    if (session.series().empty())
        return;
    const auto extent = measuredRange(session);
    const model::Incident *worst = session.worst();
    const model::TimeRange window = worst ? windowAround(*worst, extent) : model::TimeRange{};
    if (worst)
        document.blocks.push_back(Figure{ window, worst->id,
            Report::tr("The worst incident (marked) and what the machine did around it, all on one time axis.") });
    // Without a clock logs lie side by side on an arbitrary axis; one alone still shows its course.
    const model::TimeRange whole = extent.value_or(worst ? model::TimeRange{} : wholeRange(session));
    if (whole.length() <= 0 || window.length() >= whole.length() / 5 * 4)
        return;
    // Days between two short recordings would leave nothing to see of either.
    if (measuredLength(session).value_or(whole.length()) < whole.length() / 50)
        return;
    document.blocks.push_back(Figure{ whole, worst ? worst->id : 0,
        Report::tr("The whole recording, %1; bands are incidents.").arg(durationText(whole.length())),
        worst == nullptr });
}

} // namespace

void addFrontPage(Document &document, const Session &session)
{
    document.blocks.push_back(Heading{ 1, document.title, QStringLiteral("top") });
    addMachine(document, session);
    document.blocks.push_back(Heading{ 2, Report::tr("Verdict"), QStringLiteral("verdict") });
    document.blocks.push_back(Paragraph{ { bold(summarySentence(session)) }, Paragraph::Kind::Lead, 0, {}, false });
    if (const model::Incident *worst = session.worst())
        addWorst(document, session, *worst);
    document.blocks.push_back(Heading{ 2, Report::tr("Timeline"), QStringLiteral("timeline") });
    const std::size_t before = document.blocks.size();
    addFigures(document, session);
    if (document.blocks.size() == before)
        document.blocks.pop_back(); // a heading with nothing under it
}

} // namespace gui::report
