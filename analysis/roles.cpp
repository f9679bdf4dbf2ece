// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/roles.h"

#include <algorithm>
#include <string_view>

namespace analysis {

namespace {

constexpr std::string_view AboutDisks[] = { "sync-writes", "read-bound", "device-saturated", "device-degraded",
    "device-cap", "write-through", "writeback-burst", "fsync-behind-flood", "journal-wait" };

// Anything but a CPU that computes, or a monitor that is late because of it: somebody waited for something.
bool somebodyWaited(const model::Incident &incident)
{
    return std::any_of(incident.symptoms.begin(), incident.symptoms.end(), [](const model::Symptom &symptom) {
        return symptom.metric != "cpu.busy" && symptom.metric != "monitor.gap" && !symptom.metric.starts_with("sched.");
    });
}

} // namespace

void settleRoles(model::Incident &incident)
{
    if (incident.symptoms.empty() || somebodyWaited(incident))
        return;
    for (model::Finding &finding : incident.findings) {
        const bool ofDisks
            = std::find(std::begin(AboutDisks), std::end(AboutDisks), finding.rule) != std::end(AboutDisks);
        if (ofDisks && finding.role == model::Role::Cause)
            finding.role = model::Role::Amplifier;
    }
}

} // namespace analysis
