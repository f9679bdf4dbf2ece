// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stamp.h"
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace testsupport;

/// Every file of perf against the figures of the manifest.
class TestImportCorpusPerf : public QObject {
    Q_OBJECT
private slots:
    void latency_data() { addManifestRows("sys", { "perf-sched-latency" }); }
    void latency();
    void timehist_data() { addManifestRows("sys", { "perf-sched-timehist" }); }
    void timehist();
    void script_data() { addManifestRows("sys", { "perf-script", "ftrace-text" }); }
    void script();
    void scriptAgreesWithTimehist_data();
    void scriptAgreesWithTimehist();
    void map_data() { addManifestRows("sys", { "perf-sched-map" }); }
    void map();
    void stat_data() { addManifestRows("sys", { "perf-stat" }); }
    void stat();
    void perfTop_data() { addManifestRows("sys", { "perf-top" }); }
    void perfTop();
    void noLog_data() { addManifestRows("sys", { "perf-other" }); }
    void noLog();
    void cleanupTestCase() { qInfo("perf text: %s", tally().summary().c_str()); }
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

std::optional<double> factOf(const RecordingSink &log, const std::string &name)
{
    const auto it
        = std::find_if(log.facts.begin(), log.facts.end(), [&](const model::Fact &f) { return f.name == name; });
    return it == log.facts.end() ? std::nullopt : std::optional(std::stod(it->value));
}

std::string tidOf(const std::string &entity) { return entity.substr(entity.rfind(':') + 1); }

/// Figures of a script by the moment and the thread.
std::map<std::pair<model::Nanos, std::string>, double> rowsByMoment(
    const RecordingSink &log, std::string_view table, std::string_view metric)
{
    std::map<std::pair<model::Nanos, std::string>, double> out;
    for (const RecordedRow *row : rowsOf(log, table))
        out[{ row->stamp.value, tidOf(entityOf(log, *row)) }] = valueOf(log, *row, metric).value_or(-1);
    return out;
}

/// Delays of a script by thread and the moment at which they ended.
std::map<std::string, std::map<model::Nanos, double>> delaysByTask(const RecordingSink &log)
{
    std::map<std::string, std::map<model::Nanos, double>> out;
    for (const RecordedRow *row : rowsOf(log, "sched"))
        out[tidOf(entityOf(log, *row))][row->stamp.value] = valueOf(log, *row, "sched.delay").value_or(-1);
    return out;
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
    COMPARE_FIGURE(valueOf(log, row, "sched.runtime").value_or(-1), number(printed, "\\| +([0-9.]+) ms"));
    COMPARE_FIGURE(valueOf(log, row, "sched.switches").value_or(-1), number(printed, "\\| +(\\d+) \\|"));
    COMPARE_FIGURE(valueOf(log, row, "sched.delay_avg").value_or(-1), number(printed, "avg: +([0-9.]+) ms"));
    COMPARE_FIGURE(valueOf(log, row, "sched.delay_max").value_or(-1), number(printed, "max: +([0-9.]+) ms"));
    const double at = number(printed, "max (?:at|end): +([0-9.]+) s");
    if (at > 0)
        COMPARE_FIGURE(model::toSeconds(row.stamp.value), at);
}

} // namespace

