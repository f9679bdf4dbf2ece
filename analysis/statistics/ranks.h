// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <span>
#include <vector>

namespace statistics {

/// 1 .. n, equal values share the mean of their ranks.
std::vector<double> ranks(std::span<const double> values);

/// Sum of t^3 - t over the groups of t equal values: 0 without ties.
double tieTerm(std::span<const double> values);

struct MannWhitney {
    double w = 0; ///< pairs in which x is larger, ties half
    double p = 1; ///< two-sided
    bool exact = false; ///< otherwise normal with tie and continuity correction
    double uncorrectedP = 1; ///< normal without continuity correction; equals p when exact
    double smallestP = 1; ///< what so few values can reach at best
};
/// Exact for up to 50 values a side without ties. nullopt when a side is empty or all values are equal.
std::optional<MannWhitney> mannWhitney(std::span<const double> x, std::span<const double> y);

/// Share of pairs with x > y minus share with x < y: -1 .. 1.
double cliffDelta(std::span<const double> x, std::span<const double> y);

} // namespace statistics
