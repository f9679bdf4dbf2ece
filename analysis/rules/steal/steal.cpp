// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/cpurows.h"
#include "analysis/api/incidentdata.h"
#include "analysis/api/rule.h"

// H15: the hypervisor gives the CPU to somebody else.

namespace analysis {

namespace {

constexpr double Much = 10; // %
constexpr const char *Command = "vmstat 1; mpstat -P ALL 1";

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("steal", model::Role::Cause);
    auto steal = readings(recording, "cpu.steal", incident.span, incident.placed);
    std::erase_if(steal, [](const Reading &reading) { return reading.entity != "all"; });
    const Reading *most = largest(steal);
    if (!most) {
        found.missing(4, { STALLMARK_TEXT("the share of CPU time that the hypervisor took"), {} }, Command);
        return found.take();
    }
    const Where where{ "cpu.steal", "all", incident.span, most->ref };
    if (most->value == 0) {
        found.refute(4, { STALLMARK_TEXT("the hypervisor took no CPU time (or there is none)"), {} }, where);
        return found.take();
    }
    const double typical = medianOf(steal);
    found.test(4,
        typical >= Much          ? 4
            : most->value < Much ? -4
                                 : 0,
        { STALLMARK_TEXT("the hypervisor took %1 % of the CPU time (median), at most %2 %"),
            { figure(typical), figure(most->value) } },
        where);
    return found.take();
}

} // namespace

Rule steal() { return { "steal", STALLMARK_TEXT("the hypervisor takes the CPU away"), model::Role::Cause, evaluate }; }

} // namespace analysis
