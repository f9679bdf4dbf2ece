// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/rule.h"
#include "analysis/api/timedevents.h"
#include "analysis/api/workload.h"

#include <cmath>
#include <set>

// H17: the disk, its link or its controller fails and the kernel waits, resets and tries again.

namespace analysis {

namespace {

constexpr double ShortestTimeout = 30'000; // ms: a command's time limit in the SCSI layer unless set otherwise
constexpr std::size_t KindsCounted = 2;

// One test for each kind of message; false when there is none.
bool testMessages(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    std::set<std::string> kinds;
    const model::TimeRange window = evidenceWindow(incident);
    constexpr model::Nanos reach = 600 * model::NanosPerSecond;
    for (const TimedEvent &event : eventsIn(recording, window.widened(reach))) {
        const bool counts = incident.placed && isDeviceFault(*event.event)
            && window.widened(event.uncertainty).contains(event.t) && kinds.size() < KindsCounted;
        if (!counts || !kinds.insert(event.event->kind).second)
            continue;
        found.test(4, 4, { STALLMARK_TEXT("the kernel reports: %1"), { event.event->text } }, at(event));
    }
    return !kinds.empty();
}

void testLatency(FindingBuilder &found, const DiskWindow &disk)
{
    const DiskRow *slowest = nullptr;
    for (const DiskRow &row : disk.rows) {
        if (!std::isnan(row.await()) && (!slowest || row.await() > slowest->await()))
            slowest = &row;
    }
    if (!slowest)
        return;
    found.test(2, slowest->await() >= ShortestTimeout ? 2 : 0,
        { STALLMARK_TEXT("the slowest row of %1 shows %2 ms; a command that times out takes 30 s or more"),
            { disk.source->device, figure(slowest->await()) } },
        at(disk, *slowest, "disk.await"));
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("device-error", model::Role::Cause);
    const bool told = testMessages(found, recording, incident);
    const model::Log *clean = told ? nullptr : kernelLogAround(recording, incident);
    if (clean)
        found.refute(4, { STALLMARK_TEXT("the kernel's log covers this time and reports no error of a device"), {} },
            { "", "", evidenceWindow(incident), { clean->source, 0 } });
    else if (!told)
        found.missing(8, { STALLMARK_TEXT("kernel messages of this time"), {} },
            "dmesg -T -w; smartctl -l error /dev/" + (incident.device.empty() ? "sdX" : incident.device));
    testLatency(found, incidentDisk(recording, incident));
    return found.take();
}

} // namespace

Rule deviceerror()
{
    return { "device-error", STALLMARK_TEXT("the disk, its link or its controller reports errors"), model::Role::Cause,
        evaluate };
}

} // namespace analysis
