// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/autocorrelation.h"

#include "analysis/statistics/centred.h"

#include <algorithm>

namespace statistics {

namespace {

// Lags of the sum over autocorrelations: a fifth of the series, and no more than this many, since farther ones hold
// nothing but noise and would make the cost grow with the square of the length.
constexpr std::size_t MostLags = 512;

double bretherton(const Centred &x, const Centred &y)
{
    const double product = x.autocorrelation(1) * y.autocorrelation(1);
    return static_cast<double>(x.size()) * (1 - product) / (1 + product);
}

double pyperPeterman(const Centred &x, const Centred &y)
{
    const auto n = static_cast<double>(x.size());
    double inverse = 1 / n;
    for (std::size_t lag = 1; lag <= std::min(x.size() / 5, MostLags); ++lag) {
        const double weight = (n - static_cast<double>(lag)) / n;
        inverse += 2 / n * weight * x.autocorrelation(lag) * y.autocorrelation(lag);
    }
    return inverse > 0 ? 1 / inverse : n;
}

} // namespace

std::vector<double> autocorrelations(std::span<const double> x, std::size_t last)
{
    const Centred centred(x);
    std::vector<double> result(last + 1, 0);
    result[0] = 1;
    for (std::size_t lag = 1; lag <= last; ++lag)
        result[lag] = centred.autocorrelation(lag);
    return result;
}

double autocorrelation(std::span<const double> x, std::size_t lag) { return Centred(x).autocorrelation(lag); }

double effectiveSizeOfMean(double n, double lag1) { return n * (1 - lag1) / (1 + lag1); }

double brethertonSize(std::span<const double> x, std::span<const double> y)
{
    return bretherton(Centred(x), Centred(y));
}

double pyperPetermanSize(std::span<const double> x, std::span<const double> y)
{
    return pyperPeterman(Centred(x), Centred(y));
}

double effectivePairs(std::span<const double> x, std::span<const double> y)
{
    const Centred cx(x), cy(y);
    const auto n = static_cast<double>(x.size());
    return std::clamp(std::min(bretherton(cx, cy), pyperPeterman(cx, cy)), std::min(4.0, n), n);
}

double decorrelationLength(std::span<const double> x)
{
    const double lag1 = std::clamp(autocorrelation(x, 1), 0.0, 0.999);
    return (1 + lag1) / (1 - lag1);
}

} // namespace statistics
