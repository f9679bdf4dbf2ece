// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/rates.h"

#include "analysis/statistics/exactbinomial.h"

#include <boost/math/distributions/gamma.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/poisson.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace statistics {

namespace {

constexpr double Infinite = std::numeric_limits<double>::infinity();
constexpr double Absent = std::numeric_limits<double>::quiet_NaN();

double waldP(const Count &a, const Count &b)
{
    if (a.events <= 0 || b.events <= 0)
        return 1;
    const double z = std::log(a.rate() / b.rate()) / std::sqrt(1 / a.events + 1 / b.events);
    return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), std::abs(z)));
}

// Odds of an event to belong to `a`, as a ratio of rates.
double ratioOfShare(double share, double exposureRatio)
{
    return share >= 1 ? Infinite : share / (1 - share) / exposureRatio;
}

} // namespace

Interval poissonInterval(double events, double level)
{
    using boost::math::gamma_distribution;
    const double tail = (1 - level) / 2;
    return { events <= 0 ? 0 : boost::math::quantile(gamma_distribution<>(events), tail),
        boost::math::quantile(boost::math::complement(gamma_distribution<>(events + 1), tail)) };
}

Interval rateInterval(const Count &count, double level)
{
    const Interval events = poissonInterval(count.events, level);
    return { events.low / count.exposure, events.high / count.exposure };
}

double rateUpperBound(const Count &count, double level) { return rateInterval(count, 1 - 2 * (1 - level)).high; }

double fewerEventsP(const Count &count, double rate)
{
    if (rate <= 0)
        return 1;
    return boost::math::cdf(boost::math::poisson(rate * count.exposure), count.events);
}

RateRatio compareRates(const Count &a, const Count &b, double level)
{
    RateRatio result;
    const double n = a.events + b.events;
    const double share = a.exposure / (a.exposure + b.exposure);
    const double exposures = a.exposure / b.exposure;
    const Interval ofShare = clopperPearson(a.events, n, level);
    result.ci = { ratioOfShare(ofShare.low, exposures), ratioOfShare(ofShare.high, exposures) };
    if (n <= 0) {
        result.ratio = Absent;
        return result;
    }
    result.ratio = b.events > 0 ? a.rate() / b.rate() : Infinite;
    result.p = binomialP(a.events, n, share);
    const double tail = std::min(binomialAtMost(a.events, n, share), binomialAtLeast(a.events, n, share));
    result.doubledP = std::min(1.0, 2 * tail);
    result.midP = std::min(1.0, 2 * tail - binomialExactly(a.events, n, share));
    result.waldP = waldP(a, b);
    return result;
}

} // namespace statistics
