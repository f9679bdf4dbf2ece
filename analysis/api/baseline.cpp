// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/baseline.h"

#include <algorithm>

namespace analysis {

std::optional<Baseline> robustBaseline(const std::vector<double> &values, double floor, double quantum)
{
    if (values.empty())
        return std::nullopt;
    Baseline base;
    base.n = values.size();
    base.median = median(values);
    base.sigma = std::max({ statistics::robustDeviation(values), floor, quantum / 2 });
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
