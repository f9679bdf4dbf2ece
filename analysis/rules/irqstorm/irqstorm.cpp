// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/incidentdata.h"
#include "analysis/api/rule.h"

#include <map>
#include <utility>

// H14: interrupts or their deferred work take a CPU.

namespace analysis {

namespace {

constexpr double MuchOfAll = 20, MuchOfOne = 50, Little = 5; // %
constexpr double Jump = 3; // times the calm rate

struct Share {
    double sum = 0; ///< % of irq and softirq, summed over the samples
    std::size_t n = 0;
    model::SourceRef ref;

    double mean() const { return n > 0 ? sum / static_cast<double>(n) : 0; }
};

std::map<std::string, Share> sharesOf(const Recording &recording, const model::Incident &incident)
{
    std::map<std::string, Share> shares;
    for (const Reading &reading : readings(recording, "cpu.softirq", incident.span, incident.placed)) {
        Share &share = shares[reading.entity];
        share.sum += reading.value;
        ++share.n;
        share.ref = reading.ref;
    }
    for (const Reading &reading : readings(recording, "cpu.irq", incident.span, incident.placed)) {
        const auto found = shares.find(reading.entity);
        if (found != shares.end())
            found->second.sum += reading.value;
    }
    return shares;
}

void testRate(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto inside = readings(recording, "vm.interrupts", incident.span, incident.placed);
    const model::TimeRange before{ incident.span.from - 120 * model::NanosPerSecond,
        incident.span.from - model::NanosPerSecond };
    const auto calm = readings(recording, "vm.interrupts", before, incident.placed);
    if (inside.empty() || calm.size() < 5) {
        found.missing(2, { STALLMARK_TEXT("interrupts per second, before and during the incident"), {} },
            "vmstat 1; while :; do date '+%F %T'; cat /proc/interrupts; sleep 1; done");
        return;
    }
    const double now = medianOf(inside), usual = medianOf(calm);
    found.test(2, now >= Jump * usual ? 2 : 0,
        { STALLMARK_TEXT("%1 interrupts per second, against %2 before"), { figure(now), figure(usual) } },
        { "vm.interrupts", "", incident.span, largest(inside)->ref });
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("irq-storm", model::Role::Cause);
    const auto shares = sharesOf(recording, incident);
    std::string worst;
    double most = -1;
    bool all = false, one = false;
    for (const auto &[entity, share] : shares) {
        const double mean = share.mean();
        all = all || (entity == "all" && mean >= MuchOfAll);
        one = one || (entity != "all" && mean >= MuchOfOne);
        if (mean > most) {
            most = mean;
            worst = entity;
        }
    }
    if (most < 0) {
        found.missing(
            4, { STALLMARK_TEXT("the share of CPU time that interrupts take"), {} }, commands::perCpu(recording));
        testRate(found, recording, incident);
        return found.take();
    }
    const Where where{ "cpu.softirq", worst, incident.span, shares.at(worst).ref };
    const model::Text text{ STALLMARK_TEXT("interrupts and their deferred work took %1 % of the time (%2)"),
        { figure(most), worst } };
    if (most < Little)
        found.refute(4, text, where);
    else
        found.test(4, all || one ? 4 : 0, text, where);
    testRate(found, recording, incident);
    return found.take();
}

} // namespace

Rule irqstorm() { return { "irq-storm", STALLMARK_TEXT("interrupts take the CPU"), model::Role::Cause, evaluate }; }

} // namespace analysis
