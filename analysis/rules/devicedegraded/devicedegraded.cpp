// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/rule.h"
#include "analysis/api/slowdown.h"
#include "analysis/api/timedevents.h"
#include "analysis/api/workload.h"

#include <algorithm>
#include <cmath>

// The device's own speed fell and stayed low for a while (a worn or overheated SSD, a RAID that rebuilds or lost its
// write cache, a link at a lower speed): the same work keeps it full that was easy before.

namespace analysis {

namespace {

constexpr double SteadySeconds = 10; // shorter is a pause, and the other rule's
constexpr double MuchSlower = 2, SameSpeed = 1.3;
constexpr double SameLoad = 1.2, MoreLoad = 3;

// Only rows of the same request size tell how fast the device was; a line drawn to sizes never seen would be a guess.
void testSpeed(FindingBuilder &found, const Slowdown &slow, const DiskWindow &disk)
{
    const std::string &device = disk.source->device;
    if (!slow.known() || slow.healthyMs <= 0) {
        found.missing(4, { STALLMARK_TEXT("how fast %1 is at other times with requests of this size"), { device } },
            commands::iostat(device));
        return;
    }
    const double times = slow.times();
    found.test(4,
        times >= MuchSlower      ? 4
            : times <= SameSpeed ? -4
                                 : 0,
        { STALLMARK_TEXT("%1 needs %2 ms per request; at other times it needs %3 ms for this size: %4 times as long"),
            { device, figure(slow.busyMs / slow.requests), figure(slow.healthyMs / slow.requests), figure(times) } },
        at(disk, slow.worst, "disk.util"));
}

// False when it was no lower speed but a pause.
bool testSteady(FindingBuilder &found, const Slowdown &slow, const DiskWindow &disk)
{
    const std::string &device = disk.source->device;
    const Plateau steady = plateau(disk.rows);
    if (steady.seconds >= SteadySeconds) {
        found.test(2, 2,
            { STALLMARK_TEXT("%1 was full for %2 and moved a steady %3 (spread %4)"),
                { device, duration(model::fromSeconds(steady.seconds)), byteRate(steady.bytes),
                    percent(steady.variation) } },
            across(disk, "disk.write_bytes"));
        return true;
    }
    const double full = workloadOf(disk.rows).fullSeconds;
    const model::Text text{ STALLMARK_TEXT("%1 was full for %2 and never at a steady rate: a pause, not a lower speed"),
        { device, duration(model::fromSeconds(full)) } };
    // Too few rows to see a rate, or none that holds.
    if (full < SteadySeconds || slow.hungSeconds > 0)
        found.refute(4, text, across(disk, "disk.util"));
    else
        found.test(4, -4, text, across(disk, "disk.util"));
    return false;
}

// Rows with the device full: what it moved then is all that it could, or all that was asked.
void testVolume(FindingBuilder &found, const Recording &recording, const DiskWindow &disk)
{
    const double calm = deviceHealth(recording, *disk.source).quietBytes;
    std::vector<double> rates;
    for (const DiskRow &row : disk.rows) {
        if (row.util >= 90 && !std::isnan(row.bytes()))
            rates.push_back(row.bytes());
    }
    const double now = median(std::move(rates));
    if (std::isnan(now) || !(calm > 0)) {
        found.missing(2, { STALLMARK_TEXT("how much is asked of %1 in calm minutes"), { disk.source->device } },
            commands::iostat(disk.source->device));
        return;
    }
    const double times = now / calm;
    found.test(4,
        times <= SameLoad       ? 4
            : times >= MoreLoad ? -4
                                : 0,
        { STALLMARK_TEXT("full, %1 moved %2; in calm minutes %3 hardly keep it busy"),
            { disk.source->device, byteRate(now), byteRate(calm) } },
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
        found.test(1, 1, { STALLMARK_TEXT("the kernel's log covers this time and reports no error of the device"), {} },
            { "", "", incident.span, { log->source, 0 } });
        return;
    }
    found.missing(1, { STALLMARK_TEXT("kernel messages of this time"), {} }, "dmesg -T -w");
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("device-degraded", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        found.missing(10, { STALLMARK_TEXT("how busy the disks were and how long their requests took"), {} },
            commands::iostat(""));
        return found.take();
    }
    const Slowdown &slow = incidentSlowdown(recording, incident, Comparison::SameSize);
    testSpeed(found, slow, disk);
    if (testSteady(found, slow, disk))
        testVolume(found, recording, disk);
    testKernelLog(found, recording, incident);
    found.missing(2,
        { STALLMARK_TEXT("what %1 says of its own health: wear, temperature, link speed, rebuild"),
            { disk.source->device } },
        "smartctl -x /dev/" + disk.source->device + "; cat /proc/mdstat");
    return found.take();
}

} // namespace

Rule devicedegraded()
{
    return { "device-degraded", STALLMARK_TEXT("the device became slower than it was"), model::Role::Cause, evaluate };
}

} // namespace analysis
