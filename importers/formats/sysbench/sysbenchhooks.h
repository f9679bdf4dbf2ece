// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/formats/sysbench/sysbenchlines.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace importers {

/// What the report hooks of sysbench 1.x (report_json, report_csv) print: one report on an interval, or, with 0
/// threads, on the whole run.
struct SysbenchHookReport {
    std::int64_t second = 0;
    bool whole = false; ///< of the whole run
    std::vector<SysbenchInterval::Value> values; ///< the rank of the percentile is not printed
    std::vector<std::size_t> places; ///< where in the text each of them stands
    std::vector<model::LineNumber> lines; ///< the same as lines
};

/// "1,2,66.50,1352.51,947.64,269.92,134.96,116.80,0.00,0.00": time, threads, tps, qps, reads, writes, other, latency in
/// ms, errors/s, reconnects/s. There is no head, so it takes all ten to know them.
std::optional<SysbenchHookReport> parseSysbenchCsv(std::string_view line);
/// { "time": 1, "threads": 2, "tps": 265.36, "qps": { "total": 5323.13, "reads": .. }, "latency": 21.89, .. }
std::optional<SysbenchHookReport> parseSysbenchJson(std::string_view object);
/// The figure of a report on the whole run that this value is; nullopt when it is missing.
std::optional<SysbenchFigure> wholeFigure(const SysbenchInterval::Value &value);

/// Puts the objects of report_json together, which go over many lines.
class SysbenchJson {
public:
    /// Takes a line; false when it is not of such a report. `reports` gets those that end in it.
    bool line(const Line &line, std::vector<SysbenchHookReport> &reports);
    /// Inside an array or object.
    bool isOpen() const { return m_depth > 0 || m_inArray; }

private:
    bool begins(std::string_view text) const;
    void ended(std::vector<SysbenchHookReport> &reports) const;
    model::LineNumber lineOf(std::size_t place) const;

    std::string m_object; ///< so far
    std::vector<std::pair<std::size_t, model::LineNumber>> m_lines; ///< where in it each line begins
    int m_depth = 0; ///< braces
    bool m_inArray = false;
};

} // namespace importers
