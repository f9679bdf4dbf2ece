// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/counters.h"
#include "importers/api/memoryunit.h"
#include "importers/api/recordclock.h"
#include "support/dump.h"
#include "support/manifest.h"

#include <QTest>

#include <algorithm>

using namespace testsupport;

/// Loops that print several things below one date, counters and what is made of them, and delays of tasks.
class TestImportLoops : public QObject {
    Q_OBJECT
private slots:
    void growth();
    void intervals();
    void memoryUnits();
    void stampBeforeAnotherLog();
    void oneDateForSeveralFiles();
    void uptimeBelowDate();
    void diskRates();
    void diskCountersWrapAndRestart();
    void oldAndNewDiskstats();
    void unnamedPressure();
    void sharesOfTicks();
    void topBetweenOtherLines();
    void delays();
    void delaysAcrossGaps();
    void mebibytesOfVmstat();
};

namespace {

using model::Decimal;

std::optional<double> value(const RecordedFile &file, std::string_view format, std::string_view metric,
    model::LineNumber line, std::string_view entity = {})
{
    const RecordingSink *log = file.log(format);
    for (const RecordedRow &row : log ? log->rows : std::vector<RecordedRow>{})
        if (row.line == line && (entity.empty() || log->tables[std::size_t(row.table)].entity == entity))
            if (const auto found = valueOf(*log, row, metric))
                return found;
    return std::nullopt;
}

std::string stampAt(const RecordedFile &file, std::string_view format, model::LineNumber line)
{
    const RecordingSink *log = file.log(format);
    for (const RecordedRow &row : log ? log->rows : std::vector<RecordedRow>{})
        if (row.line == line)
            return dump(row.stamp);
    return "no row";
}

std::string diskLine(const char *figures) { return std::string("   8       0 sda ") + figures + "\n"; }

} // namespace

void TestImportLoops::growth()
{
    QCOMPARE(importers::grown(5, 9), std::optional<std::int64_t>(4));
    QCOMPARE(importers::grown(4294967290, 10), std::optional<std::int64_t>(16));
    QCOMPARE(importers::grown(9, 5), std::nullopt);
    QCOMPARE(importers::grown(4294967290, 3000000000), std::nullopt);
    QCOMPARE(importers::grown(std::int64_t{ 1 } << 40, 10), std::nullopt);
    QVERIFY(importers::quotient(10, 1, 3) == Decimal::of(3333, 3));
    QVERIFY(importers::quotient(-20, 1, 3) == Decimal::of(-6667, 3));
    QVERIFY(!importers::quotient(1, 1, 0).present);
}

void TestImportLoops::intervals()
{
    using importers::between;
    using importers::Stamp;
    using model::StampKind;
    const auto at = [](StampKind kind, model::Nanos seconds) {
        return Stamp{ kind, seconds * model::NanosPerSecond, std::nullopt };
    };
    QCOMPARE(between(at(StampKind::Local, 10), at(StampKind::Local, 12)), std::optional(2 * model::NanosPerSecond));
    QCOMPARE(between(at(StampKind::TimeOfDay, 86399), at(StampKind::TimeOfDay, 1)),
        std::optional(2 * model::NanosPerSecond));
    QCOMPARE(between(at(StampKind::TimeOfDay, 20), at(StampKind::TimeOfDay, 10)), std::nullopt);
    QCOMPARE(between(at(StampKind::Local, 10), at(StampKind::Local, 10)), std::nullopt);
    QCOMPARE(between(at(StampKind::Boot, 10), at(StampKind::Local, 12)), std::nullopt);
    QCOMPARE(between(Stamp{}, Stamp{}), std::nullopt);
}

void TestImportLoops::memoryUnits()
{
    const auto unit = [](std::vector<std::int64_t> figures) {
        const auto guess = importers::guessMemoryUnit(figures);
        return guess ? guess->bytes : -1;
    };
    QCOMPARE(unit({ 24684084, 12358836, 69132 }), 1024);
    QCOMPARE(unit({ 61440, 20480, 4 }), 1024); // a board with 60 MiB
    QCOMPARE(unit({ 24105, 1220, 12270 }), 1048576);
    QCOMPARE(unit({ 25276502016, 4096 * 5 }), 1);
    QCOMPARE(unit({ 23, 1, 11 }), -1); // GiB, or MiB of a very small board
}

