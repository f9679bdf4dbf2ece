// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/recurrence.h"

#include "analysis/api/baseline.h"
#include "analysis/api/evidence.h"
#include "analysis/api/probability.h"
#include "analysis/beats.h"
#include "analysis/latesamples.h"
#include "analysis/scoring.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace analysis {

namespace {

using Members = std::vector<const model::Incident *>;

// The member that stands for all: the one whose logs speak most clearly for the cause.
const model::Incident &clearest(const Members &members)
{
    const auto index = [](const model::Incident *incident) {
        const model::Finding *cause = incident->cause();
        return cause ? cause->index : -1;
    };
    return **std::max_element(members.begin(), members.end(),
        [&](const model::Incident *a, const model::Incident *b) { return index(a) < index(b); });
}

// The worst readings of each kind, kinds in the order in which the members have them.
std::vector<model::Symptom> symptomsOf(const Members &members)
{
    constexpr std::size_t kept = 6; // of one kind, as in a single incident
    std::vector<Hurt> order;
    std::map<Hurt, std::vector<model::Symptom>> kinds;
    for (const model::Incident *incident : members) {
        for (const model::Symptom &symptom : incident->symptoms) {
            auto &kind = kinds[{ symptom.metric, symptom.entity }];
            if (kind.empty())
                order.push_back({ symptom.metric, symptom.entity });
            kind.push_back(symptom);
        }
    }
    std::vector<model::Symptom> worst;
    for (const Hurt &kindOf : order) {
        auto &kind = kinds[kindOf];
        std::stable_sort(
            kind.begin(), kind.end(), [](const model::Symptom &a, const model::Symptom &b) { return a.peak > b.peak; });
        kind.resize(std::min(kind.size(), kept));
        worst.insert(worst.end(), kind.begin(), kind.end());
    }
    return worst;
}

double typicalSpacing(const Members &members)
{
    std::vector<double> seconds;
    for (std::size_t i = 1; i < members.size(); ++i)
        seconds.push_back(model::toSeconds(members[i]->span.from - members[i - 1]->span.from));
    return median(std::move(seconds));
}

// What the rhythm adds to the ledger of the cause: weak by itself, as an even rhythm names no cause.
void addEvidence(model::Incident &series, const Members &members, const Rhythm &found)
{
    const auto decided
        = std::count_if(members.begin(), members.end(), [](const model::Incident *i) { return i->cause() != nullptr; });
    const std::string cause = series.cause()->rule;
    const model::Text text{ STALLMARK_TEXT("%1 times, %2 s apart (median); chance spaces them so evenly with p = %3; "
                                           "%4 of them show this by themselves and none speaks against it"),
        { std::to_string(members.size()), figure(typicalSpacing(members)), probability(found.p),
            std::to_string(decided) } };
    for (model::Finding &finding : series.findings) {
        if (finding.rule != cause)
            continue;
        finding.evidence.push_back({ true, false, 1, 1, text, found.kind.metric, found.kind.entity, series.span,
            series.symptoms.front().ref });
        score(finding, evidenceWindow(series));
    }
    rank(series.findings);
}

model::Incident joined(const Members &members, const Rhythm &found)
{
    model::Incident series = clearest(members);
    series.span = { members.front()->span.from, members.front()->span.to };
    const model::Incident *worst = members.front();
    for (const model::Incident *incident : members) {
        series.span.to = std::max(series.span.to, incident->span.to);
        series.episodes.push_back(incident->span);
        if (peakOf(*incident, found.kind) > peakOf(*worst, found.kind))
            worst = incident;
    }
    series.symptoms = symptomsOf(members);
    series.title = { STALLMARK_TEXT("%1, %2 times, every %3 s"),
        { model::nested(worst->title), std::to_string(members.size()), figure(typicalSpacing(members)) } };
    addEvidence(series, members, found);
    return series;
}

Steps stepsOf(const Recording &recording)
{
    Steps steps;
    for (const model::Log &log : recording.logs())
        steps[log.source] = std::max(steps[log.source], log.clock.interval);
    return steps;
}

} // namespace

void joinRecurring(std::vector<model::Incident> &incidents, const Recording &recording)
{
    const std::vector<Rhythm> all = findRhythms(incidents, stepsOf(recording));
    std::vector<bool> taken(incidents.size(), false);
    std::vector<model::Incident> kept;
    for (const Rhythm &found : all) {
        Members members;
        for (const std::size_t i : found.members)
            members.push_back(&incidents[i]);
        const model::TimeRange span{ members.front()->span.from, members.back()->span.to };
        if (!isWatched(recording, span))
            continue;
        kept.push_back(joined(members, found));
        for (const std::size_t i : found.members)
            taken[i] = true;
    }
    if (kept.empty())
        return;
    for (std::size_t i = 0; i < incidents.size(); ++i) {
        if (!taken[i])
            kept.push_back(std::move(incidents[i]));
    }
    std::stable_sort(kept.begin(), kept.end(), [](const auto &a, const auto &b) { return a.span.from < b.span.from; });
    incidents = std::move(kept);
    for (std::size_t i = 0; i < incidents.size(); ++i)
        incidents[i].id = static_cast<int>(i + 1);
}

} // namespace analysis
