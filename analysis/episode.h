// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"
#include "analysis/model/job.h"

#include <string>
#include <vector>

namespace analysis {

enum class Signal : std::uint8_t {
    Disk, ///< requests wait long, queue up, or do not complete at all
    CpuBusy, ///< user + nice + system + irq + softirq + steal
    CpuNotIdle, ///< 100 - idle while the busy share is low
    App, ///< an application's own slow operation
    Dirty, ///< writers above the free-running level of dirty memory
    Sched, ///< a task waited for a CPU
    Hung, ///< the kernel reports a task that did not wake up for long
};

/// One reading that hurt and how far it was beyond what opens an episode (1 = just so).
struct RankedSymptom {
    double severity = 0;
    model::Symptom symptom;
};

/// A span in which one signal of one thing was beyond its threshold.
struct Episode {
    Signal signal = Signal::Disk;
    std::string entity;
    model::TimeRange span;
    model::LogId timeline = 0; ///< 0: the session axis; else the log whose place on the axis is arbitrary
    bool strong = false; ///< may open an incident by itself; the others only join one
    double severity = 0; ///< of the worst symptom
    std::vector<RankedSymptom> symptoms;

    /// Keeps the six worst of one metric and entity.
    void add(double severity, model::Symptom symptom);
    /// Takes over span, strength and symptoms.
    void join(const Episode &other);
};

/// Rows [first, last] of a table.
struct Run {
    std::size_t first = 0;
    std::size_t last = 0;
};

/// What a row says to the hysteresis: opens or keeps up an episode, ends it, or neither.
enum class RowState : std::uint8_t { On, Hold, Off };

/// One pass: an On row starts a run, Hold rows belong to it while it lasts, an Off row or a gap ends it. Trailing
/// Hold rows are not part of it unless `keepHold`.
std::vector<Run> runs(const std::vector<RowState> &states, const std::vector<bool> &gapBefore, bool keepHold);

/// Parts of a long log that may hold something, from the extremes of its series; the whole extent when these cannot
/// be had cheaply. No part has more than about 32 768 rows.
struct ScoutTest {
    const model::SeriesInfo *series = nullptr;
    double above = 0; ///< hot when the maximum is at least this ...
    double below = 0; ///< ... or the minimum at most this; NaN switches one off
};
std::vector<model::TimeRange> hotRanges(
    const Recording &recording, const std::vector<ScoutTest> &tests, model::TimeRange extent, std::int64_t rows);

std::vector<Episode> diskEpisodes(const Recording &recording, const model::JobControl &control);
std::vector<Episode> cpuEpisodes(const Recording &recording, const model::JobControl &control);
std::vector<Episode> appEpisodes(const Recording &recording);
std::vector<Episode> dirtyEpisodes(const Recording &recording);
std::vector<Episode> schedEpisodes(const Recording &recording);
std::vector<Episode> hungEpisodes(const Recording &recording);

} // namespace analysis
