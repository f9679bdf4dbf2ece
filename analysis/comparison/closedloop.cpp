// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/seriesrows.h"
#include "analysis/comparison/wording.h"

#include <cmath>
#include <limits>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr double SameThreads = 0.05;

const Draft *rateOf(const std::vector<Draft> &results, const model::ComparisonRow &latency)
{
    for (const Draft &draft : results) {
        const model::ComparisonRow &row = draft.row;
        if (row.primary && row.family == model::Family::Benchmark && row.tool == latency.tool
            && row.test == latency.test && row.unit == "1/s" && row.ci && row.basis != model::Basis::Repeats)
            return &draft;
    }
    return nullptr;
}

/// Operations in flight on average (Little), from 1/s and ms.
double inFlight(const model::ComparisonRow &rate, const model::ComparisonRow &latency, model::Side side)
{
    return rate.side[side].value.value_or(0) * latency.side[side].value.value_or(0) / 1000;
}

bool isClosedLoop(double before, double after)
{
    const double threads = std::round(after);
    return threads >= 1 && std::abs(before - threads) <= SameThreads * threads
        && std::abs(after - threads) <= SameThreads * threads;
}

model::Interval turned(const model::Interval &interval)
{
    return { std::isfinite(interval.high) && interval.high > 0 ? 1 / interval.high : 0,
        interval.low > 0 ? 1 / interval.low : std::numeric_limits<double>::infinity() };
}

void lend(Draft &latency, const Draft &rate)
{
    model::ComparisonRow &row = latency.row;
    row.basis = rate.row.basis;
    row.ci = turned(*rate.row.ci);
    row.ciMethod = "that of the rate, turned round";
    row.p = rate.row.p;
    row.pMethod = rate.row.pMethod;
    row.plots = rate.row.plots;
    latency.countsOfOneRun = rate.countsOfOneRun;
    latency.enough = rate.enough;
    latency.shortSeries = rate.shortSeries;
    latency.wide = rate.wide ? std::optional(turned(*rate.wide)) : std::nullopt;
    for (const model::Side side : { Before, After }) {
        row.side[side].n = rate.row.side[side].n;
        row.side[side].events = rate.row.side[side].events;
        row.side[side].exposure = rate.row.side[side].exposure;
    }
}

} // namespace

void lendRates(std::vector<Draft> &results)
{
    for (Draft &latency : results) {
        if (latency.row.tool != "sysbench" || latency.row.metric != "latency.avg"
            || latency.row.basis != model::Basis::Single)
            continue;
        const Draft *rate = rateOf(results, latency.row);
        const double before = rate ? inFlight(rate->row, latency.row, Before) : 0;
        const double after = rate ? inFlight(rate->row, latency.row, After) : 0;
        if (!rate || !isClosedLoop(before, after))
            continue;
        lend(latency, *rate);
        latency.row.remarks.push_back(
            { STALLMARK_TEXT(
                  "a closed loop: rate times mean latency is %1 before and %2 after, the number of threads; the "
                  "mean latency says what the rate says"),
                { numberText(before), numberText(after) } });
    }
}

} // namespace comparison
