// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/manifest.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace testsupport;

/// Every series of fio in the corpus against the figures of its manifest; prints how many were compared.
class TestImportCorpusFioLog : public QObject {
    Q_OBJECT
private slots:
    void logs_data();
    void logs();
    void cleanupTestCase() { qInfo("fio: %d series, %d figures compared", m_files, m_figures); }

private:
    int m_files = 0;
    int m_figures = 0;
};

void TestImportCorpusFioLog::logs_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("figures");
    const auto rows = manifestRows(
        "bench", { "fio-bw-log", "fio-iops-log", "fio-lat-log", "fio-slat-log", "fio-clat-log", "fio-hist-log" });
    if (rows.empty())
        QTest::newRow("corpus not there") << QString() << QString() << QString();
    for (const ManifestRow &row : rows)
        QTest::newRow(qPrintable(row.file)) << row.path << row.kind << row.figures;
}

void TestImportCorpusFioLog::logs()
{
    QFETCH(QString, path);
    QFETCH(QString, kind);
    QFETCH(QString, figures);
    if (path.isEmpty())
        QSKIP("the corpus is not there");
    const auto file = recordFile(path.toStdString());
    QVERIFY(file);
    ++m_files;
    if (figures.startsWith(QLatin1String("empty log"))) {
        QVERIFY(file->logs.empty());
        return;
    }
    const RecordingSink *const log = file->log("fiolog");
    QVERIFY2(log != nullptr, file->outcome.detection.c_str());
    ++m_figures;
    const qsizetype count = figures.section(QLatin1Char(' '), 0, 0).toLongLong();
    QCOMPARE(qsizetype(log->rows.size()), count);
    if (kind == QLatin1String("fio-hist-log")) {
        double sum = 0;
        for (const RecordedRow &row : log->rows)
            sum += valueOf(*log, row, "fio.ios").value_or(0);
        QCOMPARE(sum, figures.section(QStringLiteral("sum of counts "), 1).toDouble());
        return;
    }
    static const QRegularExpression direction(
        QStringLiteral("dir (\\d): n=(\\d+) mean=([0-9.]+) min=(\\d+) max=(\\d+)"));
    static const char *const names[] = { "read", "write", "trim" };
    for (auto it = direction.globalMatch(figures); it.hasNext();) {
        const auto match = it.next();
        double n = 0, sum = 0, least = 1e30, most = 0;
        for (const RecordedRow &row : log->rows) {
            const RecordedTable &table = log->tables[std::size_t(row.table)];
            if (!QString::fromStdString(table.entity).startsWith(QLatin1String(names[match.captured(1).toInt()])))
                continue;
            const double value = double(row.values[0].mantissa); // as printed
            ++n;
            sum += value;
            least = std::min(least, value);
            most = std::max(most, value);
        }
        m_figures += 4;
        QCOMPARE(n, match.captured(2).toDouble());
        QVERIFY(std::abs(sum / n - match.captured(3).toDouble()) <= 0.051);
        QCOMPARE(least, match.captured(4).toDouble());
        QCOMPARE(most, match.captured(5).toDouble());
    }
    static const QRegularExpression folder(QStringLiteral("/fio-(\\d)\\.(\\d+)"));
    const bool nanos = folder.match(path).captured(1) == QLatin1String("3");
    const RecordedTable &table = log->tables.front();
    const std::string metric = table.columns.front().metric;
    QVERIFY2(
        metric == "fio." + kind.section(QLatin1Char('-'), 1, 1).toStdString() || metric == "fio.ios", metric.c_str());
    const auto &first = log->rows.front().values.front();
    if (metric.ends_with("lat") && table.columns.front().unit == "us")
        QCOMPARE(int(first.decimals), nanos ? 3 : 0);
}

QTEST_GUILESS_MAIN(TestImportCorpusFioLog)
#include "tst_import_corpus_fiolog.moc"
