// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"

#include <array>
#include <string>
#include <vector>

namespace analysis {

/// One report of all CPUs together: shares of (from, to] in %. NaN: not recorded.
struct CpuRow {
    model::Nanos from = 0;
    model::Nanos to = 0;
    model::LineNumber line = 0;
    double user = 0, nice = 0, system = 0, irq = 0, softirq = 0, steal = 0, iowait = 0, idle = 0;

    double seconds() const { return model::toSeconds(to - from); }
    /// user + nice + system + irq + softirq + steal: the time in which tasks really had, or were denied, a CPU.
    double busy() const;
    /// 100 - idle: what many programs call CPU usage. Counts the wait for disks as use.
    double notIdle() const { return 100 - idle; }
};

/// The CPU table "all" of one log.
struct CpuSource {
    model::LogId log = 0;
    model::SourceId source = 0;
    model::GroupId group = 0;
    bool placed = true;
    std::array<const model::SeriesInfo *, 8> columns{}; ///< in the order of CpuRow's members
    std::int64_t rows = 0;
    model::TimeRange extent; ///< of the log
    model::Nanos interval = 0;
};

/// All logs that give the shares of all CPUs together; in order of id.
const std::vector<CpuSource> &cpuSources(const Recording &recording);
std::vector<CpuRow> cpuRows(const Recording &recording, const CpuSource &source, model::TimeRange range);

/// Rows that lie in the span by more than half of their length.
struct CpuWindow {
    const CpuSource *source = nullptr;
    std::vector<CpuRow> rows;
};
/// The log with the most such rows; source is nullptr when there is none.
CpuWindow cpuWindow(const Recording &recording, model::TimeRange span, bool placed);

} // namespace analysis
