// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/clockadjust.h"
#include "analysis/clockalign.h"

#include <set>
#include <vector>

namespace analysis {

/// What logs print twice: the CPU's use, what is written to a disk, dirty and free memory. Holds the courses of such
/// quantities against each other and finds
///  - where a log belongs that has no clock of its own,
///  - by how much a placed log is off that disagrees with the others, which agree with each other.
/// Logs in `untouched` are left alone, as the user has decided on them.
std::vector<ClockAdjustment> compareClocks(const Recording &recording, const std::set<model::LogId> &untouched);

/// A clock's offset that is a whole number of quarters of an hour (within 30 s) is that of another time zone.
std::optional<int> zoneOffset(model::Nanos offset);

} // namespace analysis
