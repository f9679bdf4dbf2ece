// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/seriesmean.h"

#include "analysis/statistics/autocorrelation.h"
#include "analysis/statistics/blockbootstrap.h"
#include "analysis/statistics/summary.h"

#include <algorithm>
#include <cmath>

namespace statistics {

namespace {

// The lag-1 autocorrelation of a short series comes out too small by about (1 + 4 r) / n (Marriott and Pope 1954).
double unbiasedLag1(std::span<const double> x)
{
    const double r = autocorrelation(x, 1);
    return std::clamp(r + (1 + 4 * r) / static_cast<double>(x.size()), 0.0, 0.999);
}

} // namespace

SeriesMean seriesMean(std::span<const double> x)
{
    SeriesMean side;
    side.n = static_cast<double>(x.size());
    side.mean = mean(x);
    side.block = blockLength(x);
    const double spread = variance(x);
    if (!(spread > 0)) {
        side.effective = side.n;
        return side;
    }
    // Two views of the memory of the series, the longer one counts: an autoregression sees a slow drift that fits into
    // no block, the blocks see what is no autoregression. Blocks of a finite series lack what lies between them.
    const double lag1 = unbiasedLag1(x);
    const double byLag = (1 + lag1) / (1 - lag1);
    const double error = circularBlockError(x, side.block);
    const double byBlock = error * error * side.n / spread / (1 - static_cast<double>(side.block) / side.n);
    side.effective = side.n / std::max({ 1.0, byLag, byBlock });
    side.squaredError = spread / side.effective;
    return side;
}

double freedomOf(const SeriesMean &a, const SeriesMean &b)
{
    const double sum = a.squaredError + b.squaredError;
    const double ofA = a.squaredError * a.squaredError / std::max(a.effective - 1, 0.1);
    const double ofB = b.squaredError * b.squaredError / std::max(b.effective - 1, 0.1);
    return std::max(1.0, sum * sum / (ofA + ofB));
}

} // namespace statistics
