// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/hdparm/hdparmlines.h"

#include "importers/api/factname.h"
#include "importers/api/lexer.h"

#include <algorithm>

namespace importers::hdparmfmt {

std::optional<std::string_view> parseDevice(std::string_view text)
{
    if (!consume(text, "/dev/"))
        return std::nullopt;
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    if (!text.ends_with(':'))
        return std::nullopt;
    text.remove_suffix(1);
    const bool name = !text.empty() && text.find_first_of(" \t:") == text.npos;
    return name ? std::optional(text) : std::nullopt;
}

std::optional<Property> parseProperty(std::string_view text)
{
    text = trimmed(text);
    const auto equals = text.find(" = ");
    const auto colon = text.find(": ");
    const auto at = colon != text.npos ? colon : equals; // "device size with M = 1024*1024:  61057 MBytes"
    if (at == text.npos || at == 0 || at > 48)
        return std::nullopt;
    Property property{ factName(text.substr(0, at)), trimmed(text.substr(at == equals ? at + 3 : at + 1)) };
    return property.name.empty() || property.value.empty() ? std::nullopt : std::optional(property);
}

std::optional<Timing> parseTiming(std::string_view text)
{
    text = trimmed(text);
    if (!consume(text, "Timing "))
        return std::nullopt;
    const auto colon = text.find(':');
    const auto equals = text.rfind(" = ");
    if (colon == text.npos || equals == text.npos || equals < colon)
        return std::nullopt;
    Timing timing{ text.substr(0, colon), 0, trimmed(text.substr(equals + 3)) };
    std::string_view rest = timing.printed;
    const auto figure = parseDouble(nextField(rest));
    const std::string_view unit = nextField(rest);
    if (!figure || (unit != "MB/sec" && unit != "kB/sec") || !trimmed(rest).empty())
        return std::nullopt;
    timing.bytesPerSecond = *figure * (unit == "MB/sec" ? 1048576.0 : 1024.0);
    return timing;
}

std::optional<Feature> parseFeature(std::string_view text)
{
    if (text.empty() || !isBlank(text.front()))
        return std::nullopt;
    text = trimmed(text);
    const bool star = consume(text, "*");
    const std::string_view name = trimmed(text);
    const bool word = !name.empty() && name.find(':') == name.npos && name.size() < 80;
    return word ? std::optional(Feature{ name, star }) : std::nullopt;
}

} // namespace importers::hdparmfmt
