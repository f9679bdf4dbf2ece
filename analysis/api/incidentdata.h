// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/devicehealth.h"
#include "analysis/api/dirtylevel.h"
#include "analysis/api/diskrows.h"
#include "analysis/api/evidence.h"
#include "analysis/model/finding.h"

#include <string>
#include <string_view>
#include <vector>

namespace analysis {

/// The device of the incident, or the busiest one of its span when the incident names none. Rows of its span.
const DiskWindow &incidentDisk(const Recording &recording, const model::Incident &incident);

/// What was asked of the device around an incident against what it has been seen to do.
struct OfferedLoad {
    double bytes = 0; ///< B/s, mean over `over`
    double capacity = 0; ///< B/s
    model::TimeRange over; ///< the incident, widened to at least 15 s so that a backlog that drains is no load

    double share() const { return bytes / capacity; }
};
std::optional<OfferedLoad> offeredLoad(
    const Recording &recording, const model::Incident &incident, const DiskWindow &disk);

/// Samples of dirty memory inside the incident's span, with known limits.
struct DirtyWindow {
    const DirtySource *source = nullptr;
    std::vector<DirtySample> samples;

    std::size_t above() const; ///< samples at or above the free-running level
    const DirtySample *highest() const;
};
const DirtyWindow &incidentDirty(const Recording &recording, const model::Incident &incident);

/// One value of a series and where it stands.
struct Reading {
    double value = 0;
    model::Nanos t = 0;
    std::string entity;
    model::SourceRef ref;
};
/// All values of a metric in the range, of all entities and placed logs (of unplaced ones when `placed` is false).
/// Means over an interval count where the middle of it is in the range; where the range is too short for one, what was
/// printed in it.
std::vector<Reading> readings(const Recording &recording, std::string_view metric, model::TimeRange range, bool placed);
const Reading *largest(const std::vector<Reading> &readings);
double medianOf(const std::vector<Reading> &readings);

/// Number of CPUs, when any log tells.
std::optional<int> cpuCount(const Recording &recording);

/// A figure of one row as the place of a piece of evidence.
Where at(const DiskWindow &disk, const DiskRow &row, const char *metric);
/// The same for the whole window; the line is that of the row with the highest utilisation.
Where across(const DiskWindow &disk, const char *metric);

} // namespace analysis
