// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace statistics {

/// Correlation of y, `lag` steps later, with x, for the lags -last .. last (element last + lag). NaN cells do not
/// count. Means and variances are those of the whole series, so that a far lag is not favoured by few pairs.
std::vector<double> crossCorrelations(std::span<const double> x, std::span<const double> y, std::size_t last);

struct LagPeak {
    int lag = 0; ///< > 0: y follows x
    double r = 0;
    double effectiveN = 0;
    double p = 1; ///< of this lag alone, with the effective n
    double sidakP = 1; ///< allowing for the search over the lags
    double shiftP = 1; ///< share of circular shifts of y with a peak at least as high; no better than the length allows
};
/// The lag at which |r| is largest. Shifts are at least five decorrelation lengths, drawn with a fixed seed.
/// nullopt when a side is constant or shorter than 20 values.
std::optional<LagPeak> strongestLag(
    std::span<const double> x, std::span<const double> y, std::size_t last, std::size_t shifts = 999);

} // namespace statistics
