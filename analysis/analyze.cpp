// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyzer.h"
#include "analysis/api/evidence.h"
#include "analysis/api/rule.h"
#include "analysis/incidents.h"
#include "analysis/scoring.h"

namespace analysis {

model::Analysis analyze(const Recording &recording, const model::JobControl &control)
{
    model::Analysis analysis;
    analysis.incidents = findIncidents(recording, control);
    const auto total = static_cast<double>(analysis.incidents.size()) + 1;
    double done = 1;
    for (model::Incident &incident : analysis.incidents) {
        if (control.cancelled())
            break;
        for (const Rule &rule : rules()) {
            model::Finding finding = rule.evaluate(recording, incident);
            score(finding, evidenceWindow(incident));
            incident.findings.push_back(std::move(finding));
        }
        rank(incident.findings);
        control.report(done++, total);
    }
    summarise(analysis.incidents);
    return analysis;
}

} // namespace analysis
