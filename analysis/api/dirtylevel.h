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
    bool estimated = false; ///< the limits follow from free memory, file pages and the ratios; a little too high

    double freerun() const { return (threshold + background) / 2; }
    double setpoint() const { return (freerun() + threshold) / 2; }
    bool limitsKnown() const { return threshold > 0 && background > 0; }
};

/// A log that samples dirty memory.
struct DirtySource {
    model::LogId log = 0;
    model::SourceId source = 0;
    std::array<const model::SeriesInfo *, 4> columns{}; ///< dirty, writeback, threshold, background threshold
    std::array<const model::SeriesInfo *, 3> memory{}; ///< free, active and inactive file pages, all or none
    bool placed = true;
    bool limitsSampled = false; ///< the thresholds stand in the same log
    std::int64_t rows = 0;
    model::TimeRange extent;
    model::Nanos interval = 0;
};

/// All logs that sample dirty memory, those with thresholds first, then by rows.
const std::vector<DirtySource> &dirtySources(const Recording &recording);
std::vector<DirtySample> dirtySamples(const Recording &recording, const DirtySource &source, model::TimeRange range);

/// The memory that may be dirtied, worked back from sampled thresholds and the ratios that are set, and the page size
/// with which the kernel's integer arithmetic comes to exactly these thresholds. nullopt when none does: other settings
/// were in force, or limits in bytes.
struct DirtyableMemory {
    PageRange pages;
    std::int64_t page = 0; ///< bytes
};
std::optional<DirtyableMemory> dirtyableMemory(const Recording &recording, const DirtySample &sample);

} // namespace analysis
