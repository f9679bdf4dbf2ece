// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/surepart.h"

#include "importers/api/lexer.h"

namespace importers {

namespace {

/// Letters that begin a unit and count for a factor of their own when the unit is cut behind them.
constexpr std::string_view UnitPrefixes = "kKMGTPEmun";

bool isOfFigure(char c) { return isDigit(c) || c == '.' || c == ','; }

/// Without the digits, points and commas at the end. The same text when there is no digit among them.
std::string_view withoutFigure(std::string_view text)
{
    std::size_t start = text.size();
    bool digits = false;
    for (; start > 0 && isOfFigure(text[start - 1]); --start)
        digits = digits || isDigit(text[start - 1]);
    return digits ? text.substr(0, start) : text;
}

} // namespace

std::string_view surePart(const Line &line)
{
    const std::string_view text = line.text;
    if (!line.open || text.empty())
        return text;
    if (UnitPrefixes.find(text.back()) == std::string_view::npos)
        return withoutFigure(text);
    std::string_view figure = text.substr(0, text.size() - 1);
    while (!figure.empty() && isBlank(figure.back()))
        figure.remove_suffix(1);
    const std::string_view rest = withoutFigure(figure);
    return rest.size() == figure.size() ? text : rest;
}

} // namespace importers
