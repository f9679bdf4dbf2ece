// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stamp.h"
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace testsupport;

/// Every file of top, BusyBox top and application logs of the corpus against the figures of its manifest.
class TestImportCorpusB : public QObject {
    Q_OBJECT
private slots:
    void top_data();
    void top();
    void busyBox_data();
    void busyBox();
    void application_data();
    void application();
};

namespace {

/// Printed label and metric.
using Names = std::map<std::string, const char *>;

/// The figures before these labels in a printed line against the columns of a row.
void compareLabelled(
    const RecordingSink &log, const RecordedRow &row, const QString &line, const Names &names, double factor = 1)
{
    int compared = 0;
    for (const auto &[label, metric] : names) {
        const QRegularExpression figure(
            QStringLiteral("(\\d+(?:[.,]\\d+)?)\\+?[%Kk]? ?") + QLatin1String(label.c_str()));
        const auto match = figure.match(line);
        if (!match.hasMatch())
            continue;
        const double expected = match.captured(1).replace(QLatin1Char(','), QLatin1Char('.')).toDouble() * factor;
        const auto actual = valueOf(log, row, metric);
        FIND_FIGURE(actual.has_value(), metric);
        EXPECT_FIGURE(std::abs(*actual - expected) <= 1e-6 * std::max(1.0, expected), metric);
        ++compared;
    }
    QVERIFY(compared > 0);
}

const Names TopCpu{ { "us", "cpu.user" }, { "sy", "cpu.system" }, { "ni", "cpu.nice" }, { "id", "cpu.idle" },
    { "wa", "cpu.iowait" }, { "hi", "cpu.irq" }, { "si", "cpu.softirq" }, { "st", "cpu.steal" } };
const Names BbCpu{ { "usr", "cpu.user" }, { "sys", "cpu.system" }, { "nic", "cpu.nice" }, { "idle", "cpu.idle" },
    { "io", "cpu.iowait" }, { "irq", "cpu.irq" }, { "sirq", "cpu.softirq" } };

QString clock(const importers::Stamp &stamp)
{
    return QString::fromStdString(
        model::clockTime(stamp.value + stamp.zoneSeconds.value_or(0) * model::NanosPerSecond));
}

QStringList words(const QString &text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

/// A printed process row against a recorded one, by the names of its columns.
void compareProcess(const RecordingSink &log, const RecordedRow &row, const QString &printed, QStringList columns)
{
    const QString entity = QString::fromStdString(log.tables[static_cast<std::size_t>(row.table)].entity);
    const QStringList cells = words(printed);
    if (!columns.contains(QStringLiteral("S")) && !columns.contains(QStringLiteral("STAT")))
        columns.insert(columns.indexOf(QStringLiteral("%CPU")), QStringLiteral("S"));
    const qsizetype command = columns.size() - 1;
    COMPARE_FIGURE(words(entity).first(),
        cells[columns.indexOf(QStringLiteral("PID")) < 0 ? 0 : columns.indexOf(QStringLiteral("PID"))]);
    const auto share = [&](const char *name, const char *metric) {
        const qsizetype at = columns.indexOf(QLatin1String(name));
        if (at < 0)
            return;
        QString cell = cells[at];
        const double expected = cell.replace(QLatin1Char(','), QLatin1Char('.')).remove(QLatin1Char('%')).toDouble();
        COMPARE_FIGURE(valueOf(log, row, metric).value_or(-1), expected);
    };
    share("%CPU", "proc.cpu");
    const bool busyBox = columns.contains(QStringLiteral("PPID"));
    if (!busyBox)
        share("%MEM", "proc.mem");
    share("%RSS", "proc.mem");
    share("%VSZ", "bbtop.vsz_percent");
    const qsizetype state = columns.indexOf(busyBox ? QStringLiteral("STAT") : QStringLiteral("S"));
    COMPARE_FIGURE(valueOf(log, row, "proc.state").value_or(-1), double(cells[state].front().toLatin1()));
    QString name = QStringList(cells.mid(command)).join(QLatin1Char(' '));
    name = name.section(QStringLiteral("..."), 0, 0).remove(QStringLiteral("`- "));
    // The manifest shows what is not ASCII as '?'.
    for (const QString &word : words(name)) {
        if (!word.contains(QLatin1Char('?')))
            QVERIFY2(entity.contains(word), qPrintable(entity + QStringLiteral(" / ") + word));
    }
}

/// The first row of the table that stands behind the last line of the summary.
const RecordedRow *firstOfLastFrame(const RecordingSink &log)
{
    const RecordedRow *found = nullptr;
    std::set<int> seen;
    const auto rows = rowsOf(log, "process");
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
        if (!seen.insert((*row)->table).second || (found != nullptr && found->line - (*row)->line > 1))
            break;
        found = *row;
    }
    return found;
}

void compareTopFrames(const RecordingSink &log, const QString &figures)
{
    const auto loads = rowsOf(log, "load");
    const auto count = QRegularExpression(QStringLiteral("heads (\\d+), tables (\\d+)")).match(figures);
    // The manifest looks for "top - ", but the line begins with the name under which the program was started.
    const bool renamed = count.captured(1) == QStringLiteral("0") && !loads.empty();
    COMPARE_FIGURE(qsizetype(loads.size()), count.captured(renamed ? 2 : 1).toLongLong());
    if (loads.empty() || renamed)
        return;
    COMPARE_FIGURE(clock(loads.front()->stamp), figureAfter(figures, "first_time"));
    COMPARE_FIGURE(clock(loads.back()->stamp), figureAfter(figures, "last_time"));
    QStringList load = figureAfter(figures, "load_first", ";").split(QStringLiteral(", "));
    const char *metrics[] = { "load.1", "load.5", "load.15" };
    for (qsizetype i = 0; i < load.size(); ++i) {
        const QString text = load[i].replace(QLatin1Char(','), QLatin1Char('.'));
        const bool whole = text.section(QLatin1Char('.'), 1).size() == 2;
        COMPARE_FIGURE(valueOf(log, *loads.front(), metrics[i]).value_or(-1), whole ? text.toDouble() : -1.0);
    }
}

void compareTopCpus(const RecordingSink &log, const QString &figures)
{
    const QString first = figureAfter(figures, "cpu_first");
    const auto rows = rowsOf(log, "cpu");
    if (first.isEmpty() || first.contains(QLatin1Char('[')))
        return;
    QVERIFY(!rows.empty());
    compareLabelled(log, *rows.front(), first, TopCpu);
    const QString last = figureAfter(figures, "cpu_last");
    const auto line = rows.back()->line;
    const auto firstOfLine
        = std::find_if(rows.begin(), rows.end(), [&](const RecordedRow *r) { return r->line == line; });
    compareLabelled(log, **firstOfLine, last, TopCpu);
    std::set<model::LineNumber> lines;
    for (const RecordedRow *row : rows)
        lines.insert(row->line);
    COMPARE_FIGURE(qsizetype(lines.size()), figureAfter(figures, "cpu_lines").toLongLong());
}

void compareTopMemory(const RecordingSink &log, const QString &figures)
{
    QString line = figureAfter(figures, "mem_last");
    const auto rows = rowsOf(log, "memory");
    if (line.isEmpty() || line.contains(QLatin1Char('[')) || rows.empty())
        return;
    line = line.section(QStringLiteral("Swap:"), 0, 0);
    const std::map<std::string, double> units{ { "KiB", 1024.0 }, { "MiB", 1048576.0 }, { "GiB", 1073741824.0 },
        { "TiB", 1099511627776.0 } };
    if (line.contains(QStringLiteral("PiB")) || line.contains(QStringLiteral("0.0 buff"))
        || line.contains(QStringLiteral("0.000 buff")))
        return; // too coarse, see the issues
    compareLabelled(log, *rows.back(), line,
        { { "free", "mem.free" }, { "buffers", "mem.buffers" }, { "buff/cache", "mem.cached" } },
        units.contains(line.left(3).toStdString()) ? units.at(line.left(3).toStdString()) : 1024.0);
}

} // namespace

