// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/shares.h"

#include "analysis/statistics/exactbinomial.h"

#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/normal.hpp>

#include <cmath>
#include <limits>

namespace statistics {

using boost::math::cdf;
using boost::math::complement;

namespace {

double normalQuantile(double level) { return boost::math::quantile(boost::math::normal(), (1 + level) / 2); }

double scoreChiSquare(const Share &a, const Share &b)
{
    const double pooled = (a.hits + b.hits) / (a.of + b.of);
    const double spread = pooled * (1 - pooled) * (1 / a.of + 1 / b.of);
    const double difference = a.value() - b.value();
    return spread > 0 ? difference * difference / spread : 0;
}

} // namespace

Interval wilsonInterval(const Share &share, double level)
{
    const double z = normalQuantile(level), n = share.of, p = share.value();
    const double middle = p + z * z / (2 * n), scale = 1 + z * z / n;
    const double margin = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return { share.hits <= 0 ? 0 : (middle - margin) / scale, share.hits >= n ? 1 : (middle + margin) / scale };
}

Binomial binomialTest(const Share &share, double expected, double level)
{
    return { binomialP(share.hits, share.of, expected), clopperPearson(share.hits, share.of, level) };
}

ShareDifference compareShares(const Share &a, const Share &b, double level)
{
    ShareDifference result;
    const Interval ia = wilsonInterval(a, level), ib = wilsonInterval(b, level);
    result.difference = a.value() - b.value();
    result.ci = { result.difference - std::hypot(a.value() - ia.low, ib.high - b.value()),
        result.difference + std::hypot(ia.high - a.value(), b.value() - ib.low) };
    result.chiSquare = scoreChiSquare(a, b);
    result.p = cdf(complement(boost::math::chi_squared(1), result.chiSquare));
    return result;
}

ShareRatio shareRatio(const Share &a, const Share &b, double phi, double level)
{
    ShareRatio result;
    result.ci = { 0, std::numeric_limits<double>::infinity() };
    if (a.hits <= 0 || b.hits <= 0) {
        result.ratio = std::numeric_limits<double>::quiet_NaN();
        return result;
    }
    const double z = normalQuantile(level);
    const double logRatio = std::log(a.value() / b.value());
    const double plain = std::sqrt(1 / a.hits - 1 / a.of + 1 / b.hits - 1 / b.of);
    const double error = plain * std::sqrt(phi);
    result.ratio = std::exp(logRatio);
    result.ci = { std::exp(logRatio - z * error), std::exp(logRatio + z * error) };
    result.z = error > 0 ? logRatio / error : 0;
    result.p = 2 * cdf(complement(boost::math::normal(), std::abs(result.z)));
    result.breakEvenPhi = plain > 0 ? std::pow(logRatio / plain / z, 2) : 0;
    return result;
}

} // namespace statistics
