// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/applog/appfigures.h"
#include "importers/formats/applog/appline.h"
#include "importers/formats/bbtop/bbtoplines.h"
#include "importers/formats/perflatency/latencyrow.h"
#include "importers/formats/perftimehist/timehistrow.h"
#include "importers/formats/sysbench/sysbenchlines.h"
#include "importers/formats/top/toplines.h"
#include "importers/formats/top/topstamp.h"
#include "importers/formats/top/toptable.h"

#include <QTest>

using namespace importers;
using model::Decimal;

/// The line parsers of the formats on the forms that trap: what they read, and that they refuse the rest.
class TestImportLinesB : public QObject {
    Q_OBJECT
private slots:
    void topUptime_data();
    void topUptime();
    void topHead();
    void topCpu();
    void topMemory();
    void topRows();
    void topRowsAreNotShifted();
    void topStamps();
    void busyBox();
    void latencyRows();
    void timehistRows();
    void appDurations_data();
    void appDurations();
    void appShares();
    void appTags_data();
    void appTags();
    void sysbenchFigures();
    void sysbenchIntervals();
};

namespace {

constexpr const char *Default = "    PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND";

TopColumns columnsOf(const char *head)
{
    const auto columns = parseTopColumns(head, false);
    return columns.value_or(TopColumns());
}

std::string shown(const std::optional<Decimal> &value) { return value ? model::toText(*value) : "none"; }

} // namespace

void TestImportLinesB::topUptime_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("minutes");
    QTest::newRow("minutes") << QByteArray("47 min,  0 users") << 47;
    QTest::newRow("hours") << QByteArray(" 1:05,  2 users") << 65;
    QTest::newRow("day and minutes") << QByteArray("1 day, 2 min,  1 user") << 1442;
    QTest::newRow("days and hours") << QByteArray("45 days,  3:02,  1 user") << 45 * 1440 + 182;
    QTest::newRow("days, cut") << QByteArray("500 days") << 500 * 1440;
    QTest::newRow("users only") << QByteArray("2 users") << -1;
    QTest::newRow("no time of day") << QByteArray("1:75") << -1;
}

void TestImportLinesB::topUptime()
{
    QFETCH(QByteArray, text);
    QFETCH(int, minutes);
    const auto up = parseTopUptime(text.constData());
    QCOMPARE(up ? int(*up / (60 * model::NanosPerSecond)) : -1, minutes);
}

void TestImportLinesB::topHead()
{
    const auto head = parseTopHead("top - 12:08:36 up 45 days,  3:02,  0 users,  load average: 101,22, 99,00, 87,65");
    QVERIFY(head);
    QCOMPARE(head->load[0], Decimal::of(10122, 2));
    QCOMPARE(head->load[2], Decimal::of(8765, 2));
    const auto cut = parseTopHead("top-3.3.12-modern - 12:08:36 up 47 min,  0 users,  load average: 7.19, 7.39, 5.8");
    QVERIFY(cut);
    QVERIFY(cut->load[1].present);
    QVERIFY(!cut->load[2].present);
    QVERIFY(!parseTopHead(" 12:08:36 up  1:00,  2 users,  load average: 0.10, 0.20, 0.30")); // uptime
    QVERIFY(!parseTopHead("the meeting - 12:08:36 up there"));
}

void TestImportLinesB::topCpu()
{
    std::string_view rest
        = "%Cpu0  : 45.0 us, 15.0 sy,  0.0 ni, 35.0 id,  0.0 wa,  0.0 hi,  0.0 si,  5.0 st   %Cpu1  : "
          "55.0 us,  9";
    const auto first = parseTopCpu(rest);
    QVERIFY(first);
    QCOMPARE(first->entity, std::string("cpu0"));
    QCOMPARE(first->values[7], Decimal::of(50, 1));
    QVERIFY(!first->cut);
    const auto second = parseTopCpu(rest);
    QVERIFY(second && second->cut);
    QCOMPARE(second->entity, std::string("cpu1"));
    QCOMPARE(second->values[0], Decimal::of(550, 1));
    QVERIFY(!second->values[1].present);
    rest = "%Cpu(s):100,0 us,  0,0 sy,  0,0 ni,  0,0 id,  0,0 wa,  0,0 hi,  0,0 si,  0,0 st";
    const auto full = parseTopCpu(rest);
    QVERIFY(full);
    QCOMPARE(full->values[0], Decimal::of(1000, 1));
    rest = "Cpu(s):  1.7% us,  0.3% sy,  0.0% ni, 98.0% id,  0.0% wa";
    const auto old = parseTopCpu(rest);
    QVERIFY(old && !old->values[7].present);
    QCOMPARE(old->values[3], Decimal::of(980, 1));
    rest = "%Cpu(s):  40.9/59.1  100[|||||||]";
    const auto bar = parseTopCpu(rest);
    QVERIFY(bar && bar->bar && !bar->values[0].present);
    for (const char *foreign : { "CPU:  65% usr  25% sys", "CPU0:  65% usr", "%Cpu(s):", "Cpu usage: 5 of them" }) {
        rest = foreign;
        const auto none = parseTopCpu(rest);
        QVERIFY2(!none, foreign);
    }
}

