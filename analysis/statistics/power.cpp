// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/power.h"

#include "analysis/statistics/combinations.h"

#include <boost/math/distributions/non_central_t.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace statistics {

namespace {

constexpr double MostRepeats = 1e6;

// Power of a two-sided t test of n values a side when the means are `effect` standard deviations apart.
double powerOfT(double n, double effect, double level)
{
    const double df = 2 * (n - 1);
    const double critical = boost::math::quantile(boost::math::students_t(df), 1 - level / 2);
    const boost::math::non_central_t t(df, std::sqrt(n / 2) * effect);
    return boost::math::cdf(boost::math::complement(t, critical));
}

} // namespace

double smallestRankP(std::size_t a, std::size_t b)
{
    return std::min(1.0, 2 / choose(static_cast<double>(a + b), static_cast<double>(a)));
}

double smallestSignP(std::size_t n) { return std::min(1.0, 2 * std::pow(0.5, static_cast<double>(n))); }

std::size_t repeatsForRankP(double level)
{
    std::size_t n = 1;
    while (n < 1000 && smallestRankP(n, n) > level)
        ++n;
    return n;
}

std::optional<DetectableRate> detectableRate(const Count &base, double trialExposure, double level)
{
    for (double events = std::floor(base.rate() * trialExposure); events >= 0; --events) {
        const RateRatio trial = compareRates({ events, trialExposure }, base);
        if (trial.p < level)
            return DetectableRate{ events, trial.ratio };
    }
    return std::nullopt;
}

double exposureNeeded(double rate, double ratio, double level, double power)
{
    const boost::math::normal normal;
    const double z = boost::math::quantile(normal, 1 - level / 2) + boost::math::quantile(normal, power);
    const double logRatio = std::log(ratio);
    return z * z * (1 / rate + 1 / (rate * ratio)) / (logRatio * logRatio);
}

std::optional<double> repeatsNeeded(double change, double variation, double level, double power)
{
    const double effect = std::abs(std::log1p(change)) / variation;
    if (!(effect > 0) || !std::isfinite(effect))
        return std::nullopt;
    double low = 2, high = 2;
    if (powerOfT(low, effect, level) >= power)
        return low;
    while (powerOfT(high, effect, level) < power) {
        low = high;
        high *= 2;
        if (high > MostRepeats)
            return std::nullopt;
    }
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (powerOfT(middle, effect, level) < power ? low : high) = middle;
    }
    return high;
}

} // namespace statistics
