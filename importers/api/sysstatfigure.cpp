// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatfigure.h"

#include "importers/api/lexer.h"

#include <optional>

namespace importers {

namespace {

using model::Decimal;

/// "k" of "2.2k" as a power of 1024.
std::optional<int> unitPower(char unit)
{
    constexpr std::string_view units = "BkMGTP";
    const auto at = units.find(unit);
    return at == units.npos ? std::nullopt : std::optional(static_cast<int>(at));
}

/// 1 / 1024 is 0.0009765625.
std::optional<Decimal> dividedBy1024(Decimal figure)
{
    if (figure.mantissa == 0)
        return figure;
    if (__builtin_mul_overflow(figure.mantissa, std::int64_t{ 9'765'625 }, &figure.mantissa))
        return std::nullopt;
    figure.decimals = static_cast<std::uint8_t>(figure.decimals + 10);
    return figure.decimals <= 18 ? std::optional(figure) : std::nullopt;
}

std::optional<Decimal> scaled(Decimal figure, int power)
{
    if (power == -1)
        return dividedBy1024(figure);
    if (power < 0 || __builtin_mul_overflow(figure.mantissa, std::int64_t{ 1 } << (10 * power), &figure.mantissa))
        return std::nullopt;
    return figure;
}

bool standsForFigure(std::string_view token)
{
    if (token.find_first_not_of('*') == token.npos)
        return true;
    if (token.front() == '-')
        token.remove_prefix(1);
    return token == "nan" || token == "inf" || token == "nan%" || token == "inf%";
}

/// Only digits, with a point: 19-digit figures of counters that wrapped.
bool isOverlong(std::string_view token)
{
    return token.size() > 18 && token.find_first_not_of("0123456789.,") == token.npos;
}

bool isAbove(const Decimal &figure, std::int64_t limit)
{
    for (int i = 0; i < figure.decimals; ++i) {
        if (__builtin_mul_overflow(limit, 10, &limit))
            return false;
    }
    return figure.mantissa > limit;
}

} // namespace

SysstatFigure parseSysstatFigure(std::string_view token, const SysstatFigureRule &rule, Decimal &out)
{
    out = Decimal::missing();
    if (token.empty())
        return SysstatFigure::None;
    if (token == "-")
        return SysstatFigure::Read;
    if (standsForFigure(token))
        return SysstatFigure::Odd;
    const char unit = token.back();
    if (!isDigit(unit))
        token.remove_suffix(1);
    auto figure = parseDecimal(token, true);
    if (!figure)
        return isDigit(unit) && isOverlong(token) ? SysstatFigure::Absurd : SysstatFigure::None;
    if (!isDigit(unit) && unit != '%') {
        const auto power = unitPower(unit);
        if (!power || rule.base < 0 || !(figure = scaled(*figure, *power - rule.base)))
            return SysstatFigure::None;
    }
    if (figure->mantissa < 0)
        return rule.negativeIsUnknown ? SysstatFigure::Read : SysstatFigure::Odd;
    if (rule.limit > 0 && isAbove(*figure, rule.limit))
        return SysstatFigure::Absurd;
    out = *figure;
    return SysstatFigure::Read;
}

} // namespace importers
