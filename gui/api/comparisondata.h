// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"

#include <vector>

namespace gui {

/// A series of one side; seconds count from the start of that side, so that both begin at 0.
struct Course {
    model::Side side = model::Before;
    std::vector<double> t;
    std::vector<double> v;
};
/// What there is to draw of the row's series, of both sides; empty unless both have one. Long series keep the extremes
/// of each of about `points` stretches.
std::vector<Course> coursesOf(const Compared &compared, const model::ComparisonRow &row, int points);
/// The values behind a side of the row, in ascending order: of its series where it has one, else of its repeats.
std::vector<double> sortedValues(const Compared &compared, const model::ComparisonRow &row, model::Side side);
/// Rows that can stand beside this one on one axis: the same figure of other tests. In their order, with the row
/// itself, at most `most`.
std::vector<const model::ComparisonRow *> siblingsOf(
    const model::Comparison &comparison, const model::ComparisonRow &row, std::size_t most);

} // namespace gui
