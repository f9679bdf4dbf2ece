// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
#include "support/manifest.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

using namespace testsupport;

/// Reads every log of iostat, vmstat and loops over /proc of the corpus and holds it against the key figures of the
/// corpus' manifest, and every row of iostat against a second, slow reading of its line. Skipped without the corpus.
class TestImportCorpusA : public QObject {
    Q_OBJECT
private slots:
    void iostatKeyFigures_data() { addManifestRows("sys", { "iostat-text", "iostat-ansi" }); }
    void iostatKeyFigures();
    void iostatEveryRow_data() { addManifestRows("sys", { "iostat-text" }); }
    void iostatEveryRow();
    void vmstatKeyFigures_data() { addManifestRows("sys", { "vmstat-text" }); }
    void vmstatKeyFigures();
    void procLoops_data() { addManifestRows("sys", { "proc-vmstat-loop", "proc-meminfo-loop" }); }
    void procLoops();
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }
};

namespace {

/// "cpu_reports=36" -> "36"; "last_row=sda 1.00 2.00" -> "sda 1.00 2.00"
QString keyOf(const QString &figures, const char *name)
{
    const QRegularExpression pattern(
        QStringLiteral("(?:^|[; ])%1=\"?([^;\"]*)").arg(QRegularExpression::escape(QLatin1String(name))));
    return pattern.match(figures).captured(1).trimmed();
}

bool isSinceBoot(const RecordedRow *row) { return row->kind == importers::RowKind::SinceBoot; }

const RecordedTable &tableOf(const RecordingSink &log, const RecordedRow &row)
{
    return log.tables[static_cast<std::size_t>(row.table)];
}

std::vector<const RecordedRow *> rowsNamed(const RecordingSink &log, const std::set<std::string> &names)
{
    std::vector<const RecordedRow *> out;
    for (const RecordedRow &row : log.rows) {
        if (names.contains(tableOf(log, row).name))
            out.push_back(&row);
    }
    return out;
}

/// "3.9M", "49.1%", "12,34" in the unit of the metric.
std::optional<double> printedValue(QString token, std::int64_t multiplier)
{
    static const QRegularExpression form(QStringLiteral("^(\\d+(?:[.,]\\d+)?)([%kMGT]?)$"));
    const auto match = form.match(token);
    if (!match.hasMatch())
        return std::nullopt;
    const double figure = match.captured(1).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
    const auto unit = QStringLiteral("kMGT").indexOf(match.captured(2));
    if (match.captured(2).isEmpty() || unit < 0)
        return figure * static_cast<double>(multiplier);
    return figure * std::pow(1024.0, static_cast<double>(unit) + 1);
}

/// "not recorded" may stand only where a zero is printed.
bool agrees(const QString &token, const model::Decimal &value, std::int64_t multiplier)
{
    const auto printed = printedValue(token, multiplier);
    if (!printed)
        return !value.present;
    if (!value.present)
        return *printed == 0;
    const double read
        = static_cast<double>(value.mantissa) / std::pow(10.0, value.decimals) * static_cast<double>(multiplier);
    return std::abs(read - *printed) <= 1e-9 * std::max(1.0, std::abs(*printed));
}

/// The printed figures of a row, one by one.
void expectRow(const QStringList &tokens, const RecordedTable &table, const RecordedRow &row, const QString &what)
{
    if (static_cast<std::size_t>(tokens.size()) != row.values.size()) {
        tally().expect(
            false, QStringLiteral("%1: %2 figures, not %3").arg(what).arg(row.values.size()).arg(tokens.size()));
        return;
    }
    for (std::size_t i = 0; i < row.values.size(); ++i)
        tally().expect(agrees(tokens[static_cast<qsizetype>(i)], row.values[i], table.columns[i].multiplier),
            QStringLiteral("%1: %2").arg(what, QString::fromStdString(table.columns[i].metric)));
}

QStringList words(const QString &line)
{
    return line.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
}

/// "03/07/2025 12:08:36 PM", "2025年03月07日 12时08分36秒" -> seconds of the day
std::optional<int> clockOf(const QString &stamp)
{
    static const QRegularExpression form(
        QStringLiteral("(\\d{1,2})(?::|时|時)(\\d{2})(?::|分)(\\d{2})[^\\d]*?\\s*(AM|PM)?"));
    auto it = form.globalMatch(stamp);
    if (!it.hasNext())
        return std::nullopt;
    const auto match = it.next();
    int hour = match.captured(1).toInt();
    if (match.captured(4) == QLatin1String("PM") && hour < 12)
        hour += 12;
    if (match.captured(4) == QLatin1String("AM") && hour == 12)
        hour = 0;
    return hour * 3600 + match.captured(2).toInt() * 60 + match.captured(3).toInt();
}

int clockOf(const importers::Stamp &stamp)
{
    model::Nanos value = stamp.value;
    if (stamp.kind == model::StampKind::Zoned)
        value += stamp.zoneSeconds.value_or(0) * model::NanosPerSecond;
    return static_cast<int>(value % model::NanosPerDay / model::NanosPerSecond);
}

void checkCpu(const QString &figures, const RecordingSink &log)
{
    const auto rows = rowsNamed(log, { "cpu" });
    tally().check("cpu_reports", double(rows.size()), words(keyOf(figures, "cpu_reports")).value(0).toDouble());
    if (rows.empty())
        return;
    expectRow(
        words(keyOf(figures, "cpu_first")), tableOf(log, *rows.front()), *rows.front(), QStringLiteral("cpu_first"));
    expectRow(words(keyOf(figures, "cpu_last")), tableOf(log, *rows.back()), *rows.back(), QStringLiteral("cpu_last"));
}

/// How many device tables there are, as far as they leave a trace: one without rows, of -z with idle devices or of +f
/// with nothing to follow, leaves none, and one whose rows all have broken counters leaves issues.
void checkTables(const QString &figures, const QString &command, const RecordingSink &log,
    const std::vector<const RecordedRow *> &rows)
{
    int tables = 0;
    model::LineNumber last = 0;
    for (const RecordedRow *row : rows) {
        tables += last == 0 || row->line > last + 2 ? 1 : 0;
        last = row->line;
    }
    const int expected = words(keyOf(figures, "device_tables")).value(0).toInt();
    const bool mayBeEmpty = command.contains(QLatin1Char('z')) || rows.empty() || !log.issues.empty();
    tally().expect(tables == expected || (tables < expected && mayBeEmpty),
        QStringLiteral("%1 device tables, not %2").arg(tables).arg(expected));
}

void checkDevices(const QString &figures, const QString &command, const RecordingSink &log)
{
    const auto rows = rowsNamed(log, { "disk", "group" });
    checkTables(figures, command, log, rows);
    if (rows.empty())
        return;
    QStringList cells = words(keyOf(figures, "last_row"));
    const QString name = QString::fromStdString(tableOf(log, *rows.back()).entity);
    const bool figuresOnly = cells.size() == static_cast<qsizetype>(rows.back()->values.size()); // old -h
    tally().expect(cells.removeOne(name) || figuresOnly, QStringLiteral("last row is %1").arg(name));
    expectRow(cells, tableOf(log, *rows.back()), *rows.back(), QStringLiteral("last_row"));
}

void checkStamps(const QString &path, const QString &figures, const RecordingSink &log)
{
    if (path.contains(QLatin1String("EUC-JP")) || path.contains(QLatin1String("GB18030")))
        return tally().excuse(QStringLiteral("stamps: was made by a program that does not know this encoding"));
    const bool stamped = !keyOf(figures, "first_stamp").isEmpty();
    for (const RecordedRow &row : log.rows) {
        if (row.stamp.isValid() != stamped)
            tally().expect(false, QStringLiteral("stamp of line %1").arg(row.line));
    }
    if (!stamped || log.rows.empty())
        return;
    tally().expect(
        clockOf(keyOf(figures, "first_stamp")) == clockOf(log.rows.front().stamp), QStringLiteral("first_stamp"));
    tally().expect(
        clockOf(keyOf(figures, "last_stamp")) == clockOf(log.rows.back().stamp), QStringLiteral("last_stamp"));
}

/// The command line that made a file, from the manifest.
QString commandOf(const QString &path)
{
    static const std::map<QString, QString> commands = [] {
        std::map<QString, QString> out;
        for (const ManifestRow &row : manifestRows("sys", {}))
            out.emplace(row.path, row.command);
        return out;
    }();
    const auto it = commands.find(path);
    return it == commands.end() ? QString() : it->second;
}

} // namespace

