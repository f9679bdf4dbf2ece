// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/printed.h"

#include <algorithm>
#include <cmath>

namespace statistics {

Interval printedRange(double value, double step, Cut cut)
{
    return cut == Cut::Truncated ? Interval{ value, value + step } : Interval{ value - step / 2, value + step / 2 };
}

Interval quotient(const Interval &a, const Interval &b) { return { a.low / b.high, a.high / b.low }; }

bool agree(const Interval &a, const Interval &b)
{
    const double rounding = 1e-9 * std::max(std::abs(a.high), std::abs(b.high)); // of binary fractions
    return a.low <= b.high + rounding && b.low <= a.high + rounding;
}

} // namespace statistics
