// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/top/topfigures.h"
#include "importers/formats/top/toplines.h"

namespace importers {

namespace {

constexpr std::int64_t Kibi = 1024;
constexpr std::int64_t Gibi = Kibi * Kibi * Kibi;

/// "KiB" to "EiB" -> bytes.
std::optional<std::int64_t> unitOf(std::string_view word)
{
    if (word.size() != 3 || word.substr(1) != "iB")
        return std::nullopt;
    std::int64_t bytes = 1;
    for (const char prefix : { 'K', 'M', 'G', 'T', 'P', 'E' }) {
        bytes *= Kibi;
        if (word.front() == prefix)
            return bytes;
    }
    return std::nullopt;
}

/// "KiB Mem :", "MiB Swap:", "MiB Spch:" (German), "Mem: " and "Swap:" (procps 3.2, figures with a k).
std::optional<TopMemory> takeName(std::string_view &rest)
{
    std::string_view text = rest;
    std::string_view word = nextField(text);
    TopMemory part;
    const auto unit = unitOf(word);
    if (unit) {
        part.unit = *unit;
        word = nextField(text);
    }
    if (word.ends_with(':'))
        word.remove_suffix(1);
    else if (nextField(text) != ":")
        return std::nullopt;
    if (word == "Mem" || word == "Spch")
        part.kind = TopMemory::Kind::Memory;
    else if (word == "Swap")
        part.kind = TopMemory::Kind::Swap;
    else if (!unit || word.empty())
        return std::nullopt;
    if (!unit)
        part.unit = 0;
    rest = text;
    return part;
}

model::Decimal *slot(TopMemory &part, std::string_view label)
{
    if (label == "total")
        return &part.total;
    if (label == "free" || label == "libr")
        return &part.free;
    if (label == "used" || label == "util")
        return &part.used;
    if (label == "buffers")
        return &part.buffers;
    if (label == "cached" || label == "buff/cache" || label == "tamp/cache")
        return &part.cached;
    if (label.starts_with("avail") || label == "dispo")
        return &part.available;
    return nullptr;
}

/// The unit of procps 3.2 stands behind each figure: "12325248k used". Upper case is BusyBox.
bool takeSuffix(std::string_view &text, TopMemory &part)
{
    if (part.unit == Kibi || part.unit == 0) {
        if (consume(text, "k"))
            part.unit = Kibi;
    }
    return part.unit != 0;
}

bool tellsSwap(std::string_view label) { return label == "cached" || label.starts_with("avail") || label == "dispo"; }

/// What the widths of top did to a figure: a figure with + and no decimals may lack digits before the point.
bool isExact(const TopMemory &part, const model::Decimal &value, bool plus)
{
    return !(plus && value.decimals == 0) && !(part.unit >= Gibi && value.mantissa == 0);
}

} // namespace

// MiB Mem :  24105.6 total,  11918.5 free,   2162.5 used,  10530.1 buff/cache
// MiB Swap:      0.0 total,      0.0 free,      0.0 used.  21943.1 avail Mem
// Mem:  24684084k total, 12325248k used, 12358836k free,    69132k buffers
// Swap:        0k total,        0k used,        0k free, 10022980k cached
// GiB Mem :  8.8/23.5     [|||||                      ]
std::optional<TopMemory> parseTopMemory(std::string_view &rest)
{
    std::string_view text = trimmed(rest);
    auto part = takeName(text);
    if (!part)
        return std::nullopt;
    bool some = false;
    while (const auto value = takeTopFigure(text)) {
        if (text.starts_with('/')) {
            part->bar = some = true;
            const std::size_t end = text.find(']');
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
            break;
        }
        if (!takeSuffix(text, *part))
            return std::nullopt;
        const bool plus = consume(text, "+");
        const std::string_view label = takeTopLabel(text);
        model::Decimal *const target = slot(*part, label);
        if (part->kind == TopMemory::Kind::Unclear && target != nullptr && target != &part->total)
            part->kind = tellsSwap(label)                                             ? TopMemory::Kind::Swap
                : label.find("cache") != std::string_view::npos || label == "buffers" ? TopMemory::Kind::Memory
                                                                                      : part->kind;
        if (tellsSwap(label)) // "avail Mem", "cached Mem": the word belongs to the label
            nextField(text);
        some = true;
        if (target != nullptr && isExact(*part, *value, plus))
            *target = *value;
        else
            part->inexact = part->inexact || target != nullptr;
    }
    if (!some)
        return std::nullopt;
    rest = text;
    return part;
}

} // namespace importers
