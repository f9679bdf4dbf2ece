// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/clocks.h"

#include <optional>
#include <string>
#include <vector>

namespace analysis {

// How the stamps of one log are laid on the session axis, kind by kind. Each says in `how` what it went by.

/// The clock was never set: its last stamp is of 1970.
bool isOf1970(const model::Log &log);
/// "60"; 0 for what is no number of seconds.
model::Nanos wholeSeconds(const std::string &text);

void placeDated(model::Log &log, std::optional<int> zone);
/// `monthDay`: "03-07" when the dates have no year, and raw stamp 0 is of that day; `dated`: spans of the logs with a
/// date.
void placeTimeOfDay(model::Log &log, const std::string *monthDay, const std::vector<model::TimeRange> &dated);
void placeSinceBoot(model::Log &log, const std::optional<BootTime> &boot);
/// The collector's file name tells when the tool was started, and its reports come at a known distance. False when one
/// of the two is missing.
bool placeFromStart(model::Log &log, const std::string *start, const std::string *interval);
/// Beside the spans that are taken, to which its own is added.
void placeWithoutStamps(model::Log &log, std::vector<model::TimeRange> &taken);

} // namespace analysis
