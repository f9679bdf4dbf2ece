// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"

#include <memory>
#include <span>
#include <vector>

namespace analysis {

/// Columns of one table of a log put side by side again: one row a stamp and line, NaN where a value is missing.
struct Table {
    std::span<const model::Nanos> t;
    std::span<const model::LineNumber> line;
    std::vector<std::span<const double>> columns; ///< in the order asked for
    model::Nanos interval = 0; ///< nominal distance of rows; 0 for a single row of unknown interval
    std::shared_ptr<const model::GroupRows> own; ///< what the spans point into, unless it is the recording's

    std::size_t rows() const { return t.size(); }
    /// Start of the interval whose mean row i is: the stamp before, or one nominal interval back after a gap.
    model::Nanos from(std::size_t i) const;
};

/// A column may be nullptr (not recorded): it comes out as NaN. Valid until the recording is asked for other rows.
Table readTable(const Recording &recording, std::span<const model::SeriesInfo *const> columns, model::TimeRange range);

/// Two series hold the same figures at the same distances: one log that is in the bundle twice.
bool sameContent(const Recording &recording, const model::SeriesInfo *a, const model::SeriesInfo *b);

/// Median distance of consecutive stamps that differ; 0 with fewer than two.
model::Nanos medianStep(std::span<const model::Nanos> t);

} // namespace analysis
