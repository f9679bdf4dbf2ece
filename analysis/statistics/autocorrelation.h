// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <span>
#include <vector>

namespace statistics {

/// Autocorrelations at the lags 0 .. last, all 0 from lag 1 on for a constant series. Lags that are not below the
/// length are 0.
std::vector<double> autocorrelations(std::span<const double> x, std::size_t last);
double autocorrelation(std::span<const double> x, std::size_t lag);

/// Independent values that tell as much about a mean as n of a first-order autoregression: n (1 - r) / (1 + r).
double effectiveSizeOfMean(double n, double lag1);
/// Independent pairs that tell as much about a correlation: n (1 - ab) / (1 + ab), a and b the lag-1
/// autocorrelations (Bretherton 1999).
double brethertonSize(std::span<const double> x, std::span<const double> y);
/// The same from all autocorrelations up to a fifth of the length (Pyper and Peterman 1998).
double pyperPetermanSize(std::span<const double> x, std::span<const double> y);
/// The smaller of both, at least 4 (or n) and at most n.
double effectivePairs(std::span<const double> x, std::span<const double> y);
/// Lags over which a series forgets itself: n / effective size of its mean, at least 1.
double decorrelationLength(std::span<const double> x);

} // namespace statistics