void TestImportCorpusPerf::latency()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("perflatency");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    COMPARE_FIGURE(double(log->rows.size()), number(figures, "task_rows=(\\d+)"));
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
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("perftimehist");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    COMPARE_FIGURE(file->issues.size(), std::size_t(0));
    COMPARE_FIGURE(log->issues.size(), std::size_t(0));
    const auto rows = rowsOf(*log, "sched");
    // The manifest counts the rows of the idle task too.
    const auto bytes = readBytes(path.toStdString());
    const auto idle = QByteArray::fromStdString(*bytes).count("]  <idle>");
    COMPARE_FIGURE(double(rows.size()) + double(idle), number(figures, "switch_rows=(\\d+)"));
    if (const double switches = number(figures, "total_switches=(\\d+)"); switches >= 0) {
        COMPARE_FIGURE(log->facts.size(), std::size_t(2));
        COMPARE_FIGURE(log->facts.front().value, std::to_string(int(number(figures, "unique_tasks=(\\d+)"))));
        COMPARE_FIGURE(log->facts.back().value, std::to_string(int(switches)));
    }
    if (rows.empty())
        return;
    const bool onlySwitches = figures.contains(QStringLiteral("(wakeup/migrate)=0")) && idle == 0;
    if (onlySwitches) {
        COMPARE_FIGURE(model::toSeconds(rows.front()->stamp.value), number(figures, "first_time=([0-9.]+)"));
        COMPARE_FIGURE(model::toSeconds(rows.back()->stamp.value), number(figures, "last_time=([0-9.]+)"));
    }
    const auto largest = std::max_element(rows.begin(), rows.end(), [&](const RecordedRow *a, const RecordedRow *b) {
        return valueOf(*log, *a, "sched.delay") < valueOf(*log, *b, "sched.delay");
    });
    const QString printed = figures.section(QStringLiteral("largest_sch_delay_row="), 1);
    static const QRegularExpression form(
        QStringLiteral("^([0-9.]+) \\[\\d+\\] (?:s )?(.*\\[[-0-9/]+\\])(?: \\d+)? ([0-9.]+) ([0-9.]+)(?: ([0-9.]+))?"));
    const auto match = form.match(printed);
    QVERIFY2(match.hasMatch(), qPrintable(printed));
    COMPARE_FIGURE(model::toSeconds((*largest)->stamp.value), match.captured(1).toDouble());
    QVERIFY2(sameName(match.captured(2), entityOf(*log, **largest)), qPrintable(printed));
    COMPARE_FIGURE(valueOf(*log, **largest, "sched.wait").value_or(-1), match.captured(3).toDouble());
    // The manifest may end inside the figure.
    if (!printed.endsWith(match.captured(4)))
        COMPARE_FIGURE(valueOf(*log, **largest, "sched.delay").value_or(-1), match.captured(4).toDouble());
}

void TestImportCorpusPerf::script()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("perfscript");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    COMPARE_FIGURE(log->issues.size(), std::size_t(0));
    // The manifest leaves out a few lines with odd names of tasks, so the lines of the log are counted.
    const auto bytes = QByteArray::fromStdString(*readBytes(path.toStdString()));
    const auto counted = QRegularExpression(QStringLiteral("event_rows=(\\d+)")).match(figures).captured(1).toInt();
    const int unnamed = static_cast<int>(bytes.count('\n')) - counted;
    auto kinds = QRegularExpression(QStringLiteral("sched:(\\w+)=(\\d+)")).globalMatch(figures);
    while (kinds.hasNext()) {
        const auto kind = kinds.next();
        const auto lines = bytes.count("sched:" + kind.captured(1).toLatin1() + ": ");
        QVERIFY(lines >= kind.captured(2).toInt() && lines <= kind.captured(2).toInt() + unnamed);
        tally().check(
            qPrintable(kind.captured(1)), factOf(*log, "perf.events." + kind.captured(1).toStdString()), double(lines));
    }
    for (const auto &[pattern, fact] :
        { std::pair(" min=([0-9.]+)", "perf.first_event"), std::pair(" max=([0-9.]+)", "perf.last_event") })
        if (const double expected = number(figures, pattern); expected >= 0)
            tally().check(fact, factOf(*log, fact), expected);
    QVERIFY(!rowsOf(*log, "sched").empty() && !rowsOf(*log, "sched-run").empty());
    NO_FAULTS();
}

void TestImportCorpusPerf::scriptAgreesWithTimehist_data()
{
    QTest::addColumn<QString>("folder");
    for (const char *folder : { "perf-6.1", "perf-6.12", "perf-7.2" })
        QTest::newRow(folder) << QString::fromLatin1(folder);
}

/// perf itself computes the same delays and run times from the same recording.
void TestImportCorpusPerf::scriptAgreesWithTimehist()
{
    QFETCH(QString, folder);
    const auto rows = manifestRows("sys", { "perf-sched-timehist" });
    if (rows.empty())
        QSKIP("the corpus is not beside the repository");
    const QString root = QString(rows.front().path).remove(rows.front().file) + folder;
    const auto script = recordFile((root + QStringLiteral("/script_sched.log")).toStdString());
    const auto timehist = recordFile((root + QStringLiteral("/timehist.log")).toStdString());
    QVERIFY(script && timehist && script->log("perfscript") && timehist->log("perftimehist"));
    const auto own = rowsByMoment(*script->log("perfscript"), "sched-run", "sched.runtime");
    const auto delays = delaysByTask(*script->log("perfscript"));
    const RecordingSink &theirs = *timehist->log("perftimehist");
    int compared = 0;
    for (const RecordedRow *row : rowsOf(theirs, "sched")) {
        const std::string task = entityOf(theirs, *row);
        const std::string tid
            = task.substr(task.rfind('[') + 1, task.find_first_of("/]", task.rfind('[')) - task.rfind('[') - 1);
        const auto at = own.find({ row->stamp.value, tid });
        if (at == own.end())
            continue; // its start, or the row itself, is not in the excerpt
        const double run = valueOf(theirs, *row, "sched.runtime").value_or(-1);
        const double delay = valueOf(theirs, *row, "sched.delay").value_or(-1);
        QVERIFY2(std::abs(at->second - run) < 0.0025, task.c_str());
        ++compared;
        // The wait that ended where this run began; perf counts no delay after a preemption.
        const auto started = row->stamp.value - model::fromSeconds(at->second / 1000);
        const auto mine = delays.find(tid);
        if (delay <= 0 || mine == delays.end())
            continue;
        const auto wait = mine->second.lower_bound(started - 2000);
        QVERIFY2(wait != mine->second.end() && std::abs(wait->second - delay) < 0.0025, task.c_str());
    }
    qInfo("%s: %d runs compared", qPrintable(folder), compared);
    QVERIFY(compared > 50);
}

