// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/unwrap.h"
#include "support/figures.h"
#include "support/pastes.h"
#include "support/samples.h"

#include <QTest>

#include <algorithm>

using namespace importers;
using namespace testsupport;

/// Lines that a terminal or a mail program has broken at a width.
class TestImportWraps : public QObject {
    Q_OBJECT
private slots:
    void pieces_data();
    void pieces();
    void tables_data();
    void tables();
    void reports_data();
    void reports();
    void quotedPieces();
    void narrowLogsStay();
    void longMessagesStay();
};

void TestImportWraps::pieces_data()
{
    QTest::addColumn<bool>("mail");
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QStringList>("whole");
    const auto row = [](const char *name, bool mail, const QString &lines, const QString &whole) {
        QTest::newRow(name) << mail << lines.split(QLatin1Char('|')) << whole.split(QLatin1Char('|'));
    };
    // At ten columns.
    row("head and rows", true, QStringLiteral("Device r/s|w/s util|sda 10.000|1.00 2.00"),
        QStringLiteral("Device r/s w/s util|sda 10.000 1.00 2.00"));
    row("inside a figure", false, QStringLiteral("Device r/s| w/s|sda 1.00 2|.00"),
        QStringLiteral("Device r/s w/s|sda 1.00 2.00"));
    row("a row that ends at the width", false, QStringLiteral("Device r/s| w/s|sda 1 2.00|sdb 3 4.00"),
        QStringLiteral("Device r/s w/s|sda 1 2.00|sdb 3 4.00"));
    row("rows without a broken head", false, QStringLiteral("Dev r/s|sda 123.00|sdb 345.00"),
        QStringLiteral("Dev r/s|sda 123.00|sdb 345.00"));
    row("the next line would have fitted", true, QStringLiteral("Device r/s|w/s util|sda 10.00|1 2 3"),
        QStringLiteral("Device r/s w/s util|sda 10.00|1 2 3"));
}

void TestImportWraps::pieces()
{
    QFETCH(bool, mail);
    QFETCH(QStringList, lines);
    QFETCH(QStringList, whole);
    std::vector<std::string> texts;
    for (const QString &line : lines)
        texts.push_back(line.toStdString());
    QStringList joined;
    for (const std::string &line : unwrapped(texts, { mail ? Wrap::Kind::Mail : Wrap::Kind::Terminal, 10 }))
        joined << QString::fromStdString(line);
    QCOMPARE(joined, whole);
}

void TestImportWraps::tables_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("paste");
    for (const Sample &sample : allSamples())
        if (sample.title() == "iostat/extended-12" || sample.title() == "iostat/extended-10")
            for (const Paste &paste : pastes())
                if (const std::string name = paste.name; name.starts_with("wrapped") || name.starts_with("folded"))
                    QTest::newRow((sample.title() + ' ' + name).c_str())
                        << QString::fromStdString(sample.path) << QString::fromStdString(name);
}

/// Nothing is lost, and it is said.
void TestImportWraps::tables()
{
    QFETCH(QString, path);
    QFETCH(QString, paste);
    const auto bytes = readBytes(path.toStdString());
    QVERIFY(bytes);
    const auto all = pastes();
    const auto used
        = std::find_if(all.begin(), all.end(), [&](const Paste &p) { return paste == QLatin1String(p.name); });
    QVERIFY(used != all.end());
    const auto source = recordText("log.txt", *bytes), file = recordText("log.txt", used->apply(*bytes));
    QCOMPARE(figuresOf(*file, FigureDetail::Values), figuresOf(*source, FigureDetail::Values));
    const bool narrow = used->apply(*bytes) == std::string(*bytes);
    QVERIFY(narrow || anyRemark(*file));
}

