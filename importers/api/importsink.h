// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/metric.h"
#include "analysis/model/source.h"
#include "importers/api/stamp.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace importers {

/// A column of a table: which metric it is and how the printed figure becomes one in the metric's unit.
struct Column {
    std::string metric; ///< "disk.write_bytes"; "<format>.<printed name>" for an unknown one
    std::string unit; ///< "B/s"
    std::int64_t multiplier = 1; ///< kB -> B: 1024
};

using TableId = int;

enum class RowKind : std::uint8_t {
    Sample,
    SinceBoot, ///< the first report of iostat, vmstat, top: kept apart, never a sample
};

/// The only thing a reader can talk to. The store writes it; tests record it.
class ImportSink {
public:
    virtual ~ImportSink() = default;

    /// The table for rows of this entity; the same name, entity and columns give the same id. Not cheap: readers keep
    /// the id. `name` is the reader's word for the kind of row: "cpu", "disk", "process".
    virtual TableId table(std::string_view name, std::string_view entity, std::span<const Column> columns) = 0;
    /// One value a column. A stamp of kind None numbers the rows of each table.
    virtual void row(TableId table, const Stamp &stamp, model::LineNumber line, std::span<const model::Decimal> values,
        RowKind kind = RowKind::Sample)
        = 0;

    /// `duration` ended at the stamp.
    virtual void event(const Stamp &stamp, model::LineNumber line, std::string_view kind, std::string_view entity,
        std::string_view text, model::Nanos duration = 0)
        = 0;
    virtual void fact(model::LineNumber line, std::string_view name, std::string_view value) = 0;
    virtual void result(model::LineNumber line, int run, std::string_view test, std::string_view metric, double value,
        std::string_view unit, model::Better better)
        = 0;
    /// A line that belongs to this log and could not be used, or only in part. Counted per reason; the first is kept.
    virtual void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) = 0;

    /// What wrote the log, when the text tells. Empty arguments leave what was said before.
    virtual void tool(std::string_view name, std::string_view version) = 0;
    virtual void machine(std::string_view host, std::string_view kernel, int cpus) = 0;
    /// A date printed in the log's head for lines that have only a time of day. `value` is a midnight.
    virtual void headDate(model::Nanos value) = 0;
    /// "up 2:05" printed together with a stamp: the machine started at stamp - up, cut to whole `resolution`.
    virtual void uptime(const Stamp &stamp, model::Nanos up, model::Nanos resolution) = 0;
};

} // namespace importers
