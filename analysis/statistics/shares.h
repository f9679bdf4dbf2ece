// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

namespace statistics {

/// `hits` of `of` samples.
struct Share {
    double hits = 0;
    double of = 0;

    double value() const { return hits / of; }
};

/// Wilson's score interval.
Interval wilsonInterval(const Share &share, double level = UsualLevel);

struct Binomial {
    double p = 1; ///< two-sided, exact: all outcomes no more likely than the one seen
    Interval ci; ///< Clopper-Pearson
};
Binomial binomialTest(const Share &share, double expected = 0.5, double level = UsualLevel);

struct ShareDifference {
    double difference = 0; ///< a - b
    Interval ci; ///< Newcombe's hybrid of the two Wilson intervals
    double chiSquare = 0; ///< score test, one degree of freedom, no continuity correction
    double p = 1;
};
ShareDifference compareShares(const Share &a, const Share &b, double level = UsualLevel);

struct ShareRatio {
    double ratio = 1; ///< a / b; NaN when a side has no hit
    Interval ci;
    double z = 0; ///< of the logarithm
    double p = 1;
    /// Dispersion at which this would no longer be significant: samples of one episode are not independent, and it is
    /// for the reader to judge whether so much of them is believable.
    double breakEvenPhi = 0;
};
/// Relative risk with the error widened by the root of `phi` (1: samples are independent).
ShareRatio shareRatio(const Share &a, const Share &b, double phi = 1, double level = UsualLevel);

} // namespace statistics
