// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/evidence.h"
#include "analysis/api/recording.h"

#include <string>
#include <vector>

namespace analysis {

/// A process in a log of top, by all its names.
struct Process {
    std::string entity; ///< "1234 kworker/u8:6+flush-7:0"
    std::string name; ///< without the number: "kworker/u8:6+flush-7:0"
    model::LogId log = 0;
    model::SourceId source = 0;
    bool realTime = false; ///< top shows a real-time priority
};

/// A process that did something: it used at least 5 % of a CPU, or slept uninterruptibly.
struct ProcessRow {
    model::Nanos t = 0;
    const Process *process = nullptr;
    model::LineNumber line = 0;
    float cpu = 0; ///< % of one CPU
    bool blocked = false; ///< state D
};

/// What top shows of an incident.
struct ProcessWindow {
    std::vector<ProcessRow> rows; ///< in order of time
    std::size_t frames = 0; ///< screens of top in the window
    model::TimeRange span;

    bool known() const { return frames > 0; }
};
/// Screens of placed logs within the incident; of the log with the most of them.
const ProcessWindow &incidentProcesses(const Recording &recording, const model::Incident &incident);
/// The same of any span.
ProcessWindow processWindow(const Recording &recording, model::TimeRange span);

/// A process over a window.
struct ProcessLoad {
    const Process *process = nullptr;
    double cpu = 0; ///< % of one CPU, mean over all screens of the window
    double peak = 0;
    std::size_t blocked = 0; ///< screens in which it slept uninterruptibly
    std::size_t seen = 0; ///< screens in which it did something
    model::SourceRef ref; ///< of the peak
};
/// By mean CPU, the most first.
std::vector<ProcessLoad> processLoads(const ProcessWindow &window);
/// Place of a process as evidence.
Where at(const ProcessLoad &load, const ProcessWindow &window);

} // namespace analysis
