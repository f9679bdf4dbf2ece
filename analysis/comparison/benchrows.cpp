// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/benchrows.h"

#include "analysis/comparison/figures.h"

#include <algorithm>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr double FewDigits = 10; ///< a rate below this that was cut to whole figures has lost a tenth and more
constexpr std::size_t RefsKept = 20;

std::set<std::string> sharedMetrics(const TestPair &pair)
{
    std::set<std::string> shared;
    for (const BenchRun *before : pair.runs[Before])
        for (const auto &[metric, figure] : before->figures)
            for (const BenchRun *after : pair.runs[After])
                if (after->figure(metric))
                    shared.insert(metric);
    return shared;
}

void fillSide(model::SideFigure &side, const std::vector<const BenchRun *> &runs, const std::string &metric)
{
    for (const BenchRun *run : runs) {
        const Figure *figure = run->figure(metric);
        if (!figure)
            continue;
        side.values.push_back(exactValue(*run, metric));
        if (side.refs.size() < RefsKept)
            side.refs.push_back(figure->ref);
    }
    side.n = static_cast<std::int64_t>(side.values.size());
    double sum = 0;
    for (const double value : side.values)
        sum += value;
    if (side.n > 0)
        side.value = sum / static_cast<double>(side.n);
}

/// Both sides ran it once and tell how many operations stand behind the figure.
bool addCounts(Draft &draft, const TestPair &pair)
{
    for (const model::Side side : { Before, After }) {
        const auto count = countBehind(*pair.runs[side].front(), draft.row.metric);
        if (!count || draft.row.side[side].n != 1)
            return false;
        draft.row.side[side].events = count->events;
        draft.row.side[side].exposure = count->exposure;
    }
    return *draft.row.side[Before].events + *draft.row.side[After].events > 0;
}

/// "write.lat.mean" comes with "write.lat.stddev" and "write.total_ios".
bool addMeans(Draft &draft, const TestPair &pair)
{
    const std::string &metric = draft.row.metric;
    if (!metric.ends_with(".mean"))
        return false;
    std::array<double, 2> deviation{};
    for (const model::Side side : { Before, After }) {
        const BenchRun &run = *pair.runs[side].front();
        const auto spread = run.value(metric.substr(0, metric.size() - 4) + "stddev");
        const auto operations = run.value(metric.substr(0, metric.find('.')) + ".total_ios");
        if (!spread || !operations || draft.row.side[side].n != 1)
            return false;
        deviation[side] = *spread;
        draft.row.side[side].events = *operations;
    }
    testMeans(draft, deviation);
    return true;
}

void test(Draft &draft, const TestPair &pair)
{
    if (draft.row.side[Before].n >= 2 && draft.row.side[After].n >= 2) {
        testRepeats(draft);
        return;
    }
    if (addMeans(draft, pair))
        return;
    draft.countsOfOneRun = addCounts(draft, pair);
    draft.countsOfOneRun ? testCounts(draft) : testSingle(draft);
}

bool allZero(const model::ComparisonRow &row)
{
    const auto zero = [](double value) { return value == 0; };
    return std::all_of(row.side[Before].values.begin(), row.side[Before].values.end(), zero)
        && std::all_of(row.side[After].values.begin(), row.side[After].values.end(), zero);
}

const BenchRun *runWith(const std::vector<const BenchRun *> &runs, const std::string &metric)
{
    const auto found
        = std::find_if(runs.begin(), runs.end(), [&](const BenchRun *run) { return run->figure(metric) != nullptr; });
    return found == runs.end() ? nullptr : *found;
}

void addRow(BenchRows &rows, const TestPair &pair, const std::string &metric)
{
    const BenchRun *before = runWith(pair.runs[Before], metric);
    const BenchRun *after = runWith(pair.runs[After], metric);
    const auto role = before && after ? roleOf(*before, metric) : std::nullopt;
    if (!role)
        return;
    if (before->figure(metric)->unit != after->figure(metric)->unit) {
        rows.refusals.push_back({ pair.test + ", " + metric,
            model::Text(STALLMARK_TEXT("%1 before and %2 after: not the same unit"),
                { before->figure(metric)->unit, after->figure(metric)->unit }),
            { before->figure(metric)->ref, after->figure(metric)->ref } });
        return;
    }
    Draft draft;
    model::ComparisonRow &row = draft.row;
    row.family = role->family;
    row.primary = role->primary;
    row.tool = pair.tool;
    row.test = pair.test;
    row.metric = metric;
    row.unit = before->figure(metric)->unit;
    row.better = before->figure(metric)->better;
    row.pairing = pair.reason;
    fillSide(row.side[Before], pair.runs[Before], metric);
    fillSide(row.side[After], pair.runs[After], metric);
    if (allZero(row))
        return;
    test(draft, pair);
    rows.drafts.push_back(std::move(draft));
}

} // namespace

double exactValue(const BenchRun &run, const std::string &metric)
{
    const double printed = run.value(metric).value_or(0);
    const auto count = run.tool == "fio" && printed < FewDigits ? countBehind(run, metric) : std::nullopt;
    return count ? count->events / count->exposure : printed;
}

std::string mainMetric(const BenchRun &run)
{
    for (const auto &[metric, figure] : run.figures) {
        const auto role = roleOf(run, metric);
        if (role && role->primary && role->family == model::Family::Benchmark && figure.value > 0)
            return metric;
    }
    return {};
}

BenchRows benchRows(const std::vector<TestPair> &pairs)
{
    BenchRows rows;
    for (const TestPair &pair : pairs)
        for (const std::string &metric : sharedMetrics(pair))
            addRow(rows, pair, metric);
    return rows;
}

} // namespace comparison
