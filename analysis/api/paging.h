// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/incidentdata.h"

#include <optional>

namespace analysis {

/// Pages that moved between memory and swap during an incident.
struct Paging {
    bool known = false; ///< sampled in the incident, or the machine has no swap
    bool absent = false; ///< the machine has no swap
    double in = 0, out = 0; ///< B/s, means
    double rowsWith = 0; ///< share of the samples with any
    std::string metric;
    model::SourceRef ref; ///< of the largest value

    double bytes() const { return in + out; }
};
const Paging &incidentPaging(const Recording &recording, const model::Incident &incident);

/// The page cache lost much of its size between two samples, from just before the incident on.
struct CacheFall {
    bool known = false; ///< sampled there
    double before = 0, after = 0; ///< B, at the steepest step
    std::optional<double> freed; ///< B by which free memory rose in the same step
    model::Nanos t = 0; ///< of the sample after it
    model::SourceRef ref;

    double bytes() const { return before - after; }
    double share() const { return before > 0 ? bytes() / before : 0; }
    /// At least a fifth of the cache at once, and it became free memory instead of being taken by a program.
    bool isDrop() const;
};
const CacheFall &incidentCacheFall(const Recording &recording, const model::Incident &incident);

/// Growth of a counter per second over the incident: between the samples around it. nullopt when not sampled.
std::optional<double> counterRate(
    const Recording &recording, std::string_view metric, const model::Incident &incident, model::SourceRef &ref);

} // namespace analysis
