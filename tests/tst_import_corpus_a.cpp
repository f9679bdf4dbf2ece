// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/recordingsink.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <optional>
#include <set>

using namespace testsupport;

/// Reads every log of iostat, vmstat and loops over /proc of the corpus and holds it against the key figures of the
/// corpus' manifest, and every row of iostat against a second, slow reading of its line. Skipped without the corpus.
class TestImportCorpusA : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void iostatKeyFigures();
    void iostatEveryRow();
    void vmstatKeyFigures();
    void procLoops();

private:
    struct Entry {
        QString file, version, command, kind, keys;
    };
    QString key(const Entry &entry, const char *name) const;
    void wrong(const Entry &entry, const QString &what);
    std::unique_ptr<RecordedFile> recorded(const Entry &entry);
    void checkCpu(const Entry &entry, const RecordingSink &log);
    void checkDevices(const Entry &entry, const RecordingSink &log);
    void checkStamps(const Entry &entry, const RecordingSink &log);
    void checkCounter(const Entry &entry, const QString &name, const RecordingSink &log, const char *metric);
    int checkLines(const Entry &entry, const RecordingSink &log);

    QString m_root;
    std::vector<Entry> m_entries;
    int m_wrong = 0;
    int m_files = 0;
};

void TestImportCorpusA::initTestCase()
{
    m_root = QDir::cleanPath(QStringLiteral(STALLMARK_SOURCE_DIR "/../shared/corpus/sys"));
    QFile manifest(m_root + QStringLiteral("/MANIFEST.tsv"));
    if (!manifest.open(QIODevice::ReadOnly))
        QSKIP("the corpus is not there");
    while (!manifest.atEnd()) {
        const QStringList cells = QString::fromUtf8(manifest.readLine()).split(QLatin1Char('\t'));
        if (cells.size() >= 6)
            m_entries.push_back({ cells[0], cells[2], cells[3], cells[4], cells[5] });
    }
    QVERIFY(m_entries.size() > 1000);
}

/// "cpu_reports=36" -> "36"; "last_row=sda 1.00 2.00" -> "sda 1.00 2.00"
QString TestImportCorpusA::key(const Entry &entry, const char *name) const
{
    const QRegularExpression pattern(
        QStringLiteral("(?:^|[; ])%1=\"?([^;\"]*)").arg(QRegularExpression::escape(QLatin1String(name))));
    return pattern.match(entry.keys).captured(1).trimmed();
}

void TestImportCorpusA::wrong(const Entry &entry, const QString &what)
{
    if (++m_wrong <= 40)
        qWarning("%s: %s", qPrintable(entry.file), qPrintable(what));
}

std::unique_ptr<RecordedFile> TestImportCorpusA::recorded(const Entry &entry)
{
    ++m_files;
    return recordFile((m_root + QLatin1Char('/') + entry.file).toStdString());
}

namespace {
bool isSinceBoot(const RecordedRow *row) { return row->kind == importers::RowKind::SinceBoot; }

const RecordedTable &tableOf(const RecordingSink &log, const RecordedRow &row)
{
    return log.tables[static_cast<std::size_t>(row.table)];
}

std::vector<const RecordedRow *> rowsOf(const RecordingSink &log, const std::set<std::string> &names)
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

bool agrees(const QStringList &tokens, const RecordedTable &table, const RecordedRow &row)
{
    if (static_cast<std::size_t>(tokens.size()) != row.values.size())
        return false;
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        if (!agrees(tokens[static_cast<qsizetype>(i)], row.values[i], table.columns[i].multiplier))
            return false;
    }
    return true;
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

} // namespace

void TestImportCorpusA::checkCpu(const Entry &entry, const RecordingSink &log)
{
    const auto rows = rowsOf(log, { "cpu" });
    const int expected = words(key(entry, "cpu_reports")).value(0).toInt();
    if (static_cast<int>(rows.size()) != expected)
        wrong(entry, QStringLiteral("%1 cpu rows, not %2").arg(rows.size()).arg(expected));
    if (rows.empty())
        return;
    if (!agrees(words(key(entry, "cpu_first")), tableOf(log, *rows.front()), *rows.front()))
        wrong(entry, QStringLiteral("cpu_first"));
    if (!agrees(words(key(entry, "cpu_last")), tableOf(log, *rows.back()), *rows.back()))
        wrong(entry, QStringLiteral("cpu_last"));
}

