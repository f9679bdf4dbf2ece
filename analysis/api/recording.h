// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"
#include "analysis/model/records.h"
#include "analysis/model/series.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace analysis {

/// Everything a rule may look at: the series of a session on the session axis, its events and facts.
/// Series are read when first asked for and then kept.
class Recording {
public:
    using Loader = std::function<model::Series(model::SeriesId)>;

    Recording(std::vector<model::Log> logs, std::vector<model::SeriesInfo> series, std::vector<model::Event> events,
              std::vector<model::Fact> facts, Loader loader);

    const std::vector<model::Log> &logs() const { return m_logs; }
    const model::Log *log(model::LogId id) const;
    /// Series of this metric (exact name), all entities and logs, in order of id.
    std::vector<const model::SeriesInfo *> find(std::string_view metric) const;
    std::vector<const model::SeriesInfo *> find(std::string_view metric, std::string_view entity) const;
    const model::Series &series(const model::SeriesInfo &info) const;
    /// The series of this metric and entity with the shortest interval; nullptr when not recorded.
    const model::Series *best(std::string_view metric, std::string_view entity) const;
    /// Entities that have the metric, sorted.
    std::vector<std::string> entities(std::string_view metric) const;
    const std::vector<model::Event> &events() const { return m_events; }
    const model::Fact *fact(std::string_view name) const; ///< the last one of that name
    std::optional<double> number(std::string_view factName) const;

private:
    std::vector<model::Log> m_logs;
    std::vector<model::SeriesInfo> m_series;
    std::vector<model::Event> m_events;
    std::vector<model::Fact> m_facts;
    Loader m_loader;
    mutable std::map<model::SeriesId, std::unique_ptr<model::Series>> m_cache;
};

} // namespace analysis
