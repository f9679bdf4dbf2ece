// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/top/topfigures.h"
#include "importers/formats/top/toplines.h"

#include <algorithm>
#include <array>

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

/// "KiB Mem :", "MiB Swap:", "MiB Spch:" (German), "MiB 스  왑:" (Korean), "Mem: " and "Swap:" (procps 3.2, figures
/// with a k).
std::optional<TopMemory> takeName(std::string_view &rest)
{
    constexpr std::size_t longest = 24; // bytes
    const std::size_t colon = rest.substr(0, longest).find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    std::string_view name = rest.substr(0, colon), afterUnit = name;
    TopMemory part;
    const auto unit = unitOf(nextField(afterUnit));
    part.unit = unit.value_or(0);
    name = trimmed(unit ? afterUnit : name);
    if (name == "Mem" || name == "Spch")
        part.kind = TopMemory::Kind::Memory;
    else if (name == "Swap" || name == "swap")
        part.kind = TopMemory::Kind::Swap;
    else if (!unit || name.empty())
        return std::nullopt;
    rest.remove_prefix(colon + 1);
    return part;
}

struct Label {
    std::string_view word;
    model::Decimal TopMemory::*figure;
};

// English, French, Korean, Polish, Romanian, Swedish, Ukrainian; without the point at the end.
constexpr auto Labels = std::to_array<Label>({
    { "total", &TopMemory::total },
    { "총계", &TopMemory::total },
    { "razem", &TopMemory::total },
    { "totalt", &TopMemory::total },
    { "загал", &TopMemory::total },
    { "free", &TopMemory::free },
    { "libr", &TopMemory::free },
    { "잔여", &TopMemory::free },
    { "wolne", &TopMemory::free },
    { "liberă", &TopMemory::free },
    { "fritt", &TopMemory::free },
    { "вільн", &TopMemory::free },
    { "віль", &TopMemory::free },
    { "used", &TopMemory::used },
    { "util", &TopMemory::used },
    { "사용", &TopMemory::used },
    { "użyte", &TopMemory::used },
    { "utilizată", &TopMemory::used },
    { "anv", &TopMemory::used },
    { "вик", &TopMemory::used },
    { "вико", &TopMemory::used },
    { "buffers", &TopMemory::buffers },
    { "cached", &TopMemory::cached },
    { "buff/cache", &TopMemory::cached },
    { "tamp/cache", &TopMemory::cached },
    { "buf/cache", &TopMemory::cached },
    { "버퍼/캐시", &TopMemory::cached },
    { "буф/кеш", &TopMemory::cached },
    { "avail", &TopMemory::available },
    { "dispo", &TopMemory::available },
    { "가용", &TopMemory::available },
    { "dost", &TopMemory::available },
    { "tillg", &TopMemory::available },
    { "дост", &TopMemory::available },
});

model::Decimal *slot(TopMemory &part, std::string_view label)
{
    const auto it = std::find_if(Labels.begin(), Labels.end(),
        [&](const Label &l) { return label == l.word || (l.word == "avail" && label.starts_with(l.word)); });
    return it == Labels.end() ? nullptr : &(part.*(it->figure));
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

/// What stands in the line of the swap space only.
bool tellsSwap(TopMemory &part, std::string_view label)
{
    return label == "cached" || slot(part, label) == &part.available;
}

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
        const bool swap = tellsSwap(*part, label);
        if (part->kind == TopMemory::Kind::Unclear && target != nullptr && target != &part->total)
            part->kind = swap                                         ? TopMemory::Kind::Swap
                : target == &part->cached || target == &part->buffers ? TopMemory::Kind::Memory
                                                                      : part->kind;
        if (swap) // "avail Mem", "cached Mem": the word belongs to the label
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
