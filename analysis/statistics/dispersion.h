// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <span>

namespace statistics {

/// Counts per equal slice of time, such as incidents per hour, that may come in clusters.
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
/// A Poisson regression whose error allows for dispersion (never less than Poisson's own). Both sides need two slices
/// and one event; otherwise ratio is NaN and p is 1.
DispersedRatio compareDispersedCounts(std::span<const double> a, std::span<const double> b, double level = UsualLevel);

struct Dispersion {
    double index = 1; ///< variance / mean of the counts
    double chiSquare = 0;
    double p = 1; ///< that Poisson counts scatter so much
};
/// Whether counts cluster. NaN index for fewer than two slices or no event.
Dispersion dispersionOf(std::span<const double> counts);

} // namespace statistics
