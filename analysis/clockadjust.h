// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"
#include "analysis/model/clockcorrection.h"

#include <optional>
#include <string>
#include <vector>

namespace analysis {

/// A change to the clock of one log over what its stamps say: of the user, or found by comparing logs.
struct ClockAdjustment {
    model::LogId log = 0;
    model::ClockCorrection::Kind kind = model::ClockCorrection::Kind::Shift;
    std::int64_t value = 0; ///< as in model::ClockCorrection
    std::optional<model::Nanos> uncertainty; ///< of the outcome; absent: that of the log
    std::string how; ///< one sentence; it goes before what the stamps say
};

/// The user's corrections, one a log: a correction of a file holds for its logs and goes over one of every file. A
/// zone for every file is the machine's own and no adjustment of a log.
std::vector<ClockAdjustment> adjustmentsOf(
    const std::vector<model::Log> &logs, const std::vector<model::ClockCorrection> &corrections);
/// The zone of the machine's wall clock as the user says; nullopt when they do not.
std::optional<int> correctedZone(const std::vector<model::ClockCorrection> &corrections);

/// Carries out one adjustment on a log that is placed by its stamps. `zone` is that of the session axis. What cannot be
/// done (swapped dates that do not exist) leaves the clock alone and says so in its `how`.
void adjust(model::Log &log, const ClockAdjustment &adjustment, std::optional<int> zone);

/// The same moment with day and month in each other's place; nullopt when that is no date.
std::optional<model::Nanos> dayAndMonthSwapped(model::Nanos t);

} // namespace analysis
