// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/analysistext.h"

#include "gui/api/cpuclasstext.h"
#include "gui/api/wording.h"

#include <QCoreApplication>

namespace gui {

namespace {

using Ink = TextPage::Ink;

struct AnalysisText {
    Q_DECLARE_TR_FUNCTIONS(AnalysisText)
};

Ink inkOf(model::Verdict verdict)
{
    return verdict == model::Verdict::In ? Ink::In : verdict == model::Verdict::Out ? Ink::Out : Ink::Unknown;
}

/// "2025-03-07 12:08:38 to 12:08:40 (2 s)"
QString spanText(const model::Incident &incident)
{
    const QString length = durationText(incident.span.length());
    if (!incident.placed)
        return AnalysisText::tr("%1 long; the log does not say when").arg(length);
    const bool sameDay = incident.span.from / model::NanosPerDay == incident.span.to / model::NanosPerDay;
    const QString from = timeText(incident.span.from, true);
    if (incident.span.length() == 0)
        return from;
    return AnalysisText::tr("%1 to %2 (%3)").arg(from, timeText(incident.span.to, !sameDay), length);
}

void writeSymptoms(TextPage &page, const Session &session, const model::Incident &incident)
{
    int left = 0;
    for (const model::Symptom &symptom : mainSymptoms(incident, left)) {
        const QString entity = symptom.entity.empty() ? QString() : fromUtf8(symptom.entity) + QLatin1Char(' ');
        const QString when = incident.placed ? AnalysisText::tr(" at %1").arg(timeText(symptom.at, false)) : QString();
        page.cited(2, QString(),
            entity + metricTitle(symptom.metric) + QLatin1Char(' ') + valueText(symptom.peak, symptom.unit) + when,
            refText(session, symptom.ref));
    }
    if (left > 0)
        page.paragraph(2, QString(), AnalysisText::tr("and %1 more").arg(left), Ink::Faint);
}

void writeEvidence(TextPage &page, const Session &session, const model::Finding &finding)
{
    for (const bool supports : { true, false })
        for (const model::Evidence &evidence : finding.evidence)
            if (evidence.supports == supports)
                page.cited(6, supports ? QStringLiteral("+ ") : QStringLiteral("- "), translated(evidence.text),
                    refText(session, evidence.ref));
}

void writeMissing(TextPage &page, const model::Finding &finding)
{
    // A verdict that stands needs nothing more.
    if (finding.verdict != model::Verdict::Unknown)
        return;
    for (const model::MissingSignal &missing : finding.missing) {
        page.paragraph(6, QStringLiteral("? "),
            AnalysisText::tr("not recorded: %1; next time record").arg(translated(missing.signal)));
        page.verbatim(10, fromUtf8(missing.command), Ink::Bold);
    }
}

void writeFinding(TextPage &page, const Session &session, const model::Finding &finding)
{
    QString verdict = verdictWord(finding.verdict);
    if (finding.verdict == model::Verdict::In)
        verdict += QStringLiteral(", ") + roleWord(finding.role);
    page.paragraph(2, fromUtf8(finding.rule) + QStringLiteral(": ") + verdict + QStringLiteral("  "),
        ruleTitle(finding.rule), inkOf(finding.verdict));
    if (const QString summary = summaryText(finding); !summary.isEmpty())
        page.paragraph(4, QString(), summary);
    writeEvidence(page, session, finding);
    writeMissing(page, finding);
}

void writeFindings(TextPage &page, const Session &session, const std::vector<model::Finding> &findings)
{
    for (const model::Finding &finding : findings)
        writeFinding(page, session, finding);
}

/// Classes of CPU use, in samples and in spells, where anything reached 60 %.
void writeCpuClasses(TextPage &page, const Session &session)
{
    bool headed = false;
    for (const model::CpuClasses &table : cpuClasses(session)) {
        if (!table.any())
            continue;
        if (!headed) {
            page.blank();
            page.paragraph(0, QString(), AnalysisText::tr("CPU use of 60 % and more"), Ink::Bold);
        }
        headed = true;
        page.paragraph(2, QString(), cpuClassHead(session, table));
        for (const QStringList &row : cpuClassRows(table))
            page.paragraph(4, row[0] + QStringLiteral("  "),
                AnalysisText::tr("samples: %1 (%2; %3 an hour), spells: %4 (%5 an hour)")
                        .arg(row[1], row[2], row[3], row[4], row[5])
                    + (row[6].isEmpty() ? QString() : AnalysisText::tr(", %1 long on average").arg(row[6]))
                    + (row[7].isEmpty() ? QString() : AnalysisText::tr(", dispersion %1").arg(row[7])));
    }
}

void writeRemarks(TextPage &page, const Session &session)
{
    const QString grade = qualityGrade(session);
    if (!session.quality().empty() || !grade.isEmpty()) {
        page.blank();
        page.paragraph(0, QString(), AnalysisText::tr("What the data can carry"), Ink::Bold);
        if (!grade.isEmpty())
            page.paragraph(2, QString(), gradeSentence(grade));
        for (const model::QualityRemark &remark : session.quality())
            page.cited(2, QStringLiteral("- "), translatedText(remark.text), refText(session, remark.ref));
    }
    if (session.issues().empty())
        return;
    page.blank();
    page.paragraph(0, QString(), AnalysisText::tr("Lines that could not be used"), Ink::Bold);
    for (const model::Issue &issue : session.issues()) {
        const QString times
            = issue.count > 1 ? AnalysisText::tr(" (%1 lines, the first is cited)").arg(issue.count) : QString();
        page.cited(2, QStringLiteral("- "), translatedText(issue.reason) + times,
            refText(session, { issue.source, issue.line }));
    }
}

} // namespace

void writeAnalysisText(TextPage &page, const Session &session)
{
    page.paragraph(0, QString(), summarySentence(session), Ink::Bold);
    page.paragraph(
        0, QString(), AnalysisText::tr("Times are the machine's own (%1).").arg(zoneText(session)), Ink::Faint);
    for (const model::Incident &incident : session.analysis().incidents) {
        page.blank();
        page.paragraph(0, AnalysisText::tr("Incident %1  ").arg(incident.id), translated(incident.title), Ink::Bold);
        page.paragraph(2, QString(), spanText(incident));
        writeSymptoms(page, session, incident);
        writeFindings(page, session, incident.findings);
    }
    if (!session.analysis().overall.empty()) {
        page.blank();
        page.paragraph(0, QString(), AnalysisText::tr("Of the whole recording"), Ink::Bold);
        writeFindings(page, session, session.analysis().overall);
    }
    writeCpuClasses(page, session);
    writeRemarks(page, session);
    if (!session.analysis().incidents.empty()) {
        page.blank();
        page.paragraph(0, QString(),
            AnalysisText::tr(
                "\"stallmark collect\" with the same bundle prints a script that records what was missing."),
            Ink::Faint);
    }
}

} // namespace gui
