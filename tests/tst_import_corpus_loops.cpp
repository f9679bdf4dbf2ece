// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/recordstamp.h"
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace testsupport;

/// Every file of vmstat, of loops over /proc, of free, ps, iotop and of top on a screen, against the manifest.
class TestImportCorpusLoops : public QObject {
    Q_OBJECT
private slots:
    void vmstat_data() { addManifestRows("sys", { "vmstat-text" }); }
    void vmstat();
    void diskstats_data() { addManifestRows("sys", { "proc-diskstats-loop" }); }
    void diskstats();
    void pressure_data() { addManifestRows("sys", { "proc-psi-loop" }); }
    void pressure();
    void loads_data() { addManifestRows("sys", { "proc-loadavg-loop", "uptime-loop" }); }
    void loads();
    void records_data()
    {
        addManifestRows("sys", { "proc-stat-loop", "proc-pid-io-loop", "proc-other-loop", "free-loop", "ps-loop" });
    }
    void records();
    void iotop_data() { addManifestRows("sys", { "iotop-text" }); }
    void iotop();
    void screens_data() { addManifestRows("sys", { "top-ansi", "ansi-screen" }); }
    void screens();
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }

private:
    void vmstatTable(const RecordedFile &file, const QString &figures);
    void vmstatList(const RecordedFile &file, const QString &path, const QString &figures);
};

