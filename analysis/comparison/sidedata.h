// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/selection.h"
#include "analysis/model/clock.h"
#include "analysis/model/expected.h"
#include "analysis/model/finding.h"
#include "analysis/model/records.h"
#include "analysis/model/series.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace model {
class SessionReader;
}

namespace comparison {

/// What one side of a comparison holds, already narrowed to the selection.
struct SideData {
    std::string label;
    std::string session; ///< path of the file that references lead into
    Selection selection;
    std::optional<model::TimeRange> span; ///< on the session axis; nullopt: all
    std::vector<model::SourceFile> sources; ///< those that take part
    std::vector<model::Log> logs;
    std::vector<model::SeriesInfo> series; ///< without means since boot
    std::vector<model::Fact> facts;
    std::vector<model::BenchResult> results;
    std::vector<model::Incident> incidents;
    std::int64_t untimedResults = 0; ///< left out, since a span was asked for and they have no time
    std::int64_t partialResults = 0; ///< left out: they are of a run that reaches beyond the span
    std::function<model::Series(model::SeriesId)> load;
    mutable std::optional<std::vector<model::TimeRange>> exposure; ///< see exposureSpans(), which keeps it here

    const model::Log *log(model::LogId id) const;
    model::SourceRef ref(model::LogId log, model::LineNumber line) const;
    const model::SourceFile *source(model::SourceId id) const;
    /// Values of a series inside the span and the lines of the selection.
    model::Series read(const model::SeriesInfo &info) const;
};

/// Fails when the selection takes no file of the session, or its span lies outside the recording. `reader` must outlive
/// the result.
model::Expected<SideData> readSide(
    const model::SessionReader &reader, const Selection &selection, const std::string &label);

/// Drops what the selection does not take; what readSide() does with the tables of a session.
model::Status narrow(SideData &data, std::optional<model::TimeRange> extent);

} // namespace comparison
