// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/series.h"

#include <optional>
#include <span>

namespace analysis {

/// Mean of a series of interval means over [range.from, range.to], each interval weighted by its overlap.
/// NaN-free; nullopt when less than half of the range is covered.
std::optional<double> overlapMean(const model::Series &series, model::TimeRange range);
/// Last value of a gauge at `t`, valid for twice its interval; nullopt when there is none.
std::optional<double> gaugeAt(const model::Series &series, model::Nanos t);

struct Correlation {
    double r = 0;
    double n = 0; ///< pairs
    double effectiveN = 0; ///< pairs after allowing for autocorrelation, 4..n
    double p = 1; ///< two-sided, by t with n - 2 degrees of freedom
    double effectiveP = 1; ///< the same with the effective n
};
/// Pearson's r. The effective n is the smaller of Bretherton's n(1-ab)/(1+ab), with a and b the lag-1
/// autocorrelations, and Pyper and Peterman's. nullopt with fewer than three pairs or a constant side.
std::optional<Correlation> correlate(std::span<const double> x, std::span<const double> y);
/// Autocorrelation at this lag; 0 for a constant series.
double autocorrelation(std::span<const double> x, std::size_t lag);

} // namespace analysis
