// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/source.h"
#include "analysis/model/time.h"

#include <cstdint>
#include <string>
#include <vector>

namespace model {

using GroupId = std::int64_t; ///< source << 24 | number of the table in its file
using SeriesId = std::int64_t; ///< group << 8 | number of the column

/// What a value says about the time before its stamp.
enum class SampleKind : std::uint8_t {
    Mean, ///< mean over the interval that ends at the stamp
    Gauge, ///< state at the stamp
    Duration, ///< something that took this long and ended at the stamp
};

/// Rows that share their stamps and lines: one device of iostat, one process of top.
struct Group {
    GroupId id = 0;
    LogId log = 0;
    std::string table; ///< "disk", "cpu", "process": the reader's own word
    std::string entity; ///< "sda", "all", "1234 dd"
    bool sinceBoot = false; ///< means since boot, not samples; kept apart and not drawn
};

/// One column of a group.
struct SeriesInfo {
    SeriesId id = 0;
    GroupId group = 0;
    LogId log = 0;
    std::string metric; ///< "disk.write_await"; an unknown column keeps its printed name: "iostat.rrqm_percent"
    std::string unit; ///< "ms"
    std::string entity; ///< of the group
    std::int64_t multiplier = 1; ///< stored figure * multiplier = value in `unit` (kB -> B: 1024)
    bool sinceBoot = false;
    std::int64_t count = 0; ///< values present
};

/// The values of one column that are present, on the session axis, in order of time.
struct Series {
    SeriesInfo info;
    std::vector<Nanos> t;
    std::vector<double> v; ///< in info.unit
    std::vector<LineNumber> line;
    Nanos interval = 0; ///< nominal, 0 when not known

    std::size_t size() const { return t.size(); }
    bool empty() const { return t.empty(); }
};

/// Columns of one group side by side, in order of time: one entry a row, NaN where a value is missing.
struct GroupRows {
    std::vector<Nanos> t;
    std::vector<LineNumber> line;
    std::vector<std::vector<double>> columns; ///< in the units of their series, in the order asked for
    Nanos interval = 0; ///< nominal, 0 when not known
    TimeRange covers; ///< no row of the group in this range is missing

    std::size_t rows() const { return t.size(); }
};

/// Extremes of the values whose stamps fall into [from, to), for drawing.
struct EnvelopeColumn {
    Nanos from = 0;
    Nanos to = 0;
    float min = 0;
    float max = 0;
};

/// One figure with everything the `samples` verb prints.
struct SampleRow {
    Nanos t = 0;
    std::string_view metric, entity, unit;
    Decimal value;
    std::int64_t multiplier = 1;
    SourceRef ref;
};

} // namespace model
