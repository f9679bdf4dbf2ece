// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <span>

namespace statistics {

/// The mean of a series whose values depend on one another, with the error that it deserves.
struct SeriesMean {
    double mean = 0;
    double squaredError = 0; ///< of the mean
    double effective = 1; ///< independent values that the series is worth
    double n = 0;
    std::size_t block = 1; ///< values that hang together
};
SeriesMean seriesMean(std::span<const double> x);
/// Degrees of freedom of the difference of two such means (Welch and Satterthwaite), from the independent values only.
double freedomOf(const SeriesMean &a, const SeriesMean &b);

} // namespace statistics