void TestImportLinesB::topMemory()
{
    std::string_view rest
        = "MiB Mem :  24105.6 total,  11982.1 free,   2164.6 used,  10813.8 buff/cache       MiB Swap:    "
          "  0.0 total,      0.0 free,      0.0 used.  21940.9 avail Mem ";
    const auto memory = parseTopMemory(rest);
    QVERIFY(memory && memory->kind == TopMemory::Kind::Memory);
    QCOMPARE(memory->unit, std::int64_t(1048576));
    QCOMPARE(memory->free, Decimal::of(119821, 1));
    const auto swap = parseTopMemory(rest);
    QVERIFY(swap && swap->kind == TopMemory::Kind::Swap);
    QCOMPARE(swap->available, Decimal::of(219409, 1));
    rest = "Swap:        0k total,        0k used,        0k free, 10022980k cached";
    const auto old = parseTopMemory(rest);
    QVERIFY(old);
    QCOMPARE(old->unit, std::int64_t(1024));
    QCOMPARE(old->cached, Decimal::of(10022980));
    rest = "MiB Mem: 24105.55+total, 12173.98+used, 1234567+free,   67.602 buffers";
    const auto plus = parseTopMemory(rest);
    QVERIFY(plus && plus->inexact && !plus->free.present);
    QCOMPARE(plus->total, Decimal::of(2410555, 2));
    rest = "PiB Mem :      0.0 total,      0.0 free,      0.0 used,      0.0 buff/cache";
    const auto coarse = parseTopMemory(rest);
    QVERIFY(coarse && coarse->inexact && !coarse->free.present);
    for (const char *foreign :
        { "Mem: 11349916K used, 13334168K free, 474544K shrd", "Mem:       24684084    12325248" }) {
        rest = foreign;
        const auto none = parseTopMemory(rest);
        QVERIFY2(!none, foreign);
    }
}

void TestImportLinesB::topRows()
{
    const auto row = parseTopRow(
        "      4 root      rt   0   92616  41.5m   1404 R  18.7   0.2   0:02.09 net (srv) 1 ", columnsOf(Default));
    QVERIFY(row);
    QCOMPARE(row->pid, std::string_view("4"));
    QCOMPARE(row->command, std::string_view("net (srv) 1"));
    QCOMPARE(row->cpu, Decimal::of(187, 1));
    QCOMPARE(row->state, Decimal::of('R'));
    const auto modern
        = parseTopRow("      5 root     -51   0   51,4m  26,5m  13,6   0,1   0:00.55 D      `- disp daemon",
            columnsOf("    PID USER      PR  NI    VIRT    RES  %CPU  %MEM     TIME+ S COMMAND"));
    QVERIFY(modern);
    QCOMPARE(modern->command, std::string_view("disp daemon"));
    QCOMPARE(modern->cpu, Decimal::of(136, 1));
    QCOMPARE(modern->state, Decimal::of('D'));
    const auto chinese = parseTopRow("      5 root      20   0   52668  27200   1412 S   6.2   0.1   0:00.71 disp da+",
        columnsOf(" 进程号 USER      PR  NI    VIRT    RES    SHR    %CPU  %MEM     TIME+ COMMAND"));
    QVERIFY(chinese);
    QCOMPARE(chinese->cpu, Decimal::of(62, 1));
    QCOMPARE(chinese->state, Decimal::of('S'));
    const auto middle = parseTopRow("  29 my long command  6.6 S root", columnsOf("PID COMMAND %CPU S USER PR NI"));
    QVERIFY(!middle);
    const auto reordered
        = parseTopRow("  29 my long command  6.6 S root 20 -5", columnsOf("PID COMMAND %CPU S USER PR NI"));
    QVERIFY(reordered);
    QCOMPARE(reordered->command, std::string_view("my long command"));
    QCOMPARE(reordered->cpu, Decimal::of(66, 1));
}