/// The stamp line in front of a log that begins in the middle of a file belongs to it.
void TestImportLoops::stampBeforeAnotherLog()
{
    const std::string text = "MemTotal:       24684084 kB\nDirty:              1656 kB\n"
                             "Fri Mar  7 12:08:36 CST 2025\n"
                             "some avg10=5.30 avg60=6.42 avg300=7.42 total=142757767\n"
                             "full avg10=3.18 avg60=2.86 avg300=1.32 total=16448789\n";
    const auto file = recordText("x", text);
    QCOMPARE(stampAt(*file, "procpressure", 4), std::string("2025-03-07T12:08:36"));
    QCOMPARE(file->issues.size(), std::size_t(0));
    const auto prompt = recordText("x",
        "the machine was slow, here is what I saw\n03/07/25 12:08:36\n"
        "avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n"
        "          56.54    1.24   24.46    0.39    0.13   17.23\n\n");
    QVERIFY(prompt->log("iostat"));
    QCOMPARE(stampAt(*prompt, "iostat", 4), std::string("2025-03-07T12:08:36"));
}

/// `date; cat /proc/vmstat; cat /proc/meminfo; cat /proc/diskstats`
void TestImportLoops::oneDateForSeveralFiles()
{
    std::string text;
    for (const char *second : { "36", "37", "38" })
        text += std::string("Fri Mar  7 12:08:") + second + " CST 2025\nnr_dirty 414\nnr_writeback 3\nDirty: 1656 kB\n"
            + "Writeback: 0 kB\n" + diskLine("10 0 80 5 20 0 160 40 0 30 45");
    const auto file = recordText("x", text);
    for (int record = 0; record < 3; ++record) {
        const std::string expected = "2025-03-07T12:08:3" + std::to_string(6 + record);
        const auto line = static_cast<model::LineNumber>(record * 6);
        QCOMPARE(stampAt(*file, "procvmstat", line + 2), expected);
        QCOMPARE(stampAt(*file, "meminfo", line + 4), expected);
        QCOMPARE(stampAt(*file, "procdiskstats", line + 6), expected);
    }
    QCOMPARE(file->issues.size(), std::size_t(0));
}

/// `date; cat /proc/uptime; grep Dirty /proc/meminfo`
void TestImportLoops::uptimeBelowDate()
{
    const auto file = recordText("x",
        "Fri Mar  7 12:08:36 CST 2025\n3670.46 1261.92\nDirty: 1656 kB\nWriteback: 0 kB\n"
        "Fri Mar  7 12:08:37 CST 2025\n3671.46 1261.93\nDirty: 1660 kB\nWriteback: 0 kB\n");
    QCOMPARE(stampAt(*file, "meminfo", 3), std::string("2025-03-07T12:08:36"));
    QCOMPARE(stampAt(*file, "meminfo", 7), std::string("2025-03-07T12:08:37"));
    QCOMPARE(file->log("meminfo")->uptimes.size(), std::size_t(2));
    QCOMPARE(file->log("meminfo")->uptimes.front().up, model::fromSeconds(3670.46));
}

