// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/formats/perfscript/eventline.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace importers {

/// Follows every task from its wake-up to the CPU and off it again. Keeps one small record a task, whatever the length
/// of the log.
///
/// A delay begins with the wake-up, or with a switch away from a task that is still runnable, and ends with the switch
/// to the task. A wake-up of a task that runs says nothing (tools/perf/builtin-sched.c, latency_wakeup_event). Where
/// one of the two ends is not in the log there is no figure.
class SchedTracker {
public:
    void wakeUp(const EventTask &task, model::Nanos at);
    void switched(const EventLine &event, const SwitchEvent &change, model::LineNumber line, ImportSink &sink);
    void ranFor(const EventTask &task, model::Nanos runtime);
    /// Events are missing here: nothing that began before ends behind it.
    void gap() { ++m_epoch; }
    /// The totals a task, at its longest delay.
    void finish(ImportSink &sink);

private:
    struct Task {
        std::string comm;
        TableId waits = -1, runs = -1;
        std::uint32_t epoch = 0;
        std::optional<model::Nanos> waiting, out, in; ///< since when
        model::Nanos measured = 0, counted = 0; ///< run time, by switches and by sched_stat_runtime
        model::Nanos delays = 0, longest = 0;
        std::int64_t delayCount = 0, switches = 0;
        model::Nanos totalAt = 0;
        model::LineNumber totalLine = 0;
    };

    Task &known(std::int64_t tid);
    static void name(Task &task, std::string_view comm);
    void leave(const EventLine &event, const SwitchEvent &change, model::LineNumber line, ImportSink &sink);
    void enter(const EventLine &event, const SwitchEvent &change, model::LineNumber line, ImportSink &sink);
    model::Decimal millis(model::Nanos value) const;

    std::unordered_map<std::int64_t, Task> m_tasks;
    std::uint32_t m_epoch = 0;
    bool m_nanoseconds = false;
    bool m_statistics = false; ///< sched_stat_runtime is in the log
};

} // namespace importers
