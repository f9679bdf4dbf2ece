// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/incidentdata.h"

#include <vector>

namespace analysis {

/// Rows of the incident in which the device was busy and the CPUs were not: where the CPUs are saturated, a request may
/// be done long before anybody is there to notice.
std::vector<DiskRow> stalledRows(const Recording &recording, const model::Incident &incident, const DiskWindow &disk);

/// Busy time of those rows against what the healthy device would have needed for the same requests.
struct Slowdown {
    double busyMs = 0;
    double healthyMs = 0;
    double requests = 0;
    double hungSeconds = 0; ///< in rows without a single completed request
    std::size_t healthyRows = 0; ///< that the expectation rests on
    bool fitted = false;
    bool underLoad = false; ///< the expectation is the rate under load at other times
    DiskRow worst;

    bool known() const { return healthyMs > 0 || hungSeconds > 0; }
    double times() const { return busyMs / healthyMs; }
};
/// What a row may be compared with: any healthy rows, by a line through several sizes where its own was not seen, or
/// only rows of the same size within a factor of 2.
enum class Comparison : std::uint8_t { AnySize, SameSize };
/// Where no healthy row tells, what the device does under load outside `span` is the expectation.
Slowdown slowdown(const Recording &recording, const DiskSource &source, const std::vector<DiskRow> &rows,
    model::TimeRange span, Comparison comparison = Comparison::AnySize);

/// Both for the device of an incident, worked out once for all rules that ask.
const std::vector<DiskRow> &incidentStalledRows(const Recording &recording, const model::Incident &incident);
const Slowdown &incidentSlowdown(
    const Recording &recording, const model::Incident &incident, Comparison comparison = Comparison::AnySize);

/// The longest stretch in which the busy device went on completing requests at the same rate.
struct Plateau {
    double seconds = 0;
    double bytes = 0; ///< B/s, mean
    double variation = 0; ///< standard deviation / mean
};
Plateau plateau(const std::vector<DiskRow> &rows);

/// The longest that a request can be shown to have waited: an await, or the time per request of a busy row, ms.
double longestWait(const std::vector<DiskRow> &rows);

} // namespace analysis
