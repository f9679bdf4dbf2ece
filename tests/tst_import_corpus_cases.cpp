// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/corpustest.h"
#include "support/figures.h"
#include "support/manifest.h"

#include <QDir>
#include <QFile>

#include <algorithm>

using namespace testsupport;

/// The four field cases: the figures that were published about them, and the pasted copies against the clean ones.
class TestImportCorpusCases : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void rows_data();
    void rows();
    void results_data();
    void results();
    void facts_data();
    void facts();
    void pasted_data();
    void pasted();
    void cleanupTestCase() { qInfo("%s", tally().summary().c_str()); }
};

namespace {

QString casePath(const QString &file)
{
    return QDir::cleanPath(QStringLiteral(STALLMARK_SOURCE_DIR "/../shared/cases/") + file);
}

std::unique_ptr<RecordedFile> recordCase(const QString &file)
{
    tally().file(casePath(file));
    return recordFile(casePath(file).toStdString());
}

/// All printed values of a metric, in the order of their lines.
QList<double> valuesOf(const RecordedFile &file, const std::string &metric)
{
    std::map<model::LineNumber, double> byLine;
    for (const auto &log : file.logs)
        for (const RecordedRow &row : log->rows)
            if (const auto value = valueOf(*log, row, metric))
                byLine[row.line] = *value;
    QList<double> out;
    for (const auto &[line, value] : byLine)
        out.append(value);
    return out;
}

} // namespace

void TestImportCorpusCases::initTestCase()
{
    if (!QFile::exists(casePath(QStringLiteral("README.md"))))
        QSKIP("the cases are not beside the repository");
}

void TestImportCorpusCases::rows_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QList<double>>("values");
    const auto row = [](const char *file, const char *metric, const QList<double> &values) {
        QTest::newRow((std::string(file) + " " + metric).c_str())
            << QStringLiteral("ssd-gc-recorder/") + QLatin1String(file) << QString::fromLatin1(metric) << values;
    };
    row("iostat-device-only.txt", "disk.write_await", { 1.67, 1.67, 282.20, 1806.94, 1046.54, 507.69, 1.11 });
    row("iostat-device-only.txt", "disk.util", { 0.5, 0.5, 87.5, 100, 100, 12.5, 0.5 });
    row("iostat-cfq-2025-03-07.txt", "disk.write_await", { 0.98, 202.71, 473.12, 5.12 });
    row("iostat-cfq-2025-03-07.txt", "cpu.system", { 33.24, 27.65, 36.18, 34.71 });
    row("iostat-noop-2025-03-10.txt", "disk.write_await", { 59.59, 917.86, 2065.00, 687.68, 4.02 });
    row("recorder.log", "app.duration", { 2145, 1785, 1030, 1038, 1605, 1648 });
    row("recorder.log", "app.cpu", { 90, 65, 97 });
    row("proc-vmstat-dirty.txt", "mem.dirty", { 3069 * 4096.0 });
    row("proc-vmstat-dirty.txt", "mem.dirty_threshold", { 26435 * 4096.0 });
    row("proc-vmstat-dirty.txt", "mem.dirty_background_threshold", { 13201 * 4096.0 });
}

void TestImportCorpusCases::rows()
{
    QFETCH(QString, file);
    QFETCH(QString, metric);
    QFETCH(QList<double>, values);
    const auto recorded = recordCase(file);
    QVERIFY(recorded);
    const QList<double> read = valuesOf(*recorded, metric.toStdString());
    for (qsizetype i = 0; i < values.size(); ++i)
        tally().check(qPrintable(metric), i < read.size() ? std::optional(read[i]) : std::nullopt, values[i]);
    tally().expect(read.size() <= values.size(), QStringLiteral("%1 rows").arg(read.size()));
    NO_FAULTS();
}

