// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <span>

namespace statistics {

/// Events counted while something was observed: incidents in hours, transactions in seconds.
struct Count {
    double events = 0; ///< a whole number
    double exposure = 0; ///< > 0, in the unit of the rate

    double rate() const { return events / exposure; }
};

/// Exact interval of a Poisson mean from one count (Garwood).
Interval poissonInterval(double events, double level = UsualLevel);
/// The same per unit of exposure.
Interval rateInterval(const Count &count, double level = UsualLevel);
/// Rate that is not exceeded with this confidence, one-sided: for "none seen".
double rateUpperBound(const Count &count, double level = UsualLevel);
/// Probability of so few events or fewer at this rate.
double fewerEventsP(const Count &count, double rate);

struct RateRatio {
    double ratio = 1; ///< of `a` over `b`; infinite when b has no event, NaN when neither has
    Interval ci; ///< exact, conditional on the sum of the events (Clopper-Pearson)
    double p = 1; ///< two-sided, exact: all splits of the sum no more likely than the one seen
    double doubledP = 1; ///< twice the smaller tail
    double midP = 1; ///< twice the smaller tail, half of the split seen counted: less conservative
    double waldP = 1; ///< of the logarithm of the ratio; 1 when a side has no event
};
/// Two Poisson rates. The counts must be of independent events: merge those that belong together first.
RateRatio compareRates(const Count &a, const Count &b, double level = UsualLevel);

struct DispersedRatio {
    double ratio = 1; ///< mean of `b` over mean of `a`
    Interval ci; ///< by t with `df`, the error widened by the root of phi
    double p = 1;
    double t = 0;
    double df = 0;
    double phi = 1; ///< Pearson's dispersion: 1 for Poisson counts
    double poissonZ = 0; ///< what a plain Poisson model would have found
    double poissonP = 1;
};
/// Counts per equal slice of time (hours) of both sides: a Poisson regression whose error allows for dispersion. Both
/// sides need two slices and one event; otherwise ratio is NaN and p is 1.
DispersedRatio compareDispersedCounts(std::span<const double> a, std::span<const double> b, double level = UsualLevel);

struct Dispersion {
    double index = 1; ///< variance / mean of the counts
    double chiSquare = 0;
    double p = 1; ///< that Poisson counts scatter so much
};
/// Whether counts per slice of time cluster. NaN index for fewer than two slices or no event.
Dispersion dispersionOf(std::span<const double> counts);

} // namespace statistics