void TestImportLoops::diskRates()
{
    // 10 reads of 80 sectors in 25 ms, 4 writes of 64 sectors in 100 ms, 2 s apart; busy for 0.5 s of them.
    const std::string text = "2025-03-07 12:08:36\n" + diskLine("100 5 800 50 200 7 1600 400 0 300 450")
        + "2025-03-07 12:08:38\n" + diskLine("110 6 880 75 204 9 1664 500 3 800 575");
    const auto file = recordText("x", text);
    const std::pair<const char *, double> expected[] = { { "disk.reads", 5 }, { "disk.reads_merged", 0.5 },
        { "disk.read_bytes", 20480 }, { "disk.read_await", 2.5 }, { "disk.read_size", 4096 }, { "disk.writes", 2 },
        { "disk.writes_merged", 1 }, { "disk.write_bytes", 16384 }, { "disk.write_await", 25 },
        { "disk.write_size", 8192 }, { "disk.await", 8.929 }, { "disk.util", 25 }, { "disk.queue", 0.063 } };
    for (const auto &[metric, figure] : expected)
        QCOMPARE(value(*file, "procdiskstats", metric, 4).value_or(-1), figure);
    QCOMPARE(value(*file, "procdiskstats", "disk.discards", 4), std::nullopt);
    QCOMPARE(value(*file, "procdiskstats", "disk.flush_await", 4), std::nullopt);
    QCOMPARE(value(*file, "procdiskstats", "disk.reads", 2), std::nullopt);
}

void TestImportLoops::diskCountersWrapAndRestart()
{
    const std::string text = "2025-03-07 12:08:36\n" + diskLine("100 0 800 4294967290 200 0 1600 400 0 300 450")
        + "2025-03-07 12:08:37\n" + diskLine("101 0 808 4 200 0 1600 400 0 310 460") // the time went over 32 bits
        + "2025-03-07 12:08:38\n" + diskLine("3 0 24 4 1 0 8 4 0 9 9") // plugged in again
        + "2025-03-07 12:08:38\n" + diskLine("4 0 32 6 1 0 8 4 0 9 9") // twice in a second
        + "2025-03-07 12:08:39\n" + diskLine("5 0 40 8 1 0 8 4 0 9 9");
    const auto file = recordText("x", text);
    QCOMPARE(value(*file, "procdiskstats", "disk.read_await", 4).value_or(-1), 10.0);
    QCOMPARE(value(*file, "procdiskstats", "disk.reads", 6), std::nullopt);
    QCOMPARE(value(*file, "procdiskstats", "disk.reads", 8), std::nullopt);
    QCOMPARE(value(*file, "procdiskstats", "disk.reads", 10).value_or(-1), 2.0);
    QCOMPARE(file->log("procdiskstats")->issues.size(), std::size_t(1));
    QCOMPARE(file->log("procdiskstats")->issues.front().line, 6);
}

/// 4 figures for partitions before 2.6.25, 11, 15 from 4.18, 17 from 5.5, and what a later kernel may add.
void TestImportLoops::oldAndNewDiskstats()
{
    const std::string base = "110 6 880 75 204 9 1664 500 3 800 575";
    for (const std::string more : { "", " 1 2 3 4", " 1 2 3 4 5 6", " 1 2 3 4 5 6 7 8" }) {
        const auto file = recordText("x", diskLine(base.c_str()) + diskLine((base + more).c_str()));
        QCOMPARE(value(*file, "procdiskstats", "diskstats.weighted_time", 2).value_or(-1), 575.0);
        QCOMPARE(value(*file, "procdiskstats", "diskstats.discards", 2).has_value(), !more.empty());
        QCOMPARE(value(*file, "procdiskstats", "diskstats.flushes", 2).has_value(), more.size() > 8);
    }
    const auto old = recordText("x", "   8    1 sda1 10 80 20 160\n   8    1 sda1 11 88 20 160\n");
    QCOMPARE(value(*old, "procdiskstats", "diskstats.written_bytes", 1).value_or(-1), 160.0 * 512);
    QCOMPARE(value(*old, "procdiskstats", "diskstats.read_time", 1), std::nullopt);
}

