// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/correlate.h"
#include "analysis/api/cpurows.h"
#include "analysis/api/incidentdata.h"
#include "analysis/api/rule.h"

#include <algorithm>
#include <cmath>

// H24: a "CPU %" that counts iowait. iowait is time in which the CPU had nothing to do and a disk request was under
// way.

namespace analysis {

namespace {

constexpr double High = 60; // %
constexpr double Tolerance = 3; // points between a monitor's figure and ours
constexpr std::int64_t RowsCompared = 8192; // enough for a correlation; more would only cost

// False when no CPU figure is high in the incident, so that there is nothing to explain.
bool testDefinition(FindingBuilder &found, const CpuWindow &cpu)
{
    const CpuRow *top = nullptr;
    double busiest = 0;
    std::size_t high = 0, highBusy = 0;
    for (const CpuRow &row : cpu.rows) {
        top = !top || row.notIdle() > top->notIdle() ? &row : top;
        if (row.notIdle() < High)
            continue;
        ++high;
        highBusy += row.busy() >= High ? 1 : 0;
        busiest = std::max(busiest, row.busy());
    }
    const Where where{ "cpu.iowait", "all", model::TimeRange{ top->from, top->to }, { cpu.source->source, top->line } };
    if (high == 0) {
        found.test(4, -4,
            { STALLMARK_TEXT("no CPU figure is high here: 100 - idle stays at %1 %"), { figure(top->notIdle()) } },
            where);
        return false;
    }
    found.test(4,
        highBusy == 0          ? 4
            : highBusy == high ? -4
                               : 0,
        { highBusy == high
                ? STALLMARK_TEXT("100 - idle reaches %1 %, and the CPUs are busy up to %2 %: they are at work")
                : STALLMARK_TEXT(
                    "100 - idle reaches %1 %, while the CPUs are busy at most %2 % in those rows; the rest is iowait"),
            { figure(top->notIdle()), figure(busiest) } },
        where);
    return true;
}

// Rows of the CPU and of the device in the same report of the same log.
struct Pairs {
    std::vector<double> iowait, util;
};

void pairUp(Pairs &pairs, const Recording &recording, const CpuSource &cpu, const DiskSource &disk)
{
    model::TimeRange range = disk.extent;
    if (disk.rows > RowsCompared)
        range.to = range.from + range.length() / disk.rows * RowsCompared;
    const std::vector<CpuRow> cpuSide = cpuRows(recording, cpu, range);
    const std::vector<DiskRow> diskSide = diskRows(recording, disk, range);
    std::size_t d = 0;
    for (const CpuRow &row : cpuSide) {
        while (d < diskSide.size() && diskSide[d].to < row.to)
            ++d;
        if (d == diskSide.size())
            break;
        if (diskSide[d].to != row.to || std::isnan(row.iowait) || std::isnan(diskSide[d].util))
            continue;
        pairs.iowait.push_back(row.iowait);
        pairs.util.push_back(diskSide[d].util);
    }
}

const std::optional<Correlation> &iowaitWithUtil(const Recording &recording, const std::string &device)
{
    return recording.memo<std::optional<Correlation>>("iowait with util " + device, [&] {
        Pairs pairs;
        for (const DiskSource *disk : diskSources(recording, device)) {
            for (const CpuSource &cpu : cpuSources(recording)) {
                if (cpu.log == disk->log)
                    pairUp(pairs, recording, cpu, *disk);
            }
        }
        return correlate(pairs.iowait, pairs.util);
    });
}

void testCorrelation(FindingBuilder &found, const Recording &recording, const DiskWindow &disk)
{
    const auto together = disk.source ? iowaitWithUtil(recording, disk.source->device) : std::nullopt;
    if (!together) {
        found.missing(2, { STALLMARK_TEXT("iowait next to the utilisation of the disk"), {} }, "iostat -xtc 1");
        return;
    }
    const bool strong = together->r >= 0.8 && together->effectiveP < 0.01;
    found.test(2,
        strong                  ? 2
            : together->r < 0.3 ? -2
                                : 0,
        { STALLMARK_TEXT("iowait follows the utilisation of %1: r = %2 over %3 reports"),
            { disk.source->device, figure(together->r), std::to_string(std::lround(together->n)) } },
        across(disk, "disk.util"));
}

struct Agreement {
    int notIdle = 0, busy = 0, told = 0;
};

// The program's figure is a mean since its last one.
Agreement compare(const Recording &recording, const std::vector<Reading> &figures, const CpuWindow &cpu)
{
    Agreement agreement;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const bool follows = i > 0 && figures[i - 1].entity == figures[i].entity;
        const model::Nanos from = follows ? figures[i - 1].t : figures[i].t - 2 * model::NanosPerSecond;
        double busy = 0, notIdle = 0, seconds = 0;
        for (const CpuRow &row : cpuRows(recording, *cpu.source, { from, figures[i].t + 10 * model::NanosPerSecond })) {
            const double overlap = model::toSeconds(std::min(row.to, figures[i].t) - std::max(row.from, from));
            if (overlap <= 0)
                continue;
            busy += row.busy() * overlap;
            notIdle += row.notIdle() * overlap;
            seconds += overlap;
        }
        // Only where both definitions differ does the figure tell which one it is.
        if (seconds <= 0 || (notIdle - busy) / seconds < 2 * Tolerance)
            continue;
        ++agreement.told;
        agreement.notIdle += std::abs(figures[i].value - notIdle / seconds) <= Tolerance ? 1 : 0;
        agreement.busy += std::abs(figures[i].value - busy / seconds) <= Tolerance ? 1 : 0;
    }
    return agreement;
}

void testMonitor(
    FindingBuilder &found, const Recording &recording, const model::Incident &incident, const CpuWindow &cpu)
{
    const auto figures = readings(recording, "app.cpu", evidenceWindow(incident), incident.placed);
    const Agreement agreement = figures.empty() ? Agreement() : compare(recording, figures, cpu);
    const Reading *top = largest(figures);
    if (agreement.told == 0) {
        found.missing(
            4, { STALLMARK_TEXT("the program's own CPU figure next to user, system and iowait"), {} }, "vmstat -t 1");
        return;
    }
    const Where where{ "app.cpu", top->entity, model::TimeRange{ top->t, top->t }, top->ref };
    const std::vector<std::string> args{ figure(top->value), std::to_string(agreement.told) };
    if (agreement.busy * 3 >= agreement.told * 2 && agreement.notIdle == 0)
        found.refute(4,
            { STALLMARK_TEXT("the program's CPU figure (up to %1 %) is the busy share without iowait in %2 readings"),
                args },
            where);
    else if (agreement.notIdle * 3 >= agreement.told * 2)
        found.test(4, 4, { STALLMARK_TEXT("the program's CPU figure (up to %1 %) is 100 - idle in %2 readings"), args },
            where);
    else
        found.test(4, 0,
            { STALLMARK_TEXT("the program's CPU figure (up to %1 %) fits neither definition in %2 readings"), args },
            where);
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("iowait-as-cpu", model::Role::Artefact);
    const CpuWindow cpu = cpuWindow(recording, incident.span, incident.placed);
    if (!cpu.source || cpu.rows.empty()) {
        found.missing(4, { STALLMARK_TEXT("the shares of CPU time, iowait apart"), {} }, "vmstat -t 1");
        found.missing(
            4, { STALLMARK_TEXT("the program's own CPU figure next to user, system and iowait"), {} }, "vmstat -t 1");
        return found.take();
    }
    if (!testDefinition(found, cpu))
        return found.take();
    testCorrelation(found, recording, incidentDisk(recording, incident));
    testMonitor(found, recording, incident, cpu);
    return found.take();
}

} // namespace

Rule iowaitascpu()
{
    return { "iowait-as-cpu", STALLMARK_TEXT("the CPU figure counts the wait for disks as use"), model::Role::Artefact,
        evaluate };
}

} // namespace analysis
