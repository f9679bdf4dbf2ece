// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>
#include <vector>

namespace statistics {

/// p values adjusted by Holm: the chance of any false finding in the family stays below the level. For decisions.
std::vector<double> holm(std::span<const double> p);
/// p values adjusted by Benjamini and Hochberg: share of false ones among the findings. For screens.
std::vector<double> benjaminiHochberg(std::span<const double> p);

/// p of the best of `tests` looks that are not independent but as good as `independent` of them (Sidak).
double sidak(double p, double independent);

/// One p of several looks at the same values, which may depend on one another in any way (Cauchy combination, Liu and
/// Xie 2020): looks that agree are not paid for twice. Good for small p; never above the smallest times their number.
double combinedP(std::span<const double> p);

} // namespace statistics
