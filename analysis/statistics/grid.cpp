// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace statistics {

namespace {

// Calls take(cell, seconds) for each cell that the span overlaps.
template <typename Take>
void overCells(double from, double to, const Grid &grid, const Take &take)
{
    const auto last = static_cast<double>(grid.cells);
    const double first = std::clamp(std::floor((from - grid.start) / grid.step), 0.0, last);
    const double end = std::clamp(std::ceil((to - grid.start) / grid.step), 0.0, last);
    for (double cell = first; cell < end; ++cell) {
        const double begin = grid.start + cell * grid.step;
        const double seconds = std::min(to, begin + grid.step) - std::max(from, begin);
        if (seconds > 0)
            take(static_cast<std::size_t>(cell), seconds);
    }
}

} // namespace

std::vector<double> onGrid(std::span<const MeanSample> samples, const Grid &grid)
{
    std::vector<double> sum(grid.cells, 0), covered(grid.cells, 0);
    for (const MeanSample &sample : samples) {
        overCells(sample.from, sample.to, grid, [&](std::size_t cell, double seconds) {
            sum[cell] += seconds * sample.value;
            covered[cell] += seconds;
        });
    }
    for (std::size_t i = 0; i < grid.cells; ++i)
        sum[i] = covered[i] * 2 >= grid.step ? sum[i] / covered[i] : std::numeric_limits<double>::quiet_NaN();
    return sum;
}

std::vector<double> occupancy(std::span<const MeanSample> events, const Grid &grid)
{
    std::vector<MeanSample> ordered(events.begin(), events.end());
    std::sort(ordered.begin(), ordered.end(), [](const auto &a, const auto &b) { return a.from < b.from; });
    std::vector<double> share(grid.cells, 0);
    double reached = -std::numeric_limits<double>::infinity();
    for (const MeanSample &event : ordered) {
        overCells(std::max(event.from, reached), event.to, grid,
            [&](std::size_t cell, double seconds) { share[cell] += seconds / grid.step; });
        reached = std::max(reached, event.to);
    }
    return share;
}

} // namespace statistics
