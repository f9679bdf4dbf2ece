// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/applog/appline.h"

#include "importers/api/lexer.h"

#include <cctype>

namespace importers {

namespace {

/// A stamp that takes the whole text.
std::optional<Stamp> wholeStamp(std::string_view text, DateOrder order)
{
    const auto parsed = parseStamp(text, order);
    if (!parsed || !trimmed(text.substr(parsed->length)).empty())
        return std::nullopt;
    return parsed->stamp;
}

/// "472.000000": seconds since boot, at least three decimals.
std::optional<Stamp> bootStamp(std::string_view text)
{
    const auto seconds = parseDecimal(text);
    if (!seconds || seconds->decimals < 3 || seconds->decimals > 9 || seconds->mantissa < 0)
        return std::nullopt;
    model::Nanos value = seconds->mantissa;
    for (int digits = seconds->decimals; digits < 9; ++digits) {
        if (value > INT64_MAX / 10)
            return std::nullopt;
        value *= 10;
    }
    return Stamp{ model::StampKind::Boot, value, std::nullopt };
}

std::optional<AppLine> bracketed(std::string_view text, DateOrder order)
{
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos || end > 48)
        return std::nullopt;
    const std::string_view inner = trimmed(text.substr(1, end - 1));
    const std::string_view message = trimmed(text.substr(end + 1));
    if (const auto stamp = wholeStamp(inner, order))
        return AppLine{ AppStampForm::Bracketed, *stamp, message };
    if (const auto stamp = bootStamp(inner))
        return AppLine{ AppStampForm::Boot, *stamp, message };
    return std::nullopt;
}

std::optional<AppLine> json(std::string_view text, DateOrder order)
{
    for (const char *key : { "ts", "time", "timestamp", "@timestamp", "datetime", "date", "t" }) {
        const std::string_view value = jsonMember(text, key);
        if (value.empty())
            continue;
        if (const auto stamp = wholeStamp(value, order))
            return AppLine{ AppStampForm::Json, *stamp, text };
    }
    return std::nullopt;
}

std::optional<AppLine> plain(std::string_view text, DateOrder order)
{
    const auto parsed = parseStamp(text, order);
    if (!parsed)
        return std::nullopt;
    const std::string_view rest = text.substr(parsed->length);
    // "12:08:36" of "12:08:36/foo" is no stamp of a line.
    if (!rest.empty() && std::string_view(" \t:|[,;-").find(rest.front()) == std::string_view::npos)
        return std::nullopt;
    return AppLine{ AppStampForm::Plain, parsed->stamp, trimmed(rest) };
}

} // namespace

// {"ts":"2025-03-10T23:59:50.545+08:00","comp":"rec","mcpId":18,"write_ms":41}
std::string_view jsonMember(std::string_view object, std::string_view key)
{
    for (std::size_t at = object.find(key); at != std::string_view::npos; at = object.find(key, at + 1)) {
        if (at == 0 || object[at - 1] != '"')
            continue;
        std::string_view rest = object.substr(at + key.size());
        if (!consume(rest, "\""))
            continue;
        rest = trimmed(rest);
        if (!consume(rest, ":"))
            continue;
        rest = trimmed(rest);
        if (consume(rest, "\""))
            return rest.substr(0, rest.find('"'));
        return trimmed(rest.substr(0, rest.find_first_of(",}]")));
    }
    return {};
}

std::optional<AppLine> parseAppLine(std::string_view line, const Stamp &prefix, DateOrder order)
{
    const std::string_view text = trimmed(line);
    if (text.empty())
        return std::nullopt;
    std::optional<AppLine> parsed;
    if (text.front() == '[')
        parsed = bracketed(text, order);
    else if (text.front() == '{')
        parsed = json(text, order);
    else
        parsed = plain(text, order);
    if (!parsed && prefix.isValid())
        parsed = AppLine{ AppStampForm::Prefix, prefix, text };
    return parsed;
}

} // namespace importers
