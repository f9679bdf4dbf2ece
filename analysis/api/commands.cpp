// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"

#include "analysis/api/evidence.h"

#include <algorithm>

namespace analysis::commands {

namespace {

std::string loop(const std::string &what) { return "while :; do date '+%F %T'; " + what + "; sleep 1; done"; }

} // namespace

bool isBusybox(const Recording &recording)
{
    const auto &logs = recording.logs();
    return std::any_of(logs.begin(), logs.end(), [](const model::Log &log) {
        return log.format == "bbtop" || log.version.find("busybox") != std::string::npos
            || log.tool.find("busybox") != std::string::npos;
    });
}

std::string dirtySampler()
{
    return loop("grep -E '^nr_(dirty|writeback|dirtied|written|dirty_threshold|dirty_background_threshold) ' "
                "/proc/vmstat");
}

std::string pagingSampler(const Recording &recording)
{
    const std::string counters = loop("grep -E '^(pswp|allocstall|pgscan|pgmajfault)' /proc/vmstat");
    return isBusybox(recording) ? counters : "vmstat -t 1; " + counters;
}

std::string cacheSampler() { return loop("grep -E '^(MemFree|Cached|Shmem):' /proc/meminfo"); }

std::string threads(const Recording &recording)
{
    return isBusybox(recording) ? "top -b -H -d 1   # or: ps -T -o pid,tid,pri,stat,time,comm" : "top -b -H -d 1";
}

std::string perCpu(const Recording &recording)
{
    return isBusybox(recording) ? loop("cat /proc/stat /proc/interrupts") : "mpstat -P ALL -I SUM 1";
}

std::string schedulingDelays(const Recording &recording)
{
    const std::string record = "perf sched record -- sleep 60; ";
    if (!kernelAtLeast(recording, 4, 10).value_or(true))
        return record + "perf sched latency -p -s max";
    return record + "perf sched timehist -w; perf sched latency -p -s max";
}

std::string pressure(const Recording &recording, const char *resource)
{
    if (!kernelAtLeast(recording, 4, 20).value_or(true))
        return {};
    return loop(std::string("cat /proc/pressure/") + resource);
}

std::string blockedStacks()
{
    return loop("grep -l 'State:.D' /proc/[0-9]*/status | while read -r f; do cat ${f%status}comm ${f%status}wchan "
                "${f%status}stack; done");
}

std::string iostat(const std::string &device) { return "iostat -xty " + (device.empty() ? "" : device + " ") + "1"; }

} // namespace analysis::commands
