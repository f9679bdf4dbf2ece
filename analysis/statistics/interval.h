// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace statistics {

/// Confidence of the intervals unless one asks for another.
constexpr double UsualLevel = 0.95;

/// A confidence interval; `high` is infinite where the data set no upper limit.
struct Interval {
    double low = 0;
    double high = 0;

    bool contains(double value) const { return low <= value && value <= high; }
    friend bool operator==(const Interval &, const Interval &) = default;
};

} // namespace statistics