void TestImportLinesB::topRowsAreNotShifted()
{
    const auto columns = columnsOf(Default);
    QVERIFY(!columns.empty());
    QVERIFY(!parseTopRow("      4 root      20   0   92616  42576   1404 S  18.7", columns)); // cut
    QVERIFY(beginsLikeTopRow("      4 root      20   0   92616  42576   1404 S  18.7", columns));
    QVERIFY(!parseTopRow("      4 two words 20   0   92616  42576   1404 S  18.7   0.2   0:02.09 x", columns));
    QVERIFY(
        !parseTopRow(" 1  0      0 12345678  69132 9962960    0    0   120   411  915 1680 54 24 22  0  0", columns));
    QVERIFY(!beginsLikeTopRow(" 1  0      0 12345678  69132 9962960    0    0   120   411  915 1680", columns));
    QVERIFY(columnsOf("  PID  PPID USER     STAT   VSZ %VSZ %CPU COMMAND").empty());
    QVERIFY(columnsOf("USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND").empty());
    QVERIFY(columnsOf("the quick brown fox jumps").empty());
}

void TestImportLinesB::topStamps()
{
    const model::Nanos second = model::NanosPerSecond;
    const model::Nanos day = 20'000 * model::NanosPerDay;
    const model::Nanos noon = 43'200 * second;
    const auto local = [&](model::Nanos at) { return Stamp{ model::StampKind::Local, day + at, std::nullopt }; };
    QCOMPARE(topFrameStamp({}, noon).kind, model::StampKind::TimeOfDay);
    QCOMPARE(topFrameStamp(local(noon + second / 2), noon).value, day + noon + second / 2);
    // A filter kept the frame for a minute; over midnight too.
    QCOMPARE(topFrameStamp(local(noon + 60 * second), noon).value, day + noon);
    QCOMPARE(topFrameStamp(local(5 * second), model::NanosPerDay - 20 * second).value, day - 20 * second);
    // Another time zone.
    QCOMPARE(topFrameStamp(local(noon), noon + 8 * 3600 * second).value, day + noon);
    // `ts -s`: not a time of day.
    QCOMPARE(topFrameStamp({ model::StampKind::TimeOfDay, 3 * second, std::nullopt }, noon).value, noon);
    const Stamp zoned{ model::StampKind::Zoned, day + noon - 8 * 3600 * second, 8 * 3600 };
    QCOMPARE(topFrameStamp(zoned, noon).value, zoned.value);
}

void TestImportLinesB::busyBox()
{
    const auto fields = parseBbColumns("  PID  PPID USER     STAT   VSZ %VSZ CPU %CPU COMMAND");
    const auto row = parseBbRow("  181   177 0        SW<N1477m   0%   1   3% {disp daemon} /srv/dispd disp", fields);
    QVERIFY(row);
    QCOMPARE(row->cpu, Decimal::of(3));
    QCOMPARE(row->command, std::string_view("{disp daemon} /srv/dispd disp"));
    const auto split = parseBbRow("  181   177 root     S N   1477m  6.0   1  5.0 sh", fields);
    QVERIFY(split);
    QCOMPARE(split->cpu, Decimal::of(50, 1));
    QVERIFY(!parseBbRow("  181   177 root     S     2540", fields));
    QVERIFY(beginsLikeBbRow("  181   177 root     S     2540", fields));
    QVERIFY(parseBbColumns("  PID USER       VSZ STAT COMMAND").empty()); // ps
    const auto resident = parseBbRow("    4     1 0        S    42484   2%  10% /srv/rec_main",
        parseBbColumns("  PID  PPID USER     STAT   RSS %RSS %CPU COMMAND"));
    QVERIFY(resident && !resident->sizeShare.present);
    QCOMPARE(resident->residentShare, Decimal::of(2));
    const auto memory
        = parseBbMemory("Mem: 11710056K used, 12974028K free, 0K shrd, 94374385537288K buff, 94374385537");
    QVERIFY(memory && isNonsense(*memory, memory->buffers) && !memory->cached.present);
    const auto idle = parseBbCpu("CPU:  0.0% usr  0.0% sys  0.0% nic  0.0% idle  0.0% io  0.0% irq  0.0% sirq");
    QVERIFY(idle && idle->isEmpty());
    QVERIFY(!parseBbCpu("CPU: Intel(R) Xeon(R) @ 2.70GHz"));
}

