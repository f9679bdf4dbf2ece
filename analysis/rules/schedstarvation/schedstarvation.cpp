// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/processes.h"
#include "analysis/api/rule.h"
#include "analysis/api/starvation.h"
#include "analysis/api/timedevents.h"

#include <algorithm>
#include <cmath>

// H13: tasks that want to run do not get a CPU for long, because tasks of a higher priority, mostly real-time ones,
// hold it.

namespace analysis {

namespace {

constexpr double Calm = 50; // %
constexpr double WholeCpu = 90; // % of one
constexpr double Holds = 50; // % of a CPU
constexpr double ShortDelay = 10; // ms

void addVictim(FindingBuilder &found, const HeldUp &held)
{
    found.test(4, 4,
        { STALLMARK_TEXT("%1 was held up for %2 ms at once; tasks that share the CPUs evenly get their turn "
                         "within %3 ms here"),
            { held.longest->entity, figure(held.longest->value), figure(held.limit) } },
        { held.metric, held.longest->entity, model::TimeRange{ held.longest->t, held.longest->t }, held.longest->ref });
}

void testVictim(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const HeldUp &held = incidentHeldUp(recording, incident);
    if (held.longest)
        return addVictim(found, held);
    const auto delays = readings(recording, "sched.delay_max", incident.span, incident.placed);
    if (const Reading *longest = largest(delays)) {
        found.test(4, longest->value < ShortDelay ? -4 : 0,
            { STALLMARK_TEXT("no task waited longer than %1 ms for a CPU"), { figure(longest->value) } },
            { "sched.delay_max", longest->entity, incident.span, longest->ref });
        return;
    }
    if (held.looked) {
        found.test(2, -2,
            { STALLMARK_TEXT("the application's log covers this time and shows nobody held up for %1 ms"),
                { figure(held.limit) } },
            { "app.duration", "", incident.span,
                incident.symptoms.empty() ? model::SourceRef() : incident.symptoms.front().ref });
        return;
    }
    found.missing(4, { STALLMARK_TEXT("how long tasks waited for a CPU"), {} }, commands::schedulingDelays(recording));
}

void testHolder(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const ProcessWindow &window = incidentProcesses(recording, incident);
    const std::vector<ProcessLoad> loads = processLoads(window);
    for (const ProcessLoad &load : loads) {
        if (!load.process->realTime || load.cpu < Holds)
            continue;
        found.test(4, 4,
            { STALLMARK_TEXT("%1 ran with a real-time priority and used %2 % of a CPU"),
                { load.process->name, figure(load.cpu) } },
            at(load, window));
        return;
    }
    // Only procps' top prints priorities; the kernel's own real-time threads are on every screen of it.
    const bool printed = !recording.find("top.priority").empty();
    if (!window.known() || !printed || loads.empty() || loads.front().cpu < Holds) {
        found.missing(4, { STALLMARK_TEXT("the scheduling class and priority of the tasks that ran"), {} },
            commands::isBusybox(recording) ? "for s in /proc/[0-9]*/stat; do cut -d' ' -f1,2,18,40,41 $s; done"
                                           : "ps -eLo pid,tid,cls,rtprio,ni,pcpu,comm --sort=-pcpu");
        return;
    }
    found.test(4, -4,
        { STALLMARK_TEXT("%1 used the most CPU, and it has no real-time priority"), { loads.front().process->name } },
        at(loads.front(), window));
}

// The kernel says it once between two starts, so that its silence means little.
void testThrottling(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    for (const TimedEvent &event : eventsIn(recording, evidenceWindow(incident))) {
        if (!incident.placed || event.event->kind != "rt-throttle")
            continue;
        found.test(2, 2, { STALLMARK_TEXT("the kernel logs: %1"), { event.event->text } }, at(event));
        return;
    }
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("sched-starvation", model::Role::Cause);
    const CpuWindow &cpu = incidentCpu(recording, incident);
    const auto busy = medianBusy(cpu);
    if (!busy) {
        found.missing(2, { STALLMARK_TEXT("how busy the CPUs were"), {} }, commands::perCpu(recording));
        found.missing(
            4, { STALLMARK_TEXT("how long tasks waited for a CPU"), {} }, commands::schedulingDelays(recording));
        return found.take();
    }
    const Where where{ "cpu.idle", "all", incident.span, { cpu.source->source, cpu.rows.front().line } };
    if (*busy < Calm) {
        // No CPU can have been taken when all together were used less than one; else one may be, beside idle ones.
        const auto cpus = cpuCount(recording);
        const bool none = cpus && *busy * *cpus < WholeCpu;
        found.test(4,
            none       ? -4
                : cpus ? 0
                       : -2,
            { STALLMARK_TEXT("the CPUs were busy only %1 % of the time"), { figure(*busy) } }, where);
        if (none)
            return found.take();
        // A mean over many seconds may hide that all were taken for some; the scheduler's own figures do not.
        if (const HeldUp held = heldUpByScheduler(recording, incident); held.longest)
            addVictim(found, held);
        testHolder(found, recording, incident);
        return found.take();
    }
    testVictim(found, recording, incident);
    testHolder(found, recording, incident);
    testThrottling(found, recording, incident);
    const RealTimeCap cap = realTimeCap(recording, cpu);
    if (cap.holds())
        found.test(1, 1,
            { STALLMARK_TEXT("the CPUs stood at the %1 % that the kernel leaves to real-time tasks"),
                { figure(cap.cap) } },
            { "cpu.idle", "all", incident.span, cap.ref });
    return found.take();
}

} // namespace

Rule schedstarvation()
{
    return { "sched-starvation", STALLMARK_TEXT("tasks of a higher priority keep others off the CPU"),
        model::Role::Cause, evaluate };
}

} // namespace analysis
