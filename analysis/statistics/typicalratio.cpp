// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/typicalratio.h"

#include "analysis/statistics/ranks.h"
#include "analysis/statistics/seriesmean.h"
#include "analysis/statistics/summary.h"
#include "analysis/statistics/thinned.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace statistics {

namespace {

constexpr std::size_t FewestValues = 8;
constexpr std::size_t MostOfASide = 400; // pairs are all combinations
constexpr std::size_t FewestStretches = 10;
constexpr double RareShare = 0.25; // of reports that are 0
constexpr double ClearlyOpposed = 0.1; // p of the shares

// after / before of all pairs; with zeros among them 1 + difference / `base`.
std::vector<double> pairs(const std::vector<double> &before, const std::vector<double> &after, double base)
{
    const bool positive = before.front() > 0 && after.front() > 0; // both are sorted
    std::vector<double> all;
    all.reserve(before.size() * after.size());
    for (const double b : before) {
        for (const double a : after)
            all.push_back(positive ? a / b : 1 + (a - b) / base);
    }
    return all;
}

double at(std::vector<double> &values, double share)
{
    const double last = static_cast<double>(values.size()) - 1;
    const auto nth = values.begin() + static_cast<std::ptrdiff_t>(std::clamp(share, 0.0, 1.0) * last);
    std::nth_element(values.begin(), nth, values.end());
    return *nth;
}

// p of the difference of two means; the error must be above 0.
double chance(const SeriesMean &before, const SeriesMean &after, double error)
{
    const boost::math::students_t t(freedomOf(before, after));
    return 2 * boost::math::cdf(boost::math::complement(t, std::abs(after.mean - before.mean) / error));
}

double errorOf(const SeriesMean &before, const SeriesMean &after)
{
    return std::sqrt(before.squaredError + after.squaredError);
}

std::vector<double> stretches(std::span<const double> values)
{
    std::vector<double> means;
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::size_t end = i;
        double sum = 0;
        for (; end < values.size() && values[end] > 0; ++end)
            sum += values[end];
        if (end > i)
            means.push_back(sum / static_cast<double>(end - i));
        i = end;
    }
    return means;
}

// 1 where there is something.
std::vector<double> presence(std::span<const double> values)
{
    std::vector<double> is(values.size());
    std::transform(values.begin(), values.end(), is.begin(), [](double v) { return v > 0 ? 1 : 0; });
    return is;
}

} // namespace

std::optional<TypicalChange> compareTypical(std::span<const double> before, std::span<const double> after, double level)
{
    const double base = median({ before.begin(), before.end() });
    if (before.size() < FewestValues || after.size() < FewestValues || !(base > 0))
        return std::nullopt;
    std::vector<double> all(before.begin(), before.end());
    all.insert(all.end(), after.begin(), after.end());
    const std::vector<double> rank = ranks(all);
    SeriesMean b = seriesMean(std::span(rank).first(before.size()));
    SeriesMean a = seriesMean(std::span(rank).subspan(before.size()));
    if (errorOf(b, a) <= 0 && b.mean != a.mean) // two levels: the error that ranks have when nothing differs
        for (SeriesMean *side : { &b, &a })
            side->squaredError = variance(rank) / side->n;
    const double error = errorOf(b, a);
    if (!(error > 0) || std::min(a.effective, b.effective) < 2)
        return std::nullopt;
    const boost::math::students_t t(freedomOf(a, b));
    TypicalChange result;
    result.p = chance(b, a, error);
    // The error of the share of pairs in which the value after is the larger one.
    const double shareError = error / (static_cast<double>(all.size()) / 2);
    const double margin = boost::math::quantile(t, (1 + level) / 2) * shareError;
    std::vector<double> ratios = pairs(thinned(before, MostOfASide), thinned(after, MostOfASide), base);
    result.ratio = at(ratios, 0.5);
    result.ci = { std::max(0.0, at(ratios, 0.5 - margin)), at(ratios, 0.5 + margin) };
    return result;
}

std::optional<TypicalChange> comparePresent(std::span<const double> before, std::span<const double> after, double level)
{
    const SeriesMean b = seriesMean(presence(before)), a = seriesMean(presence(after));
    const double zeros = b.n * (1 - b.mean) + a.n * (1 - a.mean);
    if (zeros < RareShare * (b.n + a.n))
        return std::nullopt;
    const std::vector<double> one = stretches(before), other = stretches(after);
    if (std::min(one.size(), other.size()) < FewestStretches)
        return std::nullopt;
    const auto change = compareTypical(one, other, level);
    const bool opposed = change && (change->ratio - 1) * (a.mean - b.mean) < 0;
    const double error = errorOf(b, a);
    if (opposed && error > 0 && chance(b, a, error) < ClearlyOpposed)
        return std::nullopt;
    return change;
}

} // namespace statistics
