// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/rates.h"

#include <cstddef>
#include <optional>

namespace statistics {

/// Smallest two-sided p that a rank or permutation test of so many values can reach.
double smallestRankP(std::size_t a, std::size_t b);
/// Smallest p of the sign test of n pairs.
double smallestSignP(std::size_t n);
/// Repeats a side from which a rank test can reach the level at all.
std::size_t repeatsForRankP(double level = 0.05);

struct DetectableRate {
    double events = 0; ///< most events in the trial that would still be significantly fewer
    double ratio = 0; ///< of the rates
};
/// What a trial of this length could show at best against a base. nullopt when not even no event at all would do.
std::optional<DetectableRate> detectableRate(const Count &base, double trialExposure, double level = 0.05);

/// Exposure a side (in the unit of the rate) to find `ratio` from `rate` with this power.
double exposureNeeded(double rate, double ratio, double level = 0.05, double power = 0.8);
/// Repeats a side to find a relative change `change` (0.1: 10 %) of a figure with this coefficient of variation, t test
/// of the logarithms. Not whole: round up. nullopt for a change or variation of 0, or when it would be above a million.
std::optional<double> repeatsNeeded(double change, double variation, double level = 0.05, double power = 0.8);

} // namespace statistics
