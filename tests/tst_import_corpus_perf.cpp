// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/manifest.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace testsupport;

/// Every file of perf sched latency and timehist, and every fileio report of sysbench, against the figures of the
/// manifests.
class TestImportCorpusPerf : public QObject {
    Q_OBJECT
private slots:
    void latency_data() { addRows("sys", { "perf-sched-latency" }); }
    void latency();
    void timehist_data() { addRows("sys", { "perf-sched-timehist" }); }
    void timehist();
    void otherPerfText_data() { addRows("sys", { "perf-script", "perf-sched-map", "perf-stat", "perf-top" }); }
    void otherPerfText();
    void sysbench_data();
    void sysbench();

private:
    static void addRows(const char *folder, std::initializer_list<const char *> kinds);
};

namespace {

double number(const QString &text, const char *pattern)
{
    const auto match = QRegularExpression(QLatin1String(pattern)).match(text);
    return match.hasMatch() ? match.captured(1).toDouble() : -1;
}

const std::string &entityOf(const RecordingSink &log, const RecordedRow &row)
{
    return log.tables[static_cast<std::size_t>(row.table)].entity;
}

/// The manifest shows what is not ASCII as '?'.
bool sameName(const QString &printed, const std::string &entity)
{
    const QString name = printed.section(QLatin1Char('?'), -1);
    return QString::fromStdString(entity).endsWith(name);
}

/// A row of the manifest: task | runtime | switches | avg | max | max at.
void compareTask(const RecordingSink &log, const RecordedRow &row, const QString &printed)
{
    QVERIFY2(sameName(printed.section(QStringLiteral(" | "), 0, 0).trimmed(), entityOf(log, row)), qPrintable(printed));
    QCOMPARE(valueOf(log, row, "sched.runtime").value_or(-1), number(printed, "\\| +([0-9.]+) ms"));
    QCOMPARE(valueOf(log, row, "sched.switches").value_or(-1), number(printed, "\\| +(\\d+) \\|"));
    QCOMPARE(valueOf(log, row, "sched.delay_avg").value_or(-1), number(printed, "avg: +([0-9.]+) ms"));
    QCOMPARE(valueOf(log, row, "sched.delay_max").value_or(-1), number(printed, "max: +([0-9.]+) ms"));
    const double at = number(printed, "max (?:at|end): +([0-9.]+) s");
    if (at > 0)
        QCOMPARE(model::toSeconds(row.stamp.value), at);
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
    QCOMPARE(resultOf(results, "throughput").value_or(-1), expected);
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
            QCOMPARE(actual.value_or(-1), expected);
    }
}

