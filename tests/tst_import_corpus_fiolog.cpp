// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
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
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }
};

void TestImportCorpusFioLog::logs_data()
{
    addManifestRows(
        "bench", { "fio-bw-log", "fio-iops-log", "fio-lat-log", "fio-slat-log", "fio-clat-log", "fio-hist-log" });
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
    tally().file(path);
    if (figures.startsWith(QLatin1String("empty log"))) {
        EXPECT_FIGURE(file->logs.empty(), "a log in an empty file");
        return;
    }
    const RecordingSink *const log = file->log("fiolog");
    FIND_FIGURE(log != nullptr, file->outcome.detection.c_str());
    const qsizetype count = figures.section(QLatin1Char(' '), 0, 0).toLongLong();
    COMPARE_FIGURE(qsizetype(log->rows.size()), count);
    if (kind == QLatin1String("fio-hist-log")) {
        double sum = 0;
        for (const RecordedRow &row : log->rows)
            sum += valueOf(*log, row, "fio.ios").value_or(0);
        COMPARE_FIGURE(sum, figures.section(QStringLiteral("sum of counts "), 1).toDouble());
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
        COMPARE_FIGURE(n, match.captured(2).toDouble());
        EXPECT_FIGURE(std::abs(sum / n - match.captured(3).toDouble()) <= 0.051, "mean");
        COMPARE_FIGURE(least, match.captured(4).toDouble());
        COMPARE_FIGURE(most, match.captured(5).toDouble());
    }
    static const QRegularExpression folder(QStringLiteral("/fio-(\\d)\\.(\\d+)"));
    const bool nanos = folder.match(path).captured(1) == QLatin1String("3");
    const RecordedTable &table = log->tables.front();
    const std::string metric = table.columns.front().metric;
    QVERIFY2(
        metric == "fio." + kind.section(QLatin1Char('-'), 1, 1).toStdString() || metric == "fio.ios", metric.c_str());
    const auto &first = log->rows.front().values.front();
    if (metric.ends_with("lat") && table.columns.front().unit == "us")
        COMPARE_FIGURE(int(first.decimals), nanos ? 3 : 0);
}

CORPUS_TEST(TestImportCorpusFioLog)
#include "tst_import_corpus_fiolog.moc"
