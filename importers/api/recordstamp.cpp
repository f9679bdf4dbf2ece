// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/recordstamp.h"

#include "importers/api/lexer.h"

namespace importers {

namespace {

/// "3670.46": seconds with two digits after the point, as /proc/uptime prints them.
std::optional<model::Nanos> parseHundredths(std::string_view token)
{
    const auto value = parseDecimal(token);
    if (!value || value->decimals != 2 || value->mantissa < 0 || value->mantissa > 1'000'000'000'000)
        return std::nullopt;
    return value->mantissa * (model::NanosPerSecond / 100);
}

std::optional<Stamp> parseUptimePair(std::string_view text)
{
    const auto up = parseHundredths(nextField(text));
    const auto idle = parseHundredths(nextField(text));
    if (!up || !idle || !trimmed(text).empty())
        return std::nullopt;
    return Stamp{ model::StampKind::Boot, *up, std::nullopt };
}

} // namespace

std::optional<Stamp> parseRecordStamp(std::string_view text, DateOrder order)
{
    text = trimmed(text);
    if (text.empty())
        return std::nullopt;
    if (const auto stamp = parseStamp(text, order); stamp && stamp->length == text.size())
        return stamp->stamp;
    return parseUptimePair(text);
}

} // namespace importers
