// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace testsupport;

/// Every fileio and cpu report of sysbench against the figures of the manifest.
class TestImportCorpusSysbench : public QObject {
    Q_OBJECT
private slots:
    void sysbench_data();
    void sysbench();
};

namespace {

double number(const QString &text, const char *pattern)
{
    const auto match = QRegularExpression(QLatin1String(pattern)).match(text);
    return match.hasMatch() ? match.captured(1).toDouble() : -1;
}

using Pairs = std::vector<std::pair<const char *, const char *>>;

/// Label of the manifest and metric, per form of the report.
const Pairs Sysbench{
    { "req/s=([0-9.]+)", "requests_per_s" },
    { "cpu.eps=([0-9.]+)", "events_per_s" },
    { "ops R/W/O/T=(\\d+)/", "reads" },
    { "ops R/W/O/T=\\d+/(\\d+)/", "writes" },
    { "ops R/W/O/T=\\d+/\\d+/(\\d+)/", "fsyncs" },
    { "ops R/W/O/T=\\d+/\\d+/\\d+/(\\d+)", "requests" },
    { "reads/s=([0-9.]+)", "reads_per_s" },
    { "writes/s=([0-9.]+)", "writes_per_s" },
    { "fsyncs/s=([0-9.]+)", "fsyncs_per_s" },
    { " time=([0-9.]+)s", "total_time" },
    { " events=(\\d+)", "events" },
    { "fairness.events=([0-9.]+)/", "thread_events_avg" },
    { "fairness.events=[0-9.]+/([0-9.]+)", "thread_events_stddev" },
    { "read=([0-9.]+)MiB/s", "throughput.read" },
    { "written=([0-9.]+)MiB/s", "throughput.write" },
};

/// Results of one test of a log.
std::optional<double> resultOf(const std::vector<model::BenchResult> &results, const std::string &metric)
{
    const auto it
        = std::find_if(results.begin(), results.end(), [&](const model::BenchResult &r) { return r.metric == metric; });
    return it == results.end() ? std::nullopt : std::optional(it->value);
}

void compareRate(const QString &figures, const std::vector<model::BenchResult> &results)
{
    const auto match = QRegularExpression(QStringLiteral("rate=([0-9.]+)([KMGT]?)b/sec")).match(figures);
    if (!match.hasMatch())
        return;
    const QString units = QStringLiteral("KMGT");
    const auto power = match.captured(2).isEmpty() ? 0 : units.indexOf(match.captured(2)) + 1;
    const double expected = match.captured(1).toDouble() * std::pow(1024.0, double(power));
    COMPARE_FIGURE(resultOf(results, "throughput").value_or(-1), expected);
}

void compareLatency(const QString &figures, const std::vector<model::BenchResult> &results)
{
    auto it = QRegularExpression(QStringLiteral(" (min|avg|max|p\\d+)=([0-9.]+)(ms|s)?")).globalMatch(figures);
    while (it.hasNext()) {
        const auto match = it.next();
        const double expected = match.captured(2).toDouble() * (match.captured(3) == QStringLiteral("s") ? 1000 : 1);
        const auto actual = resultOf(results, "latency." + match.captured(1).toStdString());
        if (expected >= 1e7) // the top of a histogram that holds too little
            QVERIFY(!actual);
        else
            COMPARE_FIGURE(actual.value_or(-1), expected);
    }
}

void compareRun(const QString &figures, const std::vector<model::BenchResult> &results)
{
    for (const auto &[pattern, metric] : Sysbench) {
        const double expected = number(figures, pattern);
        if (expected < 0)
            continue;
        const double factor = std::string_view(metric).starts_with("throughput.") ? 1048576.0 : 1.0;
        FIND_FIGURE(resultOf(results, metric).has_value(), metric);
        COMPARE_FIGURE(*resultOf(results, metric), expected * factor);
    }
    compareRate(figures, results);
    compareLatency(figures, results);
}

/// The results of the n-th run with results, or of the last report.
std::vector<model::BenchResult> runOf(const RecordingSink &log, int run)
{
    std::vector<model::BenchResult> results;
    std::copy_if(log.results.begin(), log.results.end(), std::back_inserter(results),
        [&](const model::BenchResult &r) { return r.run == run; });
    return results;
}

bool hasSummary(const QString &run)
{
    return !run.contains(QStringLiteral("no summary")) && !run.contains(QStringLiteral("no result"))
        && !run.contains(QStringLiteral("FATAL"));
}

} // namespace

void TestImportCorpusSysbench::sysbench_data()
{
    addManifestRows("bench",
        { "sysbench-fileio", "sysbench-fileio-interval", "sysbench-fileio-multirun", "sysbench-fileio-error",
            "sysbench-fileio-interrupted", "sysbench-fileio-prepare", "sysbench-fileio-cleanup", "sysbench-typescript",
            "sysbench-cpu", "sysbench-cpu-multirun" });
}

void TestImportCorpusSysbench::sysbench()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("sysbench");
    QStringList runs = figures.split(QStringLiteral(" || "));
    if (runs.size() > 1)
        runs.removeFirst(); // "7 invocations"
    runs.erase(std::remove_if(runs.begin(), runs.end(), [](const QString &r) { return !hasSummary(r); }), runs.end());
    if (runs.isEmpty()) {
        QVERIFY(log == nullptr || log->results.empty());
        return;
    }
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    const int last = log->results.empty() ? 0 : log->results.back().run;
    const bool checkpoints = figures.contains(QStringLiteral("checkpoint"));
    if (!checkpoints)
        COMPARE_FIGURE(qsizetype(last), runs.size());
    for (qsizetype i = 0; i < runs.size(); ++i)
        compareRun(runs[i], runOf(*log, checkpoints ? last : int(i) + 1));
    const double intervals = number(figures, "(\\d+) interval line");
    if (intervals >= 0)
        COMPARE_FIGURE(double(rowsOf(*log, "interval").size()), intervals);
}

CORPUS_TEST(TestImportCorpusSysbench)
#include "tst_import_corpus_sysbench.moc"
