// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The byte form of one column of whole numbers. schema.sql documents the layout; chunk.cpp gives it a meaning.
namespace model::packing {

constexpr std::uint32_t MaxRows = 1U << 20; ///< a blob that claims more is damaged
constexpr std::uint8_t NoDecimals = 255; ///< in `ownDecimals`: the row has no value

// Flags in the first byte of a column; schema.sql has the whole layout.
constexpr std::uint8_t WidthMask = 0x0f;
constexpr std::uint8_t HasPresence = 0x10;
constexpr std::uint8_t IsDelta = 0x20;
constexpr std::uint8_t HasStep = 0x40;
constexpr std::uint8_t HasOwnDecimals = 0x80;

/// What goes with the figures of a column.
struct Extras {
    std::uint8_t decimals = 0;
    std::span<const std::uint8_t> presence; ///< a bit a row, low bit first; empty when all rows have a value
    std::span<const std::uint8_t> ownDecimals; ///< decimals a row, NoDecimals where absent; empty when all are equal
};

/// `values` must hold a figure in every row, also where the presence says there is none (any, best the one before).
/// Its smallest and largest are given since callers know them.
std::string pack(std::span<const std::int32_t> values, std::int32_t min, std::int32_t max, const Extras &extras);
std::string pack(std::span<const std::int64_t> values, std::int64_t min, std::int64_t max, const Extras &extras);
std::string pack(std::span<const std::int64_t> values, const Extras &extras = {});
/// A column without any value.
std::string packNothing();

struct Unpacked {
    std::vector<std::int64_t> values; ///< one a row; unspecified where absent; empty when they are in `narrow`
    std::vector<std::int32_t> narrow; ///< the same, where all fit and that was asked for
    std::uint8_t decimals = 0;
    bool nothing = false; ///< no row has a value
    std::vector<std::uint8_t> presence; ///< as in Extras
    std::vector<std::uint8_t> ownDecimals; ///< as in Extras

    bool has(std::size_t row) const
    {
        return !nothing && (presence.empty() || ((presence[row >> 3] >> (row & 7)) & 1) != 0)
            && (ownDecimals.empty() || ownDecimals[row] != NoDecimals);
    }
    bool full() const { return !nothing && presence.empty() && ownDecimals.empty(); }
};

enum class Width { Any, Narrow };
/// False when the blob is damaged. Reuses the memory of `out`. With Narrow, values that must all fit into 32 bits come
/// as such, which is half the work.
bool unpack(std::string_view blob, std::uint32_t rows, Unpacked &out, Width width = Width::Any);

void putVarint(std::string &out, std::uint64_t value);
/// Takes a number from the front of `blob`; false at its end.
bool takeVarint(std::string_view &blob, std::uint64_t &value);

/// Appends `bytes` with a length, compressed when that helps.
void putBlock(std::string &out, std::span<const std::uint8_t> bytes);
/// Takes a block from the front of `blob`; false unless it has exactly out.size() bytes.
bool takeBlock(std::string_view &blob, std::span<std::uint8_t> out);

} // namespace model::packing
