// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bundlemarks.h"
#include "support/dump.h"
#include "support/manifest.h"

#include <QTest>

using namespace testsupport;

/// Bundles of other collectors: pt-stalk, OSWatcher, sosreport. The texts are made up, their form is the programs' own.
class TestImportForeign : public QObject {
    Q_OBJECT
private slots:
    void markers_data();
    void markers();
    void names_data();
    void names();
    void settingPaths_data();
    void settingPaths();
    void osWatcherVmstat();
    void osWatcherTop();
    void ptStalkMarkers();
    void ptStalkWithoutStamps();
    void settingOfATree();
};

namespace {

std::string stampText(const importers::Stamp &stamp) { return dump(stamp); }

constexpr const char *VmstatHead = "procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----\n"
                                   " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st\n";

} // namespace

void TestImportForeign::markers_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("stamp");
    QTest::addColumn<bool>("newRun");
    const auto row = [](const char *line, const char *stamp, bool newRun) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(stamp) << newRun;
    };
    row("zzz ***Fri Mar 7 12:08:36 CST 2025", "2025-03-07T12:08:36", true);
    row("zzz ***Fri Mar  7 12:08:36 CST 2025", "2025-03-07T12:08:36", true);
    row("zzz ***Fri Mar 7 12:08:36 CST 2025 Sample interval: 30 seconds", "2025-03-07T12:08:36", true);
    row("zzz ***Fri Mar  7 12:08:36 PM CST 2025", "2025-03-07T12:08:36", true);
    row("TS 1741320516.004 2025-03-07 12:08:36", "2025-03-07T04:08:36.004Z printed in +08:00", false);
    row("TS 1741320516.004", "", false);
    row("TS 2025-03-07 12:08:36", "", false);
    row("zzz ***", "", false);
    row("zzz", "", false);
}

void TestImportForeign::markers()
{
    QFETCH(QString, line);
    QFETCH(QString, stamp);
    QFETCH(bool, newRun);
    const auto marker = importers::parseMarkerLine(line.toStdString(), importers::DateOrder::MonthFirst);
    QCOMPARE(marker.has_value(), !stamp.isEmpty());
    if (!marker)
        return;
    QCOMPARE(QString::fromStdString(stampText(marker->stamp)), stamp);
    QCOMPARE(marker->newRun, newRun);
}

void TestImportForeign::names_data()
{
    QTest::addColumn<QString>("stamp");
    QTest::newRow("2025_03_07_12_08_36-iostat") << QStringLiteral("2025-03-07T12:08:36");
    QTest::newRow("pt/2025_03_07_12_08_36-mpstat-overall") << QStringLiteral("2025-03-07T12:08:36");
    QTest::newRow("oswvmstat/field-box_vmstat_25.03.07.1200.dat") << QStringLiteral("2025-03-07T12:00:00");
    QTest::newRow("fieldbox_top_25.03.07.0000.dat.gz") << QStringLiteral("2025-03-07T00:00:00");
    QTest::newRow("2025_13_07_12_08_36-iostat") << QString();
    QTest::newRow("2025_03_07_12_08-iostat") << QString();
    QTest::newRow("2025_03_07_12_08_36/iostat") << QString();
    QTest::newRow("fieldbox_top_25.03.32.0000.dat") << QString();
    QTest::newRow("iostat-2025-03-07.txt") << QString();
}

void TestImportForeign::names()
{
    QFETCH(QString, stamp);
    const auto name = importers::parseNameStamp(QTest::currentDataTag());
    QCOMPARE(name ? QString::fromStdString(stampText(name->stamp)) : QString(), stamp);
}

void TestImportForeign::settingPaths_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("sos/proc/sys/vm/dirty_ratio") << QStringLiteral("/proc/sys/vm/dirty_ratio");
    QTest::newRow("proc/sys/vm/dirty_ratio") << QStringLiteral("/proc/sys/vm/dirty_ratio");
    QTest::newRow("a/sys/block/sda/queue/scheduler") << QStringLiteral("/sys/block/sda/queue/scheduler");
    QTest::newRow("myproc/sys/vm/dirty_ratio") << QString();
    QTest::newRow("sos/proc/meminfo") << QString();
    QTest::newRow("sos/sos_commands/block/lsblk") << QString();
}

void TestImportForeign::settingPaths()
{
    QFETCH(QString, path);
    QCOMPARE(QString::fromStdString(importers::settingPath(QTest::currentDataTag()).value_or("")), path);
}

/// Each snapshot starts vmstat anew: its first row is since boot, the others are of the snapshot.
void TestImportForeign::osWatcherVmstat()
{
    const std::string rows = " 1  0      0 812340  10240 204800    0    0     5    12   90  160  2  1 96  1  0\n"
                             " 0  2      0 812000  10240 204900    0    0     0  5120  300  410 10  5  0 85  0\n"
                             " 0  1      0 811900  10240 204950    0    0     4  4096  280  400  9  4  2 85  0\n";
    const std::string text = "Linux OSWbb v8.4 fieldbox\nSNAP_INTERVAL 30\n"
                             "zzz ***Fri Mar 7 12:08:36 CST 2025\n"
        + (VmstatHead + rows) + "zzz ***Fri Mar 7 12:09:06 CST 2025\n" + VmstatHead + rows;
    const auto file = recordText("oswvmstat/fieldbox_vmstat_25.03.07.1200.dat", text);
    const RecordingSink *log = file->log("vmstat");
    QVERIFY2(log, file->outcome.detection.c_str());
    QCOMPARE(file->logs.size(), std::size_t(1));
    std::vector<std::string> samples;
    int sinceBoot = 0;
    for (const RecordedRow *row : rowsOf(*log, "cpu")) {
        sinceBoot += row->kind == importers::RowKind::SinceBoot ? 1 : 0;
        if (row->kind == importers::RowKind::Sample)
            samples.push_back(stampText(row->stamp));
    }
    QCOMPARE(sinceBoot, 2);
    QCOMPARE(samples,
        (std::vector<std::string>{
            "2025-03-07T12:08:36", "2025-03-07T12:08:36", "2025-03-07T12:09:06", "2025-03-07T12:09:06" }));
    QCOMPARE(valueOf(*log, *rowsOf(*log, "cpu")[1], "cpu.iowait").value_or(-1), 85.0);
}