void TestImportCorpusB::top_data() { addManifestRows("sys", { "top-text", "top-prefixed" }); }

void TestImportCorpusB::top()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("top");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    COMPARE_FIGURE(file->logs.size(), std::size_t(1));
    COMPARE_FIGURE(file->issues.size(), std::size_t(0));
    compareTopFrames(*log, figures);
    compareTopCpus(*log, figures);
    compareTopMemory(*log, figures);
    const auto rows = rowsOf(*log, "process");
    COMPARE_FIGURE(qsizetype(rows.size()), figureAfter(figures, "process_rows").toLongLong());
    const RecordedRow *row = firstOfLastFrame(*log);
    QVERIFY(row);
    compareProcess(
        *log, *row, figureAfter(figures, "last_table_first_row", "|;"), words(figureAfter(figures, "cols", ";")));
}

void TestImportCorpusB::busyBox_data() { addManifestRows("sys", { "bbtop-text" }); }

void TestImportCorpusB::busyBox()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("bbtop");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    COMPARE_FIGURE(file->logs.size(), std::size_t(1));
    // Killed in the middle of a stamp: that line is of no log.
    QVERIFY(file->issues.size() <= (path.contains(QStringLiteral("awk_killed")) ? 1U : 0U));
    const auto memory = rowsOf(*log, "memory");
    COMPARE_FIGURE(qsizetype(memory.size()), figureAfter(figures, "frames").toLongLong());
    const QString mem = figureAfter(figures, "mem_first");
    if (mem.startsWith(QStringLiteral("Mem:")) && !mem.contains(QRegularExpression(QStringLiteral("\\d{13}"))))
        compareLabelled(*log, *memory.front(), mem,
            { { "used", "bbtop.mem_used" }, { "free", "mem.free" }, { "buff", "mem.buffers" },
                { "cached", "mem.cached" } },
            1024);
    const auto cpus = rowsOf(*log, "cpu");
    const QString first = figureAfter(figures, "cpu_first");
    if (!first.isEmpty()) {
        const bool idle = !first.contains(QRegularExpression(QStringLiteral("[1-9]")));
        COMPARE_FIGURE(qsizetype(cpus.size()), qsizetype(memory.size()) - (idle ? 1 : 0));
        if (!idle)
            compareLabelled(*log, *cpus.front(), first, BbCpu);
        compareLabelled(*log, *cpus.back(), figureAfter(figures, "cpu_last"), BbCpu);
        const QStringList load = words(figureAfter(figures, "load_last"));
        COMPARE_FIGURE(valueOf(*log, *rowsOf(*log, "load").back(), "load.15").value_or(-1), load[4].toDouble());
        const RecordedRow *row = firstOfLastFrame(*log);
        QVERIFY(row);
        const auto rows = rowsOf(*log, "process");
        const auto issues = [&](std::string_view reason) {
            return std::count_if(log->issues.begin(), log->issues.end(),
                [&](const model::Issue &i) { return i.reason.starts_with(reason); });
        };
        const qsizetype whole
            = qsizetype(rows.back()->line - row->line + 1) + issues("process row that does not fit its column head");
        // A row in which the file ends is left out; the manifest counts it when it was cut late enough.
        const qsizetype counted = figureAfter(figures, "rows_last_frame").toLongLong();
        QVERIFY(whole <= counted && counted <= whole + issues("the file ends inside this process row"));
        compareProcess(
            *log, *row, figureAfter(figures, "last_frame_first_row", "|;"), words(figureAfter(figures, "cols", ";")));
    }
    if (!figures.startsWith(QStringLiteral("prefix first=")))
        return;
    const std::string from = figureAfter(figures, "first").toStdString();
    const std::string to = figures.section(QStringLiteral("last=\""), 1).section(QLatin1Char('"'), 0, 0).toStdString();
    COMPARE_FIGURE(
        memory.front()->stamp.value, importers::parseDateTime(from, importers::DateOrder::MonthFirst)->stamp.value);
    // The manifest takes the last line, the reader the first one of its frame.
    const auto last = importers::parseDateTime(to, importers::DateOrder::MonthFirst)->stamp.value;
    QVERIFY(last - memory.back()->stamp.value <= model::NanosPerSecond);
}

