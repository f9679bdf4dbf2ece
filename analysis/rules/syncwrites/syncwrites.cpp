// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/correlate.h"
#include "analysis/api/rule.h"
#include "analysis/api/slowdown.h"
#include "analysis/api/workload.h"

#include <algorithm>
#include <cmath>

// H22: every write waits for the device (a sync mount, O_SYNC, fsync after each write): a few small requests are under
// way at any time, the device is never without one, and nothing gathers in memory.

namespace analysis {

namespace {

constexpr double FullUtil = 90, FewRequests = 8, SmallWrite = 64; // %, requests, kB
constexpr double HalfWrites = 0.5, MostlyWrites = 0.8;
constexpr double FlushShare = 0.2; // flushes per write: a journal's commit takes two or three writes
constexpr double SlowDevice = 3; // times as long as usual per request
constexpr double Gathered = 2; // seconds of what is written

bool isFull(const Workload &all) { return all.fullSeconds * 2 >= all.seconds; }

void testQueue(FindingBuilder &found, const Workload &all, const DiskWindow &disk)
{
    const std::string &device = disk.source->device;
    if (!isFull(all) || std::isnan(all.queue)) {
        found.test(4, -4,
            { STALLMARK_TEXT("%1 was not kept busy: fully for only %2 of the time"),
                { device, percent(all.seconds > 0 ? all.fullSeconds / all.seconds : 0) } },
            across(disk, "disk.util"));
        return;
    }
    found.test(4, all.queue < FewRequests ? 4 : -4,
        { STALLMARK_TEXT("%1 always had a request under way, but only %2 at a time"), { device, figure(all.queue) } },
        across(disk, "disk.queue"));
}

void testSize(FindingBuilder &found, const Workload &load, const DiskWindow &disk)
{
    const double share = 1 - load.readShare();
    if (share < MostlyWrites) {
        const model::Text text{ STALLMARK_TEXT("only %1 of the requests were writes"), { percent(share) } };
        if (share < HalfWrites)
            found.refute(4, text, across(disk, "disk.writes"));
        else
            found.test(4, -4, text, across(disk, "disk.writes"));
        return;
    }
    found.test(4, load.writeSize() <= SmallWrite ? 0 : -4,
        { STALLMARK_TEXT("writes of %1 kB on average: what is buffered is written in larger pieces"),
            { figure(load.writeSize()) } },
        across(disk, "disk.write_bytes"));
}

void testFlushes(FindingBuilder &found, const Recording &recording, const model::Incident &incident,
    const Workload &load, const DiskWindow &disk)
{
    const Flushes &flushes = incidentFlushes(recording, incident);
    if (!flushes.known || load.writes <= 0) {
        found.missing(2, { STALLMARK_TEXT("how often the device's cache is flushed (kernel 5.5 or newer)"), {} },
            "strace -f -tt -T -e trace=fsync,fdatasync,sync_file_range,openat -p PID");
        return;
    }
    const double share = flushes.rate / (load.writes / load.seconds);
    found.test(2,
        share >= FlushShare           ? 2
            : share < FlushShare / 10 ? -2
                                      : 0,
        { STALLMARK_TEXT("%1 flushes for %2 writes per second"),
            { figure(flushes.rate), figure(load.writes / load.seconds) } },
        { "disk.flushes", disk.source->device, incident.span, flushes.ref });
}

void testMemory(
    FindingBuilder &found, const Recording &recording, const model::Incident &incident, const Workload &load)
{
    const auto dirty = readings(recording, "mem.dirty", incident.span, incident.placed);
    if (dirty.empty()) {
        found.missing(2, { STALLMARK_TEXT("how much waits in memory to be written"), {} }, commands::dirtySampler());
        return;
    }
    const double seconds = medianOf(dirty) / (load.writeBytes / load.seconds);
    found.test(2,
        seconds <= Gathered          ? 2
            : seconds > 5 * Gathered ? -2
                                     : 0,
        { STALLMARK_TEXT("%1 of dirty memory (median): %2 s of what is written"),
            { byteSize(medianOf(dirty)), figure(seconds) } },
        { "mem.dirty", "", incident.span, largest(dirty)->ref });
}

// The device is no slower than usual: waiting for it is what every write does.
void testSpeed(
    FindingBuilder &found, const Recording &recording, const model::Incident &incident, const DiskWindow &disk)
{
    if (incidentStalledRows(recording, incident).empty()) {
        found.test(4, -4, { STALLMARK_TEXT("the CPUs were saturated while %1 was busy"), { disk.source->device } },
            across(disk, "disk.util"));
        return;
    }
    const Slowdown &slow = incidentSlowdown(recording, incident);
    if (slow.hungSeconds > 0) {
        found.test(4, -4,
            { STALLMARK_TEXT("%1 completed nothing for %2 while it was busy"),
                { disk.source->device, duration(model::fromSeconds(slow.hungSeconds)) } },
            at(disk, slow.worst, "disk.util"));
        return;
    }
    if (!slow.known())
        return;
    found.test(slow.times() >= SlowDevice ? 4 : 2,
        slow.times() >= SlowDevice ? -4
            : slow.times() < 1.5   ? 2
                                   : 0,
        { STALLMARK_TEXT("%1 was busy %2 ms per request, %3 times what it needs when it is well"),
            { disk.source->device, figure(slow.busyMs / slow.requests), figure(slow.times()) } },
        at(disk, slow.worst, "disk.util"));
}

// "rw,sync,relatime"
bool isSync(const std::string &options)
{
    const std::string list = "," + options + ",";
    return list.find(",sync,") != std::string::npos || list.find(",dirsync,") != std::string::npos;
}

// "mount./srv.options" and "mount./srv.device" = "/dev/sda3": of another disk. A volume in between, as
// /dev/mapper/data, does not tell its disk.
bool isOfOtherDisk(const Recording &recording, const std::string &optionsName, const std::string &device)
{
    constexpr std::string_view end = ".options", disks = "/dev/", mapper = "/dev/mapper/";
    const model::Fact *mounted = recording.fact(optionsName.substr(0, optionsName.size() - end.size()) + ".device");
    if (!mounted || device.empty() || !mounted->value.starts_with(disks) || mounted->value.starts_with(mapper))
        return false;
    return !mounted->value.starts_with(std::string(disks) + device);
}

void testMount(FindingBuilder &found, const Recording &recording, const std::string &device)
{
    for (const model::Fact &fact : recording.facts()) {
        const bool options = fact.name.starts_with("mount.") && fact.name.ends_with(".options");
        const model::Log *log = recording.log(fact.log);
        if (!options || !log || !isSync(fact.value) || isOfOtherDisk(recording, fact.name, device))
            continue;
        found.test(4, 4, { STALLMARK_TEXT("mounted with synchronous writes: %1 %2"), { fact.name, fact.value } },
            { "", "", std::nullopt, { log->source, fact.line } });
        return;
    }
    found.missing(1, { STALLMARK_TEXT("mount options, and which calls the writers make"), {} },
        "cat /proc/mounts; strace -f -T -e trace=fsync,fdatasync,write -p PID");
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("sync-writes", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        found.missing(
            8, { STALLMARK_TEXT("how many requests were under way, and of what size"), {} }, commands::iostat(""));
        testMount(found, recording, incident.device);
        return found.take();
    }
    const Workload all = workloadOf(disk.rows), load = workloadOf(disk.rows, FullUtil);
    testQueue(found, all, disk);
    const Workload &main = load.requests() > 0 ? load : all;
    testSize(found, main, disk);
    testFlushes(found, recording, incident, main, disk);
    testMemory(found, recording, incident, main);
    testSpeed(found, recording, incident, disk);
    testMount(found, recording, disk.source->device);
    return found.take();
}

} // namespace

Rule syncwrites()
{
    return { "sync-writes", STALLMARK_TEXT("every write waits for the device"), model::Role::Cause, evaluate };
}

} // namespace analysis