void TestImportWraps::reports_data()
{
    QTest::addColumn<QString>("log");
    QTest::newRow("sysbench intervals") << QStringLiteral(
        "sysbench 1.0.20 (using bundled LuaJIT 2.1.0-beta2)\n\nRunning the test with following options:\n"
        "Number of threads: 4\nReport intermediate results every 10 second(s)\n\nThreads started!\n\n"
        "[ 10s ] thds: 4 tps: 123.45 qps: 2469.12 (r/w/o: 1728.35/493.87/246.90) lat (ms,95%): 34.33 err/s: 0.00 "
        "reconn/s: 0.00\n"
        "[ 20s ] thds: 4 tps: 133.25 qps: 2665.00 (r/w/o: 1865.50/533.00/266.50) lat (ms,95%): 31.94 err/s: 0.00 "
        "reconn/s: 0.00\n"
        "[ 30s ] thds: 4 tps: 113.65 qps: 2273.00 (r/w/o: 1591.10/454.60/227.30) lat (ms,95%): 39.65 err/s: 0.00 "
        "reconn/s: 0.00\n");
    QTest::newRow("fio") << QStringLiteral(
        "job1: (g=0): rw=randwrite, bs=(R) 4096B-4096B, (W) 4096B-4096B, (T) 4096B-4096B, ioengine=libaio, "
        "iodepth=16\nfio-3.33\nStarting 1 process\n\n"
        "job1: (groupid=0, jobs=1): err= 0: pid=1234: Fri Mar  7 12:08:36 2025\n"
        "  write: IOPS=12.3k, BW=48.1MiB/s (50.4MB/s)(481MiB/10001msec); 0 zone resets\n"
        "    slat (usec): min=2, max=1234, avg= 7.51, stdev= 4.25\n"
        "    clat (usec): min=112, max=45678, avg=1292.37, stdev=815.11\n"
        "     lat (usec): min=120, max=45690, avg=1299.88, stdev=815.35\n"
        "    clat percentiles (usec):\n"
        "     |  1.00th=[  420],  5.00th=[  619], 10.00th=[  725], 20.00th=[  865],\n"
        "     | 99.00th=[ 3884], 99.50th=[ 4817], 99.90th=[ 8455], 99.95th=[11338],\n"
        "     | 99.99th=[33817]\n"
        "   bw (  KiB/s): min=41216, max=54272, per=100.00%, avg=49323.79, stdev=3310.75, samples=19\n"
        "   iops        : min=10304, max=13568, avg=12330.95, stdev=827.69, samples=19\n"
        "  lat (usec)   : 250=0.05%, 500=2.03%, 750=9.43%, 1000=19.76%\n"
        "  lat (msec)   : 2=58.38%, 4=9.42%, 10=0.86%, 20=0.04%, 50=0.02%\n"
        "  cpu          : usr=5.92%, sys=13.35%, ctx=92183, majf=0, minf=12\n"
        "  IO depths    : 1=0.1%, 2=0.1%, 4=0.1%, 8=0.1%, 16=100.0%, 32=0.0%, >=64=0.0%\n"
        "     issued rwts: total=0,123135,0,0 short=0,0,0,0 dropped=0,0,0,0\n"
        "     latency   : target=0, window=0, percentile=100.00%, depth=16\n\n"
        "Run status group 0 (all jobs):\n"
        "  WRITE: bw=48.1MiB/s (50.4MB/s), 48.1MiB/s-48.1MiB/s (50.4MB/s-50.4MB/s), io=481MiB (504MB), "
        "run=10001-10001msec\n");
    QString disks,
        json = QStringLiteral(
            "{\"sysstat\": {\n\t\"hosts\": [\n\t\t{\n\t\t\t\"nodename\": \"box\",\n\t\t\t\"release\": \"6.1.0\",\n"
            "\t\t\t\"number-of-cpus\": 2,\n\t\t\t\"date\": \"03/07/25\",\n\t\t\t\"statistics\": [\n");
    for (int i = 0; i < 3; ++i)
        disks += QStringLiteral(
            "%1\t\t\t\t{\n\t\t\t\t\t\"timestamp\": \"03/07/25 12:08:3%2\",\n\t\t\t\t\t\"disk\": [\n"
            "\t\t\t\t\t\t{\"disk_device\": \"sda\", \"r/s\": 1%2.25, \"w/s\": 123.50, \"rkB/s\": 4%2.00, "
            "\"wkB/s\": 1234.5%2, \"r_await\": 0.5%2, \"w_await\": 12.3%2, \"aqu-sz\": 1.5%2, "
            "\"util\": 87.6%2}\n\t\t\t\t\t]\n\t\t\t\t}")
                     .arg(i > 0 ? QStringLiteral(",\n") : QString())
                     .arg(i);
    QTest::newRow("JSON") << json + disks + QStringLiteral("\n\t\t\t]\n\t\t}\n\t]\n}}\n");
}

