// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/content.h"

#include "gui/api/cpuclasstext.h"
#include "gui/api/wording.h"

#include <algorithm>

// What the reader needs to check the verdict and to do better next time.
namespace gui::report {

namespace {

constexpr std::size_t MostCommands = 10;
constexpr std::size_t MostRemarks = 25;
constexpr std::size_t MostIssues = 30;

struct Wanted {
    QString command;
    QStringList quantities;
    QStringList rules;
    double weight = 0;
};

void addUnique(QStringList &list, const QString &item)
{
    if (!list.contains(item))
        list << item;
}

void want(std::vector<Wanted> &list, const model::Finding &finding)
{
    if (finding.verdict != model::Verdict::Unknown)
        return;
    for (const model::MissingSignal &missing : finding.missing) {
        const QString command = fromUtf8(missing.command);
        auto it = std::find_if(list.begin(), list.end(), [&](const Wanted &w) { return w.command == command; });
        if (it == list.end())
            it = list.insert(list.end(), Wanted{ command, {}, {}, 0 });
        addUnique(it->quantities, translated(missing.signal));
        addUnique(it->rules, ruleTitle(finding.rule));
        it->weight = std::max(it->weight, missing.weight);
    }
}

std::vector<Wanted> wantedCommands(const Session &session)
{
    std::vector<Wanted> list;
    for (const model::Incident &incident : session.analysis().incidents)
        for (const model::Finding &finding : incident.findings)
            want(list, finding);
    for (const model::Finding &finding : session.analysis().overall)
        want(list, finding);
    std::erase_if(list, [](const Wanted &w) { return w.command.isEmpty(); });
    std::stable_sort(list.begin(), list.end(), [](const Wanted &a, const Wanted &b) { return a.weight > b.weight; });
    if (list.size() > MostCommands)
        list.resize(MostCommands);
    return list;
}

QString statusWord(model::SourceStatus status)
{
    switch (status) {
    case model::SourceStatus::Read:
        return Report::tr("read");
    case model::SourceStatus::Partial:
        return Report::tr("read in part");
    case model::SourceStatus::Unknown:
        return Report::tr("not recognised");
    case model::SourceStatus::Binary:
        return Report::tr("not a text");
    case model::SourceStatus::Empty:
        return Report::tr("empty");
    case model::SourceStatus::Unreadable:
        break;
    }
    return Report::tr("could not be read");
}

std::vector<const model::Log *> logsOf(const Session &session, const model::SourceFile &file)
{
    std::vector<const model::Log *> logs;
    for (const model::Log &log : session.logs())
        if (log.source == file.id)
            logs.push_back(&log);
    return logs;
}

Spans formatCell(const Session &session, const model::SourceFile &file)
{
    QStringList names;
    for (const model::Log *log : logsOf(session, file)) {
        const QString tool = fromUtf8(log->tool.empty() ? log->format : log->tool);
        addUnique(names,
            log->version.empty() ? tool : tool + QStringLiteral(" (") + fromUtf8(log->version) + QLatin1Char(')'));
    }
    if (names.isEmpty() || file.status != model::SourceStatus::Read)
        names << statusWord(file.status);
    Spans spans{ plain(names.join(QStringLiteral("; "))) };
    if (!file.problem.empty())
        spans.push_back(faint(QStringLiteral(": ") + translatedText(file.problem)));
    return spans;
}

Spans clockCell(const Session &session, const model::SourceFile &file)
{
    QStringList clocks;
    for (const model::Log *log : logsOf(session, file)) {
        if (!log->clock.placed && log->samples + log->events == 0)
            continue;
        QString text = translatedText(log->clock.how);
        if (log->clock.placed && log->clock.uncertainty > 0)
            text += Report::tr(" (within %1)").arg(durationText(log->clock.uncertainty));
        addUnique(clocks, text);
    }
    return { plain(clocks.mid(0, 3).join(QLatin1Char(' '))) };
}

Spans fileCell(const model::SourceFile &file)
{
    Span name = plain(fromUtf8(file.path));
    Span hash = mono(QStringLiteral("\n") + fromUtf8(file.sha256));
    return file.sha256.empty() ? Spans{ name } : Spans{ name, hash };
}

void addIssues(Document &document, const Session &session)
{
    const auto &issues = session.issues();
    if (issues.empty())
        return;
    document.blocks.push_back(
        Paragraph{ { bold(Report::tr("Lines that could not be used")) }, Paragraph::Kind::Body, 0, {}, true });
    Table table;
    table.header = { Report::tr("Where"), Report::tr("Lines"), Report::tr("Reason"), Report::tr("First such line") };
    table.widths = { 22, 8, 34, 36 };
    table.rightAligned = { false, true, false, false };
    for (std::size_t i = 0; i < std::min(MostIssues, issues.size()); ++i)
        table.rows.push_back({ { plain(refText(session, { issues[i].source, issues[i].line })) },
            { plain(QString::number(issues[i].count)) }, { plain(translatedText(issues[i].reason)) },
            { mono(fromUtf8(issues[i].excerpt).simplified().left(80)) } });
    document.blocks.push_back(std::move(table));
    if (issues.size() > MostIssues)
        document.blocks.push_back(
            Paragraph{ { faint(Report::tr("%1 of %2 kinds of lines are listed.").arg(MostIssues).arg(issues.size())) },
                Paragraph::Kind::Note, 0, {}, false });
}

} // namespace

void addNextTime(Document &document, const Session &session)
{
    const auto list = wantedCommands(session);
    if (list.empty())
        return;
    document.blocks.push_back(Heading{ 2, Report::tr("What to record next time"), QStringLiteral("next") });
    for (const Wanted &wanted : list) {
        document.blocks.push_back(Paragraph{
            { plain(Report::tr("To decide whether ")), bold(wanted.rules.join(QStringLiteral(", "))),
                plain(QStringLiteral(": ") + wanted.quantities.join(QStringLiteral("; ")) + QLatin1Char('.')) },
            Paragraph::Kind::Body, 0, {}, true });
        document.blocks.push_back(Code{ {}, { { {}, wanted.command, false } } });
    }
}

void addQuality(Document &document, const Session &session)
{
    const auto &remarks = session.quality();
    const QString grade = gradeSentence(qualityGrade(session));
    if (remarks.empty() && session.issues().empty() && grade.isEmpty())
        return;
    document.blocks.push_back(Heading{ 2, Report::tr("Quality of the data"), QStringLiteral("quality") });
    if (!grade.isEmpty())
        document.blocks.push_back(Paragraph{ { bold(grade) }, Paragraph::Kind::Body, 0, {}, false });
    for (std::size_t i = 0; i < std::min(MostRemarks, remarks.size()); ++i) {
        Spans spans{ plain(translatedText(remarks[i].text)) };
        const Spans cited = citation(session, remarks[i].ref);
        spans.insert(spans.end(), cited.begin(), cited.end());
        document.blocks.push_back(Paragraph{ spans, Paragraph::Kind::Body, 1, QString(QChar(0x2022)), false });
    }
    if (remarks.size() > MostRemarks)
        document.blocks.push_back(
            Paragraph{ { faint(Report::tr("%1 of %2 remarks are listed.").arg(MostRemarks).arg(remarks.size())) },
                Paragraph::Kind::Note, 0, {}, false });
    addIssues(document, session);
}

void addSources(Document &document, const Session &session)
{
    document.blocks.push_back(Heading{ 2, Report::tr("Sources"), QStringLiteral("sources") });
    document.blocks.push_back(Paragraph{
        { faint(Report::tr("The SHA-256 of each file stands under its name.")) }, Paragraph::Kind::Note, 0, {}, true });
    Table table;
    table.header = { Report::tr("File"), Report::tr("Read as"), Report::tr("Lines"), Report::tr("Clock") };
    table.widths = { 36, 24, 9, 31 };
    table.rightAligned = { false, false, true, false };
    for (const model::SourceFile &file : session.sources()) {
        Spans name = fileCell(file);
        name.front().anchor = sourceAnchor(file.id);
        table.rows.push_back(
            { name, formatCell(session, file), { plain(QString::number(file.lines)) }, clockCell(session, file) });
    }
    document.blocks.push_back(std::move(table));
}

} // namespace gui::report
