// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <optional>
#include <string_view>

namespace importers {

/// A row of perf sched latency; the times are those of the kernel's scheduler clock, seconds since boot.
struct LatencyRow {
    std::string_view task; ///< "net (srv) 1:19355"; "sleep:(2)" stands for two threads of that name
    model::Decimal runtime; ///< ms on a CPU
    model::Decimal switches; ///< how often it was put on a CPU
    model::Decimal delayAvg; ///< ms from being runnable to running
    model::Decimal delayMax; ///< ms
    model::Decimal delayMaxAt; ///< s: when the longest delay ended; missing when there was none
};

std::optional<LatencyRow> parseLatencyRow(std::string_view line);

/// The head tells the version: perf 5.10 began to print where the longest delay started and ended.
enum class LatencyHead { None, MaxAt, MaxStartEnd };
LatencyHead parseLatencyHead(std::string_view line);

} // namespace importers
