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

} // namespace

std::optional<TypicalChange> compareTypical(std::span<const double> before, std::span<const double> after, double level)
{
    const double base = median({ before.begin(), before.end() });
    if (before.size() < FewestValues || after.size() < FewestValues || !(base > 0))
        return std::nullopt;
    std::vector<double> all(before.begin(), before.end());
    all.insert(all.end(), after.begin(), after.end());
    const std::vector<double> rank = ranks(all);
    const SeriesMean b = seriesMean(std::span(rank).first(before.size()));
    const SeriesMean a = seriesMean(std::span(rank).subspan(before.size()));
    const double error = std::sqrt(a.squaredError + b.squaredError);
    if (!(error > 0) || std::min(a.effective, b.effective) < 2)
        return std::nullopt;
    const boost::math::students_t t(freedomOf(a, b));
    TypicalChange result;
    result.p = 2 * boost::math::cdf(boost::math::complement(t, std::abs(a.mean - b.mean) / error));
    // The error of the share of pairs in which the value after is the larger one.
    const double shareError = error / (static_cast<double>(all.size()) / 2);
    const double margin = boost::math::quantile(t, (1 + level) / 2) * shareError;
    std::vector<double> ratios = pairs(thinned(before, MostOfASide), thinned(after, MostOfASide), base);
    result.ratio = at(ratios, 0.5);
    result.ci = { std::max(0.0, at(ratios, 0.5 - margin)), at(ratios, 0.5 + margin) };
    return result;
}

} // namespace statistics
