// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <span>
#include <vector>

namespace statistics {

/// NaN for no values.
double mean(std::span<const double> values);
/// Of a sample (divided by n - 1); NaN with fewer than two values.
double variance(std::span<const double> values);
double standardDeviation(std::span<const double> values);
/// NaN for no values. Reorders its copy, not the caller's.
double median(std::vector<double> values);
/// Smallest value that at least the share `p` (0..1) of the values does not exceed; NaN for no values.
double quantile(std::vector<double> values, double p);
/// Median absolute deviation * 1.4826: the standard deviation of a normal sample, untouched by outliers.
double robustDeviation(std::span<const double> values);
/// Standard deviation of a sample / mean; nullopt with fewer than two values or a mean of 0.
std::optional<double> variation(std::span<const double> values);
/// nullopt for no values or one that is not above 0.
std::optional<double> geometricMean(std::span<const double> values);
/// nullopt when one value is not above 0.
std::optional<std::vector<double>> logarithms(std::span<const double> values);

} // namespace statistics
