// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/ranks.h"

#include "analysis/statistics/power.h"
#include "analysis/statistics/rankdistribution.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace statistics {

namespace {

constexpr std::size_t MostForExact = 50; // values a side; more of them are as good as normal

std::vector<double> joined(std::span<const double> x, std::span<const double> y)
{
    std::vector<double> all(x.begin(), x.end());
    all.insert(all.end(), y.begin(), y.end());
    return all;
}

double twoTails(double z) { return 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), std::abs(z))); }

// By the normal distribution, as wilcox.test of R does for ties and large samples.
void approximate(MannWhitney &result, double nx, double ny, double tied)
{
    const double n = nx + ny;
    const double sigma = std::sqrt(nx * ny / 12 * (n + 1 - tied / (n * (n - 1))));
    const double off = std::abs(result.w - nx * ny / 2);
    result.uncorrectedP = twoTails(off / sigma);
    result.p = off > 0 ? twoTails(std::max(0.0, off - 0.5) / sigma) : 1;
}

} // namespace

std::vector<double> ranks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{ 0 });
    std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return values[i] < values[j]; });
    std::vector<double> result(values.size());
    for (std::size_t from = 0, to = 0; from < order.size(); from = to) {
        while (to < order.size() && values[order[to]] == values[order[from]])
            ++to;
        for (std::size_t i = from; i < to; ++i)
            result[order[i]] = static_cast<double>(from + 1 + to) / 2;
    }
    return result;
}

double tieTerm(std::span<const double> values)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    double sum = 0;
    for (auto from = sorted.begin(); from != sorted.end();) {
        const auto to = std::upper_bound(from, sorted.end(), *from);
        const auto t = static_cast<double>(to - from);
        sum += t * t * t - t;
        from = to;
    }
    return sum;
}

std::optional<MannWhitney> mannWhitney(std::span<const double> x, std::span<const double> y)
{
    const std::vector<double> all = joined(x, y);
    if (x.empty() || y.empty() || std::count(all.begin(), all.end(), all.front()) == std::ssize(all))
        return std::nullopt;
    const std::vector<double> rank = ranks(all);
    const auto nx = static_cast<double>(x.size()), ny = static_cast<double>(y.size());
    const double tied = tieTerm(all);
    MannWhitney result;
    result.w = std::accumulate(rank.begin(), rank.begin() + std::ssize(x), 0.0) - nx * (nx + 1) / 2;
    result.smallestP = smallestRankP(x.size(), y.size());
    result.exact = tied == 0 && x.size() <= MostForExact && y.size() <= MostForExact;
    if (result.exact)
        result.p = result.uncorrectedP = twoSidedP(mannWhitneyDistribution(x.size(), y.size()), result.w);
    else
        approximate(result, nx, ny, tied);
    // The normal curve goes on where there are no more orders of so few values.
    result.p = std::max(result.p, result.smallestP);
    return result;
}

double cliffDelta(std::span<const double> x, std::span<const double> y)
{
    const std::vector<double> rank = ranks(joined(x, y));
    const auto nx = static_cast<double>(x.size()), ny = static_cast<double>(y.size());
    const double w = std::accumulate(rank.begin(), rank.begin() + std::ssize(x), 0.0) - nx * (nx + 1) / 2;
    return 2 * w / (nx * ny) - 1;
}

} // namespace statistics
