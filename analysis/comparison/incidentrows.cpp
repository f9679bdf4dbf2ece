// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/eventrows.h"

#include "analysis/comparison/tracks.h"
#include "analysis/comparison/wording.h"
#include "analysis/statistics/grid.h"
#include "analysis/statistics/power.h"

#include <algorithm>
#include <map>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr double FewestEvents = 5; ///< of both sides; below that there is a pattern, nothing to conclude from
constexpr std::size_t MostCells = 2048;

std::string causeOf(const model::Incident &incident)
{
    const model::Finding *cause = incident.cause();
    return cause ? cause->rule : std::string("no cause found");
}

/// Incidents whose place on the axis is known; the others count, but have no share of the time.
CountedSide countIncidents(const SideData &side, double seconds, const std::string &cause)
{
    CountedSide counted{ 0, seconds, {} };
    for (const model::Incident &incident : side.incidents) {
        if (!cause.empty() && causeOf(incident) != cause)
            continue;
        counted.events += static_cast<double>(incident.times());
        if (!incident.symptoms.empty())
            counted.refs.push_back(incident.symptoms.front().ref);
    }
    return counted;
}

/// The episodes, where an incident has some: the calm between them is no part of it.
std::vector<model::TimeRange> hurtSpans(const SideData &side)
{
    std::vector<model::TimeRange> spans;
    for (const model::Incident &incident : side.incidents) {
        if (!incident.placed)
            continue;
        if (incident.episodes.empty())
            spans.push_back(incident.span);
        spans.insert(spans.end(), incident.episodes.begin(), incident.episodes.end());
    }
    return spans;
}

std::vector<double> shareOfTime(const SideData &side, const std::vector<model::TimeRange> &spans)
{
    std::vector<double> shares;
    double seconds = 0;
    for (const model::TimeRange &span : spans)
        seconds += model::toSeconds(span.length());
    const double step = std::max(1.0, seconds / static_cast<double>(MostCells));
    for (const model::TimeRange &span : spans) {
        std::vector<statistics::MeanSample> events;
        for (const model::TimeRange &hurt : hurtSpans(side))
            events.push_back({ model::toSeconds(hurt.from - span.from), model::toSeconds(hurt.to - span.from), 1 });
        const auto cells = static_cast<std::size_t>(model::toSeconds(span.length()) / step);
        const std::vector<double> part = statistics::occupancy(events, { 0, step, cells });
        shares.insert(shares.end(), part.begin(), part.end());
    }
    for (double &share : shares)
        share *= 100;
    return shares;
}

std::optional<Draft> shareRow(const SideData &before, const SideData &after)
{
    const auto first = shareOfTime(before, exposureSpans(before));
    const auto second = shareOfTime(after, exposureSpans(after));
    if (first.empty() || second.empty())
        return std::nullopt;
    Draft draft;
    model::ComparisonRow &row = draft.row;
    row.family = model::Family::Incidents;
    row.tool = "stallmark";
    row.test = "incidents";
    row.metric = "share_of_time";
    row.unit = "%";
    row.better = model::Better::Lower;
    row.pairing = model::Text(STALLMARK_TEXT("time inside incidents over the time recorded"));
    testSeries(draft, first, second);
    return row.side[Before].value == 0.0 && row.side[After].value == 0.0 ? std::nullopt : std::optional(draft);
}

void addPattern(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    if (*row.side[Before].events + *row.side[After].events >= FewestEvents)
        return;
    draft.enough = false;
    row.remarks.push_back({ STALLMARK_TEXT("fewer than %1 events in all: a pattern at most, nothing to conclude from"),
        { numberText(FewestEvents) } });
}

/// What so short a trial could have shown at best.
void addPower(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    const statistics::Count base{ *row.side[Before].events, *row.side[Before].exposure / 3600 };
    const double hours = *row.side[After].exposure / 3600;
    const std::string length = hours < 1 ? numberText(hours * 60) + " min" : numberText(hours) + " h";
    const auto least = statistics::detectableRate(base, hours);
    if (!least)
        row.remarks.push_back(
            { STALLMARK_TEXT("%1 after are so short that even no event at all would not have shown a fall"),
                { length } });
    else if (least->events < 1)
        row.remarks.push_back(
            { STALLMARK_TEXT("in %1 after, only no event at all would have shown a fall"), { length } });
    else
        row.remarks.push_back(
            { STALLMARK_TEXT("in %1 after, at most %2 events would have shown a fall: a ratio of %3 or less"),
                { length, numberText(least->events), numberText(least->ratio) } });
}

} // namespace

std::optional<Draft> countRow(
    model::Family family, const std::string &test, const std::string &metric, const std::array<CountedSide, 2> &sides)
{
    if (sides[0].events + sides[1].events <= 0 || sides[0].seconds <= 0 || sides[1].seconds <= 0)
        return std::nullopt;
    Draft draft;
    model::ComparisonRow &row = draft.row;
    row.family = family;
    row.tool = "stallmark";
    row.test = test;
    row.metric = metric;
    row.unit = "1/h";
    row.better = model::Better::Lower;
    row.pairing = model::Text(STALLMARK_TEXT("events over the time recorded on each side"));
    for (const model::Side side : { Before, After }) {
        model::SideFigure &figure = row.side[side];
        figure.events = sides[side].events;
        figure.exposure = sides[side].seconds;
        figure.value = sides[side].events / sides[side].seconds * 3600;
        figure.n = static_cast<std::int64_t>(sides[side].events);
        figure.refs = sides[side].refs;
        if (figure.refs.size() > 20)
            figure.refs.resize(20);
    }
    testCounts(draft);
    addPattern(draft);
    if (*row.side[Before].events > 0)
        addPower(draft);
    return draft;
}

std::vector<Draft> incidentRows(const SideData &before, const SideData &after)
{
    const double first = exposureSeconds(before).value_or(0);
    const double second = exposureSeconds(after).value_or(0);
    if (first <= 0 || second <= 0)
        return {};
    std::set<std::string> causes;
    for (const SideData *side : { &before, &after })
        for (const model::Incident &incident : side->incidents)
            causes.insert(causeOf(incident));
    std::vector<Draft> drafts;
    const auto add = [&](const std::string &test, const std::string &cause, bool primary) {
        auto draft = countRow(model::Family::Incidents, test, "incidents",
            { countIncidents(before, first, cause), countIncidents(after, second, cause) });
        if (!draft)
            return;
        draft->row.primary = primary;
        drafts.push_back(std::move(*draft));
    };
    add("all", {}, true);
    if (auto share = shareRow(before, after))
        drafts.push_back(std::move(*share));
    for (const std::string &cause : causes)
        add(cause, cause, false);
    return drafts;
}

} // namespace comparison
