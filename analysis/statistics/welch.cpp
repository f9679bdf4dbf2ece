// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/welch.h"

#include "analysis/statistics/summary.h"

#include <boost/math/distributions/students_t.hpp>

#include <cmath>
#include <limits>

namespace statistics {

namespace {

double pooledDeviation(std::span<const double> x, std::span<const double> y)
{
    const auto nx = static_cast<double>(x.size()), ny = static_cast<double>(y.size());
    return std::sqrt(((nx - 1) * variance(x) + (ny - 1) * variance(y)) / (nx + ny - 2));
}

} // namespace

std::optional<Welch> welch(std::span<const double> x, std::span<const double> y, double level)
{
    if (x.size() < 2 || y.size() < 2)
        return std::nullopt;
    const auto nx = static_cast<double>(x.size()), ny = static_cast<double>(y.size());
    const double ex = variance(x) / nx, ey = variance(y) / ny;
    if (!(ex + ey > 0))
        return std::nullopt;
    Welch result;
    const double error = std::sqrt(ex + ey);
    result.difference = mean(x) - mean(y);
    result.t = result.difference / error;
    result.df = (ex + ey) * (ex + ey) / (ex * ex / (nx - 1) + ey * ey / (ny - 1));
    const boost::math::students_t t(result.df);
    result.p = 2 * boost::math::cdf(boost::math::complement(t, std::abs(result.t)));
    const double margin = boost::math::quantile(t, (1 + level) / 2) * error;
    result.ci = { result.difference - margin, result.difference + margin };
    return result;
}

std::optional<LogWelch> welchOfLogs(std::span<const double> x, std::span<const double> y, double level)
{
    const auto lx = logarithms(x), ly = logarithms(y);
    if (!lx || !ly)
        return std::nullopt;
    const auto logs = welch(*lx, *ly, level);
    if (!logs)
        return std::nullopt;
    return LogWelch{ std::exp(logs->difference), { std::exp(logs->ci.low), std::exp(logs->ci.high) }, logs->t, logs->df,
        logs->p };
}

double cohenD(std::span<const double> x, std::span<const double> y)
{
    if (x.size() + y.size() < 3 || x.empty() || y.empty())
        return std::numeric_limits<double>::quiet_NaN();
    const double pooled = x.size() < 2 ? standardDeviation(y)
        : y.size() < 2                 ? standardDeviation(x)
                                       : pooledDeviation(x, y);
    return pooled > 0 ? (mean(x) - mean(y)) / pooled : std::numeric_limits<double>::quiet_NaN();
}

double hedgesG(std::span<const double> x, std::span<const double> y)
{
    const double df = static_cast<double>(x.size() + y.size()) - 2;
    return cohenD(x, y) * (1 - 3 / (4 * df - 1));
}

} // namespace statistics
