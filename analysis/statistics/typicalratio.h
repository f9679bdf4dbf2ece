// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <optional>
#include <span>

namespace statistics {

/// How the usual value of a series differs: what half of all pairs of values say. A few extremes, which can hide any
/// change of the mean, do not count more than other values.
struct TypicalChange {
    double ratio = 1; ///< after / before (Hodges and Lehmann, on the logarithms where there are no zeros)
    Interval ci; ///< from the order of the ratios of all pairs
    double p = 1; ///< two-sided, of the means of the ranks, with the errors of dependent values
};
/// nullopt with fewer than eight values a side, when all values are equal, and when the median before is not above 0.
std::optional<TypicalChange> compareTypical(
    std::span<const double> before, std::span<const double> after, double level = UsualLevel);

/// Of a series that is 0 in much of its reports: the same of its values where it is above 0. Reports above 0 in a row
/// are one value, their mean: what happens once is no evidence twice. nullopt when fewer than a quarter of all reports
/// are 0, with fewer than ten such stretches a side, and when one side clearly has them more often and the other
/// larger.
std::optional<TypicalChange> comparePresent(
    std::span<const double> before, std::span<const double> after, double level = UsualLevel);

} // namespace statistics
