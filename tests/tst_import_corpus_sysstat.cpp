// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
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
    void behindPrefixes_data() { addKinds({ "prefixed" }); }
    void behindPrefixes();
    void notRead_data() { addKinds({ "iostat-foreign", "sadf-raw", "sadf-xml", "svg", "text" }); }
    void notRead();
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }

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
        if ((entry.kind != QLatin1String("text") || entry.tool == QLatin1String("sadf"))
            && std::any_of(
                kinds.begin(), kinds.end(), [&](const char *kind) { return entry.kind == QLatin1String(kind); }))
            QTest::newRow(qPrintable(entry.file)) << entry.file;
}

/// "data_rows=36" -> "36"; "last_row=sda 1.00 2.00" -> "sda 1.00 2.00"
QString TestImportCorpusSysstat::key(const char *name) const
{
    const QRegularExpression pattern(QStringLiteral("(?:^|[; ])%1=(\"[^\"]*\"|[^;]*)").arg(QLatin1String(name)));
    return pattern.match(m_entry.keys).captured(1).remove(QLatin1Char('"')).trimmed();
}

void TestImportCorpusSysstat::wrong(const QString &what) { tally().expect(false, what); }

void TestImportCorpusSysstat::missed(const QString &what) { tally().miss(what); }

void TestImportCorpusSysstat::expect(const QString &what, const QString &read, const QString &expected)
{
    tally().expect(read == expected, QStringLiteral("%1 is %2, not %3").arg(what, read, expected));
}

bool TestImportCorpusSysstat::open(const QString &file)
{
    tally().file(m_root + QLatin1Char('/') + file);
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
    if (static_cast<std::size_t>(figures.size()) != row.values.size())
        return wrong(QStringLiteral("%1: %2 figures, not %3").arg(where).arg(row.values.size()).arg(figures.size()));
    for (std::size_t i = 0; i < row.values.size(); ++i)
        tally().expect(agrees(figures[static_cast<qsizetype>(i)], row.values[i], table.columns[i].multiplier),
            QStringLiteral("%1: %2 for %3")
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
    const auto printed = clockOf(key(name));
    tally().expect(printed && *printed == clockOf(row.stamp), QLatin1String(name));
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
    const int read = static_cast<int>(lines.size());
    const QString what = QStringLiteral("%1 rows, not %2").arg(read).arg(expected);
    if (tally().found(read >= expected, what))
        tally().expect(read == expected, what);
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
        tally().excuse(QStringLiteral("data_rows: counts %1 heads, %2 remarks and %3 lines \"Summary\"")
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
    NO_FAULTS();
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
    NO_FAULTS();
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
    NO_FAULTS();
}

/// iostat -xtkc and vmstat through cat -A, nl and ts: each row against its line, and the manifest's cpu_reports.
void TestImportCorpusSysstat::behindPrefixes()
{
    QFETCH(QString, file);
    QVERIFY2(open(file), "not recognised");
    int cpus = 0;
    for (const RecordedRow &row : m_log->rows) {
        const QString line = m_lines.value(static_cast<qsizetype>(row.line) - 1).remove(QLatin1Char('$'));
        const QStringList all = words(line);
        const auto count = static_cast<qsizetype>(row.values.size());
        if (m_entry.tool == QLatin1String("iostat"))
            checkRow(row, all.mid(all.size() - count), QStringLiteral("line %1").arg(row.line));
        cpus += tableOf(*m_log, row).name == "cpu" ? 1 : 0;
    }
    const bool vmstat = m_entry.tool == QLatin1String("vmstat");
    int expected = vmstat ? number("lines") - 2 : number("cpu_reports"); // two lines of heads
    if (expected == 0) {
        expected = static_cast<int>(std::count_if(m_lines.begin(), m_lines.end(),
            [](const QString &line) { return line.contains(QLatin1String("avg-cpu:")); }));
        tally().excuse(QStringLiteral("cpu_reports: 0, though the log has them"));
    }
    expect(QStringLiteral("cpu_reports"), QString::number(cpus), QString::number(expected));
    NO_FAULTS();
}

/// iostat of BSD, macOS, Solaris and AIX, and the forms of sadf that are not read: no figure is taken for another one,
/// and the file is told what it is.
void TestImportCorpusSysstat::notRead()
{
    QFETCH(QString, file);
    const QString path = m_root + QLatin1Char('/') + file;
    tally().file(path);
    const auto recorded = recordFile(path.toStdString());
    QVERIFY(recorded);
    EXPECT_FIGURE(recorded->logs.empty(), "a log");
    const char *const name = file.startsWith(QLatin1String("sadf")) ? "sadf" : "other than Linux";
    EXPECT_FIGURE(recorded->outcome.problem.find(name) != std::string::npos, recorded->outcome.problem.c_str());
}

CORPUS_TEST(TestImportCorpusSysstat)
#include "tst_import_corpus_sysstat.moc"
