// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

namespace statistics {

/// What was done with the digits that were not printed.
enum class Cut { Rounded, Truncated };

/// Figures that print as `value` when `step` is the place of the last digit printed (0.1 for "12.0").
Interval printedRange(double value, double step, Cut cut = Cut::Rounded);
/// Quotients of two such ranges; both must be above 0.
Interval quotient(const Interval &a, const Interval &b);
/// Whether one figure can lie in both: what two figures computed from the same thing must do.
bool agree(const Interval &a, const Interval &b);

} // namespace statistics
