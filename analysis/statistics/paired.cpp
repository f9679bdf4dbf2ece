// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/paired.h"

#include "analysis/statistics/exactbinomial.h"
#include "analysis/statistics/power.h"
#include "analysis/statistics/rankdistribution.h"
#include "analysis/statistics/ranks.h"
#include "analysis/statistics/summary.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>

namespace statistics {

namespace {

constexpr std::size_t MostForExact = 50;

double approximateP(double v, double n, double tied)
{
    const double sigma = std::sqrt(n * (n + 1) * (2 * n + 1) / 24 - tied / 48);
    const double off = std::max(0.0, std::abs(v - n * (n + 1) / 4) - 0.5);
    return std::min(1.0, 2 * boost::math::cdf(boost::math::complement(boost::math::normal(), off / sigma)));
}

} // namespace

std::optional<SuiteRatio> suiteRatio(std::span<const double> ratios, double level)
{
    const auto logs = logarithms(ratios);
    if (!logs || logs->size() < 2)
        return std::nullopt;
    SuiteRatio result;
    result.scatter = standardDeviation(*logs);
    if (!(result.scatter > 0))
        return std::nullopt;
    const double n = static_cast<double>(logs->size()), middle = mean(*logs);
    const double error = result.scatter / std::sqrt(n);
    const boost::math::students_t t(n - 1);
    const double margin = boost::math::quantile(t, (1 + level) / 2) * error;
    result.ratio = std::exp(middle);
    result.ci = { std::exp(middle - margin), std::exp(middle + margin) };
    result.t = middle / error;
    result.p = 2 * boost::math::cdf(boost::math::complement(t, std::abs(result.t)));
    return result;
}

SignTest signTest(std::span<const double> differences)
{
    SignTest result;
    for (const double d : differences) {
        result.positive += d > 0 ? 1 : 0;
        result.n += d != 0 ? 1 : 0;
    }
    result.p = binomialP(result.positive, result.n, 0.5);
    result.smallestP = smallestSignP(static_cast<std::size_t>(result.n));
    return result;
}

std::optional<SignedRank> signedRank(std::span<const double> differences)
{
    std::vector<double> sizes, kept;
    for (const double d : differences) {
        if (d == 0)
            continue;
        kept.push_back(d);
        sizes.push_back(std::abs(d));
    }
    if (kept.empty())
        return std::nullopt;
    SignedRank result;
    const std::vector<double> rank = ranks(sizes);
    for (std::size_t i = 0; i < kept.size(); ++i)
        result.v += kept[i] > 0 ? rank[i] : 0;
    const double tied = tieTerm(sizes);
    result.exact = tied == 0 && kept.size() <= MostForExact;
    result.p = result.exact ? twoSidedP(signedRankDistribution(kept.size()), result.v)
                            : approximateP(result.v, static_cast<double>(kept.size()), tied);
    return result;
}

} // namespace statistics
