// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/rule.h"
#include "analysis/api/slowdown.h"
#include "analysis/api/timedevents.h"
#include "analysis/model/decimal.h"

#include <algorithm>
#include <cmath>

// H01: the device itself stops or crawls for a while (garbage collection of an SSD, an exhausted write cache, a
// shingled disk that rearranges itself) under a load that it handles at other times.

namespace analysis {

namespace {

constexpr double ShortWait = 50; // ms: below, nothing stalled
constexpr double SteadySeconds = 15; // a lower rate held this long is another speed, not a pause
constexpr double SmallRead = 16, SlowRead = 100; // kB, ms

std::string iostatCommand(const std::string &device) { return "iostat -xty " + device + " 1"; }

void testSpeed(FindingBuilder &found, const Slowdown &slow, const DiskWindow &disk)
{
    const std::string &device = disk.source->device;
    if (!slow.known()) {
        found.missing(4,
            { STALLMARK_TEXT("calm minutes of %1 with requests of this kind, to compare with"), { device } },
            iostatCommand(device));
        return;
    }
    Where where = at(disk, slow.worst, "disk.util");
    if (slow.hungSeconds > 0) {
        found.test(4, 4,
            { STALLMARK_TEXT("%1 completed nothing for %2 while it was busy"),
                { device, duration(model::fromSeconds(slow.hungSeconds)) } },
            where);
        return;
    }
    const double times = slow.times();
    const double earned = times >= 3 ? 4 : times >= 2 ? 2 : times < 1.5 ? -4 : 0;
    const std::string now = figure(slow.busyMs / slow.requests), healthy = figure(slow.healthyMs / slow.requests);
    const std::string rows = std::to_string(slow.healthyRows);
    if (slow.underLoad) {
        found.test(4, earned,
            { STALLMARK_TEXT(
                  "%1 was busy %2 ms per request; under load at other times it needs %3 ms for this size: %4 times "
                  "as long"),
                { device, now, healthy, figure(times) } },
            where);
        return;
    }
    if (slow.fitted)
        found.test(4, earned,
            { STALLMARK_TEXT("%1 was busy %2 ms per request; healthy, it needs %3 ms for this size "
                             "(line through %4 rows of several sizes): %5 times as long"),
                { device, now, healthy, rows, figure(times) } },
            where);
    else
        found.test(4, earned,
            { STALLMARK_TEXT("%1 was busy %2 ms per request; healthy, it needs %3 ms for this size "
                             "(%4 rows): %5 times as long"),
                { device, now, healthy, rows, figure(times) } },
            where);
}

// The median of the device's healthy rows, in whatever log they are.
double healthyRate(const Recording &recording, const DiskSource &source)
{
    std::vector<double> rates;
    for (const DiskSource *other : diskSources(recording, source.device)) {
        const double rate = deviceHealth(recording, *other).busyRate;
        if (other->group == source.group && !std::isnan(rate))
            return rate;
        if (!std::isnan(rate))
            rates.push_back(rate);
    }
    return median(std::move(rates));
}

void testRequests(FindingBuilder &found, const Recording &recording, const Slowdown &slow, const DiskWindow &disk)
{
    const std::string &device = disk.source->device;
    const double healthy = healthyRate(recording, *disk.source);
    if (!slow.known() || std::isnan(healthy)) {
        found.missing(2, { STALLMARK_TEXT("how many requests a second %1 completes when it is well"), { device } },
            iostatCommand(device));
        return;
    }
    const double rate = slow.requests / (slow.busyMs / 1000);
    const double earned = rate <= healthy / 4 ? 2 : rate >= healthy / 2 ? -2 : 0;
    found.test(2, earned,
        { STALLMARK_TEXT("%1 completed %2 requests per busy second, against %3 when it is well"),
            { device, figure(rate), figure(healthy) } },
        at(disk, slow.worst, "disk.util"));
}

void testLoad(
    FindingBuilder &found, const Recording &recording, const model::Incident &incident, const DiskWindow &disk)
{
    const auto load = offeredLoad(recording, incident, disk);
    if (!load) {
        found.missing(2,
            { STALLMARK_TEXT("how much %1 moves per second, in the incident and when it is well"),
                { disk.source->device } },
            iostatCommand(disk.source->device));
        return;
    }
    const double earned = load->share() <= 0.5 ? 2 : load->share() >= 0.8 ? -2 : 0;
    Where where = across(disk, "disk.write_bytes");
    where.span = load->over;
    found.test(2, earned,
        { STALLMARK_TEXT("the load was %1 on average, %2 of the %3 that %4 has been seen to do"),
            { byteRate(load->bytes), percent(load->share()), byteRate(load->capacity), disk.source->device } },
        std::move(where));
}

void testSmallReads(FindingBuilder &found, const std::vector<DiskRow> &rows, const DiskWindow &disk)
{
    const DiskRow *slowest = nullptr;
    for (const DiskRow &row : rows) {
        const bool small = row.reads > 0 && row.readBytes / row.reads <= SmallRead * 1024;
        if (small && (!slowest || row.readAwait > slowest->readAwait))
            slowest = &row;
    }
    if (!slowest)
        return; // nobody read: nothing to learn from it
    const double earned = slowest->readAwait >= SlowRead ? 1 : slowest->readAwait < SlowRead / 5 ? -1 : 0;
    found.test(1, earned,
        { STALLMARK_TEXT("reads of %1 kB took %2 ms in the same rows"),
            { figure(slowest->readBytes / slowest->reads / 1024), figure(slowest->readAwait) } },
        at(disk, *slowest, "disk.read_await"));
}

void testPlateau(FindingBuilder &found, const Recording &recording, const Slowdown &slow, const DiskWindow &disk)
{
    std::vector<double> rates;
    int times = 0;
    for (const DiskSource *source : diskSources(recording, disk.source->device)) {
        const DeviceHealth &health = deviceHealth(recording, *source);
        rates.insert(rates.end(), health.saturated.begin(), health.saturated.end());
        times += health.saturatedRuns;
    }
    const auto spread = variation(rates);
    if (times < 3 || !spread || *spread > 0.1 || slow.hungSeconds > 0)
        return; // rates that scatter say nothing either way
    found.test(1, 1,
        { STALLMARK_TEXT("whenever %1 is fully busy it moves %2 (spread %3, %4 times)"),
            { disk.source->device, byteRate(mean(rates)), percent(*spread), std::to_string(times) } },
        across(disk, "disk.write_bytes"));
}

void testKernelLog(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    if (const TimedEvent *fault = deviceFaultIn(recording, incident)) {
        found.refute(2,
            { STALLMARK_TEXT("the kernel reports an error of the device or its link: %1"), { fault->event->text } },
            at(*fault));
        return;
    }
    if (const model::Log *log = kernelLogAround(recording, incident)) {
        found.test(2, 2, { STALLMARK_TEXT("the kernel's log covers this time and reports no error of the device"), {} },
            { "", "", evidenceWindow(incident), { log->source, 0 } });
        return;
    }
    found.missing(2, { STALLMARK_TEXT("kernel messages of this time"), {} }, "dmesg -T -w");
}

// A report that is longer than the incident shows the mean of many more requests: one that waited as long as the
// incident lasted may be hidden in it, when all of them together waited longer.
bool mayHideWait(const DiskWindow &disk, const model::Incident &incident)
{
    const double lasted = model::toSeconds(incident.span.length());
    return std::any_of(disk.rows.begin(), disk.rows.end(),
        [lasted](const DiskRow &row) { return row.seconds() > lasted && row.little() * row.seconds() >= lasted; });
}

void testPause(FindingBuilder &found, const DiskWindow &disk, const model::Incident &incident)
{
    const Plateau steady = plateau(disk.rows);
    if (steady.seconds >= SteadySeconds)
        found.refute(4,
            { STALLMARK_TEXT("%1 went on at a steady %2 (spread %3) for %4: a speed, not a pause"),
                { disk.source->device, byteRate(steady.bytes), percent(steady.variation),
                    duration(model::fromSeconds(steady.seconds)) } },
            across(disk, "disk.write_bytes"));
    const double wait = longestWait(disk.rows);
    if (wait < ShortWait && mayHideWait(disk, incident))
        found.missing(4,
            { STALLMARK_TEXT("reports closer to each other: those of %1 s hide a wait of %2 ms in their mean"),
                { figure(disk.rows.front().seconds()), figure(1000 * model::toSeconds(incident.span.length())) } },
            iostatCommand(disk.source->device));
    else if (wait < ShortWait)
        found.test(4, -4,
            { STALLMARK_TEXT("no request of %1 can be shown to have waited longer than %2 ms"),
                { disk.source->device, figure(wait) } },
            across(disk, "disk.write_await"));
}

void withoutRows(FindingBuilder &found)
{
    found.missing(
        10, { STALLMARK_TEXT("how busy the disks were and how long their requests took"), {} }, "iostat -xty 1");
    found.missing(2, { STALLMARK_TEXT("kernel messages of this time"), {} }, "dmesg -T -w");
}

void missingInside(FindingBuilder &found, const Recording &recording, const std::string &device)
{
    // Per-request latency by BPF needs 4.9, and tools that an old system does not have.
    const bool bpf = kernelAtLeast(recording, 4, 9).value_or(false);
    found.missing(4,
        { STALLMARK_TEXT("what %1 does inside: its counters, and whether regular trim makes a difference"),
            { device } },
        "smartctl -x /dev/" + device + "; lsblk -dD -o NAME,ROTA,DISC-MAX; fstrim -v MOUNTPOINT; "
            + (bpf ? "biolatency -D 1" : "blktrace -d /dev/" + device + " -w 60"));
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("device-stall", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        withoutRows(found);
        return found.take();
    }
    const Slowdown &slow = incidentSlowdown(recording, incident);
    testSpeed(found, slow, disk);
    testRequests(found, recording, slow, disk);
    testLoad(found, recording, incident, disk);
    testSmallReads(found, disk.rows, disk);
    testPlateau(found, recording, slow, disk);
    testPause(found, disk, incident);
    testKernelLog(found, recording, incident);
    missingInside(found, recording, disk.source->device);
    return found.take();
}

} // namespace

Rule devicestall()
{
    return { "device-stall", STALLMARK_TEXT("the device stalls by itself"), model::Role::Cause, evaluate };
}

} // namespace analysis
