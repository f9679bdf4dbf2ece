// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace model {

namespace {

__extension__ typedef unsigned __int128 Wide; // the product of two 64-bit figures always fits

/// 10^0 .. 10^22: the powers a double holds exactly.
constexpr std::array<double, 23> ExactPowers{ 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13,
    1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22 };

std::uint64_t magnitude(std::int64_t value)
{
    return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

std::string digitsOf(Wide value)
{
    std::string digits;
    for (; value != 0; value /= 10)
        digits.push_back(static_cast<char>('0' + static_cast<int>(value % 10)));
    std::reverse(digits.begin(), digits.end());
    return digits;
}

/// Zeros that end a fraction say nothing, and a point with nothing behind it neither.
void trimFraction(std::string &text)
{
    text.erase(text.find_last_not_of('0') + 1);
    if (!text.empty() && text.back() == '.')
        text.pop_back();
}

template <typename... Format>
std::string convert(double value, Format... format)
{
    std::array<char, 512> buffer{}; // a double in fixed notation has at most 309 digits before the point
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format...);
    if (result.ec != std::errc{})
        return {};
    return std::string(buffer.data(), result.ptr);
}

} // namespace

double Decimal::toDouble(std::int64_t multiplier) const
{
    if (!present)
        return std::numeric_limits<double>::quiet_NaN();
    constexpr std::uint64_t ExactLimit = std::uint64_t{ 1 } << 53;
    std::int64_t product = 0;
    // Both operands exact, so that one division rounds correctly: the same double as reading the printed text.
    if (!__builtin_mul_overflow(mantissa, multiplier, &product) && magnitude(product) <= ExactLimit
        && decimals < ExactPowers.size())
        return static_cast<double>(product) / ExactPowers[decimals];
    const std::string text = model::toText(*this, multiplier);
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string toText(const Decimal &value, std::int64_t multiplier)
{
    if (!value.present)
        return {};
    const Wide product = static_cast<Wide>(magnitude(value.mantissa)) * magnitude(multiplier);
    if (product == 0)
        return "0";
    std::string text = digitsOf(product);
    const std::size_t decimals = value.decimals;
    if (decimals > 0) {
        if (text.size() <= decimals)
            text.insert(0, decimals + 1 - text.size(), '0');
        text.insert(text.size() - decimals, 1, '.');
        trimFraction(text);
    }
    return (value.mantissa < 0) != (multiplier < 0) ? "-" + text : text;
}

std::string toText(double value)
{
    if (!std::isfinite(value))
        return {};
    if (value == 0)
        return "0";
    // Figures of the usual size read better without an exponent.
    const double size = std::fabs(value);
    return size >= 1e-5 && size < 1e16 ? convert(value, std::chars_format::fixed) : convert(value);
}

std::string toText(double value, int digits)
{
    if (!std::isfinite(value))
        return {};
    std::string text = convert(value, std::chars_format::fixed, std::clamp(digits, 0, 100));
    if (text.starts_with('-') && text.find_first_of("123456789") == std::string::npos)
        text.erase(0, 1);
    return text;
}

} // namespace model
