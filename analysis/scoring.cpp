// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/scoring.h"

#include "analysis/api/rule.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace analysis {

namespace {

constexpr double InScore = 4, OutScore = -4, InCoverage = 0.5;
constexpr int EnoughIncidents = 3; // for more than "consistent with"

model::Verdict decide(const model::Finding &finding, model::TimeRange window)
{
    bool hard = false, refutedInside = false;
    for (const model::Evidence &evidence : finding.evidence) {
        hard = hard || evidence.hard;
        refutedInside = refutedInside || (evidence.earned < 0 && evidence.span && evidence.span->overlaps(window));
    }
    if (hard || (finding.score <= OutScore && refutedInside))
        return model::Verdict::Out;
    if (finding.score >= InScore && finding.coverage >= InCoverage)
        return model::Verdict::In;
    return model::Verdict::Unknown;
}

int order(model::Verdict verdict)
{
    return verdict == model::Verdict::In ? 0 : verdict == model::Verdict::Unknown ? 1 : 2;
}

const char *titleOf(const std::string &rule)
{
    for (const Rule &candidate : rules()) {
        if (rule == candidate.id)
            return candidate.title;
    }
    return "";
}

model::Text summaryOf(const model::Finding &finding, bool enough)
{
    const std::string title = model::nested({ titleOf(finding.rule) });
    if (finding.verdict == model::Verdict::Out)
        return { STALLMARK_TEXT("Ruled out: %1"), { title } };
    if (finding.verdict == model::Verdict::In)
        return enough ? model::Text{ STALLMARK_TEXT("The logs support: %1"), { title } }
                      : model::Text{ STALLMARK_TEXT("The logs are consistent with: %1"), { title } };
    if (finding.score > 0)
        return { STALLMARK_TEXT("Cannot tell, leans for: %1"), { title } };
    if (finding.score < 0)
        return { STALLMARK_TEXT("Cannot tell, leans against: %1"), { title } };
    return { STALLMARK_TEXT("Cannot tell: %1"), { title } };
}

} // namespace

void score(model::Finding &finding, model::TimeRange window)
{
    double made = 0, all = 0;
    finding.score = 0;
    for (const model::Evidence &evidence : finding.evidence) {
        finding.score += evidence.earned;
        made += evidence.weight;
    }
    all = made;
    for (const model::MissingSignal &missing : finding.missing)
        all += missing.weight;
    finding.coverage = all > 0 ? made / all : 0;
    finding.index = finding.coverage / (1 + std::exp2(3 - finding.score));
    finding.verdict = decide(finding, window);
    std::stable_sort(finding.missing.begin(), finding.missing.end(),
        [](const auto &a, const auto &b) { return a.weight > b.weight; });
}

void rank(std::vector<model::Finding> &findings)
{
    std::stable_sort(findings.begin(), findings.end(), [](const model::Finding &a, const model::Finding &b) {
        return std::make_tuple(order(a.verdict), -a.index, a.rule)
            < std::make_tuple(order(b.verdict), -b.index, b.rule);
    });
}

void summarise(model::Analysis &analysis)
{
    std::map<std::string, int> ruledIn;
    for (const model::Incident &incident : analysis.incidents) {
        for (const model::Finding &finding : incident.findings)
            ruledIn[finding.rule] += finding.verdict == model::Verdict::In ? static_cast<int>(incident.times()) : 0;
    }
    for (model::Incident &incident : analysis.incidents) {
        for (model::Finding &finding : incident.findings)
            finding.summary = summaryOf(finding, ruledIn[finding.rule] >= EnoughIncidents);
    }
    for (model::Finding &finding : analysis.overall)
        finding.summary = summaryOf(finding, ruledIn[finding.rule] >= EnoughIncidents);
}

} // namespace analysis