void compareRun(const QString &figures, const std::vector<model::BenchResult> &results)
{
    for (const auto &[pattern, metric] : Sysbench) {
        const double expected = number(figures, pattern);
        if (expected < 0)
            continue;
        const double factor = std::string_view(metric).starts_with("throughput.") ? 1048576.0 : 1.0;
        QVERIFY2(resultOf(results, metric), metric);
        QCOMPARE(*resultOf(results, metric), expected * factor);
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

void TestImportCorpusPerf::addRows(const char *folder, std::initializer_list<const char *> kinds)
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("figures");
    const auto rows = manifestRows(folder, kinds);
    if (rows.empty())
        QTest::newRow("corpus not there") << QString() << QString();
    for (const ManifestRow &row : rows)
        QTest::newRow(qPrintable(row.file)) << row.path << row.figures;
}

void TestImportCorpusPerf::latency()
{
    QFETCH(QString, path);
    QFETCH(QString, figures);
    if (path.isEmpty())
        QSKIP("the corpus is not beside the repository");
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    const RecordingSink *log = file->log("perflatency");
    QVERIFY2(log, file->outcome.detection.c_str());
    QCOMPARE(double(log->rows.size()), number(figures, "task_rows=(\\d+)"));
    auto rows = log->rows;
    std::sort(rows.begin(), rows.end(), [](const RecordedRow &a, const RecordedRow &b) { return a.line < b.line; });
    compareTask(*log, rows.front(),
        figures.section(QStringLiteral("first_row="), 1).section(QStringLiteral("; largest_max"), 0, 0));
    const auto largest = std::max_element(rows.begin(), rows.end(), [&](const RecordedRow &a, const RecordedRow &b) {
        return valueOf(*log, a, "sched.delay_max") < valueOf(*log, b, "sched.delay_max");
    });
    compareTask(
        *log, *largest, figures.section(QStringLiteral("largest_max="), 1).section(QStringLiteral("; total"), 0, 0));
}

void TestImportCorpusPerf::timehist()
{
    QFETCH(QString, path);
    QFETCH(QString, figures);
    if (path.isEmpty())
        QSKIP("the corpus is not beside the repository");
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    const RecordingSink *log = file->log("perftimehist");
    QVERIFY2(log, file->outcome.detection.c_str());
    QCOMPARE(file->issues.size(), std::size_t(0));
    QCOMPARE(log->issues.size(), std::size_t(0));
    const auto rows = rowsOf(*log, "sched");
    // The manifest counts the rows of the idle task too.
    const auto bytes = readBytes(path.toStdString());
    const auto idle = QByteArray::fromStdString(*bytes).count("]  <idle>");
    QCOMPARE(double(rows.size()) + double(idle), number(figures, "switch_rows=(\\d+)"));
    if (const double switches = number(figures, "total_switches=(\\d+)"); switches >= 0) {
        QCOMPARE(log->facts.size(), std::size_t(2));
        QCOMPARE(log->facts.front().value, std::to_string(int(number(figures, "unique_tasks=(\\d+)"))));
        QCOMPARE(log->facts.back().value, std::to_string(int(switches)));
    }
    if (rows.empty())
        return;
    const bool onlySwitches = figures.contains(QStringLiteral("(wakeup/migrate)=0")) && idle == 0;
    if (onlySwitches) {
        QCOMPARE(model::toSeconds(rows.front()->stamp.value), number(figures, "first_time=([0-9.]+)"));
        QCOMPARE(model::toSeconds(rows.back()->stamp.value), number(figures, "last_time=([0-9.]+)"));
    }
    const auto largest = std::max_element(rows.begin(), rows.end(), [&](const RecordedRow *a, const RecordedRow *b) {
        return valueOf(*log, *a, "sched.delay") < valueOf(*log, *b, "sched.delay");
    });
    const QString printed = figures.section(QStringLiteral("largest_sch_delay_row="), 1);
    static const QRegularExpression form(
        QStringLiteral("^([0-9.]+) \\[\\d+\\] (?:s )?(.*\\[[-0-9/]+\\])(?: \\d+)? ([0-9.]+) ([0-9.]+)(?: ([0-9.]+))?"));
    const auto match = form.match(printed);
    QVERIFY2(match.hasMatch(), qPrintable(printed));
    QCOMPARE(model::toSeconds((*largest)->stamp.value), match.captured(1).toDouble());
    QVERIFY2(sameName(match.captured(2), entityOf(*log, **largest)), qPrintable(printed));
    QCOMPARE(valueOf(*log, **largest, "sched.wait").value_or(-1), match.captured(3).toDouble());
    // The manifest may end inside the figure.
    if (!printed.endsWith(match.captured(4)))
        QCOMPARE(valueOf(*log, **largest, "sched.delay").value_or(-1), match.captured(4).toDouble());
}

/// Other output of perf has times, tasks and CPUs in brackets as well.
void TestImportCorpusPerf::otherPerfText()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("the corpus is not beside the repository");
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    for (const char *id : { "perflatency", "perftimehist", "top", "bbtop", "applog", "sysbench" })
        QVERIFY2(file->log(id) == nullptr, file->outcome.detection.c_str());
}

void TestImportCorpusPerf::sysbench_data()
{
    addRows("bench",
        { "sysbench-fileio", "sysbench-fileio-interval", "sysbench-fileio-multirun", "sysbench-fileio-error",
            "sysbench-fileio-interrupted", "sysbench-fileio-prepare", "sysbench-fileio-cleanup", "sysbench-typescript",
            "sysbench-cpu", "sysbench-cpu-multirun" });
}

void TestImportCorpusPerf::sysbench()
{
    QFETCH(QString, path);
    QFETCH(QString, figures);
    if (path.isEmpty())
        QSKIP("the corpus is not beside the repository");
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    const RecordingSink *log = file->log("sysbench");
    QStringList runs = figures.split(QStringLiteral(" || "));
    if (runs.size() > 1)
        runs.removeFirst(); // "7 invocations"
    runs.erase(std::remove_if(runs.begin(), runs.end(), [](const QString &r) { return !hasSummary(r); }), runs.end());
    if (runs.isEmpty()) {
        QVERIFY(log == nullptr || log->results.empty());
        return;
    }
    QVERIFY2(log, file->outcome.detection.c_str());
    const int last = log->results.empty() ? 0 : log->results.back().run;
    const bool checkpoints = figures.contains(QStringLiteral("checkpoint"));
    if (!checkpoints)
        QCOMPARE(qsizetype(last), runs.size());
    for (qsizetype i = 0; i < runs.size(); ++i)
        compareRun(runs[i], runOf(*log, checkpoints ? last : int(i) + 1));
    const double intervals = number(figures, "(\\d+) interval line");
    if (intervals >= 0)
        QCOMPARE(double(rowsOf(*log, "interval").size()), intervals);
}

QTEST_GUILESS_MAIN(TestImportCorpusPerf)
#include "tst_import_corpus_perf.moc"
