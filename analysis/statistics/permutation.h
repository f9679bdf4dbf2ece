// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <span>

namespace statistics {

struct Permutation {
    double p = 1; ///< two-sided, of the difference of the means
    bool exact = false; ///< all regroupings were tried, not a sample of them
    std::size_t tried = 0;
};
/// Share of the regroupings of all values whose means differ at least as much. All of them when they are at most
/// 200,000, else `draws` with a fixed seed (the one seen counts as one of them).
Permutation permutationTest(std::span<const double> x, std::span<const double> y, std::size_t draws = 9999);

} // namespace statistics
