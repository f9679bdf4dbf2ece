// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/benchfigures.h"

#include <QRegularExpression>
#include <QStringList>

namespace testsupport {

namespace {

std::string withCopies(const QString &name, const QString &copies)
{
    return (name + QStringLiteral(", ") + copies
        + (copies == QStringLiteral("1") ? QStringLiteral(" copy") : QStringLiteral(" copies")))
        .toStdString();
}

/// "System Benchmarks Index Score (Partial Only)=2409.3"
void addTotal(const QString &text, const QString &copies, int run, int tests, BenchExpectation &out)
{
    QString name = text.section(QLatin1Char('='), 0, -2).trimmed();
    const bool partial = name.contains(QStringLiteral(" (Partial Only)"));
    name.remove(QStringLiteral(" (Partial Only)"));
    if (!name.endsWith(QStringLiteral(" Index Score")))
        return;
    name.chop(6);
    // How many tests a partial index has is not said when there are others beside it.
    if (partial && tests > 0)
        name += QStringLiteral(" (partial, %1 tests)").arg(tests);
    const bool whole = !partial || tests > 0;
    out.figures.push_back({ run, whole ? withCopies(name, copies) : std::string(), "index",
        text.section(QLatin1Char('='), -1).toDouble(), {} });
}

/// "copies=1 cpus=2 tests=2: Pipe Throughput=1289732.5 lps, ...; System Benchmarks Index Score (Partial Only)=631.0"
void addPass(const QString &text, int run, BenchExpectation &out)
{
    static const QRegularExpression head(QStringLiteral("^copies=(\\d+) cpus=(\\d+) tests=(\\d+):?"));
    const auto match = head.match(text);
    const QString copies = match.captured(1);
    out.facts.emplace_back("unixbench.copies", copies.toStdString());
    out.facts.emplace_back("unixbench.cpus", match.captured(2).toStdString());
    const QStringList parts = text.mid(match.capturedEnd()).split(QStringLiteral("; "));
    for (const QString &test : parts.front().split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        const QStringList value = test.section(QLatin1Char('='), -1).split(QLatin1Char(' '));
        if (value.size() == 2)
            out.figures.push_back({ run, withCopies(test.section(QLatin1Char('='), 0, -2).trimmed(), copies), "score",
                value[0].toDouble(), value[1].toStdString() });
    }
    const QStringList totals = parts.size() > 1 ? parts[1].split(QStringLiteral(", ")) : QStringList();
    for (const QString &total : totals)
        addTotal(total, copies, run, totals.size() == 1 ? match.captured(3).toInt() : 0, out);
}

void report(const QString &figures, BenchExpectation &out)
{
    int run = 0;
    for (const QString &part : figures.split(QStringLiteral(" || "))) {
        if (part.startsWith(QStringLiteral("copies=")) && !part.contains(QStringLiteral("tests=0")))
            addPass(part, ++run, out);
    }
    out.runs = run;
    out.nothing = run == 0;
}

/// "runs: 2 CPUs; 1 parallel process; 2 CPUs; 2 parallel processes; 24 test rows, first ('Pipe ..', '1.0'); index: .."
void page(const QString &figures, BenchExpectation &out)
{
    static const QRegularExpression pass(QStringLiteral("(\\d+) parallel process"));
    static const QRegularExpression first(QStringLiteral("(\\d+) test rows, first \\('(.*?)', '([0-9.]+)'\\)"));
    QStringList copies;
    for (auto it = pass.globalMatch(figures); it.hasNext();)
        copies << it.next().captured(1);
    const auto row = first.match(figures);
    out.nothing = !row.hasMatch();
    if (out.nothing)
        return;
    out.runs = static_cast<int>(copies.size());
    out.figures.push_back({ 1, withCopies(row.captured(2), copies.front()), "score", row.captured(3).toDouble(), {} });
    const QStringList totals = figures.section(QStringLiteral("index: "), 1)
                                   .split(QRegularExpression(QStringLiteral("; |, ")), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < totals.size(); ++i) {
        const bool one = totals.size() == copies.size();
        addTotal(totals[i], copies[one ? i : 0], one ? static_cast<int>(i) + 1 : 1, 0, out);
    }
}

/// "2 test sections: Pipe Throughput x1=1355511.916388, ..."
void rawLog(const QString &figures, BenchExpectation &out)
{
    static const QRegularExpression test(QStringLiteral("(.+) x(\\d+)=([0-9.]+)$"));
    QStringList passes;
    for (const QString &part : figures.section(QStringLiteral(": "), 1).split(QStringLiteral(", "))) {
        const auto match = test.match(part);
        if (!match.hasMatch())
            continue;
        if (!passes.contains(match.captured(2)))
            passes << match.captured(2);
        out.figures.push_back({ static_cast<int>(passes.indexOf(match.captured(2))) + 1,
            withCopies(match.captured(1).trimmed(), match.captured(2)), "score", match.captured(3).toDouble(), {} });
    }
    out.runs = static_cast<int>(passes.size());
    out.nothing = passes.isEmpty();
}

/// "CSV: Concurrency,Pipe Throughput / 1,1421421.8 / 2,2742293.6"
void csv(const QString &figures, BenchExpectation &out)
{
    const QStringList lines = figures.mid(5).split(QStringLiteral(" / "));
    const QStringList names = lines.front().split(QLatin1Char(','));
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QStringList cells = lines[i].split(QLatin1Char(','));
        for (qsizetype j = 1; j < cells.size(); ++j)
            out.figures.push_back(
                { static_cast<int>(i), withCopies(names[j], cells[0]), "score", cells[j].toDouble(), {} });
    }
    out.runs = static_cast<int>(lines.size()) - 1;
}

} // namespace

BenchExpectation unixbenchExpectation(const QString &kind, const QString &figures)
{
    BenchExpectation out;
    if (kind == QStringLiteral("unixbench-html"))
        page(figures, out);
    else if (kind == QStringLiteral("unixbench-rawlog"))
        rawLog(figures, out);
    else if (kind == QStringLiteral("unixbench-csv"))
        csv(figures, out);
    else
        report(figures, out);
    return out;
}

} // namespace testsupport