void TestImportCorpusB::application_data() { addManifestRows("sys", { "app-log" }); }

void TestImportCorpusB::application()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("applog");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    COMPARE_FIGURE(file->issues.size(), std::size_t(0));
    std::vector<double> writes;
    for (const RecordedRow &row : log->rows) {
        if (const auto value = valueOf(*log, row, "app.duration"))
            writes.push_back(*value);
    }
    const auto number = [&](const char *pattern) {
        return QRegularExpression(QLatin1String(pattern)).match(figures).captured(1).toDouble();
    };
    const auto longest = std::max_element(writes.begin(), writes.end());
    if (figures.contains(QStringLiteral("[rec] lines"))) {
        COMPARE_FIGURE(double(writes.size()), number("(\\d+) \\[rec\\] lines"));
        COMPARE_FIGURE(*longest, number("longest (\\d+) ms"));
        COMPARE_FIGURE(double(std::count_if(writes.begin(), writes.end(), [](double v) { return v >= 400; })),
            number("(\\d+) writes >= 400 ms"));
        const auto at = [&](const char *pattern) {
            const QString text = QRegularExpression(QLatin1String(pattern)).match(figures).captured(1);
            return importers::parseDateTime(text.toStdString(), importers::DateOrder::MonthFirst)->stamp.value;
        };
        COMPARE_FIGURE(log->rows.front().stamp.value, at("first stamp ([-0-9]+ [:.0-9]+)"));
        COMPARE_FIGURE(log->rows.back().stamp.value, at("last ([-0-9]+ [:.0-9]+)"));
        const auto cpus = std::count_if(log->rows.begin(), log->rows.end(),
            [&](const RecordedRow &r) { return valueOf(*log, r, "app.cpu").has_value(); });
        COMPARE_FIGURE(double(cpus), number("(\\d+) \\[SYS MON\\] lines"));
    } else if (figures.contains(QStringLiteral("longest write"))) {
        COMPARE_FIGURE(double(writes.size()), number("(\\d+) rows"));
        COMPARE_FIGURE(*longest, number("longest write (\\d+) ms"));
        COMPARE_FIGURE(double(longest - writes.begin() + 1), number("row (\\d+)"));
    } else {
        COMPARE_FIGURE(double(writes.size()), number("(\\d+) lines"));
    }
    for (const RecordedTable &table : log->tables)
        QVERIFY2(table.entity == "rec write time" || table.entity == "rec write" || table.entity == "rec write_time"
                || table.entity == "SYS MON",
            table.entity.c_str());
}

CORPUS_TEST(TestImportCorpusB)
#include "tst_import_corpus_b.moc"
