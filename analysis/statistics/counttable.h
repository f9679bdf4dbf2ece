// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <span>

namespace statistics {

/// Counts per class (row) of both sides.
struct CountRow {
    double a = 0;
    double b = 0;
};

struct ChiSquare {
    double value = 0;
    double df = 0;
    double p = 1;
};
/// Whether both sides have the same distribution over the classes. Rows without a count do not count; nullopt when
/// fewer than two rows or one side is left.
std::optional<ChiSquare> chiSquareTest(std::span<const CountRow> rows);
/// Fisher's exact test of the same table; nullopt when the tables with these margins are too many to be listed.
std::optional<double> fisherExactP(std::span<const CountRow> rows);

} // namespace statistics
