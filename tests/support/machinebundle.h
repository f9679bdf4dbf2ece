// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/perturb.h"

#include <cstdint>
#include <vector>

// Recordings of machines and settings that are not at hand, made as text: many CPUs, sampling from half a second to a
// minute, one known fault in each.
namespace testsupport {

enum class Fault : std::uint8_t {
    None,
    Hang, ///< the device completes nothing; what waits comes back at the end of it
    Crawl, ///< the device takes hundreds of times as long for each request
    Throttle, ///< a flood of buffered data keeps writers at the dirty limit
    CpuFull, ///< twice as many tasks as CPUs want to run
    HotThread, ///< one thread takes one CPU
    IoLimit, ///< a control group's limit of 20 MB/s holds the device back
};

struct Machine {
    int cpus = 64;
    double interval = 1; ///< s between reports; below 1 loops over files of /proc stand for iostat and mpstat
    Fault fault = Fault::None;
    int from = 120, to = 150; ///< s, when the fault lasts
    int seconds = 300;
    bool application = false; ///< a log of the application's slow writes
};

/// top with either iostat -x -t, mpstat -P ALL and vmstat -t or loops over /proc/diskstats and /proc/stat; a loop over
/// /proc/vmstat; sysctl. Starts at 2026-11-30 10:00:00. Same machine, same bytes.
Files machineBundle(const Machine &machine);

} // namespace testsupport
