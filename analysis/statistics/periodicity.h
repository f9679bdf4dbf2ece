// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <optional>
#include <span>

namespace statistics {

struct Rayleigh {
    double resultant = 0; ///< 0: phases all over the period .. 1: all the same
    double z = 0;
    double p = 1;
    double phase = 0; ///< s after a multiple of the period at which the events gather
};
/// Whether events keep to a period (s). nullopt without events, or when the period is a multiple of the sampling
/// interval (0: none): stamps of samples keep to that by themselves.
std::optional<Rayleigh> rayleigh(std::span<const double> times, double period, double samplingInterval = 0);

/// How likely `waits` independent waiting times without a memory (exponential, as between events that come by chance)
/// are so even that the longest is at most `ratio` times the shortest: (g/d) * B(g/d, g) with d = ratio - 1 and g
/// waits, from the joint distribution of the extremes. 1 for fewer than two waits.
double evenByChance(std::size_t waits, double ratio);

} // namespace statistics
