// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sysstatlines.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace testsupport;

/// Reads every log of sar, mpstat, pidstat and sadf, the JSON of iostat and iostat behind prefixes of the corpus, and
/// holds them against the key figures of its manifest and against a second, slow reading of their lines. Skipped
/// without the corpus.
class TestImportCorpusSysstat : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void text_data() { addKinds({ "sar-text", "sar-ansi", "mpstat-text", "pidstat-text" }); }
    void text();
    void json_data() { addKinds({ "iostat-json", "mpstat-json", "sadf-json" }); }
    void json();
    void sadfLines_data() { addKinds({ "sadf-csv", "sadf-db" }); }
    void sadfLines();
    void iostatBehindPrefixes();
    void otherSystemsAreNamed();
    void formsOfSadfThatAreNotReadAreNamed();
    void cleanupTestCase();

private:
    struct Entry {
        QString file, tool, command, kind, keys;
    };
    void addKinds(std::initializer_list<const char *> kinds);
    QString key(const char *name) const;
    int number(const char *name) const { return key(name).section(QLatin1Char(' '), 0, 0).toInt(); }
    bool open(const QString &file);
    void wrong(const QString &what);
    void missed(const QString &what);
    void expect(const QString &what, const QString &read, const QString &expected);
    void checkRow(const RecordedRow &row, const QStringList &words, const QString &where);
    void checkAllRows();
    void checkEnds();
    int expectedRows();
    void checkStamp(const char *name, const RecordedRow &row);
    void checkEveryLineIsRead(int expected);

    QString m_root;
    std::vector<Entry> m_entries;
    Entry m_entry;
    std::unique_ptr<RecordedFile> m_file;
    const RecordingSink *m_log = nullptr;
    QStringList m_lines;
    int m_files = 0, m_figures = 0, m_wrong = 0, m_missed = 0;
    int m_faults = 0; ///< of this file
    QStringList m_manifestFaults;
};

void TestImportCorpusSysstat::initTestCase()
{
    m_root = QDir::cleanPath(QStringLiteral(STALLMARK_SOURCE_DIR "/../shared/corpus/sys"));
    QFile manifest(m_root + QStringLiteral("/MANIFEST.tsv"));
    if (!manifest.open(QIODevice::ReadOnly))
        QSKIP("the corpus is not there");
    while (!manifest.atEnd()) {
        const QStringList cells = QString::fromUtf8(manifest.readLine()).split(QLatin1Char('\t'));
        if (cells.size() >= 6)
            m_entries.push_back({ cells[0], cells[1], cells[3], cells[4], cells[5] });
    }
    QVERIFY(m_entries.size() > 1000);
}

void TestImportCorpusSysstat::addKinds(std::initializer_list<const char *> kinds)
{
    QTest::addColumn<QString>("file");
    for (const Entry &entry : m_entries)
        if (std::any_of(
                kinds.begin(), kinds.end(), [&](const char *kind) { return entry.kind == QLatin1String(kind); }))
            QTest::newRow(qPrintable(entry.file)) << entry.file;
}

/// "data_rows=36" -> "36"; "last_row=sda 1.00 2.00" -> "sda 1.00 2.00"
QString TestImportCorpusSysstat::key(const char *name) const
{
    const QRegularExpression pattern(QStringLiteral("(?:^|[; ])%1=(\"[^\"]*\"|[^;]*)").arg(QLatin1String(name)));
    return pattern.match(m_entry.keys).captured(1).remove(QLatin1Char('"')).trimmed();
}

void TestImportCorpusSysstat::wrong(const QString &what)
{
    ++m_wrong;
    if (++m_faults <= 5)
        qWarning("%s: wrong: %s", qPrintable(m_entry.file), qPrintable(what));
}

void TestImportCorpusSysstat::missed(const QString &what)
{
    ++m_missed;
    if (++m_faults <= 5)
        qWarning("%s: missed: %s", qPrintable(m_entry.file), qPrintable(what));
}

void TestImportCorpusSysstat::expect(const QString &what, const QString &read, const QString &expected)
{
    ++m_figures;
    if (read != expected)
        wrong(QStringLiteral("%1 is %2, not %3").arg(what, read, expected));
}

