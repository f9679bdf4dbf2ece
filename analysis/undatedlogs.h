// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"

#include <set>
#include <vector>

namespace analysis {

/// When no log is placed by a date: lays the logs with times of day, or with a clock that was never set (1970), on one
/// axis, as one machine's wall clock wrote them all. Only where at least two of them overlap by half of the shorter
/// one. The others stay unplaced, and so do those that print a day without a year (`withDay`). Returns whether any was
/// placed; the day is then not known.
bool joinUndated(std::vector<model::Log> &logs, const std::set<model::LogId> &withDay);

} // namespace analysis
