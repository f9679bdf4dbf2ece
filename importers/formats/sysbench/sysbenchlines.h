// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/metric.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Lines of a sysbench report, versions 0.4.8 to 1.1.
namespace importers {

/// "sysbench 0.4.12:  multi-threaded system evaluation benchmark" -> "0.4.12"
/// "sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)" -> "1.0.20"
std::optional<std::string_view> parseSysbenchBanner(std::string_view line);

/// A line of the head that says how the test was run.
struct SysbenchSetting {
    std::string name; ///< "threads", "block_size"
    std::string_view value; ///< as printed: "4Kb"
};
std::optional<SysbenchSetting> parseSysbenchSetting(std::string_view line);

/// "Doing random write test" -> "fileio rndwr"; "" when the line names no test.
std::string sysbenchTest(std::string_view line);

/// The titles of the parts of a report; some figures have the same words in several.
enum class SysbenchSection { None, Throughput, Latency, Queries, Other };
std::optional<SysbenchSection> parseSysbenchSection(std::string_view line);

struct SysbenchFigure {
    std::string metric; ///< "requests_per_s", "latency.p95"
    double value = 0;
    std::string unit; ///< "1/s", "ms", "B/s", "s", "B"; "" for a count
    model::Better better = model::Better::None;
};
/// The figures of a line of a report, in base units; none for other lines.
std::vector<SysbenchFigure> parseSysbenchFigures(std::string_view line, SysbenchSection section);

/// A line that --report-interval or --batch prints during the run.
struct SysbenchInterval {
    std::optional<std::int64_t> second; ///< since the start of the run; --batch prints none
    struct Value {
        std::string metric; ///< "sysbench.writes"
        std::string unit;
        std::int64_t multiplier = 1;
        model::Decimal value;
    };
    std::vector<Value> values;
    bool queue = false; ///< of --rate: how many events wait and are being worked on
    bool checkpoint = false; ///< a whole report follows, which covers the time since the last one
};
std::optional<SysbenchInterval> parseSysbenchInterval(std::string_view line);

/// Words that sysbench prints and that carry nothing to keep.
bool isSysbenchText(std::string_view line);

} // namespace importers
