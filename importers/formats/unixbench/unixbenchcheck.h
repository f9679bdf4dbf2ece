// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <span>

// The arithmetic of UnixBench's index: a test's index is result / baseline x 10, the score of a set of tests the
// geometric mean of their indexes (Run, logResults). Scores are recomputed from the results, as the printed indexes
// are too coarse for it.
namespace importers {

/// Reports print one digit behind the point.
constexpr double PrintedHalf = 0.05;

struct UnixBenchPart {
    double baseline = 0;
    double result = 0;
};
double indexOf(const UnixBenchPart &part);

struct UnixBenchMean {
    double value = 0;
    double error = 0; ///< as far as the rounding of the results goes
};
/// nullopt without parts, and when one of them is not above 0.
std::optional<UnixBenchMean> totalOf(std::span<const UnixBenchPart> parts);

/// Within the tolerance, and the rounding of binary fractions.
bool agrees(double printed, double computed, double tolerance);

} // namespace importers
