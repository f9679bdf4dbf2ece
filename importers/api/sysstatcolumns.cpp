// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatcolumns.h"

#include <algorithm>
#include <array>

namespace importers {

namespace {

struct Known {
    std::string_view name;
    const char *metric;
    const char *unit;
    std::int64_t multiplier;
};

// The shares under CPU. %user holds the time of guests too, %usr does not (sar(1), mpstat(1)).
constexpr auto CpuShares = std::to_array<Known>({
    { "%user", "cpu.user", "%", 1 },
    { "%usr", "cpu.user", "%", 1 },
    { "%nice", "cpu.nice", "%", 1 },
    { "%system", "cpu.system", "%", 1 },
    { "%sys", "cpu.system", "%", 1 },
    { "%iowait", "cpu.iowait", "%", 1 },
    { "%steal", "cpu.steal", "%", 1 },
    { "%irq", "cpu.irq", "%", 1 },
    { "%soft", "cpu.softirq", "%", 1 },
    { "%idle", "cpu.idle", "%", 1 },
});

// Under DEV. A sector is 512 bytes and a kB 1024 (sar(1)); avgrq-sz counts sectors, areq-sz kB.
constexpr auto DiskFigures = std::to_array<Known>({
    { "rd_sec/s", "disk.read_bytes", "B/s", 512 },
    { "wr_sec/s", "disk.write_bytes", "B/s", 512 },
    { "rkB/s", "disk.read_bytes", "B/s", 1024 },
    { "wkB/s", "disk.write_bytes", "B/s", 1024 },
    { "dkB/s", "disk.discard_bytes", "B/s", 1024 },
    { "avgrq-sz", "disk.size", "B", 512 },
    { "areq-sz", "disk.size", "B", 1024 },
    { "avgqu-sz", "disk.queue", "requests", 1 },
    { "aqu-sz", "disk.queue", "requests", 1 },
    { "await", "disk.await", "ms", 1 },
    { "svctm", "disk.service_time", "ms", 1 },
    { "%util", "disk.util", "%", 1 },
});

constexpr auto ProcessFigures = std::to_array<Known>({
    { "%CPU", "proc.cpu", "%", 1 },
    { "%MEM", "proc.mem", "%", 1 },
    { "VSZ", "pidstat.VSZ", "B", 1024 },
    { "RSS", "pidstat.RSS", "B", 1024 },
    { "StkSize", "pidstat.StkSize", "B", 1024 },
    { "StkRef", "pidstat.StkRef", "B", 1024 },
});

// Tables about the whole machine. Pages are taken for 4096 bytes; blocks are 512 bytes (sar(1)).
constexpr auto MachineFigures = std::to_array<Known>({
    { "cswch/s", "vm.switches", "1/s", 1 },
    { "runq-sz", "vm.runnable", "tasks", 1 },
    { "blocked", "vm.blocked", "tasks", 1 },
    { "ldavg-1", "load.1", "", 1 },
    { "ldavg-5", "load.5", "", 1 },
    { "ldavg-15", "load.15", "", 1 },
    { "kbmemfree", "mem.free", "B", 1024 },
    { "kbavail", "mem.available", "B", 1024 },
    { "kbbuffers", "mem.buffers", "B", 1024 },
    { "kbcached", "mem.cached", "B", 1024 },
    { "kbdirty", "mem.dirty", "B", 1024 },
    { "pswpin/s", "swap.in", "B/s", 4096 },
    { "pswpout/s", "swap.out", "B/s", 4096 },
    { "pgpgin/s", "sar.pgpgin_per_s", "B/s", 1024 },
    { "pgpgout/s", "sar.pgpgout_per_s", "B/s", 1024 },
    { "bread/s", "sar.bread_per_s", "B/s", 512 },
    { "bwrtn/s", "sar.bwrtn_per_s", "B/s", 512 },
    { "bdscd/s", "sar.bdscd_per_s", "B/s", 512 },
    { "%scpu", "pressure.cpu_some", "%", 1 },
    { "%sio", "pressure.io_some", "%", 1 },
    { "%fio", "pressure.io_full", "%", 1 },
    { "%smem", "pressure.memory_some", "%", 1 },
    { "%fmem", "pressure.memory_full", "%", 1 },
});

const Known *find(std::span<const Known> list, std::string_view name)
{
    const auto it = std::find_if(list.begin(), list.end(), [&](const Known &k) { return k.name == name; });
    return it == list.end() ? nullptr : &*it;
}

std::span<const Known> listOf(std::string_view key)
{
    if (key == "CPU")
        return CpuShares;
    if (key == "DEV")
        return DiskFigures;
    if (key == "PID" || key == "TID")
        return ProcessFigures;
    return key.empty() ? std::span<const Known>(MachineFigures) : std::span<const Known>();
}

/// "%foo" -> "foo_percent", "foo/s" -> "foo_per_s".
std::string ownName(std::string_view format, std::string_view name)
{
    const bool percent = name.size() > 1 && name.front() == '%';
    std::string out = std::string(format) + ".";
    for (const char c : name.substr(percent ? 1 : 0))
        out += c == '/' ? std::string("_per_") : std::string(1, c);
    return percent ? out + "_percent" : out;
}

/// The unit that the name shows: kbmemused, rxkB/s, kB_rd/s, MBfsfree, proc/s, %commit.
Column ownColumn(std::string_view format, std::string_view name)
{
    const bool rate = name.ends_with("/s") || name.ends_with("tps");
    const auto holds = [&](std::string_view unit) {
        return name.starts_with(unit) || name.ends_with(unit) || name.ends_with(std::string(unit) + "/s");
    };
    if (name.front() == '%')
        return { ownName(format, name), "%", 1 };
    if (holds("kb") || holds("kB"))
        return { ownName(format, name), rate ? "B/s" : "B", 1024 };
    if (holds("MB"))
        return { ownName(format, name), rate ? "B/s" : "B", 1048576 };
    return { ownName(format, name), rate ? "1/s" : "", 1 };
}

// Larger figures come from counters that wrapped: 1 TB/s, three hours a request.
constexpr std::int64_t MaxPercent = 10'000'000, MaxRate = 1'000'000'000'000, MaxBytes = 2'000'000'000'000'000;

SysstatFigureRule ruleOf(const Column &column, std::string_view key)
{
    SysstatFigureRule rule;
    if (column.unit.starts_with("B"))
        rule.base = column.multiplier == 1024 ? 1 : column.multiplier == 1048576 ? 2 : -1;
    if (column.unit == "B/s")
        rule.limit = MaxBytes / column.multiplier;
    else if (column.unit == "1/s")
        rule.limit = MaxRate;
    else if (column.unit == "%" || column.unit == "ms")
        rule.limit = MaxPercent;
    rule.negativeIsUnknown = key == "PID" || key == "TID";
    return rule;
}

} // namespace

SysstatRole sysstatRole(std::string_view name)
{
    struct Named {
        std::string_view name;
        SysstatRole role;
    };
    constexpr auto roles = std::to_array<Named>({
        { "NODE", SysstatRole::Key },
        { "DEV", SysstatRole::Key },
        { "IFACE", SysstatRole::Key },
        { "INTR", SysstatRole::Key },
        { "TTY", SysstatRole::Key },
        { "BUS", SysstatRole::Key },
        { "FAN", SysstatRole::Key },
        { "TEMP", SysstatRole::Key },
        { "IN", SysstatRole::Key },
        { "BAT", SysstatRole::Key },
        { "FCHOST", SysstatRole::Key },
        { "FILESYSTEM", SysstatRole::Text },
        { "MOUNTPOINT", SysstatRole::Text },
        { "DEVICE", SysstatRole::Text },
        { "manufact", SysstatRole::Text },
        { "product", SysstatRole::Text },
        { "Command", SysstatRole::Text },
        { "idvendor", SysstatRole::Word },
        { "idprod", SysstatRole::Word },
        { "policy", SysstatRole::Word },
        { "status", SysstatRole::Word },
        { "UID", SysstatRole::Owner },
        { "USER", SysstatRole::Owner },
        { "PID", SysstatRole::Process },
        { "TGID", SysstatRole::Process },
        { "TID", SysstatRole::Thread },
    });
    const auto it = std::find_if(roles.begin(), roles.end(), [&](const Named &r) { return r.name == name; });
    if (name.ends_with('/')) // "txcmp/s" where the line was wrapped: its figures are cut, too
        return SysstatRole::Word;
    return it == roles.end() ? SysstatRole::Figure : it->role;
}

SysstatColumn sysstatColumn(std::string_view format, std::string_view key, std::string_view name)
{
    SysstatColumn out;
    out.role = sysstatRole(name);
    if (const Known *known = find(listOf(key), name))
        out.column = { known->metric, known->unit, known->multiplier };
    else
        out.column = ownColumn(format, name);
    out.figure = ruleOf(out.column, key);
    out.countsRequests = key == "DEV" && name == "tps";
    out.meansRequests
        = key == "DEV" && (name == "await" || name == "svctm" || name.ends_with("rq-sz") || name.ends_with("req-sz"));
    return out;
}

} // namespace importers
