// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/sessionreader.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gui {

/// Read side of a finished load. Immutable; everything but the samples is read once. Lives in one thread.
class Session {
public:
    static model::Expected<std::shared_ptr<Session>> open(const std::string &path);

    const model::SessionReader &reader() const { return *m_reader; }
    const std::vector<model::SourceFile> &sources() const { return m_sources; }
    const std::vector<model::Log> &logs() const { return m_logs; }
    const std::vector<model::SeriesInfo> &series() const { return m_series; }
    const std::vector<model::Fact> &facts() const { return m_facts; }
    const std::vector<model::Event> &events() const { return m_events; }
    const std::vector<model::BenchResult> &results() const { return m_results; }
    const std::vector<model::Issue> &issues() const { return m_issues; }
    const std::vector<model::QualityRemark> &quality() const { return m_quality; }
    const model::Analysis &analysis() const { return m_analysis; }
    std::optional<int> zoneSeconds() const { return m_zone; }
    std::optional<model::TimeRange> extent() const { return m_extent; }

    const model::SourceFile *source(model::SourceId id) const;
    const model::Log *log(model::LogId id) const;
    const model::Incident *incident(int id) const;
    /// The incident to show first: the longest with a cause, then the longest; those whose place on the axis is
    /// arbitrary come after all others. nullptr when there is none.
    const model::Incident *worst() const;

private:
    std::unique_ptr<model::SessionReader> m_reader;
    std::vector<model::SourceFile> m_sources;
    std::vector<model::Log> m_logs;
    std::vector<model::SeriesInfo> m_series;
    std::vector<model::Fact> m_facts;
    std::vector<model::Event> m_events;
    std::vector<model::BenchResult> m_results;
    std::vector<model::Issue> m_issues;
    std::vector<model::QualityRemark> m_quality;
    model::Analysis m_analysis;
    std::optional<int> m_zone;
    std::optional<model::TimeRange> m_extent;
};

} // namespace gui
