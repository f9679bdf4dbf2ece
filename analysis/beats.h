// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/finding.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace analysis {

/// A kind of reading that hurt.
struct Hurt {
    std::string metric;
    std::string entity;
    friend auto operator<=>(const Hurt &, const Hurt &) = default;
};

/// The largest such reading of the incident; 0 without one.
double peakOf(const model::Incident &incident, const Hurt &kind);

/// Incidents that follow each other evenly.
struct Rhythm {
    Hurt kind; ///< all have it
    std::vector<std::size_t> members; ///< places in the list of incidents, in order of time
    double p = 1; ///< that chance spaces them so, times the number of places where a series could begin
};

/// In what step the logs of a file tell the time; nothing for 0.
using Steps = std::map<model::SourceId, model::Nanos>;

/// Rhythm by what the incidents themselves tell (see joinRecurring()); each incident is in one at most.
std::vector<Rhythm> findRhythms(const std::vector<model::Incident> &incidents, const Steps &steps);

} // namespace analysis
