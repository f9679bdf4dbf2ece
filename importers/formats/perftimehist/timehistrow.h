// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/time.h"

#include <optional>
#include <string_view>

namespace importers {

/// A row of perf sched timehist: a task that was switched out.
struct TimehistRow {
    model::Nanos at = 0; ///< moment of the switch, since boot
    std::string_view task; ///< "disp core/1_2[19370/19354]": name[thread/process]; "<idle>" for the idle task
    bool figures = false; ///< false: a wake-up or migration, which has none
    model::Decimal wait; ///< ms off the CPU before this run
    model::Decimal delay; ///< ms of it spent runnable
    model::Decimal run; ///< ms on the CPU until the switch
};

/// `visual` is the width of the column that -V puts before the name; nullopt when no head told, then blanks and the
/// letters s, i and m before a wide gap are taken for it.
std::optional<TimehistRow> parseTimehistRow(std::string_view line, std::optional<std::size_t> visual);

/// Width of the -V column (0: none) when the line is the head of the rows.
std::optional<std::size_t> parseTimehistHead(std::string_view line);

/// A row of the summary that -s and -S print at the end.
struct TimehistSummaryRow {
    std::string_view task;
    model::Decimal switches; ///< times put on a CPU
    model::Decimal run; ///< ms in all
    model::Decimal runMin, runAvg, runMax; ///< ms
    model::Decimal migrations;
};

std::optional<TimehistSummaryRow> parseTimehistSummaryRow(std::string_view line);

} // namespace importers
