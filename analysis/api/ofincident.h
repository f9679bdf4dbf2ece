// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"

#include <optional>
#include <string>
#include <utility>

namespace analysis {

/// What an incident is recognised by while its rules are evaluated.
struct IncidentKey {
    model::TimeRange span;
    std::string device;
    bool placed = true;
    model::SourceRef worst; ///< line of the worst symptom: incidents without a clock may share their span

    friend bool operator==(const IncidentKey &, const IncidentKey &) = default;
};
inline IncidentKey keyOf(const model::Incident &incident)
{
    return { incident.span, incident.device, incident.placed,
        incident.symptoms.empty() ? model::SourceRef() : incident.symptoms.front().ref };
}

/// A value that several rules ask for of the same incident: worked out for the first of them and kept until another
/// incident is asked about.
template <typename T, typename Make>
const T &ofIncident(const Recording &recording, const char *name, const model::Incident &incident, Make make)
{
    struct Kept {
        mutable std::optional<std::pair<IncidentKey, T>> value;
    };
    const Kept &kept = recording.memo<Kept>(std::string("of incident: ") + name, [] { return Kept(); });
    IncidentKey key = keyOf(incident);
    if (!kept.value || !(kept.value->first == key))
        kept.value.emplace(std::move(key), make());
    return kept.value->second;
}

} // namespace analysis
