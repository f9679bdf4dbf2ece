// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/api/evidence.h"
#include "analysis/api/rule.h"
#include "analysis/incidents.h"
#include "analysis/overall.h"
#include "analysis/recurrence.h"
#include "analysis/roles.h"
#include "analysis/scoring.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace analysis {

namespace {

// Device by device, so that what was read of one device serves all its incidents.
std::vector<std::size_t> readingOrder(const std::vector<model::Incident> &incidents)
{
    std::vector<std::size_t> order(incidents.size());
    std::iota(order.begin(), order.end(), std::size_t{ 0 });
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::tie(incidents[a].device, incidents[a].span.from)
            < std::tie(incidents[b].device, incidents[b].span.from);
    });
    return order;
}

} // namespace

model::Analysis analyze(const Recording &recording, const model::JobControl &control)
{
    model::Analysis analysis;
    analysis.incidents = findIncidents(recording, control);
    const auto total = static_cast<double>(analysis.incidents.size()) + 1;
    double done = 1;
    for (const std::size_t i : readingOrder(analysis.incidents)) {
        model::Incident &incident = analysis.incidents[i];
        if (control.cancelled())
            break;
        for (const Rule &rule : rules()) {
            model::Finding finding = rule.evaluate(recording, incident);
            score(finding, evidenceWindow(incident));
            incident.findings.push_back(std::move(finding));
        }
        settleRoles(incident);
        rank(incident.findings);
        control.report(done++, total);
    }
    if (!control.cancelled()) {
        analysis.overall = overallFindings(recording, analysis.incidents); // each member of a rhythm counts there
        joinRecurring(analysis.incidents, recording);
    }
    summarise(analysis);
    return analysis;
}

} // namespace analysis
