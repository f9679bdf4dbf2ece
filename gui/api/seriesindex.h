// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/lanes.h"
#include "gui/api/session.h"

#include <map>
#include <string>
#include <vector>

namespace gui {

/// Series of the placed (or of the unplaced) logs of a session in one stretch of time, by metric and entity.
class SeriesIndex {
public:
    SeriesIndex(const Session &session, bool placed, const model::TimeRange &place);

    /// Sorted, without repetition.
    std::vector<std::string> entities(const std::string &metric) const;
    /// Stretches that together show this metric of this entity, in order of time.
    std::vector<LanePart> cover(const std::string &metric, const std::string &entity) const;
    /// The same, from the logs that these stretches come from only, so that stacked values belong together.
    std::vector<LanePart> follow(
        const std::vector<LanePart> &lead, const std::string &metric, const std::string &entity) const;
    std::string unit(const std::string &metric, const std::string &entity) const;
    /// Largest value over all time; 0 when there is none.
    double peak(const std::string &metric, const std::string &entity) const;
    std::size_t samples(const std::string &metric, const std::string &entity) const;

private:
    struct Candidate {
        const model::SeriesInfo *info = nullptr;
        model::TimeRange span;
        model::Nanos interval = 0;
    };
    using Key = std::pair<std::string, std::string>;
    const std::vector<Candidate> &candidates(const std::string &metric, const std::string &entity) const;

    const Session &m_session;
    std::map<Key, std::vector<Candidate>> m_candidates; ///< shortest interval first
};

} // namespace gui
