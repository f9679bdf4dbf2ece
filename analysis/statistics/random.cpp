// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/random.h"

#include <boost/math/distributions/normal.hpp>

namespace statistics {

namespace {

constexpr std::int64_t Modulus = 2147483647; // 2^31 - 1, a prime
constexpr std::int64_t Multiplier = 16807; // one of its primitive roots

} // namespace

double Lcg::uniform()
{
    m_state = m_state * Multiplier % Modulus;
    return static_cast<double>(m_state) / static_cast<double>(Modulus);
}

double Lcg::normal() { return boost::math::quantile(boost::math::normal(), uniform()); }

std::size_t Lcg::below(std::size_t count) { return static_cast<std::size_t>(uniform() * static_cast<double>(count)); }

} // namespace statistics
