// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/finding.h"

#include <numeric>

namespace model {

const char *toText(Verdict verdict)
{
    switch (verdict) {
    case Verdict::In:
        return "in";
    case Verdict::Out:
        return "out";
    case Verdict::Unknown:
        return "unknown";
    }
    return "unknown";
}

const char *toText(Role role)
{
    switch (role) {
    case Role::Cause:
        return "cause";
    case Role::Trigger:
        return "trigger";
    case Role::Amplifier:
        return "amplifier";
    case Role::Artefact:
        return "artefact";
    }
    return "cause";
}

const Finding *Incident::cause() const
{
    for (const Finding &finding : findings) {
        if (finding.verdict == Verdict::In && finding.role == Role::Cause)
            return &finding;
    }
    return nullptr;
}

Nanos Incident::hurting() const
{
    if (episodes.empty())
        return span.length();
    return std::accumulate(episodes.begin(), episodes.end(), Nanos{ 0 },
        [](Nanos sum, const TimeRange &episode) { return sum + episode.length(); });
}

} // namespace model
