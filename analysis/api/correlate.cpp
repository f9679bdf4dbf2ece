// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/correlate.h"

#include "analysis/api/baseline.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace analysis {

namespace {

double twoSidedP(double r, double n)
{
    if (n <= 2)
        return 1;
    if (std::abs(r) >= 1)
        return 0;
    const double t = std::abs(r) * std::sqrt((n - 2) / (1 - r * r));
    return 2 * boost::math::cdf(boost::math::complement(boost::math::students_t(n - 2), t));
}

// Lags of the sum over autocorrelations: a fifth of the series, and no more than this many, since farther ones hold
// nothing but noise and would make the cost grow with the square of the length.
constexpr std::size_t MostLags = 512;

struct Centred {
    std::vector<double> x;
    double square = 0;

    explicit Centred(std::span<const double> values)
        : x(values.begin(), values.end())
    {
        const double m = mean(values);
        for (double &value : x) {
            value -= m;
            square += value * value;
        }
    }
    double autocorrelation(std::size_t lag) const
    {
        if (square <= 0 || lag >= x.size())
            return 0;
        return std::inner_product(x.begin(), x.end() - static_cast<std::ptrdiff_t>(lag),
                   x.begin() + static_cast<std::ptrdiff_t>(lag), 0.0)
            / square;
    }
};

double bretherton(const Centred &x, const Centred &y)
{
    const double product = x.autocorrelation(1) * y.autocorrelation(1);
    return static_cast<double>(x.x.size()) * (1 - product) / (1 + product);
}

double pyperPeterman(const Centred &x, const Centred &y)
{
    const auto n = static_cast<double>(x.x.size());
    double inverse = 1 / n;
    for (std::size_t lag = 1; lag <= std::min(x.x.size() / 5, MostLags); ++lag) {
        const double weight = (n - static_cast<double>(lag)) / n;
        inverse += 2 / n * weight * x.autocorrelation(lag) * y.autocorrelation(lag);
    }
    return inverse > 0 ? 1 / inverse : n;
}

} // namespace

std::optional<double> overlapMean(const model::Series &series, model::TimeRange range)
{
    double sum = 0, covered = 0;
    auto at = std::lower_bound(series.t.begin(), series.t.end(), range.from);
    for (; at != series.t.end(); ++at) {
        const auto i = static_cast<std::size_t>(at - series.t.begin());
        const model::Nanos nominal = series.interval > 0 ? series.interval : (i > 0 ? *at - series.t[i - 1] : 0);
        const model::Nanos from = i > 0 && *at - series.t[i - 1] <= nominal * 5 / 2 ? series.t[i - 1] : *at - nominal;
        if (from >= range.to)
            break;
        const double overlap = model::toSeconds(std::min(*at, range.to) - std::max(from, range.from));
        if (overlap <= 0)
            continue;
        sum += overlap * series.v[i];
        covered += overlap;
    }
    if (covered <= 0 || covered * 2 < model::toSeconds(range.length()))
        return std::nullopt;
    return sum / covered;
}

std::optional<double> gaugeAt(const model::Series &series, model::Nanos t)
{
    const auto after = std::upper_bound(series.t.begin(), series.t.end(), t);
    if (after == series.t.begin())
        return std::nullopt;
    const auto i = static_cast<std::size_t>(after - series.t.begin()) - 1;
    if (series.interval > 0 && t - series.t[i] > 2 * series.interval)
        return std::nullopt;
    return series.v[i];
}

double autocorrelation(std::span<const double> x, std::size_t lag) { return Centred(x).autocorrelation(lag); }

std::optional<Correlation> correlate(std::span<const double> x, std::span<const double> y)
{
    if (x.size() != y.size() || x.size() < 3)
        return std::nullopt;
    const double mx = mean(x), my = mean(y);
    double xx = 0, yy = 0, xy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        xx += (x[i] - mx) * (x[i] - mx);
        yy += (y[i] - my) * (y[i] - my);
        xy += (x[i] - mx) * (y[i] - my);
    }
    if (xx <= 0 || yy <= 0)
        return std::nullopt;
    const Centred cx(x), cy(y);
    Correlation result;
    result.n = static_cast<double>(x.size());
    result.r = std::clamp(xy / std::sqrt(xx * yy), -1.0, 1.0);
    const double effective = std::min(bretherton(cx, cy), pyperPeterman(cx, cy));
    result.effectiveN = std::clamp(effective, std::min(4.0, result.n), result.n);
    result.p = twoSidedP(result.r, result.n);
    result.effectiveP = twoSidedP(result.r, result.effectiveN);
    return result;
}

} // namespace analysis
