// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/shares.h"

namespace statistics {

struct OddsRatio {
    double ratio = 1; ///< conditional maximum likelihood
    Interval ci; ///< exact
    double p = 1; ///< Fisher's exact test, two-sided
};
/// Fisher's exact test of a 2 x 2 table.
OddsRatio fisherExact(const Share &a, const Share &b, double level = UsualLevel);

} // namespace statistics