/// `cat /proc/pressure/*` names nothing, but always has the same order; a single file cannot be told.
void TestImportLoops::unnamedPressure()
{
    const auto psi = [](const char *kind, const char *total) {
        return std::string(kind) + " avg10=1.00 avg60=2.00 avg300=3.00 total=" + total + "\n";
    };
    std::string text;
    for (const char *second : { "36", "37" })
        text += std::string("2025-03-07 12:08:") + second + "\n" + psi("some", "1") + psi("full", "2")
            + psi("some", std::string_view(second) == "36" ? "3" : "250003") + psi("full", "4") + psi("full", "5")
            + psi("some", "6") + psi("full", "7");
    const auto file = recordText("x", text);
    QCOMPARE(value(*file, "procpressure", "procpressure.cpu_some_total", 2).value_or(-1), 1.0);
    QCOMPARE(value(*file, "procpressure", "procpressure.io_some_total", 4).value_or(-1), 3.0);
    QCOMPARE(value(*file, "procpressure", "procpressure.irq_full_total", 6).value_or(-1), 5.0);
    QCOMPARE(value(*file, "procpressure", "procpressure.memory_full_total", 8).value_or(-1), 7.0);
    QCOMPARE(value(*file, "procpressure", "pressure.io_some", 12).value_or(-1), 1.0);
    QCOMPARE(value(*file, "procpressure", "procpressure.io_some_share", 12).value_or(-1), 25.0);
    const auto single = recordText("x", "2025-03-07 12:08:36\n" + psi("some", "1") + psi("full", "2"));
    QCOMPARE(value(*single, "procpressure", "pressure.io_some", 2), std::nullopt);
    QCOMPARE(value(*single, "procpressure", "procpressure.some", 2).value_or(-1), 1.0);
    QCOMPARE(single->log("procpressure")->issues.size(), std::size_t(1));
}

void TestImportLoops::sharesOfTicks()
{
    const auto file = recordText("x",
        "2025-03-07 12:08:36\ncpu  100 0 50 1000 20 0 5 0 0 0\nctxt 1000\nprocs_running 3\n"
        "2025-03-07 12:08:38\ncpu  150 0 60 1030 28 0 7 0 0 0\nctxt 3000\nprocs_running 4\n"
        "2025-03-07 12:08:40\ncpu  10 0 6 103 2 0 1 0 0 0\nctxt 30\nprocs_running 1\n");
    QCOMPARE(value(*file, "procstat", "cpu.user", 6).value_or(-1), 50.0);
    QCOMPARE(value(*file, "procstat", "cpu.idle", 6).value_or(-1), 30.0);
    QCOMPARE(value(*file, "procstat", "cpu.iowait", 6).value_or(-1), 8.0);
    QCOMPARE(value(*file, "procstat", "vm.switches", 7).value_or(-1), 1000.0);
    QCOMPARE(value(*file, "procstat", "vm.runnable", 4).value_or(-1), 3.0);
    QCOMPARE(value(*file, "procstat", "cpu.user", 10), std::nullopt); // started again
    QCOMPARE(value(*file, "procstat", "vm.switches", 11), std::nullopt);
}

/// Two programs write to one file: only the first frame of top is the mean since boot.
void TestImportLoops::topBetweenOtherLines()
{
    const std::string frame
        = "load average: 0.10, 0.20, 0.30\nTasks:  2 total,   1 running,   1 sleeping,   0 stopped,"
          "   0 zombie\n%Cpu(s): 50.0 us, 50.0 sy,  0.0 ni,  0.0 id,  0.0 wa,  0.0 hi,  0.0 si,  0.0 st\n"
          "\n    PID USER      PR  NI    VIRT    RES    SHR S  %CPU  %MEM     TIME+ COMMAND\n"
          "      4 root      20   0   92616  42576   1404 S  18.7   0.2   0:02.09 rec_main\n";
    std::string text;
    for (const char *second : { "36", "37", "38" })
        text += std::string(text.empty() ? "" : "\n") + "top - 12:08:" + second + " up  1:01,  0 user,  " + frame
            + "some avg10=5.30 avg60=6.42 avg300=7.42 total=142757767\n";
    const auto file = recordText("x", text);
    const RecordingSink *log = file->log("top");
    QVERIFY(log && file->log("procpressure"));
    const auto rows = rowsOf(*log, "cpu");
    QCOMPARE(rows.size(), std::size_t(3));
    QVERIFY(rows[0]->kind == importers::RowKind::SinceBoot);
    QVERIFY(rows[1]->kind == importers::RowKind::Sample);
    QVERIFY(rows[2]->kind == importers::RowKind::Sample);
}

