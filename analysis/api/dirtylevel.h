// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/dirtylimits.h"
#include "analysis/api/recording.h"

#include <array>
#include <optional>
#include <vector>

namespace analysis {

/// Dirty plus written-back memory against the limits of that moment, all in bytes.
struct DirtySample {
    model::Nanos t = 0;
    model::LineNumber line = 0;
    double level = 0;
    double background = 0; ///< NaN: not known
    double threshold = 0; ///< NaN: not known

    double freerun() const { return (threshold + background) / 2; }
    double setpoint() const { return (freerun() + threshold) / 2; }
    bool limitsKnown() const { return threshold > 0 && background > 0; }
};

/// A log that samples dirty memory.
struct DirtySource {
    model::LogId log = 0;
    model::SourceId source = 0;
    std::array<const model::SeriesInfo *, 4> columns{}; ///< dirty, writeback, threshold, background threshold
    bool placed = true;
    bool limitsSampled = false; ///< the thresholds stand in the same log
    std::int64_t rows = 0;
    model::TimeRange extent;
    model::Nanos interval = 0;
};

/// All logs that sample dirty memory, those with thresholds first, then by rows.
const std::vector<DirtySource> &dirtySources(const Recording &recording);
std::vector<DirtySample> dirtySamples(const Recording &recording, const DirtySource &source, model::TimeRange range);

} // namespace analysis
