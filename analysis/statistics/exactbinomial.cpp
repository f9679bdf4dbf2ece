// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/exactbinomial.h"

#include <boost/math/distributions/binomial.hpp>

#include <algorithm>
#include <cmath>

namespace statistics {

using boost::math::binomial;

namespace {

// Outcomes whose probability differs by rounding alone are equally likely.
constexpr double Rounding = 1 + 1e-7;

// Smallest outcome in [from, n] that is no more likely than `density`; n + 1 when there is none. From the mode on the
// probabilities fall, so it can be found by halving.
double firstUnlikely(const binomial &outcomes, double from, double density)
{
    double low = from, high = outcomes.trials() + 1;
    while (low < high) {
        const double middle = std::floor((low + high) / 2);
        if (boost::math::pdf(outcomes, middle) <= density)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

} // namespace

double binomialAtMost(double hits, double n, double q)
{
    return hits < 0 ? 0 : hits >= n ? 1 : boost::math::cdf(binomial(n, q), hits);
}

double binomialAtLeast(double hits, double n, double q)
{
    if (hits <= 0)
        return 1;
    return hits > n ? 0 : boost::math::cdf(boost::math::complement(binomial(n, q), hits - 1));
}

double binomialExactly(double hits, double n, double q) { return boost::math::pdf(binomial(n, q), hits); }

double binomialP(double hits, double n, double q)
{
    if (n <= 0 || hits == n * q)
        return 1;
    // The lower tail of one binomial is the upper tail of the other.
    if (hits > n * q)
        return binomialP(n - hits, n, 1 - q);
    const binomial outcomes(n, q);
    const double other = firstUnlikely(outcomes, std::ceil(n * q), boost::math::pdf(outcomes, hits) * Rounding);
    return std::min(1.0, binomialAtMost(hits, n, q) + binomialAtLeast(other, n, q));
}

Interval clopperPearson(double hits, double n, double level)
{
    if (n <= 0)
        return { 0, 1 };
    const double tail = (1 - level) / 2;
    return { hits <= 0 ? 0 : binomial::find_lower_bound_on_p(n, hits, tail),
        hits >= n ? 1 : binomial::find_upper_bound_on_p(n, hits, tail) };
}

} // namespace statistics
