// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/centred.h"

#include "analysis/statistics/summary.h"

#include <numeric>

namespace statistics {

Centred::Centred(std::span<const double> values)
    : x(values.begin(), values.end())
{
    const double middle = mean(values);
    for (double &value : x) {
        value -= middle;
        square += value * value;
    }
}

double Centred::product(std::size_t lag) const
{
    if (lag >= x.size())
        return 0;
    const auto by = static_cast<std::ptrdiff_t>(lag);
    return std::inner_product(x.begin(), x.end() - by, x.begin() + by, 0.0);
}

double Centred::autocorrelation(std::size_t lag) const { return square > 0 ? product(lag) / square : 0; }

} // namespace statistics
