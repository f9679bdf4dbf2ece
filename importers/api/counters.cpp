// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/counters.h"

#include <limits>

namespace importers {

std::optional<std::int64_t> grown(std::int64_t before, std::int64_t now)
{
    constexpr std::int64_t range = std::int64_t{ 1 } << 32;
    if (now >= before)
        return now - before;
    if (before < range && before >= range / 4 * 3 && now < range / 4)
        return now + range - before;
    return std::nullopt;
}

model::Decimal quotient(std::int64_t amount, std::int64_t factor, std::int64_t divisor)
{
    if (divisor <= 0)
        return model::Decimal::missing();
    __extension__ typedef __int128 Wide;
    const Wide scaled = Wide{ amount } * factor * 1000;
    const Wide rounded = (scaled + (scaled < 0 ? -divisor / 2 : divisor / 2)) / divisor;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 1000;
    if (rounded > most || rounded < -most)
        return model::Decimal::missing();
    return model::Decimal::of(static_cast<std::int64_t>(rounded), 3);
}

} // namespace importers
