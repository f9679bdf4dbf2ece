// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/processes.h"
#include "analysis/api/rule.h"
#include "analysis/api/starvation.h"

#include <algorithm>
#include <cmath>
#include <map>

// H12: one program takes a whole CPU or more for as long as it lasts, and the others run beside it.

namespace analysis {

namespace {

constexpr double Whole = 90, NoThread = 60; // % of one CPU; a real-time task is stopped at 95 %
constexpr double FullCpu = 95;
constexpr model::Nanos Beside = 60 * model::NanosPerSecond;
constexpr double MainShare = 0.5, SmallShare = 0.3; // of the busy time

void testProcess(FindingBuilder &found, const Recording &recording, const ProcessWindow &window,
    const std::vector<ProcessLoad> &loads, const CpuWindow &cpu)
{
    if (!window.known()) {
        found.missing(6, { STALLMARK_TEXT("which thread uses how much of a CPU"), {} }, commands::threads(recording));
        return;
    }
    const double most = loads.empty() ? 0 : loads.front().cpu;
    const std::string name = loads.empty() ? std::string("?") : loads.front().process->name;
    const Where where = loads.empty() ? Where{ "proc.cpu", "", window.span, {} } : at(loads.front(), window);
    if (loads.empty())
        return found.missing(
            6, { STALLMARK_TEXT("which thread uses how much of a CPU"), {} }, commands::threads(recording));
    found.test(4,
        most >= Whole         ? 4
            : most < NoThread ? -4
                              : 0,
        { STALLMARK_TEXT("%1 used %2 % of a CPU on average over %3 screens of top, more than any other"),
            { name, figure(most), std::to_string(window.frames) } },
        where);
    const auto busy = medianBusy(cpu);
    const auto cpus = cpuCount(recording);
    if (!busy || !cpus || *busy <= 0)
        return;
    const double share = most / (*busy * *cpus);
    found.test(2,
        share >= MainShare       ? 2
            : share < SmallShare ? -2
                                 : 0,
        { STALLMARK_TEXT("that is %1 of all the CPU time used"), { percent(std::min(share, 1.0)) } }, where);
}

struct FullCpus {
    bool known = false;
    std::string name;
    double busy = 0; ///< %, median of the fullest one
    model::SourceRef ref;
};

FullCpus fullest(const Recording &recording, const model::Incident &incident)
{
    std::map<std::string, std::vector<Reading>> byCpu;
    for (Reading &reading : readings(recording, "cpu.idle", incident.span, incident.placed)) {
        if (reading.entity != "all" && !reading.entity.empty())
            byCpu[reading.entity].push_back(std::move(reading));
    }
    FullCpus full;
    for (const auto &[name, idle] : byCpu) {
        const double busy = 100 - medianOf(idle);
        if (!full.known || busy > full.busy)
            full = { true, name, busy, idle.front().ref };
    }
    return full;
}

void testCpu(FindingBuilder &found, const Recording &recording, const model::Incident &incident, const CpuWindow &cpu)
{
    const auto all = medianBusy(cpu);
    if (all && *all >= FullCpu) {
        found.test(4, 4, { STALLMARK_TEXT("all CPUs were busy %1 % of the time (median)"), { figure(*all) } },
            { "cpu.idle", "all", incident.span, { cpu.source->source, cpu.rows.front().line } });
        return;
    }
    const FullCpus full = fullest(recording, incident);
    if (!full.known) {
        found.missing(4, { STALLMARK_TEXT("how busy each CPU was"), {} }, commands::perCpu(recording));
        return;
    }
    found.test(4,
        full.busy >= FullCpu       ? 4
            : full.busy < NoThread ? -4
                                   : 0,
        { STALLMARK_TEXT("%1 was busy %2 % of the time, the busiest one"), { full.name, figure(full.busy) } },
        { "cpu.idle", full.name, incident.span, full.ref });
}

// Who takes a CPU more makes the CPUs busier than they were.
void testRise(FindingBuilder &found, const Recording &recording, const model::Incident &incident, const CpuWindow &cpu)
{
    const auto inside = medianBusy(cpu);
    if (!inside)
        return;
    std::vector<double> outside;
    for (const CpuRow &row : cpuRows(recording, *cpu.source, incident.span.widened(Beside))) {
        if (row.to <= incident.span.from || row.from >= incident.span.to)
            outside.push_back(row.busy());
    }
    const double before = median(std::move(outside));
    if (!(*inside < before))
        return;
    found.test(2, -2,
        { STALLMARK_TEXT("the CPUs were less busy than before and after: %1 % against %2 %"),
            { figure(*inside), figure(before) } },
        { "cpu.idle", "all", incident.span, { cpu.source->source, cpu.rows.front().line } });
}

// A whole CPU had nothing to do: nobody but the program itself waits for one. Where no log tells how many there are,
// one program alone does: it cannot have had more of them than were busy.
bool leavesRoom(const Recording &recording, const CpuWindow &cpu, const std::vector<ProcessLoad> &loads)
{
    const auto busy = medianBusy(cpu);
    if (!busy || *busy <= 0)
        return false;
    const double most = loads.empty() ? 0 : loads.front().cpu;
    const auto counted = cpuCount(recording);
    const double cpus = counted ? *counted : std::max(1.0, most / *busy);
    return (100 - *busy) / 100 * cpus >= Whole / 100;
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("cpu-hog", model::Role::Cause);
    const CpuWindow &cpu = incidentCpu(recording, incident);
    const ProcessWindow &window = incidentProcesses(recording, incident);
    const std::vector<ProcessLoad> loads = processLoads(window);
    testProcess(found, recording, window, loads, cpu);
    testCpu(found, recording, incident, cpu);
    testRise(found, recording, incident, cpu);
    if (medianBusy(cpu).value_or(0) >= 50)
        testEquals(found, recording, incident);
    model::Finding finding = found.take();
    if (leavesRoom(recording, cpu, loads))
        finding.role = model::Role::Amplifier;
    return finding;
}

} // namespace

Rule cpuhog() { return { "cpu-hog", STALLMARK_TEXT("one program takes the CPU"), model::Role::Cause, evaluate }; }

} // namespace analysis
