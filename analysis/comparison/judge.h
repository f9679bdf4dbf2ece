// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/comparison.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace comparison {

/// Dispersion that is assumed of operations counted inside one run: they come in bursts, so their number scatters more
/// than a Poisson count. An assumption; it is printed.
constexpr double AssumedDispersion = 10;
/// With one run a side nothing tells how much a repeat would differ. A factor beyond this is taken for more than that.
constexpr double UnrepeatedFactor = 2;
/// Smaller changes are no news whatever their p.
constexpr double SmallestChange = 0.02;
/// Chance of a false claim in one family of rows.
constexpr double Level = 0.05;

/// A row on its way to the table.
struct Draft {
    model::ComparisonRow row;
    bool countsOfOneRun = false; ///< events are operations of a benchmark that was run once
    bool enough = true; ///< false: too few values for more than a hint
    bool shortSeries = false; ///< 30 reports and more a side, but few of them independent
    std::optional<model::Interval> wide; ///< interval under the assumed dispersion
};

/// Each fills in estimate, interval, p and the like from the figures of both sides.
void testRepeats(Draft &draft); ///< row.side[].values
void testCounts(Draft &draft); ///< row.side[].events and exposure
void testSuite(Draft &draft, std::span<const double> ratios);
void testSeries(Draft &draft, std::span<const double> before, std::span<const double> after);
void testSingle(Draft &draft); ///< row.side[].value
/// A mean of many operations of one run, with their standard deviation; row.side[].value and events.
void testMeans(Draft &draft, std::array<double, 2> deviation);

/// Adjusts the p values of the primary rows of each family, decides each row and words it.
void judge(std::vector<Draft> &drafts);

} // namespace comparison
