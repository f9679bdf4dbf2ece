// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/stallbundle.h"

#include <QDir>
#include <QFile>

namespace testsupport {

namespace {

constexpr int Seconds = 120;
constexpr int StallFrom = 60, StallTo = 66;

void writeFile(const QString &path, const QString &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("cannot write %s", qPrintable(path));
}

struct Row {
    double iowait, writes, bytes, await, queue, util;
};

/// A healthy device takes 200 writes of 32 kB a second in under 2 ms; in the stall 15 writes a second take 450 ms.
Row rowAt(int second, bool quiet)
{
    const double wobble = second % 7 * 0.1;
    if (quiet || second < StallFrom || second > StallTo)
        return { 0.5 + wobble, 200.0 + second % 5, 6400.0 + second % 11 * 16, 1.5 + wobble, 0.3, 12.0 + wobble };
    return { 48.0 + wobble, 15.0 + second % 3, 480.0 + second % 3 * 32, 450.0 + second % 5 * 10, 14.0 + wobble, 100.0 };
}

QString iostatLog(bool quiet)
{
    QString text = QStringLiteral("Linux 4.19.0-21-amd64 (field7) \t03/12/2025 \t_x86_64_\t(2 CPU)\n\n");
    for (int second = 0; second < Seconds; ++second) {
        const Row row = rowAt(second, quiet);
        const auto figure
            = [](double value, int width) { return QString::number(value, 'f', 2).rightJustified(width); };
        text += QStringLiteral("03/12/2025 10:%1:%2 AM\n")
                    .arg(second / 60, 2, 10, QLatin1Char('0'))
                    .arg(second % 60, 2, 10, QLatin1Char('0'));
        text += QStringLiteral("avg-cpu:  %user   %nice %system %iowait  %steal   %idle\n");
        text += figure(5, 16) + figure(0, 8) + figure(4, 8) + figure(row.iowait, 8) + figure(0, 8)
            + figure(91 - row.iowait, 8) + QStringLiteral("\n\n");
        text += QStringLiteral("Device:         rrqm/s   wrqm/s     r/s     w/s    rkB/s    wkB/s avgrq-sz avgqu-sz   "
                               "await r_await w_await  svctm  %util\n");
        text += QStringLiteral("sda     ") + figure(0, 15) + figure(1, 9) + figure(0, 8) + figure(row.writes, 8)
            + figure(0, 9) + figure(row.bytes, 9) + figure(2 * row.bytes / row.writes, 9) + figure(row.queue, 9)
            + figure(row.await, 8) + figure(0, 8) + figure(row.await, 8) + figure(row.util * 10 / row.writes, 7)
            + figure(row.util, 7) + QStringLiteral("\n\n");
    }
    return text;
}

const char *const Sysctl = "vm.dirty_background_bytes = 0\nvm.dirty_background_ratio = 10\nvm.dirty_bytes = "
                           "0\nvm.dirty_expire_centisecs = 3000\n"
                           "vm.dirty_ratio = 20\nvm.dirty_writeback_centisecs = 500\nvm.swappiness = 60\n";

const char *const Sysbench = R"(sysbench 0.4.12:  multi-threaded system evaluation benchmark

Running the test with following options:
Number of threads: 1

Extra file open flags: 0
128 files, 8Mb each
1Gb total file size
Block size 16Kb
Number of random requests for random IO: 10000
Read/Write ratio for combined random IO test: 1.50
Periodic FSYNC enabled, calling fsync() each 100 requests.
Calling fsync() at the end of test, Enabled.
Using synchronous I/O mode
Doing random write test
Threads started!
Done.

Operations performed:  0 Read, 10000 Write, 12800 Other = 22800 Total
Read 0b  Written 156.25Mb  Total transferred 156.25Mb  (3.125Mb/sec)
  200.00 Requests/sec executed

Test execution summary:
    total time:                          50.0000s
    total number of events:              10000
    total time taken by event execution: 0.5321
    per-request statistics:
         min:                                  0.02ms
         avg:                                  0.05ms
         max:                                  8.12ms
         approx.  95 percentile:               0.07ms

Threads fairness:
    events (avg/stddev):           10000.0000/0.00
    execution time (avg/stddev):   0.5321/0.00

)";

} // namespace

void writeStallBundle(const QString &folder, bool quiet)
{
    QDir().mkpath(folder);
    writeFile(folder + QStringLiteral("/iostat.log"), iostatLog(quiet));
    writeFile(folder + QStringLiteral("/sysctl.txt"), QString::fromLatin1(Sysctl));
    writeFile(folder + QStringLiteral("/bench.txt"), QString::fromLatin1(Sysbench));
}

void addUnreadableFiles(const QString &folder)
{
    writeFile(folder + QStringLiteral("/notes.txt"),
        QStringLiteral("We moved the box to the other rack on Monday.\nIt was loud there.\n"));
    writeFile(folder + QStringLiteral("/empty.log"), {});
}

} // namespace testsupport
