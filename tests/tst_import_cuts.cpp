// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/surepart.h"
#include "support/figures.h"

#include <QTest>

using namespace importers;
using namespace testsupport;

/// Benchmark reports that end inside their last line.
class TestImportCuts : public QObject {
    Q_OBJECT
private slots:
    void surePart_data();
    void surePart();
    void sysbench_data();
    void sysbench();
    void fioJson_data();
    void fioJson();
    void perfStat();
};

void TestImportCuts::surePart_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("sure");
    const auto row = [](const char *line, const char *sure) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(sure);
    };
    row("avg:    1", "avg:    ");
    row("avg:    1.", "avg:    ");
    row("iops=12,3", "iops=");
    row("bw=12K", "bw=");
    row("bw=2 M", "bw=");
    row("total time: 10.0012s", "total time: 10.0012s");
    row("bw=12KiB/s", "bw=12KiB/s");
    row("util=85.30%", "util=85.30%");
    row("iops=42512 ", "iops=42512 ");
    row("(30.00 per sec.)", "(30.00 per sec.)");
    row("job: m", "job: m");
    row("", "");
}

void TestImportCuts::surePart()
{
    QFETCH(QString, line);
    QFETCH(QString, sure);
    const std::string text = line.toStdString();
    Line open{ text, 1, {} };
    QCOMPARE(importers::surePart(open), std::string_view(text));
    open.open = true;
    const std::string_view part = importers::surePart(open);
    QCOMPARE(QString::fromUtf8(part.data(), qsizetype(part.size())), sure);
}

void TestImportCuts::sysbench_data()
{
    QTest::addColumn<QString>("end");
    QTest::addColumn<bool>("average");
    QTest::newRow("whole") << QStringLiteral("1.23\n") << true;
    QTest::newRow("no line end") << QStringLiteral("1.23") << false;
    QTest::newRow("behind the point") << QStringLiteral("1.") << false;
    QTest::newRow("before the point") << QStringLiteral("1") << false;
}

/// What stands in the lines above stays.
void TestImportCuts::sysbench()
{
    QFETCH(QString, end);
    QFETCH(bool, average);
    const std::string text = "sysbench 1.0.20 (using bundled LuaJIT 2.1.0-beta2)\n\nRunning the test with following "
                             "options:\nNumber of threads: 4\n\nCPU speed:\n    events per second:  1000.25\n\n"
                             "Latency (ms):\n         min:                                    0.93\n         avg:      "
                             "                              "
        + end.toStdString();
    const Figures figures = figuresOf(*recordText("log.txt", text), FigureDetail::Lines);
    QVERIFY(figures.contains("result line 7 events_per_s = 1000.250000 1/s"));
    QVERIFY(figures.contains("result line 10 latency.min = 0.930000 ms"));
    QCOMPARE(figures.contains("result line 11 latency.avg = 1.230000 ms"), average);
    QCOMPARE(figures.size(), average ? 3U : 2U);
}

void TestImportCuts::fioJson_data()
{
    QTest::addColumn<QString>("cutBefore");
    QTest::addColumn<QStringList>("metrics");
    QTest::newRow("unit of io_bytes not known")
        << QStringLiteral("\"runtime\"") << QStringList{ QStringLiteral("iops") };
    QTest::newRow("inside the rate") << QStringLiteral("50.5") << QStringList();
    QTest::newRow("in the next direction") << QStringLiteral(
        "7,") << QStringList{ QStringLiteral("io"), QStringLiteral("iops"), QStringLiteral("runtime") };
}

/// Neither zeros nor figures whose meaning shows further down are taken from an object that is not closed.
void TestImportCuts::fioJson()
{
    QFETCH(QString, cutBefore);
    QFETCH(QStringList, metrics);
    const std::string whole
        = "{\n  \"fio version\" : \"fio-2.16\",\n  \"jobs\" : [\n    {\n      \"jobname\" : \"j\",\n"
          "      \"read\" : {\n        \"io_bytes\" : 1000,\n        \"bw_min\" : 0,\n"
          "        \"iops\" : 150.50,\n        \"runtime\" : 900\n      },\n"
          "      \"write\" : {\n        \"io_bytes\" : 0,\n        \"bw\" : 7,\n";
    const auto file = recordText("log.txt", whole.substr(0, whole.find(cutBefore.toStdString())));
    QStringList found;
    for (const auto &log : file->logs)
        for (const model::BenchResult &result : log->results)
            found << QString::fromStdString(result.metric).section(QLatin1Char('.'), 1);
    QCOMPARE(found, metrics);
    QVERIFY(anyRemark(*file));
}

void TestImportCuts::perfStat()
{
    const std::string text
        = " Performance counter stats for 'sleep 2':\n\n              1.27 msec task-clock\n\n       "
          "2.002418153 seconds ti";
    const Figures cut = figuresOf(*recordText("log.txt", text), FigureDetail::Lines);
    QCOMPARE(cut, (Figures{ "result line 3 task-clock = 1.270000 ms" }));
    const Figures whole = figuresOf(*recordText("log.txt", text + "me elapsed"), FigureDetail::Lines);
    QVERIFY(whole.contains("result line 5 time elapsed = 2.002418 s"));
}

QTEST_GUILESS_MAIN(TestImportCuts)
#include "tst_import_cuts.moc"