void TestImportCorpusCases::results_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("metric");
    QTest::addColumn<QList<double>>("values");
    const auto row = [](const char *file, const char *metric, const QList<double> &values) {
        QTest::newRow((std::string(file) + " " + metric).c_str())
            << QString::fromLatin1(file) << QString::fromLatin1(metric) << values;
    };
    row("dirty-flood/sysbench-before-dirty-1GB.txt", "latency.avg", { 1015.46 });
    row("dirty-flood/sysbench-before-dirty-1GB.txt", "latency.p95", { 1591.30 });
    row("dirty-flood/sysbench-before-dirty-1GB.txt", "events", { 30 });
    row("dirty-flood/sysbench-before-dirty-1GB.txt", "total_time", { 30.4642 });
    row("dirty-flood/sysbench-after-dirty-15MB.txt", "latency.avg", { 2.22 });
    row("dirty-flood/sysbench-after-dirty-15MB.txt", "latency.p95", { 12.35 });
    row("dirty-flood/sysbench-after-dirty-15MB.txt", "requests_per_s", { 450.75 });
    row("dirty-flood/sysbench-after-dirty-15MB.txt", "total_time", { 30.0032 });
    row("dirty-flood/sysbench-idle-dirty-15MB.txt", "events", { 43801 });
    row("dirty-flood/sysbench-idle-dirty-15MB.txt", "total_time", { 30.0004 });
    row("raid-write-back/fio-write-back.txt", "write.iops", { 10'100, 910, 33'200, 1902, 36'500, 1863, 39'500, 837 });
    row("raid-write-back/fio-write-back.txt", "read.iops", { 5098, 266, 28'300, 363, 33'700, 390, 36'300, 358 });
    row("raid-write-back/fio-write-through.txt", "write.iops", { 272, 117, 591, 137, 837, 143, 700, 115 });
    row("raid-write-back/fio-write-through.txt", "read.iops", { 11'500, 1103, 22'900, 959, 37'800, 946, 33'900, 884 });
    row("raid-write-back/sysbench-oltp-write-back.txt", "transactions_per_s", { 497.56 });
    row("raid-write-back/sysbench-oltp-write-back.txt", "errors", { 102 });
    row("raid-write-back/sysbench-oltp-write-through.txt", "transactions_per_s", { 244.78 });
    row("raid-write-back/sysbench-oltp-write-through.txt", "errors", { 195 });
    row("zfs-zil-l2arc/unixbench-with-cache-40copies.txt", "index", { 5389.2 });
    row("zfs-zil-l2arc/unixbench-without-cache.txt", "index", { 674.9, 5400.2 });
}

void TestImportCorpusCases::results()
{
    QFETCH(QString, file);
    QFETCH(QString, metric);
    QFETCH(QList<double>, values);
    const auto recorded = recordCase(file);
    QVERIFY(recorded);
    QList<double> read;
    for (const auto &log : recorded->logs)
        for (const model::BenchResult &result : log->results) {
            const bool whole = metric != QStringLiteral("index") || result.test.find("Index") != std::string::npos;
            if (result.metric == metric.toStdString() && whole)
                read.append(result.value);
        }
    for (qsizetype i = 0; i < values.size(); ++i)
        tally().check(qPrintable(metric), i < read.size() ? std::optional(read[i]) : std::nullopt, values[i]);
    tally().expect(read.size() <= values.size(), QStringLiteral("%1 results").arg(read.size()));
    NO_FAULTS();
}

void TestImportCorpusCases::facts_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto row = [](const char *file, const char *name, const char *value) {
        QTest::newRow(name) << QStringLiteral("ssd-gc-recorder/") + QLatin1String(file) << QString::fromLatin1(name)
                            << QString::fromLatin1(value);
    };
    row("sysctl-dirty.txt", "vm.dirty_ratio", "20");
    row("sysctl-dirty.txt", "vm.dirty_background_ratio", "10");
    row("sysctl-dirty.txt", "vm.dirty_writeback_centisecs", "500");
    row("sysctl-dirty.txt", "vm.dirty_expire_centisecs", "3000");
    row("scheduler.txt", "block.sda.scheduler", "cfq");
    row("queue-settings.txt", "block.sda.scheduler", "noop");
}

void TestImportCorpusCases::facts()
{
    QFETCH(QString, file);
    QFETCH(QString, name);
    QFETCH(QString, value);
    const auto recorded = recordCase(file);
    QVERIFY(recorded);
    std::string found;
    for (const auto &log : recorded->logs)
        for (const model::Fact &fact : log->facts)
            if (fact.name == name.toStdString())
                found = fact.value;
    COMPARE_FIGURE(found, value.toStdString());
}

void TestImportCorpusCases::pasted_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("clean");
    const auto row = [](const char *folder, const char *file, const char *clean) {
        const QString name = QString::fromLatin1(folder);
        QTest::newRow(file) << QString(name + QLatin1Char('/') + QLatin1String(file))
                            << QString(name.section(QLatin1Char('/'), 0, 0) + QLatin1Char('/') + QLatin1String(clean));
    };
    for (const char *file : { "iostat-cfq-2025-03-07.txt", "iostat-clock-1970.txt", "iostat-device-only.txt",
             "iostat-noop-2025-03-10.txt" })
        row("ssd-gc-recorder/pasted-page", file, file);
    row("ssd-gc-recorder/pasted-page", "recorder-log.txt", "recorder.log");
    for (const char *file :
        { "sysbench-after-dirty-15MB.txt", "sysbench-before-dirty-1GB.txt", "sysbench-idle-dirty-15MB.txt" })
        row("dirty-flood/pasted-flat", file, file);
}

void TestImportCorpusCases::pasted()
{
    QFETCH(QString, file);
    QFETCH(QString, clean);
    const auto source = recordCase(clean);
    const auto recorded = recordCase(file);
    QVERIFY(source && recorded);
    const Figures expected = figuresOf(*source, FigureDetail::Times);
    const Figures read = figuresOf(*recorded, FigureDetail::Times);
    QVERIFY(!expected.empty());
    for (const std::string &figure : beyond(read, expected))
        tally().expect(false, QString::fromStdString(figure));
    for (const std::string &figure : beyond(expected, read))
        tally().miss(QString::fromStdString(figure));
    for (std::size_t i = 0; i < read.size(); ++i)
        tally().expect(true, {});
    NO_FAULTS();
}

CORPUS_TEST(TestImportCorpusCases)
#include "tst_import_corpus_cases.moc"
