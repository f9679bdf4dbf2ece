// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/baseline.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace analysis {

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();
constexpr double MadToSigma = 1.4826; // of the normal distribution

} // namespace

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

double mean(std::span<const double> values)
{
    if (values.empty())
        return Absent;
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::optional<double> variation(std::span<const double> values)
{
    const double m = mean(values);
    if (values.size() < 2 || m == 0)
        return std::nullopt;
    double squares = 0;
    for (const double v : values)
        squares += (v - m) * (v - m);
    return std::sqrt(squares / static_cast<double>(values.size() - 1)) / m;
}

std::optional<Baseline> robustBaseline(const std::vector<double> &values, double floor, double quantum)
{
    if (values.empty())
        return std::nullopt;
    Baseline base;
    base.n = values.size();
    base.median = median(values);
    std::vector<double> deviations;
    deviations.reserve(values.size());
    for (const double v : values)
        deviations.push_back(std::abs(v - base.median));
    base.sigma = std::max({ MadToSigma * median(std::move(deviations)), floor, quantum / 2 });
    return base;
}

std::optional<ServiceFit> fitService(std::span<const ServicePoint> points)
{
    if (points.size() < 2)
        return std::nullopt;
    const auto bySize = [](const ServicePoint &a, const ServicePoint &b) { return a.size < b.size; };
    const auto [smallest, largest] = std::minmax_element(points.begin(), points.end(), bySize);
    if (largest->size < 2 * smallest->size)
        return std::nullopt;
    const auto n = static_cast<double>(points.size());
    double x = 0, y = 0;
    for (const ServicePoint &p : points) {
        x += p.size / n;
        y += p.busy / n;
    }
    double xx = 0, xy = 0;
    for (const ServicePoint &p : points) {
        xx += (p.size - x) * (p.size - x);
        xy += (p.size - x) * (p.busy - y);
    }
    ServiceFit fit;
    fit.b = xy / xx;
    fit.a = y - fit.b * x;
    if (!(fit.a > 0) || !(fit.b >= 0))
        return std::nullopt;
    return fit;
}

} // namespace analysis