/// What is no table is put together, too: no figure is lost or cut, whether or not the pieces are quoted.
void TestImportWraps::reports()
{
    QFETCH(QString, log);
    const Figures whole = figuresOf(*recordText("log.txt", log.toStdString()), FigureDetail::Values);
    QVERIFY(whole.size() > 10);
    for (const Paste &paste : pastes()) {
        const std::string name = paste.name;
        if (!name.starts_with("wrapped") && !name.starts_with("folded"))
            continue;
        const std::string text = paste.apply(log.toStdString());
        const Figures read = figuresOf(*recordText("log.txt", text), FigureDetail::Values);
        const auto wrong = beyond(read, whole), lost = beyond(whole, read);
        QVERIFY2(wrong.empty(), (name + ": " + (wrong.empty() ? "" : wrong.front())).c_str());
        QVERIFY2(lost.empty(), (name + ": lost " + (lost.empty() ? "" : lost.front())).c_str());
    }
}

/// The marks of a mail stand before each piece and go away with the break.
void TestImportWraps::quotedPieces()
{
    PrefixStep quote;
    quote.kind = PrefixStep::Kind::Quote;
    const std::vector<std::string> lines{ "> Device r/s", "> w/s util", ">", "> sda 10.000", "> 1.00 2.00" };
    const std::vector<std::string> whole{ "Device r/s w/s util", "", "sda 10.000 1.00 2.00" };
    QCOMPARE(unwrapped(lines, { Wrap::Kind::Mail, 10, Wrap::Joins::Tables, { quote } }), whole);
}

/// Rows of top end at the width of the screen, and a remark in the log is no reason to join them.
void TestImportWraps::narrowLogsStay()
{
    std::string text = "top - 12:08:36 up  1:00,  1 user,  load average: 0.00, 0.01, 0.05\n"
                       "Tasks:   3 total,   1 running,   2 sleeping,   0 stopped,   0 zombie\n"
                       "%Cpu(s):  1.0 us,  1.0 sy,  0.0 ni, 98.0 id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st\n\n"
                       "    PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND\n";
    for (const char *pid : { "11", "12", "13" })
        text += std::string("     ") + pid
            + " root      20   0    4712   3204   2860 R   0.0   0.0   0:00.00 abcdefghij\n";
    const Figures plain = figuresOf(*recordText("log.txt", text), FigureDetail::Values);
    QVERIFY(plain.size() > 9);
    text += "what is this\nand that\n";
    QCOMPARE(figuresOf(*recordText("log.txt", text), FigureDetail::Values), plain);
}

/// Messages between the lines of an application may be the longest there are, and just one line may be cut.
void TestImportWraps::longMessagesStay()
{
    std::string text;
    for (int second = 10; second < 40; ++second) {
        const std::string stamp = "[2025-03-10 14:29:" + std::to_string(second) + ".012345][rec]";
        text += stamp + " id:7, write time:1" + std::to_string(second) + " ms\n";
        if (second % 9 == 0)
            text += stamp + "[WARN] queue depth 787 > 64, dropping preview frames\n";
    }
    const std::vector<std::string> report{ "abc 12", "  de 3", "  gh 4" };
    QCOMPARE(unwrapped(report, { Wrap::Kind::Terminal, 6, Wrap::Joins::AllLines, {} }), report);
    text += "[";
    const auto file = recordText("log.txt", text);
    QVERIFY(figuresOf(*file, FigureDetail::Lines).contains("app.duration line 12 = 120"));
    for (const model::Issue &issue : file->issues)
        QVERIFY(issue.line > 0);
}

QTEST_GUILESS_MAIN(TestImportWraps)
#include "tst_import_wraps.moc"
