// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/permutation.h"

#include "analysis/statistics/combinations.h"
#include "analysis/statistics/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace statistics {

namespace {

constexpr double MostRegroupings = 200'000;

// What a regrouping must reach: sums of the first sample's size that are as far from their mean as the one seen.
struct Target {
    double expected = 0;
    double distance = 0;

    bool reached(double sum) const { return std::abs(sum - expected) >= distance; }
};

// Moves to the next choice of indices in order; false after the last.
bool advance(std::vector<std::size_t> &chosen, std::size_t n)
{
    const std::size_t k = chosen.size();
    for (std::size_t i = k; i-- > 0;) {
        if (chosen[i] == n - k + i)
            continue;
        ++chosen[i];
        std::iota(chosen.begin() + static_cast<std::ptrdiff_t>(i), chosen.end(), chosen[i]);
        return true;
    }
    return false;
}

Permutation allRegroupings(const std::vector<double> &all, std::size_t size, const Target &target)
{
    std::vector<std::size_t> chosen(size);
    std::iota(chosen.begin(), chosen.end(), std::size_t{ 0 });
    Permutation result{ 0, true, 0 };
    double hits = 0;
    do {
        double sum = 0;
        for (const std::size_t i : chosen)
            sum += all[i];
        hits += target.reached(sum) ? 1 : 0;
        ++result.tried;
    } while (advance(chosen, all.size()));
    result.p = hits / static_cast<double>(result.tried);
    return result;
}

Permutation someRegroupings(std::vector<double> all, std::size_t size, const Target &target, std::size_t draws)
{
    Lcg random(12345);
    double hits = 1;
    for (std::size_t draw = 0; draw < draws; ++draw) {
        double sum = 0;
        for (std::size_t i = 0; i < size; ++i) {
            std::swap(all[i], all[i + random.below(all.size() - i)]);
            sum += all[i];
        }
        hits += target.reached(sum) ? 1 : 0;
    }
    return { hits / static_cast<double>(draws + 1), false, draws };
}

} // namespace

Permutation permutationTest(std::span<const double> x, std::span<const double> y, std::size_t draws)
{
    if (x.empty() || y.empty())
        return {};
    std::vector<double> all(x.begin(), x.end());
    all.insert(all.end(), y.begin(), y.end());
    const double sum = std::accumulate(all.begin(), all.end(), 0.0);
    const double ofX = std::accumulate(x.begin(), x.end(), 0.0);
    Target target;
    target.expected = sum * static_cast<double>(x.size()) / static_cast<double>(all.size());
    target.distance = std::abs(ofX - target.expected) - 1e-9 * std::max(1e-300, std::abs(sum));
    if (choose(static_cast<double>(all.size()), static_cast<double>(x.size())) <= MostRegroupings)
        return allRegroupings(all, x.size(), target);
    return someRegroupings(std::move(all), x.size(), target, draws);
}

} // namespace statistics
