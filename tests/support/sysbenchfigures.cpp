// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/benchfigures.h"

#include <QRegularExpression>
#include <QStringList>

#include <map>

namespace testsupport {

namespace {

/// The figures of a pattern, in the order of its groups.
struct Pattern {
    const char *pattern;
    std::vector<const char *> metrics;
    double factor = 1;
};

constexpr double Mebi = 1024.0 * 1024.0;
#define NUMBER "([0-9.]+)"

const std::vector<Pattern> &patterns()
{
    static const std::vector<Pattern> all{
        { "(?<=\\s)time=" NUMBER "s", { "total_time" } },
        { "(?<=\\s)events=" NUMBER, { "events" } },
        { "(?:cpu\\.)?eps=" NUMBER, { "events_per_s" } },
        { "mem ops=" NUMBER " \\(" NUMBER "/s\\)", { "operations", "operations_per_s" } },
        { "transferred=" NUMBER "Mi?B \\(" NUMBER " Mi?B/sec\\)", { "transferred", "throughput" }, Mebi },
        { "R/W/O/T=(\\d+)/(\\d+)/(\\d+)/(\\d+)", { "reads", "writes", "fsyncs", "requests" } },
        { "req/s=" NUMBER, { "requests_per_s" } },
        { "reads/s=" NUMBER " writes/s=" NUMBER " fsyncs/s=" NUMBER,
            { "reads_per_s", "writes_per_s", "fsyncs_per_s" } },
        { "read=" NUMBER "MiB/s written=" NUMBER "MiB/s", { "throughput.read", "throughput.write" }, Mebi },
        { "read IOPS=" NUMBER, { "reads_per_s" } },
        { "write IOPS=" NUMBER, { "writes_per_s" } },
        { "read IOPS=[0-9.]+ " NUMBER "MiB/s write IOPS=[0-9.]+ " NUMBER "MiB/s",
            { "throughput.read", "throughput.write" }, Mebi },
        { "fsync/s=" NUMBER, { "fsyncs_per_s" } },
        { "q\\.read=(\\d+) q\\.write=(\\d+) q\\.other=(\\d+)", { "queries.read", "queries.write", "queries.other" } },
        { "transactions=(\\d+) \\(" NUMBER "/s\\)", { "transactions", "transactions_per_s" } },
        { "deadlocks=(\\d+) \\(" NUMBER "/s\\)", { "deadlocks", "deadlocks_per_s" } },
        { "read/write_requests=(\\d+) \\(" NUMBER "/s\\)", { "read_write_requests", "read_write_requests_per_s" } },
        { " queries=(\\d+) \\(" NUMBER "/s\\)", { "queries", "queries_per_s" } },
        { "ignored_errors=(\\d+) \\(" NUMBER "/s\\)", { "errors", "errors_per_s" } },
        { "reconnects=(\\d+) \\(" NUMBER "/s\\)", { "reconnects", "reconnects_per_s" } },
        { "fairness\\.events=" NUMBER "/" NUMBER, { "thread_events_avg", "thread_events_stddev" } },
    };
    return all;
}

void addPatterns(const QString &text, int run, BenchExpectation &out)
{
    for (const Pattern &pattern : patterns()) {
        const auto match = QRegularExpression(QLatin1String(pattern.pattern)).match(text);
        for (std::size_t i = 0; match.hasMatch() && i < pattern.metrics.size(); ++i) {
            const double value = match.captured(static_cast<int>(i) + 1).toDouble() * pattern.factor;
            out.figures.push_back({ run, {}, pattern.metrics[i], value, {} });
        }
    }
}

/// "read=0b written=480Kb total=480Kb rate=29.073Mb/sec"
void addBytes(const QString &text, int run, BenchExpectation &out)
{
    const std::map<QString, double> units{ { QStringLiteral("b"), 1 }, { QStringLiteral("Kb"), 1024 },
        { QStringLiteral("Mb"), Mebi }, { QStringLiteral("Gb"), Mebi * 1024 }, { QStringLiteral("Tb"), Mebi * Mebi } };
    const std::map<const char *, const char *> names{ { "read", "read_bytes" }, { "written", "written_bytes" },
        { "total", "transferred" }, { "rate", "throughput" } };
    for (const auto &[key, metric] : names) {
        const QRegularExpression figure(
            QStringLiteral("(?:^| )%1=([0-9.]+)([KMGT]?b)(?![a-zA-Z])").arg(QLatin1String(key)));
        const auto match = figure.match(text);
        if (match.hasMatch())
            out.figures.push_back({ run, {}, metric, match.captured(1).toDouble() * units.at(match.captured(2)), {} });
    }
}

/// "min=0.08ms avg=0.16ms max=20.13ms p95=0.10ms": seconds in 0.4.8, without a unit in 1.x.
void addLatencies(const QString &text, int run, BenchExpectation &out)
{
    static const QRegularExpression figure(QStringLiteral(" (min|avg|max|p\\d+)=([0-9.]+)(ms|s|)(?= |$)"));
    double max = 0;
    for (auto it = figure.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const double value = match.captured(2).toDouble() * (match.captured(3) == QStringLiteral("s") ? 1000 : 1);
        if (match.captured(1) == QStringLiteral("max"))
            max = value;
        // What an old version prints for the percentile of too few events is no figure.
        if (match.captured(1).startsWith(QLatin1Char('p')) && value > 1e6 && max < 1e6)
            continue;
        out.figures.push_back({ run, {}, "latency." + match.captured(1).toStdString(), value, {} });
    }
}

void addMode(const QString &text, int run, BenchExpectation &out)
{
    const std::map<QString, const char *> tests{ { QStringLiteral("sequential write (creation)"), "fileio seqwr" },
        { QStringLiteral("sequential rewrite"), "fileio seqrewr" },
        { QStringLiteral("sequential read"), "fileio seqrd" }, { QStringLiteral("random read"), "fileio rndrd" },
        { QStringLiteral("random write"), "fileio rndwr" }, { QStringLiteral("random r/w"), "fileio rndrw" },
        { QStringLiteral("memory operations speed"), "memory" },
        { QStringLiteral("thread subsystem performance"), "threads" }, { QStringLiteral("mutex performance"), "mutex" },
        { QStringLiteral("read-only"), "oltp" } };
    const auto mode = QRegularExpression(QStringLiteral("mode=\"([^\"]*)\"")).match(text);
    const auto known = tests.find(mode.captured(1));
    if (mode.hasMatch() && known != tests.end()) {
        for (BenchFigure &figure : out.figures) {
            if (figure.run == run)
                figure.test = known->second;
        }
    }
}

void addFacts(const QString &text, BenchExpectation &out)
{
    for (const auto &[key, fact] :
        { std::pair{ "threads", "sysbench.threads" }, std::pair{ "bs", "sysbench.block_size" } }) {
        const auto match = QRegularExpression(QStringLiteral("(?:^| )%1=(\\w+)").arg(QLatin1String(key))).match(text);
        if (match.hasMatch())
            out.facts.emplace_back(fact, match.captured(1).toStdString());
    }
}

/// "no banner; figures: events per second: 3078.68, avg: 0.32, 95th percentile: 0.53, ..."
void addPasted(const QString &text, BenchExpectation &out)
{
    static const QRegularExpression figure(QStringLiteral("(events per second|avg|95th percentile): ([0-9.]+)"));
    int run = 0;
    for (auto it = figure.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(1);
        run += name == QStringLiteral("events per second") ? 1 : 0;
        out.figures.push_back({ run, {},
            name == QStringLiteral("avg")                   ? "latency.avg"
                : name == QStringLiteral("95th percentile") ? "latency.p95"
                                                            : "events_per_s",
            match.captured(2).toDouble(), {} });
    }
    out.runs = run;
}

int countOf(const QString &text, const char *what)
{
    const auto match = QRegularExpression(QStringLiteral("(\\d+) ") + QLatin1String(what)).match(text);
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

void addIntervals(const QString &text, BenchExpectation &out)
{
    const int rows = countOf(text, "interval line\\(s\\)") + countOf(text, "CSV interval rows");
    if (rows > 0)
        out.rows = (out.rows < 0 ? 0 : out.rows) + rows;
    const auto json = QRegularExpression(QStringLiteral("JSON report objects, tps=([0-9.,]+)")).match(text);
    const QStringList tps = json.captured(1).split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i + 1 < tps.size(); ++i) // the last one is the report on the whole run
        out.tps.push_back(tps[i].toDouble());
    if (!tps.isEmpty()) {
        out.rows = static_cast<int>(tps.size()) - 1;
        out.figures.push_back({ 1, {}, "transactions_per_s", tps.back().toDouble(), {} });
    }
}

/// A report of zeros, behind a failure or because nothing was done, is no result.
bool isUseless(const QString &text)
{
    return text.contains(QStringLiteral("no result")) || text.contains(QStringLiteral("FATAL"))
        || (text.contains(QStringLiteral("no summary")) && !text.contains(QStringLiteral("JSON")))
        || QRegularExpression(QStringLiteral(" events=0(?= |$)")).match(text).hasMatch();
}

} // namespace

BenchExpectation sysbenchExpectation(const QString &figures)
{
    BenchExpectation out;
    if (figures.startsWith(QStringLiteral("no banner; figures:"))) {
        addPasted(figures, out);
        return out;
    }
    static const QRegularExpression parts(QStringLiteral(" \\|\\| #\\d+ "));
    QStringList invocations = figures.section(QStringLiteral(" ### "), 0, 0).split(parts);
    const bool several = invocations.size() > 1;
    if (several)
        invocations.removeFirst();
    int run = 0;
    for (const QString &text : invocations) {
        addFacts(text, out);
        addIntervals(text, out);
        if (isUseless(text))
            continue;
        const int checkpoints = countOf(text, "checkpoint report\\(s\\)");
        run += 1 + checkpoints;
        addPatterns(QLatin1Char(' ') + text, run, out);
        addBytes(text, run, out);
        addLatencies(QLatin1Char(' ') + text, run, out);
        addMode(text, run, out);
    }
    out.runs = run;
    out.nothing = run == 0;
    return out;
}

} // namespace testsupport
