// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/rule.h"
#include "analysis/api/starvation.h"

#include <algorithm>
#include <cmath>

// H16: tasks wait for each other's locks: many switches and little work, or CPUs that spin.

namespace analysis {

namespace {

constexpr double ManySwitches = 3; // times the calm rate
constexpr double DiskBusy = 50; // %
constexpr double LockShare = 20; // % of the samples

bool isLockSymbol(const std::string &symbol)
{
    for (const char *word : { "spin_lock", "qspinlock", "osq_lock", "rwsem_", "mutex_lock", "mutex_spin", "futex_",
             "lll_lock_wait", "pthread_mutex_lock" }) {
        if (symbol.find(word) != std::string::npos)
            return true;
    }
    return false;
}

// Shares of perf top or perf report, wherever in time they were taken when they have no clock.
void testSymbols(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    double sum = 0;
    const char *metric = "perftop.overhead";
    Reading most;
    bool known = false;
    for (const Reading &reading : readings(recording, metric, incident.span, incident.placed)) {
        known = true;
        if (!isLockSymbol(reading.entity))
            continue;
        sum += reading.value;
        if (reading.value > most.value)
            most = reading;
    }
    if (!known) {
        found.missing(4, { STALLMARK_TEXT("whether the tasks wait in futex or on a lock of the kernel"), {} },
            "perf trace -s -e futex; cat /proc/PID/task/*/wchan; perf top -b");
        return;
    }
    if (most.value <= 0)
        return;
    found.test(4, sum >= LockShare ? 4 : 0,
        { STALLMARK_TEXT("%1 % of the CPU time goes into locks, most into %2"), { figure(sum), most.entity } },
        { metric, most.entity, incident.span, most.ref });
}

void testSwitches(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto inside = readings(recording, "vm.switches", incident.span, incident.placed);
    const model::TimeRange before{ incident.span.from - 120 * model::NanosPerSecond,
        incident.span.from - model::NanosPerSecond };
    const auto calm = readings(recording, "vm.switches", before, incident.placed);
    if (inside.empty() || calm.size() < 5) {
        found.missing(2, { STALLMARK_TEXT("task switches per second, before and during the incident"), {} },
            "vmstat 1; pidstat -w 1");
        return;
    }
    const double now = medianOf(inside), usual = medianOf(calm);
    found.test(2, now >= ManySwitches * usual ? 2 : 0,
        { STALLMARK_TEXT("%1 task switches per second, against %2 before"), { figure(now), figure(usual) } },
        { "vm.switches", "", incident.span, largest(inside)->ref });
}

void testDisk(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const DiskWindow &disk = incidentDisk(recording, incident);
    for (const DiskRow &row : disk.rows) {
        if (row.util < DiskBusy)
            continue;
        found.test(2, -2,
            { STALLMARK_TEXT("%1 was busy %2 % of the time: that is what tasks wait for"),
                { disk.source->device, figure(row.util) } },
            at(disk, row, "disk.util"));
        return;
    }
    const auto blocked = readings(recording, "vm.blocked", incident.span, incident.placed);
    if (!blocked.empty() && medianOf(blocked) >= 1)
        found.test(2, -2,
            { STALLMARK_TEXT("%1 tasks slept uninterruptibly (median): they wait for I/O, not for a lock"),
                { figure(medianOf(blocked)) } },
            { "vm.blocked", "", incident.span, blocked.front().ref });
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("lock-contention", model::Role::Cause);
    testSymbols(found, recording, incident);
    testSwitches(found, recording, incident);
    testDisk(found, recording, incident);
    found.missing(2, { STALLMARK_TEXT("which locks are waited for, and how long"), {} },
        "perf lock record -a -- sleep 10; perf lock report");
    return found.take();
}

} // namespace

Rule lockcontention()
{
    return { "lock-contention", STALLMARK_TEXT("tasks wait for each other's locks"), model::Role::Cause, evaluate };
}

} // namespace analysis