bool TestImportCorpusSysstat::open(const QString &file)
{
    ++m_files;
    m_faults = 0;
    m_log = nullptr;
    m_entry = *std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.file == file; });
    m_file = recordFile((m_root + QLatin1Char('/') + file).toStdString());
    QFile raw(m_root + QLatin1Char('/') + file);
    if (!m_file || !raw.open(QIODevice::ReadOnly))
        return false;
    m_lines.clear();
    for (const QString &line : QString::fromUtf8(raw.readAll()).split(QLatin1Char('\n')))
        m_lines.append(plain(line));
    m_log = m_file->log(m_entry.tool.toStdString());
    if (!m_log || m_file->logs.size() != 1) {
        missed(QStringLiteral("%1 logs; %2")
                   .arg(m_file->logs.size())
                   .arg(QString::fromStdString(m_file->outcome.detection)));
        return false;
    }
    if (!m_log->misuse.empty())
        wrong(QString::fromStdString(m_log->misuse.front()));
    if (!m_file->issues.empty())
        missed(QStringLiteral("line %1 unclaimed").arg(m_file->issues.front().line));
    for (const model::Issue &issue : m_log->issues)
        qInfo("%s:%u %s", qPrintable(file), issue.line, issue.reason.c_str());
    return true;
}

void TestImportCorpusSysstat::checkRow(const RecordedRow &row, const QStringList &figures, const QString &where)
{
    const RecordedTable &table = tableOf(*m_log, row);
    m_figures += static_cast<int>(row.values.size());
    if (static_cast<std::size_t>(figures.size()) != row.values.size())
        return wrong(QStringLiteral("%1: %2 figures, not %3").arg(where).arg(row.values.size()).arg(figures.size()));
    for (std::size_t i = 0; i < row.values.size(); ++i)
        if (!agrees(figures[static_cast<qsizetype>(i)], row.values[i], table.columns[i].multiplier))
            wrong(QStringLiteral("%1: %2 for %3")
                      .arg(where, QString::fromStdString(table.columns[i].metric), figures[static_cast<qsizetype>(i)]));
}

void TestImportCorpusSysstat::checkAllRows()
{
    std::map<model::LineNumber, const RecordedRow *> byLine;
    for (const RecordedRow &row : m_log->rows)
        byLine[row.line] = &row;
    QStringList names;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const QStringList row = words(m_lines[i]);
        if (row.isEmpty())
            continue;
        const QStringList cells = withoutStamp(row);
        const bool head
            = std::none_of(cells.begin(), cells.end(), [](const QString &cell) { return printedValue(cell, 1); });
        if (head && clockOf(m_lines[i]) && !m_lines[i].contains(QLatin1String("COM ")))
            names = cells;
        if (row[0] == QLatin1String("#"))
            names = cells;
        const auto read = byLine.find(static_cast<model::LineNumber>(i + 1));
        if (read == byLine.end())
            continue;
        const QString where = QStringLiteral("line %1").arg(i + 1);
        checkRow(*read->second, figuresOf(names, cells), where);
        if (clockOf(m_lines[i].trimmed()) != clockOf(read->second->stamp))
            wrong(where + QStringLiteral(": its time"));
    }
}

void TestImportCorpusSysstat::checkStamp(const char *name, const RecordedRow &row)
{
    ++m_figures;
    const auto printed = clockOf(key(name));
    if (!printed || *printed != clockOf(row.stamp))
        wrong(QLatin1String(name));
}

/// The key figures "first_row", "last_row" with the head's names where the manifest has them.
void TestImportCorpusSysstat::checkEnds()
{
    const QStringList names = withoutStamp(words(key("cols")));
    const QStringList first = withoutStamp(words(key("first_row"))), last = words(key("last_row"));
    if (!first.contains(QLatin1String("PID")) && !first.contains(QLatin1String("TID")))
        checkStamp("first_row", m_log->rows.front());
    if (last.value(0) != QLatin1String("Summary"))
        checkStamp("last_row", m_log->rows.back());
    if (!names.isEmpty() && !names.contains(QLatin1String("...")))
        checkRow(m_log->rows.front(), figuresOf(names, first), QStringLiteral("first_row"));
}

void TestImportCorpusSysstat::checkEveryLineIsRead(int expected)
{
    std::set<model::LineNumber> lines;
    for (const RecordedRow &row : m_log->rows)
        lines.insert(row.line);
    ++m_figures;
    const int read = static_cast<int>(lines.size());
    if (read < expected)
        missed(QStringLiteral("%1 rows of %2").arg(read).arg(expected));
    else if (read > expected)
        wrong(QStringLiteral("%1 rows, not %2").arg(read).arg(expected));
}

