// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/iostat/figures.h"

#include <algorithm>

namespace importers::iostatfmt {

namespace {

/// "k" of "2.2k" as a power of 1024; -1: no such unit.
int unitPower(char unit)
{
    constexpr std::string_view units = "Bkmgtp";
    const char lower = unit == 'B' ? 'B' : static_cast<char>(unit | 0x20);
    const auto at = units.find(lower);
    return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

/// A unit below the column's own (12k in a column of MB) would need digits that were not printed.
std::optional<model::Decimal> scaled(model::Decimal figure, char unit, const FigureRule &rule)
{
    const int power = unitPower(unit) - rule.base;
    if (rule.base == 0 || unitPower(unit) < 0 || power < 0)
        return std::nullopt;
    if (__builtin_mul_overflow(figure.mantissa, std::int64_t{ 1 } << (10 * power), &figure.mantissa))
        return std::nullopt;
    return figure;
}

/// nan, -nan, inf, ****: printed by iostat in place of a figure.
bool standsForFigure(std::string_view token)
{
    if (token.find_first_not_of('*') == token.npos)
        return true;
    if (token.front() == '-')
        token.remove_prefix(1);
    return token == "nan" || token == "inf" || token == "nan%" || token == "inf%";
}

bool isOverlong(std::string_view token)
{
    const auto points = std::count_if(token.begin(), token.end(), [](char c) { return c == '.' || c == ','; });
    const auto digits = std::count_if(token.begin(), token.end(), isDigit);
    return points <= 1 && digits > 18 && points + digits == static_cast<std::ptrdiff_t>(token.size());
}

} // namespace

const char *scanOddFigure(
    const char *p, const char *end, const FigureRule &rule, model::Decimal &out, FigureFlags &flags)
{
    const char *const stop = std::find_if(p, end, isBlank);
    std::string_view token(p, static_cast<std::size_t>(stop - p));
    out = model::Decimal::missing();
    if (token.empty())
        return nullptr;
    if (standsForFigure(token)) {
        flags.garbage = true;
        return stop;
    }
    if (isOverlong(token)) {
        flags.absurd = true;
        return stop;
    }
    const char unit = token.back();
    if (!isDigit(unit))
        token.remove_suffix(1);
    auto figure = parseDecimal(token, true);
    if (figure && !isDigit(unit) && unit != '%')
        figure = scaled(*figure, unit, rule);
    if (!figure)
        return nullptr;
    if (figure->mantissa < 0) {
        flags.garbage = true;
        return stop;
    }
    flags.wide = true;
    out = *figure;
    return stop;
}

bool isAbsurd(const model::Decimal &figure, const FigureRule &rule)
{
    if (!figure.present || rule.limit == 0)
        return false;
    std::int64_t limit = rule.limit;
    for (int i = 0; i < figure.decimals; ++i) {
        if (__builtin_mul_overflow(limit, 10, &limit))
            return false;
    }
    return figure.mantissa > limit;
}

} // namespace importers::iostatfmt
