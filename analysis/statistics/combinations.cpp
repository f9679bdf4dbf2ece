// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/combinations.h"

#include <boost/math/special_functions/gamma.hpp>

#include <algorithm>
#include <cmath>

namespace statistics {

double logChoose(double n, double k)
{
    using boost::math::lgamma;
    return lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1);
}

double choose(double n, double k)
{
    // Products are exact as long as they fit, which logarithms are not.
    const double few = std::min(k, n - k);
    double ways = 1;
    for (double i = 1; i <= few && std::isfinite(ways); ++i)
        ways = ways * (n - few + i) / i;
    return ways;
}

} // namespace statistics
