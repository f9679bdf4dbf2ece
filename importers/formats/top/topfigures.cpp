// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/topfigures.h"

#include "importers/api/lexer.h"

namespace importers {

namespace {

std::size_t digitsEnd(std::string_view text, std::size_t at)
{
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return at;
}

std::string_view withoutBlanks(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    return text;
}

} // namespace

std::optional<model::Decimal> takeTopFigure(std::string_view &rest)
{
    const std::string_view text = withoutBlanks(rest);
    std::size_t end = digitsEnd(text, 0);
    if (end == 0)
        return std::nullopt;
    if (end + 1 < text.size() && (text[end] == '.' || text[end] == ',') && isDigit(text[end + 1]))
        end = digitsEnd(text, end + 1);
    const auto value = parseDecimal(text.substr(0, end), true);
    if (value)
        rest = text.substr(end);
    return value;
}

std::string_view takeTopLabel(std::string_view &rest)
{
    const std::string_view text = withoutBlanks(rest);
    std::size_t end = 0;
    while (end < text.size() && !isBlank(text[end]) && text[end] != ',' && text[end] != '.' && text[end] != ':'
        && !(end == 0 && isDigit(text[end])))
        ++end;
    const std::string_view label = text.substr(0, end);
    while (end < text.size() && (text[end] == ',' || text[end] == '.')) // "anv.,"
        ++end;
    rest = text.substr(end);
    return label;
}

} // namespace importers