void TestImportCorpusA::checkDevices(const Entry &entry, const RecordingSink &log)
{
    const auto rows = rowsOf(log, { "disk", "group" });
    int tables = 0;
    model::LineNumber last = 0;
    for (const RecordedRow *row : rows) {
        tables += last == 0 || row->line > last + 2 ? 1 : 0;
        last = row->line;
    }
    const int expected = words(key(entry, "device_tables")).value(0).toInt();
    // A table without rows, of -z with idle devices or of +f with nothing to follow, leaves no trace; one whose rows
    // all have broken counters leaves issues.
    const bool mayBeEmpty = entry.command.contains(QLatin1Char('z')) || rows.empty() || !log.issues.empty();
    if (tables > expected || (tables < expected && !mayBeEmpty))
        wrong(entry, QStringLiteral("%1 device tables, not %2").arg(tables).arg(expected));
    if (rows.empty())
        return;
    QStringList cells = words(key(entry, "last_row"));
    const QString name = QString::fromStdString(tableOf(log, *rows.back()).entity);
    const bool figuresOnly = cells.size() == static_cast<qsizetype>(rows.back()->values.size()); // old -h
    if (!cells.removeOne(name) && !figuresOnly)
        return wrong(entry, QStringLiteral("last row is %1").arg(name));
    if (!agrees(cells, tableOf(log, *rows.back()), *rows.back()))
        wrong(entry, QStringLiteral("last_row"));
}

void TestImportCorpusA::checkStamps(const Entry &entry, const RecordingSink &log)
{
    // The manifest was made by a program that does not know these encodings.
    if (entry.file.contains(QLatin1String("EUC-JP")) || entry.file.contains(QLatin1String("GB18030")))
        return;
    const bool stamped = !key(entry, "first_stamp").isEmpty();
    for (const RecordedRow &row : log.rows) {
        if (row.stamp.isValid() != stamped)
            return wrong(entry, QStringLiteral("stamp of line %1").arg(row.line));
    }
    if (!stamped || log.rows.empty())
        return;
    if (clockOf(key(entry, "first_stamp")) != clockOf(log.rows.front().stamp))
        wrong(entry, QStringLiteral("first_stamp"));
    if (clockOf(key(entry, "last_stamp")) != clockOf(log.rows.back().stamp))
        wrong(entry, QStringLiteral("last_stamp"));
}

void TestImportCorpusA::iostatKeyFigures()
{
    m_wrong = m_files = 0;
    for (const Entry &entry : m_entries) {
        if (entry.kind != QLatin1String("iostat-text"))
            continue;
        const auto file = recorded(entry);
        const RecordingSink *log = file ? file->log("iostat") : nullptr;
        if (!log) {
            wrong(entry, QStringLiteral("not read as iostat"));
            continue;
        }
        if (!log->misuse.empty())
            wrong(entry, QString::fromStdString(log->misuse.front()));
        checkCpu(entry, *log);
        checkDevices(entry, *log);
        checkStamps(entry, *log);
        if (QString::fromStdString(log->kernel) != words(key(entry, "kernel")).value(0))
            wrong(entry, QStringLiteral("kernel %1").arg(QString::fromStdString(log->kernel)));
        if (!file->issues.empty())
            wrong(entry, QStringLiteral("line %1 unclaimed").arg(file->issues.front().line));
    }
    qInfo("%d files of iostat, %d wrong", m_files, m_wrong);
    QVERIFY(m_files > 500);
    QCOMPARE(m_wrong, 0);
}

/// Reads the lines again, in the plainest way, and asks for each row of a device table whether it is there.
int TestImportCorpusA::checkLines(const Entry &entry, const RecordingSink &log)
{
    std::map<model::LineNumber, const RecordedRow *> byLine;
    for (const RecordedRow &row : log.rows)
        byLine[row.line] = &row;
    QFile raw(m_root + QLatin1Char('/') + entry.file);
    if (!raw.open(QIODevice::ReadOnly))
        return 0;
    int checked = 0;
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
            if (!told)
                wrong(entry, QStringLiteral("line %1 is missing").arg(number));
            continue;
        }
        const RecordedTable &table = tableOf(log, *row->second);
        if (!cells.removeOne(QString::fromStdString(table.entity)) || !agrees(cells, table, *row->second))
            wrong(entry, QStringLiteral("line %1 is read wrong").arg(number));
        ++checked;
    }
    return checked;
}

void TestImportCorpusA::iostatEveryRow()
{
    m_wrong = m_files = 0;
    int checked = 0;
    for (const Entry &entry : m_entries) {
        if (entry.kind != QLatin1String("iostat-text") || entry.file.contains(QLatin1String("colors")))
            continue;
        const auto file = recorded(entry);
        if (const RecordingSink *log = file ? file->log("iostat") : nullptr)
            checked += checkLines(entry, *log);
    }
    qInfo("%d rows of %d files, %d wrong", checked, m_files, m_wrong);
    QVERIFY(checked > 10000);
    QCOMPARE(m_wrong, 0);
}

