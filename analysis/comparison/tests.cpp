// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/judge.h"

#include "analysis/statistics/paired.h"
#include "analysis/statistics/power.h"
#include "analysis/statistics/ranks.h"
#include "analysis/statistics/rates.h"
#include "analysis/statistics/seriesratio.h"
#include "analysis/statistics/summary.h"
#include "analysis/statistics/welch.h"

#include <algorithm>
#include <cmath>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr std::size_t FewestReports = 30;
constexpr double FewestOperations = 10; ///< behind a mean that is taken for normal
constexpr double Normal975 = 1.959964;

model::Interval plain(const statistics::Interval &interval) { return { interval.low, interval.high }; }

// Figures that scatter in proportion have no 0 among them; where there is one, differences must do.
void addRatio(model::ComparisonRow &row, const std::vector<double> &before, const std::vector<double> &after)
{
    if (const auto logs = statistics::welchOfLogs(after, before)) {
        row.estimate = "ratio of geometric means";
        row.ratio = logs->ratio;
        row.ci = plain(logs->ci);
        row.ciMethod = "Welch on logarithms";
        return;
    }
    const double base = statistics::mean(before);
    if (!(base > 0))
        return;
    row.estimate = "ratio of means";
    row.ratio = statistics::mean(after) / base;
    if (const auto difference = statistics::welch(after, before)) {
        row.ci = model::Interval{ 1 + difference->ci.low / base, 1 + difference->ci.high / base };
        row.ciMethod = "Welch on differences";
    }
}

void addRankTest(model::ComparisonRow &row, const std::vector<double> &before, const std::vector<double> &after)
{
    row.smallestP = statistics::smallestRankP(before.size(), after.size());
    row.cliffDelta = statistics::cliffDelta(after, before);
    const double hedges = statistics::hedgesG(after, before);
    if (std::isfinite(hedges))
        row.hedgesG = hedges;
    const auto ranks = statistics::mannWhitney(after, before);
    row.p = ranks ? ranks->p : 1;
    row.pMethod = !ranks || ranks->exact ? "exact Mann-Whitney" : "Mann-Whitney, normal with ties";
    if (ranks)
        row.smallestP = ranks->smallestP;
}

void setMeans(model::ComparisonRow &row)
{
    for (model::SideFigure &side : row.side) {
        side.n = static_cast<std::int64_t>(side.values.size());
        if (!side.values.empty())
            side.value = statistics::mean(side.values);
    }
}

/// Bursts make operations clump: the interval of the logarithm, widened.
model::Interval wideInterval(const statistics::Count &before, const statistics::Count &after)
{
    if (before.events > 0 && after.events > 0) {
        const double error = std::sqrt(AssumedDispersion * (1 / before.events + 1 / after.events));
        const double ratio = after.rate() / before.rate();
        return { ratio * std::exp(-Normal975 * error), ratio * std::exp(Normal975 * error) };
    }
    const statistics::Count fewerBefore{ std::floor(before.events / AssumedDispersion), before.exposure };
    const statistics::Count fewerAfter{ std::floor(after.events / AssumedDispersion), after.exposure };
    return plain(statistics::compareRates(fewerAfter, fewerBefore).ci);
}

const char *estimateOf(statistics::Look look)
{
    switch (look) {
    case statistics::Look::Usual:
        return "ratio of usual values (Hodges-Lehmann)";
    case statistics::Look::Present:
        return "ratio of usual values where there are any (Hodges-Lehmann)";
    case statistics::Look::Mean:
        break;
    }
    return "ratio of means";
}

} // namespace

void testRepeats(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    setMeans(row);
    if (row.side[Before].n < 2 || row.side[After].n < 2) {
        testSingle(draft);
        return;
    }
    row.basis = model::Basis::Repeats;
    addRatio(row, row.side[Before].values, row.side[After].values);
    addRankTest(row, row.side[Before].values, row.side[After].values);
}

void testCounts(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    const statistics::Count before{ row.side[Before].events.value_or(0), row.side[Before].exposure.value_or(0) };
    const statistics::Count after{ row.side[After].events.value_or(0), row.side[After].exposure.value_or(0) };
    if (before.exposure <= 0 || after.exposure <= 0 || before.events + after.events <= 0)
        return;
    const statistics::RateRatio rates = statistics::compareRates(after, before);
    row.basis = model::Basis::Counts;
    row.estimate = "rate ratio";
    if (std::isfinite(rates.ratio))
        row.ratio = rates.ratio;
    row.ci = plain(rates.ci);
    row.ciMethod = "Clopper-Pearson";
    row.p = rates.p;
    row.pMethod = "exact conditional Poisson";
    if (draft.countsOfOneRun)
        draft.wide = wideInterval(before, after);
}