void TestImportCorpusA::iostatKeyFigures()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("iostat");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    QVERIFY2(log->misuse.empty(), log->misuse.empty() ? "" : log->misuse.front().c_str());
    checkCpu(figures, *log);
    checkDevices(figures, commandOf(path), *log);
    checkStamps(path, figures, *log);
    tally().equal(QString::fromStdString(log->kernel), words(keyOf(figures, "kernel")).value(0), "kernel");
    if (!file->issues.empty())
        tally().miss(QStringLiteral("line %1 unclaimed").arg(file->issues.front().line));
    NO_FAULTS();
}

namespace {

/// Reads the lines again, in the plainest way, and asks for each row of a device table whether it is there.
void checkLines(QFile &raw, const RecordingSink &log)
{
    std::map<model::LineNumber, const RecordedRow *> byLine;
    for (const RecordedRow &row : log.rows)
        byLine[row.line] = &row;
    model::LineNumber number = 0;
    qsizetype columns = 0;
    while (!raw.atEnd()) {
        ++number;
        QStringList cells = words(QString::fromUtf8(raw.readLine().replace('\0', "")));
        const bool head = cells.value(0).startsWith(QLatin1String("Device"))
            || cells.value(cells.size() - 1) == QLatin1String("Device");
        if (head)
            columns = cells.size() - 1;
        const bool named = !printedValue(cells.value(0), 1) || !printedValue(cells.value(cells.size() - 1), 1);
        if (head || columns == 0 || cells.size() != columns + 1 || !named)
            continue;
        const auto row = byLine.find(number);
        if (row == byLine.end()) {
            // Left out, with a word about it.
            const bool told = std::any_of(
                log.issues.begin(), log.issues.end(), [&](const model::Issue &issue) { return issue.line == number; });
            tally().found(told, QStringLiteral("line %1").arg(number));
            continue;
        }
        const RecordedTable &table = tableOf(log, *row->second);
        const QString where = QStringLiteral("line %1").arg(number);
        tally().expect(cells.removeOne(QString::fromStdString(table.entity)), where);
        expectRow(cells, table, *row->second, where);
    }
}

} // namespace