void TestImportLinesB::latencyRows()
{
    const auto row
        = parseLatencyRow("a | b:c:(4)     |     96.474 ms |       54 | avg:  57.464 ms | max: 284.079 ms | max "
                          "start:  3323.627141 s | max end:  3323.911220 s");
    QVERIFY(row);
    QCOMPARE(row->task, std::string_view("a | b:c:(4)"));
    QCOMPARE(row->delayMaxAt, Decimal::of(3323911220, 6));
    QCOMPARE(row->switches, Decimal::of(54));
    const auto never = parseLatencyRow("rt:2 | 127.672 ms | 2 | avg: 0.000 ms | max: 0.000 ms | max at: 0.000000 s");
    QVERIFY(never && !never->delayMaxAt.present);
    QVERIFY(!parseLatencyRow("rt:2 | 127.672 ms | 2 | avg: 0.000 ms | max: 0.0"));
    QVERIFY(!parseLatencyRow("TOTAL:  |   4271.464 ms |    34037 |"));
}

void TestImportLinesB::timehistRows()
{
    const auto row = parseTimehistRow(
        "    3343.723237 [0000]  s    x [1] y[19370/19354]  120  1.000      0.500      0.014      S  next: fio[19527]",
        3);
    QVERIFY(row && row->figures);
    QCOMPARE(row->task, std::string_view("x [1] y[19370/19354]"));
    QCOMPARE(row->delay, Decimal::of(500, 3));
    QCOMPARE(row->at, model::Nanos(3343723237000));
    const auto bare = parseTimehistRow("3343.723237 [0000]  s    fio[12]  1.000  0.500  0.014", std::nullopt);
    QVERIFY(bare);
    QCOMPARE(bare->task, std::string_view("fio[12]"));
    const auto wake = parseTimehistRow("3343.723197 [0000]  perf[20103]       awakened: migration/0[18]", 0);
    QVERIFY(wake && !wake->figures);
    const auto gone = parseTimehistRow("3343.723197 [0000]  :-1[-1/19897]   0.000  0.014  0.142 ", 0);
    QVERIFY(gone);
    QCOMPARE(gone->task, std::string_view(":-1[-1/19897]"));
    QVERIFY(!parseTimehistRow("perf 19415 [000] 3321.827410: sched:sched_switch: prev_comm=perf", std::nullopt));
    QVERIFY(!parseTimehistRow("3343.723197 [0000]  fio[12]  1.000  0.500", std::nullopt));
}

void TestImportLinesB::appDurations_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("millis");
    QTest::addColumn<QByteArray>("key");
    const auto row = [](const char *text, const char *millis, const char *key) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(millis) << QByteArray(key);
    };
    row("mcpId:18, write time:2145 ms", "2145", "write time");
    row("rec mcpId:18 write time:28ms", "28", "write time");
    row("comp=rec mcpId=3 write_ms=5", "5", "write");
    row("mcpId=3 write_time_ms=76", "76", "write_time");
    row("mcpId 18 write 32 ms", "32", "write");
    row("db: fsync took 123 ms", "123", "fsync took");
    row("latency=12.5ms", "12.5", "latency");
    row("flush took 1.2 s", "1200", "flush took");
    row("duration: 350 us", "0.35", "duration");
    row("read 4096 bytes in 12 ms", "12", "read");
    row("{\"ts\":\"2025-03-10T23:59:50.545+08:00\",\"comp\":\"rec\",\"mcpId\":18,\"write_ms\":41}", "41", "write");
    row("writeLatencyUs=700", "0.7", "writeLatency");
    row("elapsed 3 ms, write 4 ms", "4", "write");
    row("write timeout set to 5000 ms", "none", "");
    row("next checkpoint in 30 s", "none", "");
    row("uptime_ms=123456", "none", "");
    row("start_time=1741651190116", "none", "");
    row("write at 12:08:36 ok", "none", "");
    row("write 5 sectors", "none", "");
    row("speed 12 ms-1", "none", "");
}

void TestImportLinesB::appDurations()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, millis);
    QFETCH(QByteArray, key);
    const AppFigures figures = parseAppFigures(text.constData());
    QCOMPARE(QByteArray::fromStdString(shown(figures.duration)), millis);
    QCOMPARE(QByteArray::fromStdString(figures.durationKey), key);
}

void TestImportLinesB::appShares()
{
    const AppFigures figures = parseAppFigures("CPU:90%, Mem:10.5 %");
    QCOMPARE(shown(figures.cpu), std::string("90"));
    QCOMPARE(shown(figures.memory), std::string("10.5"));
    QCOMPARE(shown(parseAppFigures("cpu usage: 65%").cpu), std::string("65"));
    QVERIFY(parseAppFigures("disk 90%, progress 12 %").empty());
}

