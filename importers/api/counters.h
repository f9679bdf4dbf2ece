// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/time.h"

#include <cstdint>
#include <optional>

// Counters of the kernel that only grow, and what two readings of them say.
namespace importers {

/// How much a counter grew. One that went over the end of 32 bits from its last quarter into its first grew across it;
/// any other that fell started again, and nothing is known.
std::optional<std::int64_t> grown(std::int64_t before, std::int64_t now);
/// amount * factor / divisor with three decimals; missing when the divisor is not positive or the result is too large
/// to be true.
model::Decimal quotient(std::int64_t amount, std::int64_t factor, std::int64_t divisor);
/// amount in a second.
inline model::Decimal perSecond(std::int64_t amount, model::Nanos length)
{
    return quotient(amount, model::NanosPerSecond, length);
}

} // namespace importers
