// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/incidentdata.h"
#include "analysis/api/rule.h"

#include <cmath>

// H06: more is asked of the device than it can do, for longer than a backlog takes to drain.

namespace analysis {

namespace {

constexpr double FullUtil = 90;
constexpr double LongQueue = 4;
constexpr double HeavyLoad = 0.8, LightLoad = 0.5; // of what the device can do, analysis.md H06
constexpr double CalmSeconds = 30; // enough calm rows to know the usual volume

bool mostlyFull(const DiskWindow &disk)
{
    double full = 0, all = 0;
    for (const DiskRow &row : disk.rows) {
        all += row.seconds();
        full += row.util >= FullUtil ? row.seconds() : 0;
    }
    return full * 2 >= all;
}

void testLoad(
    FindingBuilder &found, const Recording &recording, const model::Incident &incident, const DiskWindow &disk)
{
    const auto load = offeredLoad(recording, incident, disk);
    const std::string &device = disk.source->device;
    if (!load) {
        found.missing(4,
            { STALLMARK_TEXT("how much %1 moves per second, in the incident and at its best"), { device } },
            "iostat -xty " + device + " 1");
        return;
    }
    // A device that drains a flood of buffered data is as full; without a look at that data it may be either. It does
    // not matter where the load is far below what the device can do.
    const bool known = !readings(recording, "mem.dirty", incident.span, incident.placed).empty();
    if (!known && load->share() > LightLoad)
        found.missing(4, { STALLMARK_TEXT("how much buffered data waited in front of %1"), { device } },
            commands::dirtySampler());
    const double earned = load->share() >= HeavyLoad && mostlyFull(disk) ? (known ? 4 : 1)
        : load->share() <= LightLoad                                     ? -4
                                                                         : 0;
    Where where = across(disk, "disk.write_bytes");
    where.span = load->over;
    found.test(4, earned,
        { STALLMARK_TEXT("over %1 the load was %2 on average, %3 of the %4 that %5 has been seen to do"),
            { duration(load->over.length()), byteRate(load->bytes), percent(load->share()), byteRate(load->capacity),
                device } },
        std::move(where));
}

void testVolume(FindingBuilder &found, const Recording &recording, const DiskWindow &disk)
{
    const DeviceHealth &health = deviceHealth(recording, *disk.source);
    double bytes = 0, seconds = 0;
    for (const DiskRow &row : disk.rows) {
        if (std::isnan(row.bytes()))
            continue;
        bytes += row.bytes() * row.seconds();
        seconds += row.seconds();
    }
    if (health.quietSeconds < CalmSeconds || !(health.quietBytes > 0) || !(seconds > 0)) {
        found.missing(2, { STALLMARK_TEXT("how many bytes a second the application writes"), {} },
            STALLMARK_TEXT("log the bytes written per second in the application, or: pidstat -dl 1"));
        return;
    }
    const double times = bytes / seconds / health.quietBytes;
    const double earned = times >= 3 ? 2 : times <= 1.5 ? -2 : 0;
    found.test(2, earned,
        { STALLMARK_TEXT("%1 moved %2 in the incident and %3 in calm minutes"),
            { disk.source->device, byteRate(bytes / seconds), byteRate(health.quietBytes) } },
        across(disk, "disk.write_bytes"));
}

// A few tasks that each wait for their own request fill a device without asking more of it than it can do.
void testQueue(FindingBuilder &found, const DiskWindow &disk)
{
    std::vector<double> queues;
    for (const DiskRow &row : disk.rows) {
        if (row.util >= FullUtil && !std::isnan(row.queue))
            queues.push_back(row.inFlight());
    }
    if (queues.empty() || median(queues) >= LongQueue)
        return;
    found.test(4, -4,
        { STALLMARK_TEXT("only %1 requests were under way at a time: nothing piled up in front of %2"),
            { figure(median(queues)), disk.source->device } },
        across(disk, "disk.queue"));
}

// Writers at the dirty limit keep the device full by definition; what holds them up is the limit.
void testDirty(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const DirtyWindow dirty = incidentDirty(recording, incident);
    if (!dirty.source || dirty.above() * 2 < dirty.samples.size())
        return;
    const DirtySample *most = dirty.highest();
    found.test(4, -4,
        { STALLMARK_TEXT("dirty memory stood at the writers' limit (%1, free running ends at %2): the device "
                         "drains a flood, and it is the limit that holds the writers back"),
            { byteSize(most->level), byteSize(most->freerun()) } },
        { "mem.dirty", "", incident.span, { dirty.source->source, most->line } });
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("device-saturated", model::Role::Cause);
    const DiskWindow disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        found.missing(6, { STALLMARK_TEXT("how busy the disks were and how much they moved"), {} }, "iostat -xty 1");
        return found.take();
    }
    testLoad(found, recording, incident, disk);
    testVolume(found, recording, disk);
    testQueue(found, disk);
    testDirty(found, recording, incident);
    found.missing(1, { STALLMARK_TEXT("which process moves these bytes"), {} }, "pidstat -dl 1");
    return found.take();
}

} // namespace

Rule devicesaturated()
{
    return { "device-saturated", STALLMARK_TEXT("more is asked of the device than it can do"), model::Role::Cause,
        evaluate };
}

} // namespace analysis
