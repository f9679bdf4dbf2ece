// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"

#include <charconv>
#include <cmath>

namespace importers {

namespace {
constexpr std::size_t MaxDigits = 18; // always fits into std::int64_t
} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string_view nextField(std::string_view &rest)
{
    const char *at = rest.data();
    const char *const end = at + rest.size();
    while (at != end && isBlank(*at))
        ++at;
    const char *const start = at;
    while (at != end && !isBlank(*at))
        ++at;
    rest = std::string_view(at, static_cast<std::size_t>(end - at));
    return std::string_view(start, static_cast<std::size_t>(at - start));
}

void splitFields(std::string_view text, std::vector<std::string_view> &out)
{
    out.clear();
    for (std::string_view field = nextField(text); !field.empty(); field = nextField(text))
        out.push_back(field);
}

bool consume(std::string_view &rest, std::string_view prefix)
{
    if (!rest.starts_with(prefix))
        return false;
    rest.remove_prefix(prefix.size());
    return true;
}

std::optional<model::Decimal> parseDecimal(std::string_view token, bool comma)
{
    const char *at = token.data();
    const char *const end = at + token.size();
    const bool negative = at != end && *at == '-';
    at += negative ? 1 : 0;
    const char *const start = at;
    std::int64_t value = 0;
    const auto digits = [&] {
        for (; at != end && isDigit(*at); ++at)
            value
                = static_cast<std::int64_t>(static_cast<std::uint64_t>(value) * 10 + static_cast<unsigned>(*at - '0'));
    };
    digits();
    const auto whole = static_cast<std::size_t>(at - start);
    std::size_t fraction = 0;
    if (whole > 0 && at != end && (*at == '.' || (comma && *at == ','))) {
        const char *const point = ++at;
        digits();
        fraction = static_cast<std::size_t>(at - point);
        if (fraction == 0)
            return std::nullopt;
    }
    if (whole == 0 || at != end || whole + fraction > MaxDigits)
        return std::nullopt;
    return model::Decimal::of(negative ? -value : value, static_cast<int>(fraction));
}

std::optional<std::int64_t> parseInteger(std::string_view token)
{
    std::int64_t value = 0;
    const char *const end = token.data() + token.size();
    const auto [at, error] = std::from_chars(token.data(), end, value);
    if (error != std::errc() || at != end)
        return std::nullopt;
    return value;
}

/// "1." lost its digits.
std::optional<double> parseDouble(std::string_view token)
{
    double value = 0;
    const char *const end = token.data() + token.size();
    const auto [at, error] = std::from_chars(token.data(), end, value);
    if (error != std::errc() || at != end || !std::isfinite(value) || token.back() == '.')
        return std::nullopt;
    return value;
}

std::string_view clipUtf8(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    // 10xxxxxx continues a sequence: the cut must not fall before one.
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

} // namespace importers
