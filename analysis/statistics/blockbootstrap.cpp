// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/blockbootstrap.h"

#include "analysis/statistics/centred.h"
#include "analysis/statistics/random.h"
#include "analysis/statistics/summary.h"

#include <algorithm>
#include <cmath>

namespace statistics {

namespace {

// Choices of Politis and White: lags that must stay within the band in a row, lags looked at, the band.
struct Lags {
    std::size_t inARow = 5;
    std::size_t most = 0;
    double band = 0;

    explicit Lags(double n)
        : inARow(static_cast<std::size_t>(std::max(5.0, std::floor(std::log10(n)))))
        , most(static_cast<std::size_t>(std::ceil(std::sqrt(n))) + inARow)
        , band(2 * std::sqrt(std::log10(n) / n))
    {
    }
};

// The lag after which a row of autocorrelations stays within the band.
std::size_t lastSignificant(const std::vector<double> &r, const Lags &lags)
{
    for (std::size_t m = 0; m + lags.inARow <= lags.most; ++m) {
        const auto from = r.begin() + static_cast<std::ptrdiff_t>(m) + 1;
        if (std::all_of(from, from + static_cast<std::ptrdiff_t>(lags.inARow),
                [&](double v) { return std::abs(v) < lags.band; }))
            return std::max<std::size_t>(m, 1);
    }
    return lags.most;
}

// Flat-top lag window: 1 up to a half, then falling to 0 at 1.
double flatTop(double s) { return std::min(1.0, 2 * (1 - s)); }

} // namespace

std::optional<BlockLength> politisWhite(std::span<const double> x)
{
    const Centred centred(x);
    if (x.size() < 10 || centred.square <= 0)
        return std::nullopt;
    const auto n = static_cast<double>(x.size());
    const Lags lags(n);
    std::vector<double> r(lags.most + 1);
    for (std::size_t lag = 0; lag < r.size(); ++lag)
        r[lag] = centred.autocorrelation(lag);
    BlockLength result;
    result.significant = lastSignificant(r, lags);
    result.window = std::min(2 * result.significant, lags.most);
    double slope = 0, spectrum = r[0]; // of the autocovariances over the variance; it cancels out
    for (std::size_t lag = 1; lag <= result.window; ++lag) {
        const auto k = static_cast<double>(lag);
        const double weight = flatTop(k / static_cast<double>(result.window)) * r[lag];
        slope += 2 * k * weight;
        spectrum += 2 * weight;
    }
    const double most = std::ceil(std::min(3 * std::sqrt(n), n / 3));
    const auto best = [&](double factor) {
        const double length = std::cbrt(2 * slope * slope / (factor * spectrum * spectrum) * n);
        return std::clamp(std::isfinite(length) ? length : most, 1.0, most);
    };
    result.circular = best(4.0 / 3);
    result.stationary = best(2);
    return result;
}

std::size_t blockLength(std::span<const double> x)
{
    const auto best = politisWhite(x);
    const double length = best ? best->circular : std::cbrt(static_cast<double>(x.size()));
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(length)));
}

double circularBlockError(std::span<const double> x, std::size_t block)
{
    const std::size_t n = x.size(), b = std::clamp<std::size_t>(block, 1, n);
    const double middle = mean(x);
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < b; ++i)
        sum += x[i] - middle;
    for (std::size_t i = 0; i < n; ++i) {
        const double off = sum / static_cast<double>(b);
        squares += off * off;
        sum += x[(i + b) % n] - x[i];
    }
    const auto size = static_cast<double>(n);
    return std::sqrt(static_cast<double>(b) / size * squares / size);
}

std::vector<double> bootstrapMeans(std::span<const double> x, std::size_t block, std::size_t count, std::int64_t seed)
{
    std::vector<double> means;
    if (x.empty())
        return means;
    // Sums of the first i values of the series laid twice in a row: a block's sum is one difference.
    std::vector<double> sums(2 * x.size() + 1, 0);
    for (std::size_t i = 0; i < 2 * x.size(); ++i)
        sums[i + 1] = sums[i] + x[i % x.size()];
    Lcg random(seed);
    const std::size_t b = std::clamp<std::size_t>(block, 1, x.size());
    means.reserve(count);
    for (std::size_t draw = 0; draw < count; ++draw) {
        double sum = 0;
        for (std::size_t left = x.size(); left > 0;) {
            const std::size_t from = random.below(x.size()), length = std::min(b, left);
            sum += sums[from + length] - sums[from];
            left -= length;
        }
        means.push_back(sum / static_cast<double>(x.size()));
    }
    return means;
}

} // namespace statistics
