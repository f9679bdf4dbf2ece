// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/eventrows.h"

#include "analysis/comparison/tracks.h"
#include "analysis/comparison/wording.h"
#include "analysis/statistics/grid.h"
#include "analysis/statistics/summary.h"

#include <algorithm>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr std::array Limits{ 500.0, 1000.0, 2000.0 }; ///< ms

struct Operations {
    std::vector<model::Nanos> end;
    std::vector<double> ms;
    std::vector<model::SourceRef> refs;
    model::TimeRange extent;
    std::vector<model::SeriesRef> plots;

    bool empty() const { return ms.empty(); }
    double seconds() const { return model::toSeconds(extent.length()); }
};

/// A log of slow operations begins with the first of them; how long the program ran the monitors know better.
Operations operationsOf(const SideData &side, model::Side which, const std::string &entity)
{
    Operations all;
    for (const model::SeriesInfo &info : side.series) {
        if (info.metric != "app.duration" || info.entity != entity)
            continue;
        const model::Series series = side.read(info);
        for (std::size_t i = 0; i < series.size(); ++i) {
            all.end.push_back(series.t[i]);
            all.ms.push_back(series.v[i]);
            all.refs.push_back(side.ref(info.log, series.line[i]));
        }
        all.plots.push_back({ which, info.id, side.span });
    }
    if (all.empty())
        return all;
    const auto [first, last] = std::minmax_element(all.end.begin(), all.end.end());
    all.extent = { *first - model::fromSeconds(all.ms.front() / 1000), *last };
    for (const model::TimeRange &span : exposureSpans(side))
        if (span.overlaps(all.extent))
            all.extent = { std::min(all.extent.from, span.from), std::max(all.extent.to, span.to) };
    return all;
}

CountedSide beyond(const Operations &operations, double limit)
{
    CountedSide counted{ 0, operations.seconds(), {} };
    for (std::size_t i = 0; i < operations.ms.size(); ++i) {
        if (operations.ms[i] < limit)
            continue;
        ++counted.events;
        if (counted.refs.size() < 20)
            counted.refs.push_back(operations.refs[i]);
    }
    return counted;
}

std::vector<double> shareOfTime(const Operations &operations, double limit)
{
    std::vector<statistics::MeanSample> events;
    for (std::size_t i = 0; i < operations.ms.size(); ++i) {
        const double end = model::toSeconds(operations.end[i] - operations.extent.from);
        if (operations.ms[i] >= limit)
            events.push_back({ std::max(0.0, end - operations.ms[i] / 1000), end, 1 });
    }
    std::sort(events.begin(), events.end(), [](const auto &a, const auto &b) { return a.from < b.from; });
    const double step = std::max(1.0, operations.seconds() / 2048);
    std::vector<double> shares
        = statistics::occupancy(events, { 0, step, static_cast<std::size_t>(operations.seconds() / step) });
    for (double &share : shares)
        share *= 100;
    return shares;
}

Draft draftFor(const std::string &entity, const std::string &metric, const char *unit)
{
    Draft draft;
    draft.row.family = model::Family::Incidents;
    draft.row.tool = "applog";
    draft.row.test = entity;
    draft.row.metric = metric;
    draft.row.unit = unit;
    draft.row.better = model::Better::Lower;
    draft.row.pairing = model::Text(STALLMARK_TEXT("operations of one name in the application's own log"));
    return draft;
}

Draft longest(const std::string &entity, const std::array<Operations, 2> &sides)
{
    Draft draft = draftFor(entity, "longest", "ms");
    for (const model::Side side : { Before, After }) {
        const auto at = std::max_element(sides[side].ms.begin(), sides[side].ms.end());
        model::SideFigure &figure = draft.row.side[side];
        figure.value = *at;
        figure.values = { *at };
        figure.refs = { sides[side].refs[static_cast<std::size_t>(at - sides[side].ms.begin())] };
    }
    testSingle(draft);
    draft.row.remarks.push_back(
        { STALLMARK_TEXT("the longest of %1 and of %2: a maximum grows with the number it is taken from"),
            { std::to_string(sides[Before].ms.size()), std::to_string(sides[After].ms.size()) } });
    return draft;
}

void addOperations(const std::string &entity, const std::array<Operations, 2> &sides, std::vector<Draft> &drafts)
{
    drafts.push_back(longest(entity, sides));
    Draft share = draftFor(entity, "share_of_time_500ms", "%");
    testSeries(share, shareOfTime(sides[Before], Limits[0]), shareOfTime(sides[After], Limits[0]));
    if (share.row.side[Before].value.value_or(0) + share.row.side[After].value.value_or(0) > 0)
        drafts.push_back(std::move(share));
    for (const double limit : Limits) {
        auto draft = countRow(model::Family::Incidents, entity, "slower_than_" + numberText(limit) + "ms",
            { beyond(sides[Before], limit), beyond(sides[After], limit) });
        if (!draft)
            continue;
        // They come in bursts, like the operations of a benchmark.
        draft->countsOfOneRun = true;
        testCounts(*draft);
        draft->row.tool = "applog";
        draft->row.primary = limit == Limits[1];
        for (const Operations &operations : sides)
            draft->row.plots.insert(draft->row.plots.end(), operations.plots.begin(), operations.plots.end());
        drafts.push_back(std::move(*draft));
    }
}

} // namespace

std::vector<Draft> slowOperationRows(const SideData &before, const SideData &after)
{
    std::vector<Draft> drafts;
    for (const auto &[metric, entity] : measuredNames(before)) {
        if (metric != "app.duration")
            continue;
        const std::array<Operations, 2> sides{ operationsOf(before, Before, entity),
            operationsOf(after, After, entity) };
        if (!sides[Before].empty() && !sides[After].empty())
            addOperations(entity, sides, drafts);
    }
    return drafts;
}

} // namespace comparison
