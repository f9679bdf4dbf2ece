// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

namespace statistics {

/// Two-sided p of `hits` successes out of `n` when each has the probability `q`: the sum over all outcomes that are no
/// more likely than this one (as R's binom.test does).
double binomialP(double hits, double n, double q);
/// P(X <= hits), P(X >= hits) and P(X = hits).
double binomialAtMost(double hits, double n, double q);
double binomialAtLeast(double hits, double n, double q);
double binomialExactly(double hits, double n, double q);
/// Clopper and Pearson's interval of the probability.
Interval clopperPearson(double hits, double n, double level = UsualLevel);

} // namespace statistics
