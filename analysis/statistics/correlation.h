// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <optional>
#include <span>

namespace statistics {

struct Correlation {
    double r = 0;
    double n = 0; ///< pairs
    double effectiveN = 0; ///< pairs after allowing for autocorrelation, 4..n
    double p = 1; ///< two-sided, by t with n - 2 degrees of freedom
    double effectiveP = 1; ///< the same with the effective n
};
/// Pearson's r. nullopt with fewer than three pairs or a constant side.
std::optional<Correlation> correlate(std::span<const double> x, std::span<const double> y);
/// Spearman's: Pearson's of the ranks.
std::optional<Correlation> correlateRanks(std::span<const double> x, std::span<const double> y);
/// Two-sided p of a correlation from n independent pairs.
double correlationP(double r, double n);
/// Fisher's z. Needs n > 3; otherwise -1 .. 1.
Interval correlationInterval(double r, double n, double level = UsualLevel);

} // namespace statistics
