// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <vector>

namespace statistics {

/// P(W <= w) for w = 0 .. a * b when all orders of a + b different values are equally likely, W being the pairs in
/// which the value of the first sample is larger (Mann and Whitney).
std::vector<double> mannWhitneyDistribution(std::size_t a, std::size_t b);
/// P(V <= v) for v = 0 .. n (n + 1) / 2 when all signs of the ranks 1 .. n are equally likely, V being the sum of the
/// positive ones (Wilcoxon).
std::vector<double> signedRankDistribution(std::size_t n);
/// Two-sided p of a value of a distribution that is symmetric.
double twoSidedP(const std::vector<double> &distribution, double value);

} // namespace statistics
