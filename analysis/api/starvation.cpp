// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/starvation.h"

#include "analysis/api/ofincident.h"
#include "analysis/api/processes.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

constexpr double FairTurn = 100; // ms that a task waits at most for its turn, per task and CPU in the queue, with room
constexpr double StarvedWait = 500; // ms
constexpr double LargePart = 50, Taken = 90; // % of a CPU, of all
constexpr double CapBelow = 1, CapAbove = 2.5, BusyRow = 80; // %

bool covers(const Recording &recording, std::string_view metric, const model::Incident &incident)
{
    for (const model::SeriesInfo *info : recording.find(metric)) {
        const model::Log *log = recording.log(info->log);
        const auto extent = recording.extent(info->log);
        if (log && log->clock.placed == incident.placed && extent && extent->from <= incident.span.from
            && incident.span.to <= extent->to)
            return true;
    }
    return false;
}

// Where the CPUs are saturated a request may be done long before anybody is there to notice.
bool cpusTaken(const CpuWindow &cpu, const DiskRow &row)
{
    return std::any_of(cpu.rows.begin(), cpu.rows.end(),
        [&](const CpuRow &c) { return c.busy() >= Taken && c.from < row.to && row.from < c.to; });
}

// A slow operation of a device that itself took that long was not kept from a CPU.
bool diskExplains(const Recording &recording, const model::Incident &incident, double delay)
{
    const CpuWindow &cpu = incidentCpu(recording, incident);
    for (const DiskRow &row : incidentDisk(recording, incident).rows) {
        if (row.await() >= delay / 2 && !cpusTaken(cpu, row))
            return true;
    }
    return false;
}

HeldUp findHeldUp(
    const Recording &recording, const model::Incident &incident, std::initializer_list<const char *> metrics)
{
    HeldUp held;
    const auto waiting = readings(recording, "vm.runnable", incident.span, incident.placed);
    const double queue = waiting.empty() ? 1 : std::max(1.0, medianOf(waiting) / cpuCount(recording).value_or(1));
    held.limit = std::max(StarvedWait, FairTurn * queue);
    for (const char *metric : metrics) {
        const auto delays = readings(recording, metric, incident.span, incident.placed);
        held.looked = held.looked || !delays.empty() || covers(recording, metric, incident);
        const Reading *longest = largest(delays);
        if (!longest || longest->value < held.limit || diskExplains(recording, incident, longest->value))
            continue;
        held.longest = *longest;
        held.metric = metric;
        break;
    }
    // The log of a program that prints only its slow operations still proves that it ran.
    held.looked = held.looked || covers(recording, "app.cpu", incident);
    return held;
}

} // namespace

const CpuWindow &incidentCpu(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<CpuWindow>(
        recording, "cpu", incident, [&] { return cpuWindow(recording, incident.span, incident.placed); });
}

std::optional<double> medianBusy(const CpuWindow &cpu)
{
    if (!cpu.source || cpu.rows.empty())
        return std::nullopt;
    std::vector<double> busy;
    for (const CpuRow &row : cpu.rows)
        busy.push_back(row.busy());
    return median(std::move(busy));
}

const HeldUp &incidentHeldUp(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<HeldUp>(recording, "held up", incident, [&] {
        return findHeldUp(recording, incident, { "app.duration", "sched.delay_max", "sched.delay" });
    });
}

HeldUp heldUpByScheduler(const Recording &recording, const model::Incident &incident)
{
    return findHeldUp(recording, incident, { "sched.delay_max", "sched.delay" });
}

void testEquals(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const ProcessWindow &window = incidentProcesses(recording, incident);
    for (const ProcessLoad &load : processLoads(window)) {
        if (!load.process->realTime || load.cpu < LargePart)
            continue;
        found.test(4, -4,
            { STALLMARK_TEXT("%1 used %2 % of a CPU with a real-time priority: it is not a task among equals"),
                { load.process->name, figure(load.cpu) } },
            at(load, window));
        return;
    }
    const HeldUp &held = incidentHeldUp(recording, incident);
    if (held.longest) {
        found.test(4, -4,
            { STALLMARK_TEXT("%1 was held up for %2 ms at once; tasks that share the CPUs evenly get their turn "
                             "within %3 ms here"),
                { held.longest->entity, figure(held.longest->value), figure(held.limit) } },
            { held.metric, held.longest->entity, model::TimeRange{ held.longest->t, held.longest->t },
                held.longest->ref });
        return;
    }
    const RealTimeCap cap = realTimeCap(recording, incidentCpu(recording, incident));
    if (cap.holds())
        found.test(4, held.looked ? 0 : -4,
            { STALLMARK_TEXT("the CPUs stood at the %1 % that the kernel leaves to real-time tasks"),
                { figure(cap.cap) } },
            { "cpu.idle", "all", incident.span, cap.ref });
}

RealTimeCap realTimeCap(const Recording &recording, const CpuWindow &cpu)
{
    RealTimeCap cap;
    const auto runtime = recording.number("kernel.sched_rt_runtime_us");
    const auto period = recording.number("kernel.sched_rt_period_us");
    if (runtime && *runtime > 0)
        cap.cap = *runtime / period.value_or(1'000'000) * 100;
    for (const CpuRow &row : cpu.rows) {
        if (row.busy() < BusyRow)
            continue;
        ++cap.busy;
        const bool there = row.busy() >= cap.cap - CapBelow && row.busy() <= cap.cap + CapAbove
            && row.idle >= 100 - cap.cap - CapAbove;
        cap.at += there ? 1 : 0;
        if (there && cpu.source && !cap.ref.isValid())
            cap.ref = { cpu.source->source, row.line };
    }
    return cap;
}

} // namespace analysis