/// top prints the time of day; the marker has its date.
void TestImportForeign::osWatcherTop()
{
    const std::string text = "zzz ***Fri Mar 7 12:08:36 CST 2025\n"
                             "top - 12:08:37 up  1:00,  2 users,  load average: 0.10, 0.20, 0.30\n"
                             "Tasks: 100 total,   1 running,  99 sleeping,   0 stopped,   0 zombie\n"
                             "%Cpu(s):  2.0 us,  1.0 sy,  0.0 ni, 90.0 id,  7.0 wa,  0.0 hi,  0.0 si,  0.0 st\n"
                             "KiB Mem :  2045000 total,   812340 free,   500000 used,   732660 buff/cache\n"
                             "KiB Swap:        0 total,        0 free,        0 used.  1400000 avail Mem\n\n"
                             "  PID USER      PR  NI    VIRT    RES    SHR S %CPU %MEM     TIME+ COMMAND\n"
                             "  742 root      20   0   50000  10000   4000 D  3.0  0.5   0:10.00 recorder\n";
    const auto file = recordText("fieldbox_top.dat", text);
    const RecordingSink *log = file->log("top");
    QVERIFY2(log, file->outcome.detection.c_str());
    QVERIFY(log->date.has_value());
    QCOMPARE(QString::fromStdString(model::isoTime(*log->date, std::nullopt)).left(10), QStringLiteral("2025-03-07"));
    QCOMPARE(file->issues.size(), std::size_t(0));
}

void TestImportForeign::ptStalkMarkers()
{
    const std::string block = "nr_dirty 414\nnr_writeback 0\nnr_dirtied 1000\nnr_written 900\n";
    const auto file = recordText("2025_03_07_12_08_36-procvmstat",
        "TS 1741320516.004 2025-03-07 12:08:36\n" + block + "TS 1741320517.004 2025-03-07 12:08:37\n" + block);
    const RecordingSink *log = file->log("procvmstat");
    QVERIFY2(log, file->outcome.detection.c_str());
    QVERIFY(!log->rows.empty());
    QCOMPARE(stampText(log->rows.front().stamp), "2025-03-07T04:08:36.004Z printed in +08:00");
    QCOMPARE(stampText(log->rows.back().stamp), "2025-03-07T04:08:37.004Z printed in +08:00");
    QCOMPARE(file->issues.size(), std::size_t(0));
}

/// Tools without a stamp of their own start at the time of the file's name.
void TestImportForeign::ptStalkWithoutStamps()
{
    const std::string row = " 0  2      0 812000  10240 204900    0    0     0  5120  300  410 10  5  0 85  0\n";
    const auto file = recordText("2025_03_07_12_08_36-vmstat", VmstatHead + row + row + row);
    const RecordingSink *log = file->log("vmstat");
    QVERIFY2(log, file->outcome.detection.c_str());
    const auto fact = [&](const char *name) {
        for (const model::Fact &f : log->facts)
            if (f.name == name)
                return f.value;
        return std::string();
    };
    QVERIFY2(fact("clock.start").starts_with("2025-03-07T12:08:36"), fact("clock.start").c_str());
    QCOMPARE(fact("clock.interval"), "1");
    const auto plain = recordText("vmstat.txt", VmstatHead + row + row + row);
    QVERIFY(plain->log("vmstat"));
    QCOMPARE(plain->log("vmstat")->facts.size(), std::size_t(0));
}

void TestImportForeign::settingOfATree()
{
    const auto ratio = recordText("sos/proc/sys/vm/dirty_ratio", "20\n");
    QVERIFY(ratio->log("sysctl"));
    QCOMPARE(ratio->log("sysctl")->facts.at(0).name, "vm.dirty_ratio");
    QCOMPARE(ratio->log("sysctl")->facts.at(0).value, "20");
    QCOMPARE(ratio->log("sysctl")->facts.at(0).line, model::LineNumber(1));
    const auto scheduler = recordText("sos/sys/block/sda/queue/scheduler", "noop deadline [cfq]\n");
    QVERIFY(scheduler->log("sysctl"));
    QCOMPARE(scheduler->log("sysctl")->facts.at(0).name, "block.sda.scheduler");
    QCOMPARE(scheduler->log("sysctl")->facts.at(0).value, "cfq");
    const auto other = recordText("sos/proc/version_note", "20\n");
    QVERIFY(other->logs.empty());
}

QTEST_GUILESS_MAIN(TestImportForeign)
#include "tst_import_foreign.moc"
