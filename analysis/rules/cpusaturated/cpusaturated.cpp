// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/rule.h"
#include "analysis/api/starvation.h"

#include <algorithm>
#include <cmath>

// H11: many tasks want to run and share the CPUs.

namespace analysis {

namespace {

constexpr double Saturated = 90, Calm = 70, Spare = 10; // %

struct CpuMedians {
    double busy = 0;
    double spare = 0; ///< idle + iowait
    const CpuRow *typical = nullptr;
};

CpuMedians mediansOf(const std::vector<CpuRow> &rows)
{
    std::vector<double> busy, spare;
    for (const CpuRow &row : rows) {
        busy.push_back(row.busy());
        spare.push_back(row.idle + (std::isnan(row.iowait) ? 0 : row.iowait));
    }
    CpuMedians medians{ median(busy), median(spare), nullptr };
    const auto nearest = std::min_element(rows.begin(), rows.end(), [&](const CpuRow &a, const CpuRow &b) {
        return std::abs(a.busy() - medians.busy) < std::abs(b.busy() - medians.busy);
    });
    medians.typical = &*nearest;
    return medians;
}

void testBusy(FindingBuilder &found, const CpuMedians &cpu, const Where &where)
{
    const std::string busy = figure(cpu.busy);
    if (cpu.busy <= Calm)
        found.refute(4,
            { STALLMARK_TEXT("the CPUs were busy %1 % of the time (median of the incident; iowait is idle time)"),
                { busy } },
            where);
    else
        found.test(4, cpu.busy >= Saturated ? 4 : 0,
            { STALLMARK_TEXT("the CPUs were busy %1 % of the time (median of the incident)"), { busy } }, where);
    found.test(2, cpu.spare >= Spare ? -2 : 0,
        { STALLMARK_TEXT("%1 % of the CPU time was left over (idle or waiting for disks)"), { figure(cpu.spare) } },
        where);
}

void testRunnable(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto waiting = readings(recording, "vm.runnable", incident.span, incident.placed);
    const auto cpus = cpuCount(recording);
    if (waiting.empty() || !cpus) {
        found.missing(2, { STALLMARK_TEXT("how many tasks want to run"), {} }, "vmstat 1");
        return;
    }
    const double typical = medianOf(waiting);
    const double earned = typical > 1.5 * *cpus ? 2 : typical <= *cpus ? -2 : 0;
    found.test(2, earned,
        { STALLMARK_TEXT("%1 tasks wanted to run (median) on %2 CPUs"), { figure(typical), std::to_string(*cpus) } },
        { "vm.runnable", "", incident.span, largest(waiting)->ref });
}

void testPressure(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto pressure = readings(recording, "pressure.cpu_some", incident.span, incident.placed);
    if (pressure.empty()) {
        found.missing(1, { STALLMARK_TEXT("CPU pressure (kernel 4.20 or newer)"), {} },
            "while :; do date '+%F %T'; cat /proc/pressure/cpu; sleep 1; done");
        return;
    }
    const double some = medianOf(pressure);
    found.test(1,
        some >= 20     ? 1
            : some < 5 ? -1
                       : 0,
        { STALLMARK_TEXT("tasks waited for a CPU %1 % of the time"), { figure(some) } },
        { "pressure.cpu_some", "", incident.span, largest(pressure)->ref });
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("cpu-saturated", model::Role::Cause);
    const CpuWindow &window = incidentCpu(recording, incident);
    if (!window.source || window.rows.empty()) {
        found.missing(6, { STALLMARK_TEXT("how busy the CPUs were"), {} }, "mpstat -P ALL 1");
    } else {
        const CpuMedians cpu = mediansOf(window.rows);
        const Where where{ "cpu.idle", "all", model::TimeRange{ window.rows.front().from, window.rows.back().to },
            { window.source->source, cpu.typical->line } };
        testBusy(found, cpu, where);
        if (cpu.busy > Calm)
            testEquals(found, recording, incident);
    }
    testRunnable(found, recording, incident);
    testPressure(found, recording, incident);
    return found.take();
}

} // namespace

Rule cpusaturated()
{
    return { "cpu-saturated", STALLMARK_TEXT("more tasks want to run than the CPUs can carry"), model::Role::Cause,
        evaluate };
}

} // namespace analysis
