// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/multiplicity.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace statistics {

namespace {

std::vector<std::size_t> ascending(std::span<const double> p)
{
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{ 0 });
    std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) { return p[i] < p[j]; });
    return order;
}

} // namespace

std::vector<double> holm(std::span<const double> p)
{
    std::vector<double> adjusted(p.size());
    double most = 0;
    std::size_t left = p.size();
    for (const std::size_t i : ascending(p)) {
        most = std::max(most, std::min(1.0, p[i] * static_cast<double>(left--)));
        adjusted[i] = most;
    }
    return adjusted;
}

std::vector<double> benjaminiHochberg(std::span<const double> p)
{
    std::vector<double> adjusted(p.size());
    const std::vector<std::size_t> order = ascending(p);
    const auto n = static_cast<double>(p.size());
    double least = 1;
    for (std::size_t rank = order.size(); rank > 0; --rank) {
        const std::size_t i = order[rank - 1];
        least = std::min(least, p[i] * n / static_cast<double>(rank));
        adjusted[i] = least;
    }
    return adjusted;
}

double sidak(double p, double independent) { return -std::expm1(std::max(1.0, independent) * std::log1p(-p)); }

double combinedP(std::span<const double> p)
{
    // A look that tells nothing must not outweigh one that does, which a p near 1 would.
    constexpr double NothingTold = 0.75;
    constexpr double Tiny = 1e-15; // of which the tangent is 1 / (pi p)
    double sum = 0;
    for (const double each : p)
        sum += each < Tiny ? 1 / (std::numbers::pi * std::max(each, 1e-290))
                           : std::tan((0.5 - std::min(each, NothingTold)) * std::numbers::pi);
    if (p.empty() || sum <= 0)
        return 1;
    return std::atan2(static_cast<double>(p.size()), sum) / std::numbers::pi;
}

} // namespace statistics
