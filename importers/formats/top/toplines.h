// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/time.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

// The summary lines above the process table of procps' top.
namespace importers {

/// "top - 12:08:36 up 45 days,  3:02,  2 users,  load average: 0.10, 0.20, 0.30"
struct TopHead {
    model::Nanos timeOfDay = 0;
    std::optional<model::Nanos> up; ///< whole minutes
    std::array<model::Decimal, 3> load; ///< over 1, 5, 15 minutes; missing when the line is cut
};
std::optional<TopHead> parseTopHead(std::string_view line);
/// Where a head begins behind other text: on a screen top moves the cursor to its first line without ending the last
/// one. npos when there is none.
std::size_t gluedTopHead(std::string_view line);
/// "47 min", " 1:05", "1 day, 2 min", "45 days,  3:02"; what follows the last known part is not looked at.
std::optional<model::Nanos> parseTopUptime(std::string_view text);

/// One CPU of a line; with wide output a line holds several.
struct TopCpu {
    std::string entity; ///< "all", "cpu3", "node0"
    std::array<model::Decimal, 8> values; ///< us sy ni id wa hi si st, in %
    bool bar = false; ///< a bar graph: no breakdown
    bool cut = false; ///< the line ends inside it, or a label is not known
};
/// Takes one CPU off the front of `rest`, which stays as it is when there is none.
std::optional<TopCpu> parseTopCpu(std::string_view &rest);

/// A Mem or Swap part; since 4.0 both may share a line.
struct TopMemory {
    enum class Kind { Memory, Swap, Unclear };
    Kind kind = Kind::Unclear; ///< Unclear: a translated name and no label that tells
    std::int64_t unit = 1; ///< bytes in one unit of the figures
    model::Decimal total, free, used, buffers, cached, available;
    bool bar = false; ///< a bar graph: a share only
    bool inexact = false; ///< a figure was cut at its width, or is 0.0 of a unit too large to tell
};
std::optional<TopMemory> parseTopMemory(std::string_view &rest);

/// "Tasks:  22 total,   5 running,  13 sleeping,   0 stopped,   4 zombie"
struct TopTasks {
    model::Decimal total, running, sleeping, blocked, stopped, zombie;
};
std::optional<TopTasks> parseTopTasks(std::string_view line);

} // namespace importers
