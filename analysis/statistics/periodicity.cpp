// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/periodicity.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace statistics {

namespace {

// Chance of so large a resultant from n phases all over the period (Greenwood and Durand).
double rayleighP(double z, double n)
{
    const double first = (2 * z - z * z) / (4 * n);
    const double second = (24 * z - 132 * z * z + 76 * z * z * z - 9 * z * z * z * z) / (288 * n * n);
    return std::clamp(std::exp(-z) * (1 + first - second), 0.0, 1.0);
}

bool isMultiple(double period, double interval)
{
    const double times = period / interval;
    return times > 0.5 && std::abs(times - std::round(times)) < 1e-6 * times;
}

} // namespace

std::optional<Rayleigh> rayleigh(std::span<const double> times, double period, double samplingInterval)
{
    if (times.empty() || !(period > 0) || (samplingInterval > 0 && isMultiple(period, samplingInterval)))
        return std::nullopt;
    double c = 0, s = 0;
    for (const double t : times) {
        const double phase = 2 * std::numbers::pi * t / period;
        c += std::cos(phase);
        s += std::sin(phase);
    }
    const auto n = static_cast<double>(times.size());
    Rayleigh result;
    result.resultant = std::hypot(c, s) / n;
    result.z = n * result.resultant * result.resultant;
    result.p = rayleighP(result.z, n);
    const double turn = std::atan2(s, c) / (2 * std::numbers::pi);
    result.phase = (turn < 0 ? turn + 1 : turn) * period;
    return result;
}

double evenByChance(std::size_t waits, double ratio)
{
    if (waits < 2 || !(ratio >= 1) || std::isinf(ratio))
        return 1;
    // (g/d) * B(g/d, g) = (g-1)! / ((a+1) ... (a+g-1)) with a = g/d: a product, exact for the few waits that matter.
    const double a = static_cast<double>(waits) / (ratio - 1);
    double p = 1;
    for (std::size_t k = 1; k < waits; ++k)
        p *= static_cast<double>(k) / (a + static_cast<double>(k));
    return p;
}

} // namespace statistics
