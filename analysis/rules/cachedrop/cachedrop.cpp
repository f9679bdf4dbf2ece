// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/paging.h"
#include "analysis/api/rule.h"
#include "analysis/api/timedevents.h"
#include "analysis/api/workload.h"

#include <cmath>

// H20: somebody empties the page cache, and what was in memory has to be read from the device again.

namespace analysis {

namespace {

constexpr model::Nanos Before = 10 * model::NanosPerSecond;
constexpr double SmallFall = 0.1; // of the cache
constexpr double MuchRead = 10; // times the calm rate

bool testMessage(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const model::TimeRange window{ incident.span.from - Before, incident.span.to };
    for (const TimedEvent &event : eventsIn(recording, window)) {
        if (!incident.placed || event.event->kind != "cache-drop")
            continue;
        found.test(
            4, 4, { STALLMARK_TEXT("the kernel logs that caches were dropped: %1"), { event.event->text } }, at(event));
        return true;
    }
    if (const model::Log *log = kernelLogAround(recording, incident)) {
        found.test(2, -2,
            { STALLMARK_TEXT("the kernel's log covers this time and has no drop_caches line (one that asks for "
                             "silence leaves none)"),
                {} },
            { "", "", window, { log->source, 0 } });
        return false;
    }
    found.missing(2, { STALLMARK_TEXT("drop_caches lines of the kernel's log of this time"), {} }, "dmesg -T -w");
    return false;
}

bool testFall(FindingBuilder &found, const CacheFall &fall, const model::Incident &incident)
{
    if (!fall.known) {
        found.missing(
            4, { STALLMARK_TEXT("the size of the page cache, before and after"), {} }, commands::cacheSampler());
        return false;
    }
    const bool drop = fall.isDrop();
    const Where where{ "mem.cached", "", drop ? model::TimeRange{ fall.t, fall.t } : incident.span, fall.ref };
    if (fall.bytes() <= 0) {
        found.test(4, -4, { STALLMARK_TEXT("the page cache never shrank here"), {} }, where);
        return false;
    }
    found.test(4,
        drop                           ? 4
            : fall.share() < SmallFall ? -4
                                       : 0,
        { STALLMARK_TEXT("the page cache fell from %1 to %2 from one sample to the next"),
            { byteSize(fall.before), byteSize(fall.after) } },
        where);
    return drop;
}

void testReads(FindingBuilder &found, const Recording &recording, const DiskWindow &disk)
{
    if (!disk.source || disk.rows.empty()) {
        // A cache also shrinks when a large file is deleted; nobody reads that again.
        found.missing(4, { STALLMARK_TEXT("how much was read afterwards"), {} }, commands::iostat(""));
        return;
    }
    const Workload load = workloadOf(disk.rows);
    const DeviceHealth &health = deviceHealth(recording, *disk.source);
    const double calm = std::isnan(health.quietBytes) ? 0 : std::max(0.0, health.quietBytes - health.quietWriteBytes);
    const double rate = load.readBytes / load.seconds;
    found.test(4,
        load.readShare() >= 0.5 && rate >= MuchRead * calm ? 4
            : rate <= calm * 2 || load.readShare() < 0.1   ? -4
                                                           : 0,
        { STALLMARK_TEXT("%1 were read per second, in calm minutes %2"), { byteRate(rate), byteRate(calm) } },
        across(disk, "disk.read_bytes"));
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("cache-drop", model::Role::Cause);
    const CacheFall &fall = incidentCacheFall(recording, incident);
    const bool named = testMessage(found, recording, incident);
    const bool fell = testFall(found, fall, incident);
    if (named || fell)
        testReads(found, recording, incidentDisk(recording, incident));
    const Paging &paging = incidentPaging(recording, incident);
    if (fell && paging.known && paging.out > fall.bytes() / 20)
        found.test(2, -2,
            { STALLMARK_TEXT("%1 were swapped out meanwhile: memory was needed, and the kernel took it from the cache"),
                { byteRate(paging.out) } },
            { paging.metric, "", incident.span, paging.ref });
    return found.take();
}

} // namespace

Rule cachedrop()
{
    return { "cache-drop", STALLMARK_TEXT("the page cache was emptied and has to be read again"), model::Role::Cause,
        evaluate };
}

} // namespace analysis
