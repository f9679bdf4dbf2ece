// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

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

} // namespace statistics