void TestImportCorpusPerf::map()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("perfmap");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    tally().check("rows", factOf(*log, "perf.map.rows"), number(figures, "rows=(\\d+)"));
    tally().check("names", factOf(*log, "perf.map.tasks"), number(figures, "name_assignments=(\\d+)"));
    const auto runs = rowsOf(*log, "sched-run");
    QVERIFY(!runs.empty());
    QVERIFY(model::toSeconds(runs.front()->stamp.value) >= number(figures, "first_time=([0-9.]+)"));
    // A filtered map ends with switches to tasks that are left out.
    QVERIFY(model::toSeconds(runs.back()->stamp.value) <= number(figures, "last_time=([0-9.]+)"));
    NO_FAULTS();
}

void TestImportCorpusPerf::stat()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("perfstat");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    const QString first = figures.section(QStringLiteral("first_row="), 1).section(QStringLiteral("; "), 0, 0);
    if (first.contains(QStringLiteral("elapsed"))) {
        const auto it = std::find_if(log->results.begin(), log->results.end(),
            [](const model::BenchResult &r) { return r.metric == "time elapsed"; });
        tally().check(
            "elapsed", it == log->results.end() ? std::nullopt : std::optional(it->value), number(first, "^([0-9.]+)"));
        QVERIFY(log->results.size() > 2);
        NO_FAULTS();
        return;
    }
    if (const double rows = number(figures, "interval_rows=(\\d+)"); rows > 0)
        tally().check("rows", double(log->rows.size()), rows);
    else
        QVERIFY(!log->rows.empty()); // JSON, which the manifest does not count
    const QString last = figures.section(QStringLiteral("last_row="), 1).section(QStringLiteral("; "), 0, 0);
    const auto started
        = importers::parseDateTime(figureAfter(figures, "started_on").toStdString(), importers::DateOrder::MonthFirst);
    for (const auto &[text, row] : { std::pair(first, log->rows.front()), std::pair(last, log->rows.back()) }) {
        if (text.isEmpty())
            continue;
        tally().check("time", model::toSeconds(row.stamp.value - started->stamp.value), number(text, "^([0-9.]+)"));
        static const QRegularExpression counted(
            QStringLiteral("^[0-9.]+[ ,](?:CPU\\d+ )?([0-9,]*[0-9](?:\\.\\d+)?)(?: |,,)"));
        const auto match = counted.match(text);
        if (match.hasMatch())
            tally().check("count", row.values[0].present ? std::optional(row.values[0].toDouble()) : std::nullopt,
                match.captured(1).remove(QLatin1Char(',')).toDouble());
        else
            QVERIFY2(!row.values[0].present && text.contains(QLatin1Char('<')), qPrintable(text));
    }
    NO_FAULTS();
}

void TestImportCorpusPerf::perfTop()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("perftop");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    const auto bytes = QByteArray::fromStdString(*readBytes(path.toStdString()));
    tally().check("heads", double(rowsOf(*log, "head").size()), double(bytes.count("PerfTop:")));
    static const QRegularExpression symbol(
        QStringLiteral("^[0-9: -]+ +[0-9.]+%  "), QRegularExpression::MultilineOption);
    tally().check("symbols", double(rowsOf(*log, "symbol").size()), double(QString::fromLatin1(bytes).count(symbol)));
    NO_FAULTS();
}

/// Dumps of raw bytes, of perf sched replay, and messages are no logs.
void TestImportCorpusPerf::noLog()
{
    READ_CORPUS_FILE();
    QVERIFY2(file->logs.empty(), file->outcome.detection.c_str());
    QVERIFY(!file->outcome.problem.empty());
}

CORPUS_TEST(TestImportCorpusPerf)
#include "tst_import_corpus_perf.moc"
