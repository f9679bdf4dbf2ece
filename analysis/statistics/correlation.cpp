// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/correlation.h"

#include "analysis/statistics/autocorrelation.h"
#include "analysis/statistics/centred.h"
#include "analysis/statistics/ranks.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace statistics {

double correlationP(double r, double n)
{
    if (n <= 2)
        return 1;
    if (std::abs(r) >= 1)
        return 0;
    const double t = std::abs(r) * std::sqrt((n - 2) / (1 - r * r));
    return 2 * boost::math::cdf(boost::math::complement(boost::math::students_t(n - 2), t));
}

Interval correlationInterval(double r, double n, double level)
{
    if (n <= 3)
        return { -1, 1 };
    if (std::abs(r) >= 1)
        return { r, r };
    const double margin = boost::math::quantile(boost::math::normal(), (1 + level) / 2) / std::sqrt(n - 3);
    return { std::tanh(std::atanh(r) - margin), std::tanh(std::atanh(r) + margin) };
}

std::optional<Correlation> correlate(std::span<const double> x, std::span<const double> y)
{
    if (x.size() != y.size() || x.size() < 3)
        return std::nullopt;
    const Centred cx(x), cy(y);
    if (cx.square <= 0 || cy.square <= 0)
        return std::nullopt;
    const double product = std::inner_product(cx.x.begin(), cx.x.end(), cy.x.begin(), 0.0);
    Correlation result;
    result.n = static_cast<double>(x.size());
    result.r = std::clamp(product / std::sqrt(cx.square * cy.square), -1.0, 1.0);
    result.effectiveN = effectivePairs(x, y);
    result.p = correlationP(result.r, result.n);
    result.effectiveP = correlationP(result.r, result.effectiveN);
    return result;
}

std::optional<Correlation> correlateRanks(std::span<const double> x, std::span<const double> y)
{
    return correlate(ranks(x), ranks(y));
}

} // namespace statistics