void TestImportLinesB::appTags_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("tag");
    const auto row
        = [](const char *line, const char *tag) { QTest::newRow(line) << QByteArray(line) << QByteArray(tag); };
    row("[2025-03-10 14:28:46.854081][rec] mcpId:18, write time:2145 ms", "rec");
    row("[2025-03-10 14:28:46.264327][SYS MON] CPU:90%, Mem:10%", "SYS MON");
    row("03-10 23:59:50.368   742   758 I rec     : mcpId:3, write time:3 ms", "rec");
    row("[  472.000000] rec: mcpId:3, write time:59 ms", "rec");
    row("1741651190116 rec mcpId:18 write time:28ms", "rec");
    row("2025-03-10T23:59:50.538Z level=info comp=rec mcpId=3 write_ms=5", "rec");
    row("{\"ts\":\"2025-03-10T23:59:50.545+08:00\",\"comp\":\"rec\",\"mcpId\":18,\"write_ms\":41}", "rec");
    row("2025-03-10 23:59:50,282 INFO  [rec] mcpId=3 write_time_ms=76", "rec");
    row("Mar 10 23:59:50 fieldbox rec[742]: mcpId:18, write time:27 ms", "rec");
    row("23:59:50.101 rec: mcpId 18 write 32 ms", "rec");
    row("2025-03-10 23:59:50,282 [worker-3] ERROR write took 5 ms", "worker");
    row("2025-03-10 23:59:50,282 write took 5 ms", "");
}

void TestImportLinesB::appTags()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, tag);
    const auto parsed = parseAppLine(line.constData(), {}, DateOrder::MonthFirst);
    QVERIFY(parsed);
    QCOMPARE(QByteArray::fromStdString(appTag(*parsed)), tag);
}

void TestImportLinesB::sysbenchFigures()
{
    QCOMPARE(
        std::string(parseSysbenchBanner("sysbench v0.4.8:  multi-threaded system evaluation benchmark").value_or("")),
        std::string("0.4.8"));
    QVERIFY(!parseSysbenchBanner("sysbench 1.0.20"));
    QVERIFY(!parseSysbenchBanner("sysbench is a benchmark"));
    const auto bytes
        = parseSysbenchFigures("Read 0b  Written 120Kb  Total transferred 120Kb  (3.939Kb/sec)", SysbenchSection::None);
    QCOMPARE(bytes.size(), std::size_t(4));
    QCOMPARE(bytes[3].value, 3.939 * 1024);
    const auto seconds = parseSysbenchFigures("         max:       0.0041s", SysbenchSection::Latency);
    QCOMPARE(seconds.at(0).value, 4.1);
    const auto rank = parseSysbenchFigures("         approx.  95 percentile:   1591.30ms", SysbenchSection::Latency);
    QCOMPARE(rank.at(0).metric, std::string("latency.p95"));
    const auto iops
        = parseSysbenchFigures("         write: IOPS=13449.49 210.15 MiB/s (220.36 MB/s)", SysbenchSection::Throughput);
    QCOMPARE(iops.size(), std::size_t(2));
    QCOMPARE(iops[0].metric, std::string("writes_per_s"));
    QVERIFY(parseSysbenchFigures("read: the manual", SysbenchSection::Throughput).empty());
}

void TestImportLinesB::sysbenchIntervals()
{
    const auto interval = parseSysbenchInterval(
        "[ 8s ] reads: 0.00 MiB/s writes: 0.06 MiB/s fsyncs: 4.00/s latency (ms,95%): 7086.632");
    QVERIFY(interval && interval->second == 8);
    QCOMPARE(interval->values.size(), std::size_t(4));
    QCOMPARE(interval->values[3].value, Decimal::of(7086632, 3));
    // Nothing was done: the smallest bucket of the histogram is no latency.
    const auto idle
        = parseSysbenchInterval("[ 7s ] reads: 0.00 MiB/s writes: 0.00 MiB/s fsyncs: 0.00/s latency (ms,95%): 0.001");
    QVERIFY(idle && !idle->values[3].value.present);
    const auto old = parseSysbenchInterval(
        "[   1s] reads: 63.72 MB/s writes: 42.48 MB/s fsyncs: 267.87/s response time: 0.00ms (95%)");
    QVERIFY(old);
    QCOMPARE(old->values.back().metric, std::string("sysbench.latency_p95"));
}

QTEST_GUILESS_MAIN(TestImportLinesB)
#include "tst_import_lines_b.moc"
