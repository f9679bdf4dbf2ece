// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <cstddef>
#include <optional>
#include <span>

namespace statistics {

/// What about a series tells a difference.
enum class Look {
    Mean,
    Usual, ///< the means do not tell, for a few extremes, but the usual values do
    Present, ///< it is 0 in most reports; the values where it is not tell
};

/// How a series of a monitor differs between two recordings. What is told holds within these recordings only: each of
/// them is one run.
struct SeriesChange {
    double before = 0; ///< mean
    double after = 0; ///< mean
    double ratio = 1; ///< after / before; NaN when the mean before is not above 0
    Interval ci; ///< of the ratio
    Look look = Look::Mean; ///< ratio and interval are of this one
    double difference = 0; ///< after - before
    Interval differenceCi;
    double p = 1; ///< two-sided, of all looks together
    double effectiveBefore = 0; ///< independent values that the series is worth
    double effectiveAfter = 0;
    std::size_t block = 1; ///< values that stay together in the resampling
    bool enough = false; ///< at least 30 values and 10 blocks a side: below that p and interval are no more than a hint
};
/// Means, and where they cannot tell usual values or the values that are not 0, of two autocorrelated series at equal
/// intervals. nullopt with fewer than eight values a side.
std::optional<SeriesChange> compareSeries(
    std::span<const double> before, std::span<const double> after, double level = UsualLevel);

} // namespace statistics
