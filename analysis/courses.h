// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/clockalign.h"

#include <map>
#include <string>
#include <vector>

namespace analysis {

/// One quantity of one log that another log may print as well.
struct Quantity {
    std::string name; ///< the same in all logs: "cpu.busy", "disk.write_bytes sda"
    const model::SeriesInfo *series = nullptr; ///< nullptr: the CPU rows of the log
    bool idle = false; ///< of the CPU: 100 - idle instead of the busy share
};

/// Most telling first.
std::vector<Quantity> quantitiesOf(const Recording &recording, model::LogId log);
/// The course of a quantity in `range` of the session axis.
Course courseOf(const Recording &recording, model::LogId log, const Quantity &quantity, model::TimeRange range);

} // namespace analysis
