// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <cstdint>

namespace statistics {

/// The minimal generator of Park and Miller: s <- 16807 s mod (2^31 - 1). The same numbers on every machine and with
/// every standard library, so that resampled figures are the same bytes each time.
class Lcg {
public:
    /// `seed`: 1 .. 2^31 - 2.
    explicit Lcg(std::int64_t seed)
        : m_state(seed)
    {
    }
    /// Uniform in (0, 1).
    double uniform();
    /// Standard normal, by the inverse of its distribution function.
    double normal();
    /// Uniform in 0 .. count - 1.
    std::size_t below(std::size_t count);

private:
    std::int64_t m_state;
};

} // namespace statistics