namespace {

std::optional<double> number(const QString &text, const char *pattern)
{
    const auto match = QRegularExpression(QLatin1String(pattern)).match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

std::vector<const RecordedRow *> byLine(std::vector<const RecordedRow *> rows)
{
    std::stable_sort(rows.begin(), rows.end(), [](auto *a, auto *b) { return a->line < b->line; });
    return rows;
}

/// The figure as printed, whatever its unit, of the first column whose metric ends like this.
std::optional<double> printed(const RecordingSink &log, model::LineNumber line, std::string_view ending)
{
    for (const RecordedRow &row : log.rows) {
        const auto &columns = log.tables[static_cast<std::size_t>(row.table)].columns;
        for (std::size_t i = 0; row.line == line && i < columns.size(); ++i)
            if (columns[i].metric.ends_with(ending) && row.values[i].present)
                return row.values[i].toDouble();
    }
    return std::nullopt;
}

std::optional<double> stampOf(const RecordedRow *row)
{
    return row && row->stamp.isValid() ? std::optional(model::toSeconds(row->stamp.value)) : std::nullopt;
}

/// The stamp at the start of a line of the manifest, in which blanks are folded.
std::optional<double> stampIn(const QString &text)
{
    const auto stamp = importers::parseStamp(text.toStdString(), importers::DateOrder::MonthFirst);
    return stamp ? std::optional(model::toSeconds(stamp->stamp.value)) : std::nullopt;
}

/// Names of vmstat's columns as endings of metrics.
std::string endingOf(const QString &column)
{
    static const std::map<std::string, std::string> names{ { "r", "vm.runnable" }, { "b", "vm.blocked" },
        { "free", "mem.free" }, { "frei", "mem.free" }, { "buff", "mem.buffers" }, { "cache", "mem.cached" },
        { "Cache", "mem.cached" }, { "si", "swap.in" }, { "so", "swap.out" }, { "in", "vm.interrupts" },
        { "cs", "vm.switches" }, { "us", "cpu.user" }, { "sy", "cpu.system" }, { "id", "cpu.idle" },
        { "wa", "cpu.iowait" }, { "st", "cpu.steal" }, { "gu", "cpu.guest" } };
    const auto it = names.find(column.toStdString());
    return it == names.end() ? "vmstat." + column.toStdString() : it->second;
}

const RecordingSink *firstLog(const RecordedFile &file)
{
    return file.logs.empty() ? nullptr : file.logs.front().get();
}

} // namespace

void TestImportCorpusLoops::vmstat()
{
    READ_CORPUS_FILE();
    if (figures.contains(QStringLiteral("header_repeats=")))
        vmstatTable(*file, figures);
    else
        vmstatList(*file, path, figures);
    NO_FAULTS();
}

void TestImportCorpusLoops::vmstatTable(const RecordedFile &file, const QString &figures)
{
    const RecordingSink *log = file.log("vmstat");
    FIND_FIGURE(log != nullptr, file.outcome.detection.c_str());
    const auto rows = byLine(rowsOf(*log, "vmstat"));
    tally().check("rows", double(rows.size()), number(figures, "rows=(\\d+)").value_or(-1));
    QVERIFY(!rows.empty());
    QStringList names = figureAfter(figures, "cols", ";").split(QLatin1Char(' '));
    for (const auto &[key, row] : { std::pair("first_row", rows.front()), std::pair("last_row", rows.back()) }) {
        const QStringList cells = figureAfter(figures, key, ";").split(QLatin1Char(' '));
        for (qsizetype i = 0; i < names.size() && names[i] != QStringLiteral("CST"); ++i)
            tally().check(qPrintable(names[i]), printed(*log, row->line, endingOf(names[i])), cells[i].toDouble());
        if (names.back() == QStringLiteral("CST"))
            tally().check(key, stampOf(row), stampIn(cells.mid(names.size() - 1).join(QLatin1Char(' '))).value_or(-1));
    }
}

void TestImportCorpusLoops::vmstatList(const RecordedFile &file, const QString &path, const QString &figures)
{
    const RecordingSink *log = file.log("vmstatlist");
    FIND_FIGURE(log != nullptr, file.outcome.detection.c_str());
    std::set<model::LineNumber> lines;
    for (const RecordedRow &row : log->rows)
        lines.insert(row.line);
    const auto text = QString::fromStdString(*readBytes(path.toStdString()));
    const auto heads = text.count(QStringLiteral("disk-")) + text.count(QStringLiteral("cur    sec"))
        + text.count(QRegularExpression(QStringLiteral("Cache +Num")));
    tally().check("lines", double(lines.size()), number(figures, "lines=(\\d+)").value_or(-1) - double(heads));
    for (const auto &[key, line] : { std::pair("first", *lines.begin()), std::pair("last", *lines.rbegin()) }) {
        const auto value = number(figureAfter(figures, key), "^(\\d+) ");
        if (value)
            tally().check(key, printed(*log, line, ""), *value);
    }
}

void TestImportCorpusLoops::diskstats()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("procdiskstats");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    std::vector<const RecordedRow *> counters, rates;
    for (const RecordedRow &row : log->rows) {
        const RecordedTable &table = log->tables[std::size_t(row.table)];
        if (table.entity == "vda")
            (table.name == "disk" ? rates : counters).push_back(&row);
    }
    QVERIFY(!counters.empty());
    tally().check("vda rows", double(counters.size()), *number(figures, "vda rows=(\\d+)"));
    tally().check("first", valueOf(*log, *counters.front(), "diskstats.reads"), *number(figures, "first reads=(\\d+)"));
    tally().check("last", valueOf(*log, *counters.back(), "diskstats.reads"), *number(figures, "last reads=(\\d+)"));
    tally().check("first stamp", stampOf(counters.front()), *stampIn(figureAfter(figures, "first_stamp")));
    tally().check("last stamp", stampOf(counters.back()), *stampIn(figureAfter(figures, "last_stamp")));
    // Nothing is lost between the counters and the rates.
    double reads = 0, last = *stampOf(counters.front());
    for (const RecordedRow *row : rates) {
        reads += valueOf(*log, *row, "disk.reads").value_or(0) * (*stampOf(row) - last);
        last = *stampOf(row);
    }
    tally().check(
        "reads", std::round(reads), *number(figures, "last reads=(\\d+)") - *number(figures, "first reads=(\\d+)"));
    NO_FAULTS();
}

void TestImportCorpusLoops::pressure()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("procpressure");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    std::vector<std::pair<const RecordedRow *, double>> totals;
    for (const RecordedRow *row : byLine(rowsOf(*log, "pressure"))) {
        const auto &columns = log->tables[std::size_t(row->table)].columns;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].metric.ends_with("some_total") && row->values[i].present)
                totals.emplace_back(row, row->values[i].toDouble());
    }
    QVERIFY(!totals.empty());
    tally().check("rows", double(totals.size()), *number(figures, "some rows=(\\d+)"));
    tally().check("first total", totals.front().second, *number(figures, "first_total=(\\d+)"));
    tally().check("last total", totals.back().second, *number(figures, "last_total=(\\d+)"));
    if (const auto stamp = stampIn(figureAfter(figures, "last_stamp")))
        tally().check("last stamp", stampOf(totals.back().first), *stamp);
    NO_FAULTS();
}

