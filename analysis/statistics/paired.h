// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <optional>
#include <span>

namespace statistics {

/// Ratios of the tests of a suite. The tests are no repeats of one another: this describes the suite, it proves nothing
/// about a machine.
struct SuiteRatio {
    double ratio = 1; ///< geometric mean
    Interval ci; ///< t on the logarithms
    double t = 0;
    double p = 1;
    double scatter = 0; ///< standard deviation of the logarithms
};
/// nullopt with fewer than two ratios, one not above 0, or no scatter.
std::optional<SuiteRatio> suiteRatio(std::span<const double> ratios, double level = UsualLevel);

struct SignTest {
    double positive = 0;
    double n = 0; ///< differences that are not 0
    double p = 1;
    double smallestP = 1; ///< what so few can reach at best
};
SignTest signTest(std::span<const double> differences);

struct SignedRank {
    double v = 0; ///< sum of the ranks of the positive differences
    double p = 1;
    bool exact = false; ///< otherwise normal with tie and continuity correction
};
/// Wilcoxon's test of paired differences; those of 0 are left out. nullopt when nothing is left.
std::optional<SignedRank> signedRank(std::span<const double> differences);

} // namespace statistics
