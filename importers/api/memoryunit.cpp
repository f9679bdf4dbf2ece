// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/memoryunit.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers {

std::optional<MemoryUnit> guessMemoryUnit(std::span<const std::int64_t> figures)
{
    constexpr std::int64_t kib = 1024, mib = kib * kib;
    constexpr std::int64_t mostMib = 64 * mib; // 64 TiB
    constexpr std::int64_t leastBytes = 64 * mib;
    const auto multiples = [&](std::int64_t of) {
        return std::all_of(figures.begin(), figures.end(), [&](std::int64_t figure) { return figure % of == 0; });
    };
    const std::int64_t largest = figures.empty() ? 0 : *std::max_element(figures.begin(), figures.end());
    if (multiples(4096) && largest >= leastBytes * 64)
        return MemoryUnit{ 1, "B", false };
    if (multiples(4))
        return MemoryUnit{};
    if (largest >= mostMib)
        return std::nullopt;
    // A machine with less than 256 MiB would be told in KiB; one with 256 GiB may well be told in GiB.
    constexpr std::int64_t leastMib = 256;
    return largest >= leastMib ? std::optional(MemoryUnit{ mib, "MiB", true }) : std::nullopt;
}

std::optional<std::int64_t> binaryFactor(std::string_view suffix)
{
    if (suffix.ends_with('B'))
        suffix.remove_suffix(1);
    if (suffix.size() == 2 && suffix.back() == 'i')
        suffix.remove_suffix(1);
    if (suffix.empty())
        return 1;
    const std::size_t power = std::string_view("KMGTPE").find(suffix.front() == 'k' ? 'K' : suffix.front());
    if (suffix.size() != 1 || power == std::string_view::npos)
        return std::nullopt;
    return std::int64_t{ 1024 } << (10 * power);
}

} // namespace importers
