// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/diskrows.h"
#include "analysis/api/incidentdata.h"

#include <optional>

namespace analysis {

/// What a device was made to do over some rows: sums and shares, from the requests that completed.
struct Workload {
    double seconds = 0;
    double busySeconds = 0;
    double fullSeconds = 0; ///< in rows with util >= 90 %
    double reads = 0, writes = 0; ///< requests
    double readBytes = 0, writeBytes = 0;
    double queue = 0; ///< median of the full rows; NaN without
    double await = 0; ///< ms, mean of the completed requests; NaN without

    double requests() const { return reads + writes; }
    double bytes() const { return readBytes + writeBytes; }
    double readShare() const { return requests() > 0 ? reads / requests() : 0; } ///< of the requests
    double readSize() const { return readBytes / reads / 1024; } ///< kB
    double writeSize() const { return writeBytes / writes / 1024; } ///< kB
    double busyPerRequest() const { return busySeconds * 1000 / requests(); } ///< ms
};
Workload workloadOf(const std::vector<DiskRow> &rows);
/// Of the rows in which the device was busy at least `util` %.
Workload workloadOf(const std::vector<DiskRow> &rows, double util);

/// Flush requests of the incident's device, where iostat prints them and the kernel counts them (5.5 and newer).
struct Flushes {
    bool known = false;
    double rate = 0; ///< 1/s, mean in the incident
    double calmRate = 0; ///< 1/s, median of the whole log
    double await = 0; ///< ms, largest; NaN without
    model::SourceRef ref; ///< of the largest await, else of any row
};
const Flushes &incidentFlushes(const Recording &recording, const model::Incident &incident);

} // namespace analysis
