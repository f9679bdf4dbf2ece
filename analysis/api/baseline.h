// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/summary.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace analysis {

using statistics::mean;
using statistics::median;
using statistics::quantile;
using statistics::variation;

/// What a signal looks like when nothing is the matter.
struct Baseline {
    double median = 0;
    double sigma = 0; ///< robust: 1.4826 * median absolute deviation, not below the floor
    std::size_t n = 0;
};
/// `floor` keeps a signal that never moves from making every change an event; half of `quantum`, the step in which the
/// signal is printed, does the same. nullopt for no values.
std::optional<Baseline> robustBaseline(const std::vector<double> &values, double floor, double quantum = 0);

/// Time a request keeps the device busy, by its size.
struct ServicePoint {
    double size = 0; ///< kB
    double busy = 0; ///< ms per request
    double requests = 0; ///< completed in the row
    double seconds = 0; ///< the device was busy
};
/// busy = a + b * size.
struct ServiceFit {
    double a = 0; ///< ms per request
    double b = 0; ///< ms per kB

    double at(double size) const { return a + b * size; }
};
/// Least squares. nullopt unless the largest size is at least twice the smallest and the line makes sense (a > 0, b >=
/// 0).
std::optional<ServiceFit> fitService(std::span<const ServicePoint> points);

} // namespace analysis
