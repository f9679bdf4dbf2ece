// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/summary.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace statistics {

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();
constexpr double MadToSigma = 1.4826; // of the normal distribution

} // namespace

double mean(std::span<const double> values)
{
    if (values.empty())
        return Absent;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double variance(std::span<const double> values)
{
    if (values.size() < 2)
        return Absent;
    const double m = mean(values);
    double squares = 0;
    for (const double v : values)
        squares += (v - m) * (v - m);
    return squares / static_cast<double>(values.size() - 1);
}

double standardDeviation(std::span<const double> values) { return std::sqrt(variance(values)); }

double median(std::vector<double> values)
{
    if (values.empty())
        return Absent;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 == 1)
        return *middle;
    return (*middle + *std::max_element(values.begin(), middle)) / 2;
}

double quantile(std::vector<double> values, double p)
{
    if (values.empty())
        return Absent;
    const double rank = std::ceil(p * static_cast<double>(values.size()));
    const auto at = static_cast<std::ptrdiff_t>(std::max(rank, 1.0)) - 1;
    std::nth_element(values.begin(), values.begin() + at, values.end());
    return values[static_cast<std::size_t>(at)];
}

double robustDeviation(std::span<const double> values)
{
    const double middle = median({ values.begin(), values.end() });
    std::vector<double> deviations;
    deviations.reserve(values.size());
    for (const double v : values)
        deviations.push_back(std::abs(v - middle));
    return MadToSigma * median(std::move(deviations));
}

std::optional<double> variation(std::span<const double> values)
{
    const double m = mean(values);
    if (values.size() < 2 || m == 0)
        return std::nullopt;
    return standardDeviation(values) / m;
}

std::optional<std::vector<double>> logarithms(std::span<const double> values)
{
    std::vector<double> logs;
    logs.reserve(values.size());
    for (const double v : values) {
        if (!(v > 0))
            return std::nullopt;
        logs.push_back(std::log(v));
    }
    return logs;
}

std::optional<double> geometricMean(std::span<const double> values)
{
    const auto logs = logarithms(values);
    if (!logs || logs->empty())
        return std::nullopt;
    return std::exp(mean(*logs));
}

} // namespace statistics
