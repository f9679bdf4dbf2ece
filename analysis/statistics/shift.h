// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <optional>
#include <span>

namespace statistics {

struct Shift {
    double estimate = 0; ///< Hodges-Lehmann: median of all differences x - y
    Interval ci; ///< exact from the distribution of W (level at least as asked), normal for large or tied samples
    double level = 0; ///< that the interval really has; below what was asked when the samples are too small for it
};
/// nullopt when a side is empty.
std::optional<Shift> hodgesLehmann(std::span<const double> x, std::span<const double> y, double level = UsualLevel);

} // namespace statistics
