// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/multiplicity.h"

#include <algorithm>
#include <cmath>
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

} // namespace statistics