void TestImportCorpusA::vmstatKeyFigures()
{
    m_wrong = m_files = 0;
    for (const Entry &entry : m_entries) {
        const QStringList first = words(key(entry, "first_row"));
        if (entry.kind != QLatin1String("vmstat-text") || first.isEmpty())
            continue;
        const auto file = recorded(entry);
        const RecordingSink *log = file ? file->log("vmstat") : nullptr;
        if (!log) {
            wrong(entry, QStringLiteral("not read as vmstat"));
            continue;
        }
        const auto machine = rowsOf(*log, { "vmstat" });
        const auto rates = rowsOf(*log, { "rates" });
        const auto cpu = rowsOf(*log, { "cpu" });
        if (static_cast<int>(machine.size()) != words(key(entry, "rows")).value(0).toInt()
            || cpu.size() != machine.size() || rates.size() != machine.size()) {
            wrong(entry, QStringLiteral("%1 rows").arg(machine.size()));
            continue;
        }
        const auto check = [&](const QStringList &cells, std::size_t i, const char *what) {
            const auto levels = static_cast<qsizetype>(machine[i]->values.size());
            const auto split = levels + static_cast<qsizetype>(rates[i]->values.size());
            const auto shares = static_cast<qsizetype>(cpu[i]->values.size());
            const bool stamp = cells.size() == split + shares + 2;
            if (!agrees(cells.mid(0, levels), tableOf(*log, *machine[i]), *machine[i])
                || !agrees(cells.mid(levels, split - levels), tableOf(*log, *rates[i]), *rates[i])
                || !agrees(cells.mid(split, shares), tableOf(*log, *cpu[i]), *cpu[i])
                || (stamp && clockOf(cells.back()) != clockOf(machine[i]->stamp))
                || stamp != machine[i]->stamp.isValid())
                wrong(entry, QLatin1String(what));
        };
        check(first, 0, "first_row");
        check(words(key(entry, "last_row")), machine.size() - 1, "last_row");
        if (const auto boot = std::count_if(rates.begin(), rates.end(), isSinceBoot); boot != 1)
            wrong(entry, QStringLiteral("%1 rows since boot").arg(boot));
    }
    qInfo("%d files of vmstat, %d wrong", m_files, m_wrong);
    QVERIFY(m_files > 20);
    QCOMPARE(m_wrong, 0);
}

/// "nr_dirty: n=8 first=414 last=12465 max=12465 (pages)"
void TestImportCorpusA::checkCounter(
    const Entry &entry, const QString &name, const RecordingSink &log, const char *metric)
{
    const QRegularExpression pattern(QStringLiteral("\\b%1: n=(\\d+) first=(\\d+) last=(\\d+) max=(\\d+)").arg(name));
    const auto match = pattern.match(entry.keys);
    if (!match.hasMatch())
        return wrong(entry, QStringLiteral("the manifest has no %1").arg(name));
    std::vector<std::int64_t> values;
    for (const RecordedRow &row : log.rows) {
        if (tableOf(log, row).columns.front().metric == metric)
            values.push_back(row.values.front().mantissa);
    }
    const auto expected = [&](int i) { return match.captured(i).toLongLong(); };
    if (values.empty() || static_cast<qint64>(values.size()) != expected(1) || values.front() != expected(2)
        || values.back() != expected(3) || *std::max_element(values.begin(), values.end()) != expected(4))
        wrong(entry, name);
}

void TestImportCorpusA::procLoops()
{
    m_wrong = m_files = 0;
    for (const Entry &entry : m_entries) {
        const bool vmstat = entry.kind == QLatin1String("proc-vmstat-loop");
        if (!vmstat && entry.kind != QLatin1String("proc-meminfo-loop"))
            continue;
        const auto file = recorded(entry);
        const RecordingSink *log = file ? file->log(vmstat ? "procvmstat" : "meminfo") : nullptr;
        if (!log) {
            wrong(entry, QStringLiteral("not recognised"));
            continue;
        }
        checkCounter(entry, vmstat ? QStringLiteral("nr_dirty") : QStringLiteral("Dirty"), *log, "mem.dirty");
        checkCounter(
            entry, vmstat ? QStringLiteral("nr_writeback") : QStringLiteral("Writeback"), *log, "mem.writeback");
        if (!file->issues.empty() || !log->issues.empty())
            wrong(entry, QStringLiteral("issues"));
        if (key(entry, "first_stamp").isEmpty())
            continue;
        const auto printed = clockOf(key(entry, "first_stamp"));
        if (!log->rows.front().stamp.isValid() || (printed && printed != clockOf(log->rows.front().stamp)))
            wrong(entry, QStringLiteral("first_stamp"));
    }
    qInfo("%d loops, %d wrong", m_files, m_wrong);
    QVERIFY(m_files > 10);
    QCOMPARE(m_wrong, 0);
}

QTEST_GUILESS_MAIN(TestImportCorpusA)
#include "tst_import_corpus_a.moc"
