// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <optional>
#include <span>

namespace statistics {

struct Welch {
    double difference = 0; ///< mean of x - mean of y
    Interval ci;
    double t = 0;
    double df = 0;
    double p = 1; ///< two-sided
};
/// Two means with variances of their own. nullopt with fewer than two values a side or no scatter at all.
std::optional<Welch> welch(std::span<const double> x, std::span<const double> y, double level = UsualLevel);

struct LogWelch {
    double ratio = 1; ///< geometric mean of x over that of y
    Interval ci;
    double t = 0;
    double df = 0;
    double p = 1;
};
/// The same of the logarithms: the test for figures that scatter in proportion. nullopt too when a value is not above
/// 0.
std::optional<LogWelch> welchOfLogs(std::span<const double> x, std::span<const double> y, double level = UsualLevel);

/// Difference of the means over the pooled standard deviation; NaN when there is none.
double cohenD(std::span<const double> x, std::span<const double> y);
/// Cohen's d without its bias in small samples.
double hedgesG(std::span<const double> x, std::span<const double> y);

} // namespace statistics