void TestImportCorpusA::iostatEveryRow()
{
    READ_CORPUS_FILE();
    const RecordingSink *log = file->log("iostat");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    QFile raw(path);
    QVERIFY(raw.open(QIODevice::ReadOnly));
    checkLines(raw, *log);
    NO_FAULTS();
}

void TestImportCorpusA::vmstatKeyFigures()
{
    READ_CORPUS_FILE();
    const QStringList first = words(keyOf(figures, "first_row"));
    if (first.isEmpty())
        return; // a list, not a table
    const RecordingSink *log = file->log("vmstat");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    const auto machine = rowsNamed(*log, { "vmstat" });
    const auto rates = rowsNamed(*log, { "rates" });
    const auto cpu = rowsNamed(*log, { "cpu" });
    COMPARE_FIGURE(static_cast<int>(machine.size()), words(keyOf(figures, "rows")).value(0).toInt());
    QVERIFY(cpu.size() == machine.size() && rates.size() == machine.size());
    const auto check = [&](const QStringList &cells, std::size_t i, const QString &what) {
        const auto levels = static_cast<qsizetype>(machine[i]->values.size());
        const auto split = levels + static_cast<qsizetype>(rates[i]->values.size());
        const auto shares = static_cast<qsizetype>(cpu[i]->values.size());
        const bool stamp = cells.size() == split + shares + 2;
        expectRow(cells.mid(0, levels), tableOf(*log, *machine[i]), *machine[i], what);
        expectRow(cells.mid(levels, split - levels), tableOf(*log, *rates[i]), *rates[i], what);
        expectRow(cells.mid(split, shares), tableOf(*log, *cpu[i]), *cpu[i], what);
        tally().expect(
            stamp == machine[i]->stamp.isValid() && (!stamp || clockOf(cells.back()) == clockOf(machine[i]->stamp)),
            what + QStringLiteral(": stamp"));
    };
    check(first, 0, QStringLiteral("first_row"));
    check(words(keyOf(figures, "last_row")), machine.size() - 1, QStringLiteral("last_row"));
    tally().equal(std::count_if(rates.begin(), rates.end(), isSinceBoot), 1, "rows since boot");
    NO_FAULTS();
}

namespace {

/// "nr_dirty: n=8 first=414 last=12465 max=12465 (pages)"
void checkCounter(const QString &figures, const QString &name, const RecordingSink &log, const char *metric)
{
    const QRegularExpression pattern(QStringLiteral("\\b%1: n=(\\d+) first=(\\d+) last=(\\d+) max=(\\d+)").arg(name));
    const auto match = pattern.match(figures);
    QVERIFY2(match.hasMatch(), "the manifest has no such counter");
    std::vector<double> values;
    for (const RecordedRow &row : log.rows) {
        if (tableOf(log, row).columns.front().metric == metric)
            values.push_back(static_cast<double>(row.values.front().mantissa));
    }
    FIND_FIGURE(!values.empty(), metric);
    const auto expected = [&](int i) { return match.captured(i).toDouble(); };
    tally().check("n", double(values.size()), expected(1));
    tally().check("first", values.front(), expected(2));
    tally().check("last", values.back(), expected(3));
    tally().check("max", *std::max_element(values.begin(), values.end()), expected(4));
}

} // namespace

void TestImportCorpusA::procLoops()
{
    READ_CORPUS_FILE();
    QFETCH(QString, kind);
    const bool vmstat = kind == QLatin1String("proc-vmstat-loop");
    const RecordingSink *log = file->log(vmstat ? "procvmstat" : "meminfo");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    checkCounter(figures, vmstat ? QStringLiteral("nr_dirty") : QStringLiteral("Dirty"), *log, "mem.dirty");
    checkCounter(figures, vmstat ? QStringLiteral("nr_writeback") : QStringLiteral("Writeback"), *log, "mem.writeback");
    QVERIFY(file->issues.empty() && log->issues.empty());
    if (!keyOf(figures, "first_stamp").isEmpty()) {
        const auto printed = clockOf(keyOf(figures, "first_stamp"));
        tally().expect(log->rows.front().stamp.isValid() && (!printed || printed == clockOf(log->rows.front().stamp)),
            QStringLiteral("first_stamp"));
    }
    NO_FAULTS();
}

CORPUS_TEST(TestImportCorpusA)
#include "tst_import_corpus_a.moc"
