// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/crosscorrelation.h"

#include "analysis/statistics/autocorrelation.h"
#include "analysis/statistics/correlation.h"
#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/random.h"

#include <algorithm>
#include <cmath>

namespace statistics {

namespace {

constexpr std::size_t FewestCells = 20;
constexpr double MostProducts = 4e8; // about a second; longer series are shifted fewer times
constexpr double FewestShifts = 99;

// Less the mean of the cells that are present and divided by their deviation; missing cells are 0, so they add nothing.
std::vector<double> standardised(std::span<const double> x)
{
    double n = 0, sum = 0, squares = 0;
    for (const double v : x) {
        n += std::isnan(v) ? 0 : 1;
        sum += std::isnan(v) ? 0 : v;
    }
    const double middle = n > 0 ? sum / n : 0;
    for (const double v : x)
        squares += std::isnan(v) ? 0 : (v - middle) * (v - middle);
    if (!(squares > 0))
        return {};
    std::vector<double> result(x.size(), 0);
    for (std::size_t i = 0; i < x.size(); ++i)
        result[i] = std::isnan(x[i]) ? 0 : (x[i] - middle) / std::sqrt(squares);
    return result;
}

double productAt(const std::vector<double> &x, const std::vector<double> &y, int lag)
{
    const int n = static_cast<int>(std::min(x.size(), y.size()));
    double sum = 0;
    for (int i = std::max(0, -lag); i < n - std::max(0, lag); ++i)
        sum += x[static_cast<std::size_t>(i)] * y[static_cast<std::size_t>(i + lag)];
    return sum;
}

std::vector<double> productsOf(const std::vector<double> &x, const std::vector<double> &y, std::size_t last)
{
    std::vector<double> all;
    const int most = static_cast<int>(last);
    for (int lag = -most; lag <= most; ++lag)
        all.push_back(productAt(x, y, lag));
    return all;
}

std::size_t peakOf(const std::vector<double> &r)
{
    const auto highest
        = std::max_element(r.begin(), r.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
    return static_cast<std::size_t>(highest - r.begin());
}

// Share of circular shifts of y that reach the peak. Near shifts keep the likeness, so they are left out.
double shiftedP(const std::vector<double> &x, std::vector<double> y, std::size_t last, double peak, std::size_t shifts,
    double memory)
{
    const auto away = static_cast<std::size_t>(std::ceil(5 * memory)) + last;
    if (2 * away + 1 >= y.size())
        return 1;
    const double cost = static_cast<double>(x.size()) * static_cast<double>(2 * last + 1);
    const auto count
        = static_cast<std::size_t>(std::min(static_cast<double>(shifts), std::max(FewestShifts, MostProducts / cost)));
    Lcg random(12345);
    std::size_t reached = 1;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t by = away + random.below(y.size() - 2 * away);
        std::vector<double> turned = y;
        std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(by), turned.end());
        const std::vector<double> r = productsOf(x, turned, last);
        reached += std::abs(r[peakOf(r)]) >= peak - 1e-12 ? 1U : 0U;
    }
    // Shifts by less than the width of the search see the same peaks again: no more can be told than so many windows
    // do.
    const double windows = static_cast<double>(y.size() - 2 * away) / static_cast<double>(2 * last + 1);
    return std::max(static_cast<double>(reached) / static_cast<double>(count + 1), 1 / (1 + windows));
}

} // namespace

std::vector<double> crossCorrelations(std::span<const double> x, std::span<const double> y, std::size_t last)
{
    const std::vector<double> sx = standardised(x), sy = standardised(y);
    if (sx.empty() || sy.empty())
        return std::vector<double>(2 * last + 1, 0);
    return productsOf(sx, sy, last);
}

std::optional<LagPeak> strongestLag(
    std::span<const double> x, std::span<const double> y, std::size_t last, std::size_t shifts)
{
    const std::vector<double> sx = standardised(x), sy = standardised(y);
    if (sx.empty() || sy.empty() || x.size() != y.size() || x.size() < FewestCells || last >= x.size())
        return std::nullopt;
    const std::vector<double> r = productsOf(sx, sy, last);
    const std::size_t peak = peakOf(r);
    const double memory = std::max(decorrelationLength(sx), decorrelationLength(sy));
    LagPeak result;
    result.lag = static_cast<int>(peak) - static_cast<int>(last);
    result.r = r[peak];
    result.effectiveN = effectivePairs(sx, sy);
    result.p = correlationP(result.r, result.effectiveN);
    result.sidakP = sidak(result.p, static_cast<double>(r.size()) / memory);
    result.shiftP = shiftedP(sx, sy, last, std::abs(result.r), shifts, memory);
    return result;
}

} // namespace statistics