/// The manifest's "data_rows", without what its maker took for rows: heads that it did not know (those of the rarer
/// tables of sar -A, those with two words before PID), remarks, and averages labelled "Summary" without a colon.
int TestImportCorpusSysstat::expectedRows()
{
    int heads = 0, remarks = 0, summaries = 0;
    for (const QString &line : m_lines) {
        const QStringList row = words(line);
        summaries += row.value(0) == QLatin1String("Summary") ? 1 : 0;
        if (row.value(0) == QLatin1String("#"))
            ++heads;
        if (row.isEmpty() || !clockOf(row[0]))
            continue;
        const QStringList cells = withoutStamp(row);
        const bool figures = std::any_of(
            cells.begin(), cells.end(), [](const QString &cell) { return printedValue(cell, 1).has_value(); });
        if (cells.value(0) == QLatin1String("COM"))
            ++remarks;
        else if (!figures && cells.value(0) != QLatin1String("LINUX"))
            ++heads;
    }
    const int surplus = heads - number("tables") + remarks + summaries;
    if (surplus != 0)
        m_manifestFaults.append(QStringLiteral("%1: %2 heads, %3 remarks and %4 lines \"Summary\" among data_rows")
                                    .arg(m_entry.file)
                                    .arg(heads - number("tables"))
                                    .arg(remarks)
                                    .arg(summaries));
    return number("data_rows") - surplus;
}

void TestImportCorpusSysstat::text()
{
    QFETCH(QString, file);
    QVERIFY2(open(file), "not recognised");
    const int expected = expectedRows();
    checkEveryLineIsRead(expected);
    QVERIFY(!m_log->rows.empty());
    checkAllRows();
    checkEnds();
    expect(QStringLiteral("host"), QString::fromStdString(m_log->host), QStringLiteral("fieldbox"));
    QCOMPARE(m_faults, 0);
}

void TestImportCorpusSysstat::json()
{
    QFETCH(QString, file);
    QVERIFY2(open(file), "not recognised");
    QVERIFY(!m_log->rows.empty());
    const bool sadf = m_entry.kind == QLatin1String("sadf-json");
    std::set<model::LineNumber> read;
    for (const RecordedRow &row : m_log->rows) {
        read.insert(row.line);
        if (!sadf) {
            const QStringList figures = jsonFigures(m_lines.value(static_cast<qsizetype>(row.line) - 1));
            checkRow(row, figures, QStringLiteral("line %1").arg(row.line));
        }
    }
    static const QRegularExpression rows(QStringLiteral("\"(disk_device|avg-cpu|cpu|disk-device|memory)\": "));
    const auto expected
        = std::count_if(m_lines.begin(), m_lines.end(), [](const QString &line) { return line.contains(rows); });
    checkEveryLineIsRead(static_cast<int>(expected));
    if (!key("statistics").isEmpty()) {
        expect(QStringLiteral("kernel"), QString::fromStdString(m_log->kernel),
            key("kernel").section(QLatin1Char(' '), 0, 0));
        std::set<model::Nanos> times;
        for (const RecordedRow &row : m_log->rows)
            times.insert(row.stamp.value);
        expect(QStringLiteral("statistics"), QString::number(times.size()),
            key("statistics").section(QLatin1Char(' '), 0, 0));
    }
    if (!key("first_stamp").isEmpty()) {
        checkStamp("first_stamp", m_log->rows.front());
        checkStamp("last_stamp", m_log->rows.back());
    }
    QCOMPARE(m_faults, 0);
}

