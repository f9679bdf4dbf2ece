// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/dispersion.h"

#include "analysis/statistics/summary.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace statistics {

using boost::math::cdf;
using boost::math::complement;

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();

// Sum of (x - mean)^2 / mean.
double pearson(std::span<const double> counts)
{
    return variance(counts) * static_cast<double>(counts.size() - 1) / mean(counts);
}

} // namespace

DispersedRatio compareDispersedCounts(std::span<const double> a, std::span<const double> b, double level)
{
    DispersedRatio result;
    result.ratio = Absent;
    if (a.size() < 2 || b.size() < 2 || mean(a) <= 0 || mean(b) <= 0)
        return result;
    const auto na = static_cast<double>(a.size()), nb = static_cast<double>(b.size());
    const double logRatio = std::log(mean(b) / mean(a));
    const double error = std::sqrt(1 / (mean(a) * na) + 1 / (mean(b) * nb));
    result.ratio = std::exp(logRatio);
    result.df = na + nb - 2;
    result.phi = (pearson(a) + pearson(b)) / result.df;
    result.poissonZ = logRatio / error;
    result.poissonP = 2 * cdf(complement(boost::math::normal(), std::abs(result.poissonZ)));
    const double wide = error * std::sqrt(std::max(1.0, result.phi));
    const boost::math::students_t t(result.df);
    result.t = logRatio / wide;
    result.p = 2 * cdf(complement(t, std::abs(result.t)));
    const double margin = boost::math::quantile(t, (1 + level) / 2) * wide;
    result.ci = { std::exp(logRatio - margin), std::exp(logRatio + margin) };
    return result;
}

Dispersion dispersionOf(std::span<const double> counts)
{
    Dispersion result;
    result.index = Absent;
    if (counts.size() < 2 || mean(counts) <= 0)
        return result;
    result.index = variance(counts) / mean(counts);
    result.chiSquare = pearson(counts);
    const boost::math::chi_squared poisson(static_cast<double>(counts.size() - 1));
    result.p = cdf(complement(poisson, result.chiSquare));
    return result;
}

} // namespace statistics