void testSuite(Draft &draft, std::span<const double> ratios)
{
    model::ComparisonRow &row = draft.row;
    row.basis = model::Basis::Tests;
    row.estimate = "geometric mean of ratios";
    for (model::SideFigure &side : row.side)
        side.n = static_cast<std::int64_t>(ratios.size());
    row.ratio = statistics::geometricMean(ratios);
    row.smallestP = statistics::smallestSignP(ratios.size());
    const auto suite = statistics::suiteRatio(ratios);
    if (!suite)
        return;
    row.ratio = suite->ratio;
    row.ci = plain(suite->ci);
    row.ciMethod = "t on logarithms";
    row.p = suite->p;
    row.pMethod = "t on logarithms";
    const bool above = std::all_of(ratios.begin(), ratios.end(), [](double r) { return r > 1; });
    const bool below = std::all_of(ratios.begin(), ratios.end(), [](double r) { return r < 1; });
    draft.enough = ratios.size() >= 6 || (ratios.size() >= 3 && (above || below));
}

void testSeries(Draft &draft, std::span<const double> before, std::span<const double> after)
{
    model::ComparisonRow &row = draft.row;
    const std::vector<double> first(before.begin(), before.end());
    const std::vector<double> second(after.begin(), after.end());
    row.side[Before].n = static_cast<std::int64_t>(first.size());
    row.side[After].n = static_cast<std::int64_t>(second.size());
    if (!row.side[Before].value && !first.empty())
        row.side[Before].value = statistics::mean(first);
    if (!row.side[After].value && !second.empty())
        row.side[After].value = statistics::mean(second);
    row.basis = model::Basis::WithinRun;
    const auto change = statistics::compareSeries(before, after);
    draft.enough = change && change->enough;
    if (!change) {
        if (first.size() >= 2 && second.size() >= 2) {
            addRatio(row, first, second);
            addRankTest(row, first, second);
        } else if (!first.empty() && !second.empty()) {
            testSingle(draft);
        }
        return;
    }
    draft.shortSeries = !draft.enough && std::min(first.size(), second.size()) >= FewestReports;
    row.estimate = estimateOf(change->look);
    if (std::isfinite(change->ratio)) {
        row.ratio = change->ratio;
        row.ci = plain(change->ci);
        row.ciMethod = change->look == statistics::Look::Mean ? "circular block bootstrap"
                                                              : "order of all pairs, errors from circular blocks";
    }
    row.p = change->p;
    row.pMethod = "means and ranks combined (Cauchy), errors from circular blocks";
}

void testMeans(Draft &draft, std::array<double, 2> deviation)
{
    model::ComparisonRow &row = draft.row;
    testSingle(draft);
    double variance = 0; // of the logarithm of the ratio
    for (const model::Side side : { Before, After }) {
        const double mean = row.side[side].value.value_or(0);
        const double n = row.side[side].events.value_or(0);
        if (!(mean > 0) || n < FewestOperations)
            return;
    }
    for (const model::Side side : { Before, After }) {
        const double mean = *row.side[side].value;
        const double n = *row.side[side].events;
        row.side[side].n = static_cast<std::int64_t>(n);
        variance += deviation[side] * deviation[side] / (mean * mean * n);
    }
    if (!(variance > 0) || !row.ratio)
        return;
    const auto interval = [&](double dispersion) {
        const double width = Normal975 * std::sqrt(dispersion * variance);
        return model::Interval{ *row.ratio * std::exp(-width), *row.ratio * std::exp(width) };
    };
    row.basis = model::Basis::WithinRun;
    row.estimate = "ratio of means";
    row.ci = interval(1);
    row.ciMethod = "normal, from the standard deviation of the operations";
    row.p = std::erfc(std::abs(std::log(*row.ratio)) / std::sqrt(2 * variance));
    row.pMethod = "normal";
    draft.wide = interval(AssumedDispersion);
    draft.countsOfOneRun = true;
}

void testSingle(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    row.basis = model::Basis::Single;
    row.estimate = "ratio";
    for (model::SideFigure &side : row.side)
        side.n = std::max<std::int64_t>(side.n, side.value ? 1 : 0);
    if (row.side[Before].value && row.side[After].value && *row.side[Before].value > 0)
        row.ratio = *row.side[After].value / *row.side[Before].value;
}

} // namespace comparison
