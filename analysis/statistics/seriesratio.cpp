// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/seriesratio.h"

#include "analysis/statistics/autocorrelation.h"
#include "analysis/statistics/blockbootstrap.h"
#include "analysis/statistics/summary.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace statistics {

namespace {

constexpr std::size_t FewestValues = 8;
constexpr std::size_t FewestForVerdict = 30;
constexpr double FewestBlocks = 10;
constexpr double FewestIndependent = 2; // a mean of less than two independent values has no error that could be told

// The mean of a side, its squared error, and what the series is worth.
struct Side {
    double mean = 0;
    double squaredError = 0;
    double effective = 1;
    double n = 0;
    std::size_t block = 1;
};

// The lag-1 autocorrelation of a short series comes out too small by about (1 + 4 r) / n (Marriott and Pope 1954).
double unbiasedLag1(std::span<const double> x)
{
    const double r = autocorrelation(x, 1);
    return std::clamp(r + (1 + 4 * r) / static_cast<double>(x.size()), 0.0, 0.999);
}

Side sideOf(std::span<const double> x)
{
    Side side;
    side.n = static_cast<double>(x.size());
    side.mean = mean(x);
    side.block = blockLength(x);
    const double spread = variance(x);
    if (!(spread > 0)) {
        side.effective = side.n;
        return side;
    }
    // Two views of the memory of the series, the longer one counts: an autoregression sees a slow drift that fits into
    // no block, the blocks see what is no autoregression. Blocks of a finite series lack what lies between them.
    const double lag1 = unbiasedLag1(x);
    const double byLag = (1 + lag1) / (1 - lag1);
    const double error = circularBlockError(x, side.block);
    const double byBlock = error * error * side.n / spread / (1 - static_cast<double>(side.block) / side.n);
    side.effective = side.n / std::max({ 1.0, byLag, byBlock });
    side.squaredError = spread / side.effective;
    return side;
}

// Degrees of freedom of the difference (Welch and Satterthwaite), from the independent values only.
double freedom(const Side &a, const Side &b)
{
    const double sum = a.squaredError + b.squaredError;
    const double ofA = a.squaredError * a.squaredError / std::max(a.effective - 1, 0.1);
    const double ofB = b.squaredError * b.squaredError / std::max(b.effective - 1, 0.1);
    return std::max(1.0, sum * sum / (ofA + ofB));
}

// Ratios q for which after - q before is not significantly off 0 (Fieller): 1 is outside exactly when the difference is
// significant. The upper end is infinite when `before` could be 0.
Interval fieller(const Side &before, const Side &after, double t)
{
    const double a = before.mean * before.mean - t * t * before.squaredError;
    const double b = before.mean * after.mean;
    const double c = after.mean * after.mean - t * t * after.squaredError;
    if (a <= 0)
        return { 0, std::numeric_limits<double>::infinity() };
    const double root = std::sqrt(std::max(0.0, b * b - a * c));
    return { std::max(0.0, (b - root) / a), (b + root) / a };
}

bool isEnough(const Side &side)
{
    return side.n >= static_cast<double>(FewestForVerdict) && side.n >= FewestBlocks * static_cast<double>(side.block);
}

} // namespace

std::optional<SeriesChange> compareSeries(std::span<const double> before, std::span<const double> after, double level)
{
    if (before.size() < FewestValues || after.size() < FewestValues)
        return std::nullopt;
    const Side b = sideOf(before), a = sideOf(after);
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
    const boost::math::students_t t(error > 0 ? freedom(a, b) : 1);
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
    return result;
}

} // namespace statistics
