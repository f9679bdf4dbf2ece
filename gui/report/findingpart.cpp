// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/content.h"

#include "analysis/model/decimal.h"
#include "gui/api/wording.h"

namespace gui::report {

namespace {

/// "for 6, against 1": the weights that the tests earned; nothing when none could be made.
QString balance(const model::Finding &finding)
{
    if (finding.evidence.empty())
        return {};
    double yes = 0, no = 0;
    for (const model::Evidence &evidence : finding.evidence)
        (evidence.earned >= 0 ? yes : no) += evidence.earned;
    const auto text = [](double sum) { return fromUtf8(model::toText(sum)); };
    return QStringLiteral("  ") + Report::tr("for %1, against %2").arg(text(yes), text(no == 0 ? 0 : -no));
}

Spans head(const model::Finding &finding)
{
    QString verdict = verdictWord(finding.verdict);
    if (finding.verdict == model::Verdict::In)
        verdict += QStringLiteral(", ") + roleWord(finding.role);
    return { bold(ruleTitle(finding.rule)),
        faint(QStringLiteral(" (") + fromUtf8(finding.rule) + QStringLiteral(")  ")),
        bold(verdict, verdictColor(finding.verdict, false)), faint(balance(finding)) };
}

void addEvidence(Document &document, const Session &session, const model::Evidence &evidence)
{
    Spans spans{ plain(translated(evidence.text)) };
    if (evidence.hard && !evidence.supports)
        spans.push_back(bold(Report::tr(" This alone refutes it.")));
    const Spans cited = citation(session, evidence.ref);
    spans.insert(spans.end(), cited.begin(), cited.end());
    const QString mark = evidence.supports ? QStringLiteral("+") : QString(QChar(0x2212));
    document.blocks.push_back(Paragraph{ spans, Paragraph::Kind::Body, 1, mark, false });
}

QString missingText(const model::Finding &finding)
{
    QStringList signalNames;
    for (const model::MissingSignal &missing : finding.missing)
        signalNames.append(translated(missing.signal));
    return signalNames.join(QStringLiteral("; "));
}

/// What would have decided it; the commands stand once, under "What to record next time".
void addMissing(Document &document, const model::Finding &finding)
{
    if (finding.missing.empty())
        return;
    const Spans spans{ faint(Report::tr("not recorded: %1").arg(missingText(finding))) };
    document.blocks.push_back(Paragraph{ spans, Paragraph::Kind::Body, 1, QStringLiteral("?"), false });
}

/// The evidence against a refuted hypothesis, in one paragraph.
void addRuledOut(Document &document, const Session &session, const model::Finding &finding)
{
    Spans spans = head(finding);
    spans.pop_back();
    spans.push_back(plain(QStringLiteral(": ")));
    const auto against = strongest(finding, false);
    spans.push_back(plain(against.empty() ? translated(finding.summary) : translated(against.front()->text)));
    if (!against.empty()) {
        const Spans cited = citation(session, against.front()->ref);
        spans.insert(spans.end(), cited.begin(), cited.end());
    }
    document.blocks.push_back(Paragraph{ spans, Paragraph::Kind::Body, 0, {}, false });
}

} // namespace

bool saysNothing(const model::Finding &finding)
{
    return finding.verdict == model::Verdict::Unknown && finding.evidence.empty() && summaryText(finding).isEmpty();
}

void addUndecided(Document &document, const std::vector<const model::Finding *> &findings)
{
    if (findings.empty())
        return;
    Table table;
    table.header = { Report::tr("Cannot tell"), Report::tr("Not recorded") };
    table.widths = { 40, 60 };
    table.rightAligned = { false, false };
    for (const model::Finding *finding : findings)
        table.rows.push_back({ { plain(ruleTitle(finding->rule)),
                                   faint(QStringLiteral(" (") + fromUtf8(finding->rule) + QLatin1Char(')')) },
            { plain(missingText(*finding)) } });
    document.blocks.push_back(std::move(table));
}

void addFinding(Document &document, const Session &session, const model::Finding &finding)
{
    if (finding.verdict == model::Verdict::Out) {
        addRuledOut(document, session, finding);
        return;
    }
    document.blocks.push_back(Paragraph{ head(finding), Paragraph::Kind::Head, 0, {}, true });
    if (const QString summary = summaryText(finding); !summary.isEmpty())
        document.blocks.push_back(Paragraph{ { plain(summary) }, Paragraph::Kind::Body, 0, {}, false });
    for (const bool supports : { true, false })
        for (const model::Evidence *evidence : strongest(finding, supports))
            addEvidence(document, session, *evidence);
    if (finding.verdict == model::Verdict::Unknown)
        addMissing(document, finding);
    else
        for (Code &quote : quotes(session, finding))
            document.blocks.push_back(std::move(quote));
}

} // namespace gui::report
