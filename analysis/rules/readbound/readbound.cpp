// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/paging.h"
#include "analysis/api/rule.h"
#include "analysis/api/workload.h"

#include <cmath>

// H08: the device is full of reads that wait for it one by one. Pages that come back from swap, or into a page cache
// that was just emptied, are reads too, but their cause is another.

namespace analysis {

namespace {

constexpr double BusyUtil = 50, FullShare = 0.5;
constexpr double MostlyReads = 0.5, HardlyReads = 0.1;
constexpr double SmallRead = 32; // kB
constexpr double SwapShare = 0.3; // of the bytes read

// What else the reads may be. The answer decides how much their share is worth.
struct Doubt {
    bool known = true;
    bool refuted = false;
};

Doubt testPaging(FindingBuilder &found, const Recording &recording, const model::Incident &incident, double readRate)
{
    const Paging &paging = incidentPaging(recording, incident);
    if (!paging.known) {
        found.missing(4, { STALLMARK_TEXT("whether these reads are pages that come back from swap"), {} },
            commands::pagingSampler(recording));
        return { false, false };
    }
    if (paging.in < SwapShare * readRate)
        return {};
    found.test(4, -4,
        { STALLMARK_TEXT("%1 of the %2 read per second are pages that come back from swap"),
            { byteRate(paging.in), byteRate(readRate) } },
        { paging.metric, "", incident.span, paging.ref });
    return { true, true };
}

Doubt testCache(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const CacheFall &fall = incidentCacheFall(recording, incident);
    if (!fall.known) {
        found.missing(
            2, { STALLMARK_TEXT("whether the page cache had just been emptied"), {} }, commands::cacheSampler());
        return { false, false };
    }
    if (!fall.isDrop())
        return {};
    found.test(4, -4,
        { STALLMARK_TEXT("the page cache fell from %1 to %2 at once: what it held has to be read again"),
            { byteSize(fall.before), byteSize(fall.after) } },
        { "mem.cached", "", model::TimeRange{ fall.t, fall.t }, fall.ref });
    return { true, true };
}

void testSize(FindingBuilder &found, const Workload &load, const DiskWindow &disk)
{
    if (load.reads <= 0)
        return;
    found.test(1, load.readSize() <= SmallRead ? 1 : 0,
        { STALLMARK_TEXT("reads of %1 kB, %2 ms each on average"), { figure(load.readSize()), figure(load.await) } },
        across(disk, "disk.read_await"));
}

void testFull(FindingBuilder &found, const Workload &all, const DiskWindow &disk)
{
    const double share = all.seconds > 0 ? all.fullSeconds / all.seconds : 0;
    found.test(2, share >= FullShare ? 0 : -2,
        { STALLMARK_TEXT("%1 was fully busy for %2 of the time"), { disk.source->device, percent(share) } },
        across(disk, "disk.util"));
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("read-bound", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        found.missing(
            8, { STALLMARK_TEXT("how much was read and written, and how long it took"), {} }, commands::iostat(""));
        return found.take();
    }
    const Workload busy = workloadOf(disk.rows, BusyUtil), all = workloadOf(disk.rows);
    const Workload &load = busy.requests() > 0 ? busy : all;
    const double share = load.readShare();
    const Where where = across(disk, "disk.reads");
    const double bytesShare = load.bytes() > 0 ? load.readBytes / load.bytes() : 0;
    const model::Text text{ STALLMARK_TEXT("%1 of the requests were reads (%2 of the bytes)"),
        { percent(share), percent(bytesShare) } };
    if (share < MostlyReads) {
        // Many small writes make the reads few, few large ones make them light.
        const bool hardly = share < HardlyReads || (share < MostlyReads / 2 && bytesShare < HardlyReads);
        found.test(4, hardly ? -4 : 0, text, where);
        if (hardly)
            found.test(1, -1, { STALLMARK_TEXT("%1 reads per second"), { figure(load.reads / load.seconds) } }, where);
        return found.take();
    }
    const Doubt paging = testPaging(found, recording, incident, load.readBytes / load.seconds);
    const Doubt cache = testCache(found, recording, incident);
    // What nobody recorded may be the reason for the reads.
    found.test(4, paging.known && cache.known ? 4 : 2, text, where);
    testSize(found, load, disk);
    testFull(found, all, disk);
    found.missing(1, { STALLMARK_TEXT("which process reads"), {} }, "pidstat -dl 1; biosnoop");
    model::Finding finding = found.take();
    if (paging.refuted || cache.refuted)
        finding.role = model::Role::Amplifier;
    return finding;
}

} // namespace

Rule readbound()
{
    return { "read-bound", STALLMARK_TEXT("reads keep the device full"), model::Role::Cause, evaluate };
}

} // namespace analysis
