// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/time.h"

#include <optional>
#include <string>
#include <string_view>

namespace importers {

/// A count of perf stat.
struct StatRow {
    std::optional<model::Nanos> at; ///< since perf started, with -I
    std::string entity; ///< "CPU0", "S0-D0-C0" with -A and --per-*
    model::Decimal count; ///< missing where it was not counted or is not supported
    std::string unit; ///< "msec"
    std::string event;
};

//      1.001005389 CPU0                     1847      context-switches                 #    1.844 K/sec
//      1.000266052        2000.326928      cpu-clock (msec)
/// `interval`: the time stands first; `perCpu`: the head names a column for the CPU.
std::optional<StatRow> parseStatRow(std::string_view text, bool interval, bool perCpu);
//      1.000996927,2002.35,msec,cpu-clock,2002378161,100.00,2.002,CPUs utilized
std::optional<StatRow> parseStatCsv(std::string_view text);
// {"interval" : 1.001005389, "counter-value" : "1847.000000", "unit" : "", "event" : "context-switches", ...}
std::optional<StatRow> parseStatJson(std::string_view text);

/// "#           time CPU                counts unit events"
struct StatHead {
    bool perCpu = false;
};
std::optional<StatHead> parseStatHead(std::string_view text);

} // namespace importers
