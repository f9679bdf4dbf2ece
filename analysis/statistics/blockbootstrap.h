// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace statistics {

/// What the automatic choice of a block length found on its way.
struct BlockLength {
    std::size_t significant = 0; ///< lags after which the autocorrelations vanish
    std::size_t window = 0; ///< lags used
    double circular = 1; ///< best length for circular blocks
    double stationary = 1; ///< best mean length for blocks of random length
};
/// Politis and White 2004 with the correction of 2009 (Patton, Politis, White). Capped at min(3 sqrt n, n / 3). nullopt
/// for fewer than 10 values or a constant series.
std::optional<BlockLength> politisWhite(std::span<const double> x);
/// The length to use: Politis and White's for circular blocks, rounded up; the cube root of n where there is none.
std::size_t blockLength(std::span<const double> x);

/// Standard error of the mean that all circular blocks of this length give, without drawing any.
double circularBlockError(std::span<const double> x, std::size_t block);

/// `count` means of resampled series, drawn from circular blocks with a fixed seed.
std::vector<double> bootstrapMeans(
    std::span<const double> x, std::size_t block, std::size_t count = 1999, std::int64_t seed = 20260101);

} // namespace statistics
