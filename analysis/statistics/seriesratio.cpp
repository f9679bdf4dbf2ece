// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/seriesratio.h"

#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/seriesmean.h"
#include "analysis/statistics/typicalratio.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace statistics {

namespace {

constexpr std::size_t FewestValues = 8;
constexpr std::size_t FewestForVerdict = 30;
constexpr double FewestBlocks = 10;
constexpr double FewestIndependent = 2; // a mean of less than two independent values has no error that could be told

// Ratios q for which after - q before is not significantly off 0 (Fieller): 1 is outside exactly when the difference is
// significant. The upper end is infinite when `before` could be 0.
Interval fieller(const SeriesMean &before, const SeriesMean &after, double t)
{
    const double a = before.mean * before.mean - t * t * before.squaredError;
    const double b = before.mean * after.mean;
    const double c = after.mean * after.mean - t * t * after.squaredError;
    if (a <= 0)
        return { 0, std::numeric_limits<double>::infinity() };
    const double root = std::sqrt(std::max(0.0, b * b - a * c));
    return { std::max(0.0, (b - root) / a), (b + root) / a };
}

void take(SeriesChange &change, Look look, const TypicalChange &typical)
{
    change.look = look;
    change.ratio = typical.ratio;
    change.ci = typical.ci;
}

// All looks give one p. Ratio and interval are of the mean where that alone tells, else of the look that does.
void lookCloser(SeriesChange &change, std::span<const double> before, std::span<const double> after, double level)
{
    const auto usual = compareTypical(before, after, level);
    const auto present = comparePresent(before, after, level);
    std::vector<double> p{ change.p, usual ? usual->p : 1 };
    if (present)
        p.push_back(present->p);
    change.p = combinedP(p);
    if (p[0] < 1 - level)
        return;
    if (usual && p[1] < 1 - level)
        take(change, Look::Usual, *usual);
    else if (present && p[2] < 1 - level)
        take(change, Look::Present, *present);
}

bool isEnough(const SeriesMean &side)
{
    return side.n >= static_cast<double>(FewestForVerdict) && side.n >= FewestBlocks * static_cast<double>(side.block);
}

} // namespace

std::optional<SeriesChange> compareSeries(std::span<const double> before, std::span<const double> after, double level)
{
    if (before.size() < FewestValues || after.size() < FewestValues)
        return std::nullopt;
    const SeriesMean b = seriesMean(before), a = seriesMean(after);
    SeriesChange result;
    result.before = b.mean;
    result.after = a.mean;
    result.difference = a.mean - b.mean;
    result.effectiveBefore = b.effective;
    result.effectiveAfter = a.effective;
    result.block = std::max(a.block, b.block);
    result.enough = isEnough(a) && isEnough(b);
    const double error = std::sqrt(a.squaredError + b.squaredError);
    const bool comparable = std::min(a.effective, b.effective) >= FewestIndependent;
    const boost::math::students_t t(error > 0 ? freedomOf(a, b) : 1);
    const double critical = error > 0 ? boost::math::quantile(t, (1 + level) / 2) : 0;
    const double infinite = std::numeric_limits<double>::infinity();
    result.differenceCi = { result.difference - critical * error, result.difference + critical * error };
    if (error > 0 && comparable)
        result.p = 2 * boost::math::cdf(boost::math::complement(t, std::abs(result.difference) / error));
    else if (error > 0)
        result.differenceCi = { -infinite, infinite };
    else
        result.p = result.difference == 0 ? 1 : 0;
    const bool positive = b.mean > 0 && a.mean >= 0;
    result.ratio = positive ? a.mean / b.mean : std::numeric_limits<double>::quiet_NaN();
    result.ci = positive && comparable ? fieller(b, a, critical) : Interval{ 0, infinite };
    if (positive && comparable && error > 0)
        lookCloser(result, before, after, level);
    return result;
}

} // namespace statistics
