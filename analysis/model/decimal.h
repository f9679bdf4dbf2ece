// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <limits>
#include <string>

namespace model {

/// A figure exactly as printed: mantissa / 10^decimals, or missing. Never rounded through a double on its way
/// from the log to the store.
struct Decimal {
    std::int64_t mantissa = 0;
    std::uint8_t decimals = 0;
    bool present = false;

    static constexpr Decimal missing() { return {}; }
    static constexpr Decimal of(std::int64_t mantissa, int decimals = 0)
    {
        return { mantissa, static_cast<std::uint8_t>(decimals), true };
    }
    /// mantissa * multiplier / 10^decimals, rounded once; NaN when missing.
    double toDouble(std::int64_t multiplier = 1) const;
    friend bool operator==(const Decimal &, const Decimal &) = default;
};

/// mantissa * multiplier / 10^decimals in full, without trailing zeros after the point; "" when missing.
std::string toText(const Decimal &value, std::int64_t multiplier = 1);
/// The shortest text that reads back as the same double; "nan" never appears, a NaN gives "".
std::string toText(double value);
/// With a fixed number of digits after the point, for sentences.
std::string toText(double value, int digits);

} // namespace model
