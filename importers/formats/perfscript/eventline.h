// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace importers {

/// An event of perf script, perf sched script or /sys/kernel/tracing/trace.
struct EventLine {
    model::Nanos at = 0; ///< since boot, by the scheduler's clock
    bool nanoseconds = false; ///< printed with nine digits; with six the last three of `at` are zeros
    bool ftrace = false; ///< "comm-pid" and flags
    std::int64_t tid = 0; ///< of the task that was running
    std::string_view group; ///< "sched"; empty in ftrace
    std::string_view name; ///< "sched_switch"
    std::string_view text; ///< behind the name
};
std::optional<EventLine> parseEventLine(std::string_view line);

/// A task as the text of an event names it.
struct EventTask {
    std::string_view comm;
    std::int64_t tid = 0;
};

struct SwitchEvent {
    EventTask previous;
    bool runnable = false; ///< the previous task was pushed off the CPU or gave it up, and goes on waiting for it
    EventTask next;
};
std::optional<SwitchEvent> parseSwitchEvent(std::string_view text);

/// The task of sched_wakeup, sched_waking, sched_wakeup_new and sched_stat_*.
std::optional<EventTask> parseTaskOfEvent(std::string_view text);
/// "runtime=38657 [ns]", "delay=1200 [ns]" of sched_stat_*.
std::optional<model::Nanos> parseStatOfEvent(std::string_view text);

} // namespace importers