namespace {

std::string tracePoint(const char *time, const char *text)
{
    return std::string("            perf 100 [000]  ") + time + ": sched:" + text + "\n";
}

std::string switched(const char *time, const char *from, const char *state, const char *to)
{
    const auto task = [](const char *which, const char *tid) {
        return std::string(which) + "_comm=t" + tid + " " + which + "_pid=" + tid + " " + which + "_prio=120";
    };
    return tracePoint(
        time, ("sched_switch: " + task("prev", from) + " prev_state=" + state + " ==> " + task("next", to)).c_str());
}

} // namespace

void TestImportLoops::delays()
{
    const std::string text = switched("10.000000", "1", "S", "2") // 1
        + tracePoint("10.001000", "sched_waking: comm=t1 pid=1 prio=120 target_cpu=000") // 2
        + tracePoint("10.001010", "sched_wakeup: comm=t1 pid=1 prio=120 target_cpu=000") // 3: the first one counts
        + switched("10.004000", "2", "R+", "1") // 4: 3 ms after the wake-up
        + switched("10.005500", "1", "D", "2") // 5: preempted for 1.5 ms
        + switched("10.006000", "2", "S", "0") // 6
        + switched("10.009000", "0", "R", "1"); // 7: nobody saw the wake-up
    const auto file = recordText("x", text);
    QCOMPARE(value(*file, "perfscript", "sched.delay", 4, "t1:1").value_or(-1), 3.0);
    QCOMPARE(value(*file, "perfscript", "sched.wait", 4, "t1:1").value_or(-1), 4.0);
    QCOMPARE(value(*file, "perfscript", "sched.runtime", 4, "t2:2").value_or(-1), 4.0);
    QCOMPARE(value(*file, "perfscript", "sched.delay", 5, "t2:2").value_or(-1), 1.5);
    QCOMPARE(value(*file, "perfscript", "sched.delay", 7), std::nullopt);
    QCOMPARE(value(*file, "perfscript", "sched.delay_max", 4, "t1:1").value_or(-1), 3.0);
    QCOMPARE(value(*file, "perfscript", "sched.delay_avg", 4, "t1:1").value_or(-1), 3.0);
    QCOMPARE(value(*file, "perfscript", "sched.switches", 4, "t1:1").value_or(-1), 2.0);
    QCOMPARE(file->log("perfscript")->issues.size(), std::size_t(0));
}

/// grep puts "--" between groups: a wake-up before it and a switch behind it do not belong together.
void TestImportLoops::delaysAcrossGaps()
{
    const std::string text = tracePoint("10.001000", "sched_wakeup: comm=t1 pid=1 prio=120 target_cpu=000") + "--\n"
        + switched("10.500000", "2", "S", "1") + switched("10.501000", "1", "S", "2");
    const auto file = recordText("x", text);
    QCOMPARE(value(*file, "perfscript", "sched.delay", 3), std::nullopt);
    QCOMPARE(value(*file, "perfscript", "sched.runtime", 4, "t1:1").value_or(-1), 1.0);
}

/// vmstat -S M says nowhere that it prints MiB, but no KiB are no multiple of four. States are samples in any row.
void TestImportLoops::mebibytesOfVmstat()
{
    const auto file = recordText("x",
        "procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----\n"
        " r  b   swpd   free  inact active   si   so    bi    bo   in   cs us sy id wa st\n"
        " 9  0      0  14697   3224   5193    0    0 11276 16928 1311 3932 58 24 17  0  0\n");
    QCOMPARE(value(*file, "vmstat", "mem.free", 3).value_or(-1), 14697.0 * 1048576);
    for (const RecordedRow &row : file->log("vmstat")->rows) {
        const bool state = file->log("vmstat")->tables[std::size_t(row.table)].name == "vmstat";
        QCOMPARE(row.kind == importers::RowKind::Sample, state);
    }
}

QTEST_GUILESS_MAIN(TestImportLoops)
#include "tst_import_loops.moc"