void TestImportCorpusLoops::loads()
{
    READ_CORPUS_FILE();
    FIND_FIGURE(firstLog(*file) != nullptr, file->outcome.detection.c_str());
    const RecordingSink &log = *firstLog(*file);
    const auto rows = byLine(rowsOf(log, "load"));
    QVERIFY(!rows.empty());
    tally().check("samples", double(rows.size()), *number(figures, "samples=(\\d+)"));
    for (const auto &[key, row] : { std::pair("first_stamp", rows.front()), std::pair("last_stamp", rows.back()) }) {
        const QString text = figureAfter(figures, key, "\"");
        tally().check(key, stampOf(row), *stampIn(text));
        static const QRegularExpression loads(QStringLiteral("(\\d+\\.\\d\\d),? (\\d+\\.\\d\\d),? (\\d+\\.\\d\\d)"));
        const auto match = loads.match(text);
        tally().check("load 1", valueOf(log, *row, "load.1"), match.captured(1).toDouble());
        tally().check("load 5", valueOf(log, *row, "load.5"), match.captured(2).toDouble());
        tally().check("load 15", valueOf(log, *row, "load.15"), match.captured(3).toDouble());
    }
    NO_FAULTS();
}

void TestImportCorpusLoops::records()
{
    READ_CORPUS_FILE();
    FIND_FIGURE(firstLog(*file) != nullptr, file->outcome.detection.c_str());
    COMPARE_FIGURE(file->logs.size(), std::size_t(1));
    const RecordingSink &log = *firstLog(*file);
    std::set<model::Nanos> moments;
    for (const RecordedRow &row : log.rows)
        moments.insert(row.stamp.value);
    QVERIFY(!moments.empty());
    // Shares and rates need two readings; the manifest counts the rows of /proc/interrupts as samples.
    const bool shares = log.format == "procstat";
    auto samples = *number(figures, "samples=(\\d+)");
    if (path.endsWith(QStringLiteral("interrupts.log")))
        samples = double(QByteArray::fromStdString(*readBytes(path.toStdString())).count("CPU0"));
    tally().check("samples", double(moments.size()), samples - (shares ? 1 : 0));
    if (!shares)
        tally().check("first", model::toSeconds(*moments.begin()), *stampIn(figureAfter(figures, "first_stamp")));
    if (const auto last = stampIn(figureAfter(figures, "last_stamp")); last && *last > 1e9)
        tally().check("last", model::toSeconds(*moments.rbegin()), *last);
    QVERIFY(log.issues.empty());
    QVERIFY(file->issues.empty());
    NO_FAULTS();
}

void TestImportCorpusLoops::iotop()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("iotop");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    const auto heads = QByteArray::fromStdString(*readBytes(path.toStdString())).count("TID  PRIO");
    tally().check("lines", double(log->rows.size() + std::size_t(heads)), *number(figures, "lines=(\\d+)"));
    tally().check("first", stampOf(&log->rows.front()), *stampIn(figureAfter(figures, "first")));
    tally().check("last", stampOf(&log->rows.back()), *stampIn(figureAfter(figures, "last")));
    NO_FAULTS();
}

/// What was written for a screen: whole frames are read, and what is only a change of the screen is not taken for more.
void TestImportCorpusLoops::screens()
{
    READ_CORPUS_FILE();
    const auto heads = number(figures, "(\\d+) frame heads");
    if (!heads) { // `watch` writes single changed digits
        for (const auto &log : file->logs)
            QVERIFY(log->rows.empty());
        return;
    }
    const RecordingSink *log = file->log(path.contains(QStringLiteral("busybox")) ? "bbtop" : "top");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    // The manifest counts the heads of 3.2.8 twice.
    const auto bytes = QByteArray::fromStdString(*readBytes(path.toStdString()));
    const auto printedHeads = log->format == "top" ? double(bytes.count("top - ")) : *heads;
    QVERIFY(printedHeads == *heads || printedHeads * 2 == *heads);
    tally().check("frames", double(rowsOf(*log, "load").size()), printedHeads);
    NO_FAULTS();
}

CORPUS_TEST(TestImportCorpusLoops)
#include "tst_import_corpus_loops.moc"
