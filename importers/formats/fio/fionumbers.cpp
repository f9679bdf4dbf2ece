// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/fio/fionumbers.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <cmath>

namespace importers {

namespace {

constexpr std::string_view Prefixes = "KMGTPE";

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 0x20) : c; }

/// Takes digits with a point off the front: the figure and what its last digit is worth.
std::optional<FioQuantity> takeNumber(std::string_view &rest)
{
    rest = trimmed(rest);
    const std::size_t end = std::min(rest.find_first_not_of("0123456789."), rest.size());
    const auto number = parseDecimal(rest.substr(0, end));
    if (!number)
        return std::nullopt;
    rest.remove_prefix(end);
    return FioQuantity{ number->toDouble(), std::pow(10.0, -static_cast<double>(number->decimals)) };
}

FioQuantity times(const FioQuantity &quantity, double factor)
{
    return { quantity.value * factor, quantity.step * factor };
}

/// Takes "k", "Ki", "M" off the front: the factor, 1 when there is none.
double takePrefix(std::string_view &rest, FioBase base)
{
    const std::size_t at = rest.empty() ? std::string_view::npos : Prefixes.find(upper(rest.front()));
    if (at == std::string_view::npos)
        return 1;
    rest.remove_prefix(1);
    const bool binary = consume(rest, "i");
    return std::pow(binary || base == FioBase::Old ? 1024.0 : 1000.0, static_cast<double>(at + 1));
}

} // namespace

std::optional<FioQuantity> parseFioCount(std::string_view text)
{
    std::string_view rest = text;
    const auto number = takeNumber(rest);
    if (!number)
        return std::nullopt;
    const double factor = takePrefix(rest, FioBase::New);
    return rest.empty() ? std::optional(times(*number, factor)) : std::nullopt;
}

std::optional<FioQuantity> parseFioBytes(std::string_view text, FioBase base)
{
    std::string_view rest = text;
    const auto number = takeNumber(rest);
    if (!number)
        return std::nullopt;
    rest = trimmed(rest);
    const double factor = takePrefix(rest, base);
    consume(rest, "B");
    return rest.empty() ? std::optional(times(*number, factor)) : std::nullopt;
}

std::optional<FioQuantity> parseFioRate(std::string_view text, FioBase base)
{
    std::string_view rest = text;
    const auto number = takeNumber(rest);
    if (!number)
        return std::nullopt;
    rest = trimmed(rest);
    const std::string_view unit = rest;
    double factor = takePrefix(rest, base);
    if (consume(rest, "bit")) {
        // Bits are counted in thousands unless an 'i' says otherwise; up to 2.16 in 1024, as bytes are.
        factor /= 8;
    } else {
        consume(rest, "B");
    }
    consume(rest, "/s");
    if (!rest.empty() || (unit.empty() && number->value != 0))
        return std::nullopt;
    return times(*number, factor);
}

std::optional<double> fioTimeUnit(std::string_view word)
{
    if (word == "nsec" || word == "ns")
        return 1e-3;
    if (word == "usec" || word == "us")
        return 1.0;
    if (word == "msec" || word == "ms")
        return 1e3;
    return word == "sec" || word == "s" ? std::optional(1e6) : std::nullopt;
}

std::optional<double> parseFioMilliseconds(std::string_view text)
{
    text = trimmed(text);
    if (text.ends_with("msec"))
        text = trimmed(text.substr(0, text.size() - 4));
    const auto value = parseDecimal(text);
    return value ? std::optional(value->toDouble()) : std::nullopt;
}

std::string fioPercentile(std::string_view rank)
{
    if (rank.ends_with("th"))
        rank.remove_suffix(2);
    const auto value = parseDecimal(trimmed(rank));
    if (!value || value->toDouble() <= 0 || value->toDouble() > 100)
        return {};
    return "p" + model::toText(*value);
}

namespace {

constexpr std::string_view Lower[] = { "slat", "clat", "lat", "sync" };
constexpr std::string_view Higher[] = { "bw", "iops", "bw_min", "bw.min", "iops.min", "bw.mean", "iops.mean" };

bool isLatency(std::string_view metric)
{
    const std::size_t statistic = metric.rfind('.');
    if (statistic == std::string_view::npos || metric.ends_with(".min") || metric.ends_with(".count"))
        return false;
    // A percentile has a point of its own: "clat.p99.9".
    for (const std::string_view word : Lower)
        if (metric.starts_with(std::string(word) + '.') || metric.find('.' + std::string(word) + '.') < metric.size()
            || metric.find('.' + std::string(word) + '_') < metric.size())
            return true;
    return false;
}

} // namespace

FioFigure fioFigure(std::string metric, double value, const char *unit)
{
    model::Better better = model::Better::None;
    const std::string_view unitName = unit;
    if (unitName == "us" && isLatency(metric))
        better = model::Better::Lower;
    for (const std::string_view end : Higher)
        if ((unitName == "B/s" || unitName == "1/s") && metric.ends_with('.' + std::string(end)))
            better = model::Better::Higher;
    return { std::move(metric), value, unit, better };
}

std::vector<FioItem> splitFioItems(std::string_view text)
{
    std::vector<FioItem> out;
    while (!trimmed(text).empty()) {
        const std::size_t end = std::min(text.find(','), text.size());
        const std::string_view piece = trimmed(text.substr(0, end));
        // ">=64=0.0%": the last sign parts name and value.
        const std::size_t equals = piece.rfind('=');
        if (equals == std::string_view::npos)
            out.push_back({ {}, piece });
        else
            out.push_back({ trimmed(piece.substr(0, equals)), trimmed(piece.substr(equals + 1)) });
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

std::string_view fioItem(const std::vector<FioItem> &items, std::string_view name)
{
    const auto it = std::find_if(items.begin(), items.end(), [&](const FioItem &item) { return item.name == name; });
    return it == items.end() ? std::string_view() : it->value;
}

} // namespace importers
