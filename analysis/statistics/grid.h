// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <span>
#include <vector>

namespace statistics {

/// A mean over (from, to], in seconds.
struct MeanSample {
    double from = 0;
    double to = 0;
    double value = 0;
};
/// Cells of equal length over [start, start + cells * step).
struct Grid {
    double start = 0;
    double step = 1;
    std::size_t cells = 0;
};
/// Mean of each cell, every sample weighted by its overlap; NaN where less than half of a cell is covered.
std::vector<double> onGrid(std::span<const MeanSample> samples, const Grid &grid);
/// Share of each cell during which an event [from, to] went on; overlapping events count once. `value` is not used.
std::vector<double> occupancy(std::span<const MeanSample> events, const Grid &grid);

} // namespace statistics
