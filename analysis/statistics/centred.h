// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <span>
#include <vector>

namespace statistics {

/// A series less its mean.
struct Centred {
    std::vector<double> x;
    double square = 0; ///< sum of the squares

    explicit Centred(std::span<const double> values);
    std::size_t size() const { return x.size(); }
    /// Sum of x(i) x(i + lag) over the series.
    double product(std::size_t lag) const;
    /// 0 for a constant series and from a lag on that is not below the length.
    double autocorrelation(std::size_t lag) const;
};

} // namespace statistics
