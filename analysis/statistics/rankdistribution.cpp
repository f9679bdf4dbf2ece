// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/rankdistribution.h"

#include <algorithm>
#include <numeric>

namespace statistics {

namespace {

std::vector<double> cumulated(std::vector<double> ways)
{
    const double all = std::accumulate(ways.begin(), ways.end(), 0.0);
    double sum = 0;
    for (double &w : ways) {
        sum += w;
        w = std::min(1.0, sum / all);
    }
    return ways;
}

} // namespace

std::vector<double> mannWhitneyDistribution(std::size_t a, std::size_t b)
{
    // ways[i][w]: orders of i values of the first sample and j of the second. The largest of all belongs to one of
    // them: to the first, then it beats all j, or to the second, then it beats none.
    const std::size_t most = a * b;
    std::vector<std::vector<double>> ways(a + 1, std::vector<double>(most + 1, 0));
    for (auto &row : ways)
        row[0] = 1;
    for (std::size_t j = 1; j <= b; ++j) {
        for (std::size_t i = 1; i <= a; ++i) {
            for (std::size_t w = j; w <= i * j; ++w)
                ways[i][w] += ways[i - 1][w - j];
        }
    }
    return cumulated(std::move(ways[a]));
}

std::vector<double> signedRankDistribution(std::size_t n)
{
    std::vector<double> ways(n * (n + 1) / 2 + 1, 0);
    ways[0] = 1;
    for (std::size_t rank = 1; rank <= n; ++rank) {
        for (std::size_t v = ways.size() - 1; v >= rank; --v)
            ways[v] += ways[v - rank];
    }
    return cumulated(std::move(ways));
}

double twoSidedP(const std::vector<double> &distribution, double value)
{
    const auto v = static_cast<std::size_t>(value);
    const double below = distribution[v];
    const double above = v == 0 ? 1 : distribution[distribution.size() - 1 - v]; // by symmetry, without rounding
    return std::min(1.0, 2 * std::min(below, above));
}

} // namespace statistics
