// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace importers {

/// Tools like free and vmstat print amounts of memory without their unit. The kernel hands memory out in pages, so
/// amounts in KiB are multiples of 4 and amounts in bytes of 4096; where they are not, the unit is larger.
struct MemoryUnit {
    std::int64_t bytes = 1024;
    const char *name = "KiB";
    bool assumed = false; ///< larger than KiB; MiB and MB cannot be told apart, and the first is far more common
};
/// `figures`: all amounts of the first rows. nullopt when even MiB would be too large or too small to be true.
std::optional<MemoryUnit> guessMemoryUnit(std::span<const std::int64_t> figures);

/// The factor of "Ki", "Mi", "Gi", "K", "M", "G", "T", "P" with or without a "B" behind; "B" and "" are 1. Powers of
/// 1024. nullopt for another word.
std::optional<std::int64_t> binaryFactor(std::string_view suffix);

} // namespace importers
