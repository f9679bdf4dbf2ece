// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/formats/top/topframes.h"
#include "importers/formats/top/toplines.h"
#include "importers/formats/top/toptable.h"

#include <map>
#include <optional>
#include <string>
#include <unordered_map>

namespace importers {

/// Hands what the lines hold to the sink and keeps the ids of the tables.
class TopTables {
public:
    void load(
        const TopFrame &frame, model::LineNumber line, const std::array<model::Decimal, 3> &values, ImportSink &sink);
    void cpu(const TopFrame &frame, model::LineNumber line, const TopCpu &cpu, ImportSink &sink);
    void memory(const TopFrame &frame, model::LineNumber line, const TopMemory &memory, ImportSink &sink);
    void tasks(const TopFrame &frame, model::LineNumber line, const TopTasks &tasks, ImportSink &sink);
    /// False, and nothing is written, when the process was in this frame already: a new frame began whose head is lost.
    bool process(const TopFrame &frame, model::LineNumber line, const TopRow &row, ImportSink &sink);

private:
    struct Process {
        std::string entity; ///< "1234 dd"
        TableId table = 0;
        std::optional<TableId> priority; ///< of a real-time task
        int frame = 0; ///< the last one with this process
    };

    void realTime(const TopFrame &frame, model::LineNumber line, Process &process, const TopRow &row, ImportSink &sink);
    Process &processOf(const TopRow &row, ImportSink &sink);

    std::map<std::string, TableId, std::less<>> m_cpus;
    std::unordered_map<std::size_t, Process> m_processes; ///< by hash of pid and command
};

} // namespace importers
