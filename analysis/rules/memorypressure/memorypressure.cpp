// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/paging.h"
#include "analysis/api/rule.h"
#include "analysis/api/timedevents.h"
#include "analysis/api/workload.h"

#include <cmath>

// H10: more memory is wanted than there is (or than a group of tasks may have): pages go out to swap and come back.

namespace analysis {

namespace {

constexpr double Trickle = 100 * 1024; // B/s: a page now and then is housekeeping
constexpr double MostRows = 0.5;
constexpr double LargeShare = 0.5, SmallShare = 0.1; // of the bytes on the disks
constexpr double Pressed = 10; // % of the time

void testSwap(FindingBuilder &found, const Recording &recording, const Paging &paging, const model::Incident &incident)
{
    const Where where{ paging.metric, "", incident.span, paging.ref };
    if (!paging.known) {
        found.missing(4, { STALLMARK_TEXT("pages swapped in and out"), {} }, commands::pagingSampler(recording));
        return;
    }
    if (paging.bytes() == 0 && !paging.absent) {
        model::SourceRef stalls;
        const auto stalled = counterRate(recording, "vmstat.allocstall", incident, stalls);
        const model::Text text{ STALLMARK_TEXT("nothing was swapped in or out"), {} };
        if (stalled && *stalled == 0)
            found.refute(4, text, where);
        else
            found.test(4, -4, text, where);
        return;
    }
    if (paging.absent)
        return;
    found.test(4,
        paging.bytes() >= Trickle && paging.rowsWith >= MostRows ? 4
            : paging.bytes() < Trickle                           ? -4
                                                                 : 0,
        { STALLMARK_TEXT("%1 came back from swap and %2 went out; in %3 of the samples there was some"),
            { byteRate(paging.in), byteRate(paging.out), percent(paging.rowsWith) } },
        where);
}

double meanOf(const std::vector<Reading> &readings)
{
    double sum = 0;
    for (const Reading &reading : readings)
        sum += reading.value;
    return readings.empty() ? std::nan("") : sum / static_cast<double>(readings.size());
}

struct Moved {
    double bytes = 0; ///< B/s on the disks; NaN when not recorded
    Where where;
};

// iostat's rows, else what vmstat saw go to and from all block devices.
Moved movedIn(const Recording &recording, const model::Incident &incident)
{
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (disk.source && !disk.rows.empty()) {
        const Workload load = workloadOf(disk.rows);
        return { load.bytes() / load.seconds, across(disk, "disk.read_bytes") };
    }
    const auto in = readings(recording, "vmstat.bi", incident.span, incident.placed);
    const auto out = readings(recording, "vmstat.bo", incident.span, incident.placed);
    if (in.empty() || out.empty())
        return { std::nan(""), {} };
    return { meanOf(in) + meanOf(out), { "vmstat.bi", "", incident.span, largest(in)->ref } };
}

void testShare(FindingBuilder &found, const Recording &recording, const Paging &paging, const model::Incident &incident)
{
    if (!paging.known || paging.bytes() == 0)
        return;
    const Moved moved = movedIn(recording, incident);
    if (!(moved.bytes > 0)) {
        found.missing(2, { STALLMARK_TEXT("how much the disks moved in all"), {} }, commands::iostat(""));
        return;
    }
    const double share = paging.bytes() / moved.bytes;
    found.test(2,
        share >= LargeShare      ? 2
            : share < SmallShare ? -2
                                 : 0,
        { STALLMARK_TEXT("swapping is %1 of the %2 that the disks moved"),
            { percent(std::min(share, 1.0)), byteRate(moved.bytes) } },
        moved.where);
}

void testReclaim(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto pressure = readings(recording, "pressure.memory_some", incident.span, incident.placed);
    if (const Reading *most = largest(pressure)) {
        const double typical = medianOf(pressure);
        found.test(2,
            typical >= Pressed ? 2
                : typical < 1  ? -2
                               : 0,
            { STALLMARK_TEXT("tasks waited for memory %1 % of the time (median)"), { figure(typical) } },
            { "pressure.memory_some", "", incident.span, most->ref });
        return;
    }
    for (const char *metric :
        { "vmstat.allocstall", "vmstat.allocstall_normal", "vmstat.allocstall_movable", "vmstat.pgscan_direct" }) {
        model::SourceRef ref;
        const auto rate = counterRate(recording, metric, incident, ref);
        if (!rate)
            continue;
        found.test(2, *rate > 1 ? 2 : 0,
            { STALLMARK_TEXT("tasks had to reclaim memory themselves: %1 rose by %2 per second"),
                { metric, figure(*rate) } },
            { metric, "", incident.span, ref });
        return;
    }
    const std::string pressed = commands::pressure(recording, "memory");
    found.missing(2, { STALLMARK_TEXT("reclaim by the tasks themselves, or memory pressure"), {} },
        pressed.empty() ? commands::pagingSampler(recording) : pressed);
}

void testKiller(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    for (const TimedEvent &event : eventsIn(recording, evidenceWindow(incident))) {
        if (!incident.placed || event.event->kind != "oom")
            continue;
        found.test(
            4, 4, { STALLMARK_TEXT("the kernel killed for want of memory: %1"), { event.event->text } }, at(event));
        return;
    }
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("memory-pressure", model::Role::Cause);
    const Paging &paging = incidentPaging(recording, incident);
    testSwap(found, recording, paging, incident);
    testShare(found, recording, paging, incident);
    testReclaim(found, recording, incident);
    testKiller(found, recording, incident);
    return found.take();
}

} // namespace

Rule memorypressure()
{
    return { "memory-pressure", STALLMARK_TEXT("memory is short and pages go out to swap and back"), model::Role::Cause,
        evaluate };
}

} // namespace analysis
