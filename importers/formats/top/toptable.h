// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace importers {

enum class TopField : std::uint8_t { Pid, User, Priority, Nice, Size, State, Cpu, Memory, Time, Command, Other };

/// The columns of a process table, in the order of its head.
struct TopColumns {
    std::vector<TopField> fields;
    std::size_t command = 0; ///< index of COMMAND, the only column whose text may hold blanks
    bool state = false; ///< a column for the state is named

    bool empty() const { return fields.empty(); }
};

/// Reads a column head in any order and language that keeps some of procps' names. `inFrame`: summary lines of top
/// stand above it, so less is asked of it.
std::optional<TopColumns> parseTopColumns(std::string_view line, bool inFrame);

struct TopRow {
    std::string_view pid;
    std::string_view command; ///< without the tree's branches
    model::Decimal cpu; ///< %
    model::Decimal memory; ///< %
    model::Decimal state; ///< code of the letter
    model::Decimal realTime; ///< priority of a real-time task as printed, "rt" as -100; missing for all others
};

std::optional<TopRow> parseTopRow(std::string_view line, const TopColumns &columns);
/// The first columns fit, what follows does not: a row that is cut or damaged.
bool beginsLikeTopRow(std::string_view line, const TopColumns &columns);

} // namespace importers
