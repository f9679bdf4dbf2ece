// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"
#include "analysis/model/records.h"

#include <vector>

namespace analysis {

/// A wall clock that was set while a log was written: what follows is a log of its own.
struct ClockSet {
    model::LogId before = 0;
    model::LogId after = 0;
    model::Nanos jump = 0; ///< by which the clock was put forward
    model::LineNumber line = 0; ///< of the first stamp after it; 0: not known
};

/// Those that the import saw: facts "clock.step" of the later log, "<earlier log> <jump in ns>".
std::vector<ClockSet> clockSets(const std::vector<model::Fact> &facts);

/// Lays the parts of a log on one axis, when the part that carries the right date is placed:
///  - what was stamped in 1970, before the date was set, ends one report before the date begins;
///  - after a change of summer time the axis goes on with the clock as it ran before, also for logs with a date that
///    begin only then.
void followClockSets(std::vector<model::Log> &logs, const std::vector<ClockSet> &sets, model::StampKind kind);

} // namespace analysis
