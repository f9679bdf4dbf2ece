// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"
#include "analysis/model/records.h"
#include "analysis/model/series.h"

#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace analysis {

/// Everything a rule may look at: the series of a session on the session axis, its events and facts.
/// Series are read when first asked for and then kept, long ones in blocks around the time that was asked for.
class Recording {
public:
    using Loader = std::function<model::Series(model::SeriesId)>;
    using RangeLoader = std::function<model::Series(model::SeriesId, model::TimeRange)>;
    using RowsLoader
        = std::function<model::GroupRows(model::GroupId, std::span<const model::SeriesId>, model::TimeRange)>;
    using Scout = std::function<std::vector<model::EnvelopeColumn>(model::SeriesId, model::TimeRange, int)>;

    Recording(std::vector<model::Log> logs, std::vector<model::SeriesInfo> series, std::vector<model::Event> events,
        std::vector<model::Fact> facts, Loader loader);
    Recording(const Recording &) = delete;
    Recording &operator=(const Recording &) = delete;
    Recording(Recording &&) = default;

    /// Ways to read a part of a series, rows of a table, and extremes. Without them whole series are read and nothing
    /// is skipped.
    void setPartialReads(RangeLoader rangeLoader, RowsLoader rowsLoader, Scout scout);

    /// Where the files of the logs stand in the bundle. What somebody wrote into a name may tell what a log does not.
    void setPaths(std::map<model::SourceId, std::string> paths) { m_paths = std::move(paths); }

    const std::vector<model::Log> &logs() const { return m_logs; }
    const std::string &path(model::SourceId source) const; ///< empty when not known
    const std::vector<model::SeriesInfo> &allSeries() const { return m_series; } ///< with means since boot
    const model::Log *log(model::LogId id) const;
    /// Series of this metric (exact name), all entities and logs, in order of id; none that are means since boot.
    std::vector<const model::SeriesInfo *> find(std::string_view metric) const;
    std::vector<const model::SeriesInfo *> find(std::string_view metric, std::string_view entity) const;
    /// The series of this metric in this table; nullptr when the table has no such column.
    const model::SeriesInfo *inGroup(model::GroupId group, std::string_view metric) const;
    const model::Series &series(const model::SeriesInfo &info) const;
    /// The same without keeping what was read: for going through very many series once.
    model::Series readOnce(const model::SeriesInfo &info) const { return m_loader(info.id); }
    /// The values with range.from <= t <= range.to.
    model::Series window(const model::SeriesInfo &info, model::TimeRange range) const;
    /// The rows of the table that these series are columns of, at least those in the range; nullptr when they cannot be
    /// read so. Valid until the next call. A column may be nullptr: it comes out as NaN.
    const model::GroupRows *rows(std::span<const model::SeriesInfo *const> columns, model::TimeRange range) const;
    /// Smallest and largest value per part of `range`; empty when that cannot be had without reading the series.
    std::vector<model::EnvelopeColumn> scout(const model::SeriesInfo &info, model::TimeRange range, int buckets) const;
    /// First and last row of a log on the session axis; nullopt for a log without samples. Rows that share their only
    /// stamp are counted on from it.
    std::optional<model::TimeRange> extent(model::LogId log) const;
    /// The same with room for rows that share the last stamp and are set apart after it: what to read for all rows.
    model::TimeRange readingRange(model::LogId log) const;
    /// The series of this metric and entity with the shortest interval; nullptr when not recorded.
    const model::Series *best(std::string_view metric, std::string_view entity) const;
    /// Entities that have the metric, sorted.
    std::vector<std::string> entities(std::string_view metric) const;
    const std::vector<model::Event> &events() const { return m_events; }
    const std::vector<model::Fact> &facts() const { return m_facts; }
    const model::Fact *fact(std::string_view name) const; ///< the last one of that name
    std::optional<double> number(std::string_view factName) const;

    /// Drops the series read so far.
    void release() const;
    /// A value that is worked out once a recording, under a key that names what it is and of what.
    template <typename T, typename Make>
    const T &memo(const std::string &key, Make make) const
    {
        std::shared_ptr<void> &slot = m_memo[key];
        if (!slot)
            slot = std::make_shared<T>(make());
        return *static_cast<const T *>(slot.get());
    }

private:
    struct Block {
        model::TimeRange range;
        model::Series series;
    };
    struct RowBlock {
        std::vector<model::SeriesId> columns;
        model::GroupRows rows;
    };
    const model::Series &block(const model::SeriesInfo &info, model::TimeRange range) const;
    void forgetRows() const;

    std::vector<model::Log> m_logs;
    std::map<model::SourceId, std::string> m_paths;
    std::vector<model::SeriesInfo> m_series;
    std::vector<model::Event> m_events;
    std::vector<model::Fact> m_facts;
    Loader m_loader;
    RangeLoader m_rangeLoader;
    RowsLoader m_rowsLoader;
    Scout m_scout;
    std::map<std::string, std::vector<const model::SeriesInfo *>, std::less<>> m_byMetric;
    std::map<model::LogId, std::int64_t> m_rows; ///< of the longest series
    mutable std::map<model::SeriesId, std::unique_ptr<model::Series>> m_cache;
    mutable std::map<model::SeriesId, Block> m_blocks;
    mutable std::list<RowBlock> m_rowBlocks; ///< the one in use last first
    mutable std::map<std::string, std::shared_ptr<void>> m_memo;
};

} // namespace analysis
