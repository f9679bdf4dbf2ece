// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/timeunits.h"

#include <cstdint>

namespace importers {

namespace {

/// Units of time by their power of ten below a second.
struct Unit {
    std::string_view name;
    int power;
};

constexpr Unit Units[] = { { "ns", 9 }, { "nsec", 9 }, { "us", 6 }, { "usec", 6 }, { "\xC2\xB5s", 6 },
    { "\xCE\xBCs", 6 }, { "ms", 3 }, { "msec", 3 }, { "msecs", 3 }, { "s", 0 }, { "sec", 0 }, { "secs", 0 },
    { "second", 0 }, { "seconds", 0 }, { "millis", 3 }, { "milliseconds", 3 }, { "micros", 6 }, { "microseconds", 6 } };

} // namespace

std::optional<int> timeUnitPower(std::string_view unit)
{
    for (const Unit &known : Units) {
        if (known.name == unit)
            return known.power;
    }
    return std::nullopt;
}

std::optional<model::Decimal> toMillis(model::Decimal value, int power)
{
    int decimals = value.decimals + power - 3;
    for (; decimals < 0; ++decimals) {
        if (value.mantissa > INT64_MAX / 10)
            return std::nullopt;
        value.mantissa *= 10;
    }
    return model::Decimal::of(value.mantissa, decimals);
}

} // namespace importers
