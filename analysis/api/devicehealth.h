// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/baseline.h"
#include "analysis/api/diskrows.h"

#include <optional>
#include <string>
#include <vector>

namespace analysis {

/// A row in which the device was busy at least half of the time.
struct LoadedRow {
    model::Nanos at = 0;
    double size = 0; ///< kB, of the direction that most requests have
    double rate = 0; ///< B per busy second
};

/// What the device does when it is well, read off the quiet rows of one log.
struct DeviceHealth {
    std::optional<Baseline> await; ///< ms, of rows with util <= 20 %
    double busyPerRequest = 0; ///< ms, median of the healthy rows; NaN without
    double busyRate = 0; ///< requests per busy second, median of the healthy rows; NaN without
    std::vector<ServicePoint> writePoints; ///< healthy rows of which at least 80 % are writes
    std::vector<ServicePoint> readPoints;
    std::optional<ServiceFit> writeFit;
    std::optional<ServiceFit> readFit;
    std::vector<LoadedRow> loaded; ///< util >= 50 %
    std::vector<double> saturated; ///< B/s of rows with util >= 90 %
    int saturatedRuns = 0; ///< how many separate times util was >= 90 %
    double quietBytes = 0; ///< B/s, median of rows with util < 50 %; NaN without
    double quietSeconds = 0; ///< covered by those rows
    double quietSize = 0; ///< kB per request, median of those rows; NaN without
    double quietWriteBytes = 0; ///< B/s written, median of those rows; NaN without
    double writtenBytes = 0; ///< B, in all rows that were looked at
    double seconds = 0; ///< covered by all rows
};

/// Worked out once a log and device. Long logs are sampled in twelve parts.
const DeviceHealth &deviceHealth(const Recording &recording, const DiskSource &source);

/// B/s written to the device over the longest of its logs, calm and busy: what is dirtied on average, for sooner or
/// later all of it is written. NaN without rows.
double meanWriteRate(const Recording &recording, const std::string &device);

/// Time the healthy device would have been busy per request of this row, and what that rests on.
struct HealthyService {
    double busy = 0; ///< ms per request
    bool fitted = false; ///< by the line through several sizes; else by rows of the same size within a factor of 2
    std::size_t rows = 0; ///< healthy rows used
    double seconds = 0; ///< the device was busy in them
};
/// By the row's own log; where that has too few healthy rows, by another log of the device. nullopt when no healthy row
/// tells, and for rows that mix reads and writes.
std::optional<HealthyService> healthyService(const Recording &recording, const DiskSource &source, const DiskRow &row);

/// B per busy second at requests of this row's size within a factor of 2, in loaded rows outside `span` (90 % quantile
/// of at least two): what the device does under load at other times. nullopt when it was not under such a load.
std::optional<double> loadedRate(
    const Recording &recording, const DiskSource &source, const DiskRow &row, model::TimeRange span);

/// B/s that the device has been seen to keep up at requests of about this size: the best of what it did under load
/// (90 % quantile) and what its healthy rows of this size (at least five, half a busy second) scale up to.
std::optional<double> healthyCapacity(const Recording &recording, const DiskSource &source, const DiskRow &typical);

} // namespace analysis