void TestImportCorpusSysstat::sadfLines()
{
    QFETCH(QString, file);
    QVERIFY2(open(file), "not recognised");
    QChar separator = m_entry.kind == QLatin1String("sadf-db") ? QLatin1Char('\t') : QLatin1Char(';');
    std::map<model::LineNumber, std::vector<const RecordedRow *>> byLine;
    for (const RecordedRow &row : m_log->rows)
        byLine[row.line].push_back(&row);
    int events = 0;
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const QStringList cells = m_lines[i].split(separator);
        if (cells.size() < 4 || m_lines[i].startsWith(QLatin1Char('#')))
            continue;
        if (cells[1] == QLatin1String("-1")) {
            ++events;
            continue;
        }
        const auto read = byLine.find(static_cast<model::LineNumber>(i + 1));
        if (read == byLine.end()) {
            missed(QStringLiteral("line %1").arg(i + 1));
            continue;
        }
        QStringList figures;
        for (const QString &cell : cells.mid(3))
            if (cell != QLatin1String("-1") && printedValue(cell, 1))
                figures.append(cell);
        qsizetype at = 0;
        for (const RecordedRow *row : read->second) {
            const auto count = static_cast<qsizetype>(row->values.size());
            checkRow(*row, figures.mid(at, count), QStringLiteral("line %1").arg(i + 1));
            at += count;
            if (clockOf(cells[2]) != clockOf(row->stamp))
                wrong(QStringLiteral("time of line %1").arg(i + 1));
        }
        if (at != figures.size())
            missed(QStringLiteral("figures of line %1").arg(i + 1));
    }
    expect(QStringLiteral("events"), QString::number(m_log->events.size()), QString::number(events));
    QCOMPARE(m_faults, 0);
}

/// iostat -xtk through cat -A, nl and ts: cpu_reports, device_tables and the last rows of the manifest.
void TestImportCorpusSysstat::iostatBehindPrefixes()
{
    const std::vector<Entry> entries = m_entries;
    for (const Entry &entry : entries) {
        if (entry.kind != QLatin1String("prefixed") || entry.tool != QLatin1String("iostat"))
            continue;
        if (!open(entry.file))
            continue;
        int cpus = 0;
        for (const RecordedRow &row : m_log->rows) {
            const QString line = m_lines.value(static_cast<qsizetype>(row.line) - 1).remove(QLatin1Char('$'));
            const QStringList all = words(line);
            checkRow(row, all.mid(all.size() - static_cast<qsizetype>(row.values.size())),
                QStringLiteral("line %1").arg(row.line));
            cpus += tableOf(*m_log, row).name == "cpu" ? 1 : 0;
        }
        int expected = number("cpu_reports");
        if (expected == 0) {
            expected = static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(),
                [](const QString &line) { return line.contains(QLatin1String("avg-cpu:")); }));
            m_manifestFaults.append(entry.file + QStringLiteral(": cpu_reports=0, though the log has them"));
        }
        expect(QStringLiteral("cpu_reports"), QString::number(cpus), QString::number(expected));
    }
    QCOMPARE(m_missed + m_wrong, 0);
}

/// iostat of BSD, macOS, Solaris and AIX is not read, and no figure of it is taken for one of Linux.
void TestImportCorpusSysstat::otherSystemsAreNamed()
{
    int files = 0;
    for (const Entry &entry : m_entries) {
        if (entry.kind != QLatin1String("iostat-foreign"))
            continue;
        ++files;
        const auto file = recordFile((m_root + QLatin1Char('/') + entry.file).toStdString());
        QVERIFY2(file && file->logs.empty(), qPrintable(entry.file));
        QVERIFY2(file->outcome.problem.find("other than Linux") != std::string::npos, file->outcome.problem.c_str());
    }
    QCOMPARE(files, 6);
}

void TestImportCorpusSysstat::formsOfSadfThatAreNotReadAreNamed()
{
    int files = 0;
    for (const Entry &entry : m_entries) {
        if (entry.tool != QLatin1String("sadf") || entry.kind == QLatin1String("sadf-csv")
            || entry.kind == QLatin1String("sadf-db") || entry.kind == QLatin1String("sadf-json"))
            continue;
        ++files;
        const auto file = recordFile((m_root + QLatin1Char('/') + entry.file).toStdString());
        QVERIFY2(file && file->logs.empty(), qPrintable(entry.file));
        QVERIFY2(file->outcome.problem.find("sadf") != std::string::npos, file->outcome.problem.c_str());
    }
    QCOMPARE(files, 4);
}

void TestImportCorpusSysstat::cleanupTestCase()
{
    qInfo("%d files, %d figures checked, %d wrong, %d missed", m_files, m_figures, m_wrong, m_missed);
    for (const QString &fault : m_manifestFaults)
        qInfo("the manifest is wrong: %s", qPrintable(fault));
}

QTEST_GUILESS_MAIN(TestImportCorpusSysstat)
#include "tst_import_corpus_sysstat.moc"
