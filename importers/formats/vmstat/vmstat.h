// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace importers::vmstatfmt {

/// "procs -----------memory---------- ---swap-- -----io---- ...": the line above the names of the columns.
bool isBanner(std::string_view text);

/// " r  b   swpd   free   buff  cache   si   so    bi    bo   in   cs us sy id wa st                 CST"
struct TableHead {
    std::vector<std::string> columns; ///< without the zone that -t puts last
};
std::optional<TableHead> parseTableHead(std::string_view text);

/// The names that vmstat gives its columns in English; the same names for a head in no language that is known.
std::vector<std::string> englishNames(std::span<const std::string_view> head);

/// " 7  0      0 24210252   8076 288448  133  118  8331 27537 1124 3900 37 16 38  9  0 2026-11-30 11:28:36"
struct TableRow {
    std::vector<model::Decimal> values; ///< a negative figure is missing
    bool garbage = false; ///< some figure was negative
    std::optional<Stamp> stamp; ///< with -t
};
std::optional<TableRow> parseTableRow(std::string_view text, std::size_t columns, DateOrder order);

/// Memory and swap in KiB, as vmstat prints without -S; bi and bo count blocks of 1024 bytes.
Column columnOf(std::string_view name);
/// Whether -S changes the unit of the column.
bool isMemory(std::string_view name);

/// What a column tells in the first row, which covers the time since boot.
enum class ColumnKind {
    State, ///< of the moment, also in the first row
    Rate, ///< a mean over the interval
    Cpu, ///< a share of the interval
};
ColumnKind kindOf(std::string_view name);

/// The versions of procps that print such columns.
std::string versionsWith(const TableHead &head);

} // namespace importers::vmstatfmt
