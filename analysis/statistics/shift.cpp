// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/shift.h"

#include "analysis/statistics/rankdistribution.h"
#include "analysis/statistics/thinned.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>

namespace statistics {

namespace {

constexpr std::size_t MostForExact = 50;
constexpr std::size_t MostOfASide = 2000; // more are thinned to so many order statistics: the differences are n * m

std::vector<double> differences(const std::vector<double> &x, const std::vector<double> &y)
{
    std::vector<double> all;
    all.reserve(x.size() * y.size());
    for (const double a : x) {
        for (const double b : y)
            all.push_back(a - b);
    }
    std::sort(all.begin(), all.end());
    return all;
}

// Differences to leave out at each end, and the level that is left.
struct Trim {
    std::size_t count = 0;
    double level = 0;
};

Trim exactTrim(std::size_t nx, std::size_t ny, double level)
{
    const std::vector<double> atMost = mannWhitneyDistribution(nx, ny);
    const auto reached = std::lower_bound(atMost.begin(), atMost.end(), (1 - level) / 2);
    const auto count = std::max<std::ptrdiff_t>(reached - atMost.begin(), 1);
    return { static_cast<std::size_t>(count) - 1, 1 - 2 * atMost[static_cast<std::size_t>(count) - 1] };
}

Trim normalTrim(double nx, double ny, double share, double level)
{
    const double z = boost::math::quantile(boost::math::normal(), (1 + level) / 2);
    const double pairs = nx * ny;
    const double below = std::floor(pairs / 2 - z * std::sqrt(pairs * (nx + ny + 1) / 12));
    return { static_cast<std::size_t>(std::max(0.0, below * share)), level };
}

} // namespace

std::optional<Shift> hodgesLehmann(std::span<const double> x, std::span<const double> y, double level)
{
    if (x.empty() || y.empty())
        return std::nullopt;
    const std::vector<double> all = differences(thinned(x, MostOfASide), thinned(y, MostOfASide));
    const auto nx = static_cast<double>(x.size()), ny = static_cast<double>(y.size());
    const bool exact = x.size() <= MostForExact && y.size() <= MostForExact;
    const Trim trim = exact ? exactTrim(x.size(), y.size(), level)
                            : normalTrim(nx, ny, static_cast<double>(all.size()) / (nx * ny), level);
    const std::size_t middle = all.size() / 2;
    Shift result;
    result.estimate = all.size() % 2 == 1 ? all[middle] : (all[middle - 1] + all[middle]) / 2;
    result.ci = { all[trim.count], all[all.size() - 1 - trim.count] };
    result.level = trim.level;
    return result;
}

} // namespace statistics
