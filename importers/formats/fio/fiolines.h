// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"
#include "importers/formats/fio/fionumbers.h"

#include <utility>

// Lines of fio's normal report, versions 1.x to 3.x. Grammar: stat.c, init.c and eta.c of fio.
namespace importers {

/// "fio-3.33", "fio 1.59", "fio-3.42-135-gf5344" alone on a line -> "3.33"
std::optional<std::string_view> parseFioBanner(std::string_view line);
/// hostname=fieldbox, be=0, 64-bit, os=Linux, arch=x86-64, fio=fio-3.33, flags=1 -> "3.33"
std::optional<std::string_view> parseFioServer(std::string_view line);

/// The line that announces a job before it runs.
struct FioHeader {
    std::string_view name;
    std::vector<std::pair<std::string_view, std::string>> options; ///< rw, bs, ioengine, iodepth
};
/// mix: (g=0): rw=randrw, bs=(R) 8192B-8192B, (W) 8192B-8192B, (T) 8192B-8192B, ioengine=libaio, iodepth=8
std::optional<FioHeader> parseFioHeader(std::string_view line);
/// "8K-8K/64K-64K", "(R) 8192B-8192B, (W) 64.0KiB-64.0KiB, (T) ..." -> "8k" when all are one, "8k,64k,.." otherwise
std::string fioBlockSize(std::string_view text);

/// The first line of a job's block in the report.
struct FioTitle {
    std::string_view name;
    int group = 0;
    int jobs = 0;
    int error = 0;
    std::string_view errorText; ///< "No space left on device"
    std::string_view pid;
    Stamp end; ///< printed from 2.0.9 on
};
/// mix: (groupid=0, jobs=4): err= 0: pid=28627: Mon Nov 30 09:41:58 2026
std::optional<FioTitle> parseFioTitle(std::string_view line, DateOrder order);

/// What a job or a group moved in one direction.
struct FioDirection {
    std::string_view name; ///< "read", "write", "trim", "mixed"
    std::optional<FioQuantity> iops;
    std::optional<FioQuantity> rate;
    std::optional<FioQuantity> bytes;
    std::optional<FioQuantity> otherRate; ///< the same in the units of the other base
    std::optional<double> runtime; ///< ms
    bool old = false; ///< as up to 2.16: KB and MB, and fractions that cannot be trusted
};
///   write: IOPS=10.1k, BW=1258MiB/s (1319MB/s)(4096MiB/3257msec); 0 zone resets
///   read : io=680544KB, bw=340102KB/s, iops=42512 , runt=  2001msec
/// `oldBase`: what KB is in the second form; 1000 when the job had kb_base=1000, which is printed alike.
std::optional<FioDirection> parseFioDirection(std::string_view line, FioBase oldBase = FioBase::Old);

/// A line of the summary of a group.
struct FioGroup {
    FioDirection total;
    std::optional<FioQuantity> slowest; ///< of the jobs; 1.x counts these two in 1000
    std::optional<FioQuantity> fastest;
    std::optional<double> shortest; ///< ms
};
///    READ: bw=365MiB/s (383MB/s), 365MiB/s-365MiB/s (383MB/s-383MB/s), io=731MiB (766MB), run=2001-2001msec
///    READ: io=680544KB, aggrb=340101KB/s, minb=348264KB/s, maxb=348264KB/s, mint=2001msec, maxt=2001msec
std::optional<FioGroup> parseFioGroup(std::string_view line, FioBase oldBase = FioBase::Old);
/// "Run status group 0 (all jobs):" -> 0
std::optional<int> parseFioGroupHeading(std::string_view line);

/// Lines of a job's block under a direction. Metrics are without the direction: "clat.mean", "bw.min".
///     clat (nsec): min=10, max=4045.0k, avg=502.74, stdev=450.27
///    bw (  KiB/s): min= 2284, max= 2430, per=100.00%, avg=2357.22, stdev=73.22, samples=3
FioFigures parseFioStatistics(std::string_view line);

struct FioPercentiles {
    std::string what; ///< "clat", "sync", "clat_prio_0/0"
    double factor = 1; ///< to us
};
///     clat percentiles (usec):      clat prio 0/0 (69.40% of IOs) percentiles (usec):
std::optional<FioPercentiles> parseFioPercentileTitle(std::string_view line);
///      | 99.00th=[ 1926], 99.50th=[ 2802], 99.90th=[ 8455]
FioFigures parseFioPercentileRow(std::string_view line, const FioPercentiles &table);

/// Lines of a job's block that belong to no direction; none when it is another line.
///   lat (usec)   : 250=5.57%, 500=75.81%     cpu : usr=1.34%, sys=10.64%, ctx=22580, majf=0, minf=51
///   IO depths    : 1=0.1%, ...               issued rwts: total=93512,40470,0,0 short=0,0,0,0 dropped=0,0,0,0
///   latency   : target=5000000, window=500000, percentile=99.00%, depth=32
///   steadystate  : attained=yes, bw=242MiB/s (248MB/s), iops=62.0k, iops mean dev=0.572%
std::optional<FioFigures> parseFioJobLine(std::string_view line);

struct FioDisk {
    std::string_view name;
    FioFigures figures; ///< "disk.vda.util"
    bool nan = false; ///< "util=-nan%": a run of no length
};
///   vda: ios=88799/38544, merge=0/73, ticks=29103/13894, in_queue=43072, util=85.30%
std::optional<FioDisk> parseFioDisk(std::string_view line);

/// Without ETA text and "<host> " in front of it, which have no line end of their own.
std::string_view stripFioProgress(std::string_view line);
/// Words that fio prints and that carry nothing to keep.
bool isFioText(std::string_view line);

} // namespace importers
