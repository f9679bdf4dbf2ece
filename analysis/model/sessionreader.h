// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"
#include "analysis/model/expected.h"
#include "analysis/model/finding.h"
#include "analysis/model/records.h"
#include "analysis/model/series.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace model {

class Database;

/// Reads a session file. One reader a thread; several readers of one file at once are fine.
/// Times that come out are on the session axis: raw stamps go through the clock of their log, and rows with equal
/// stamps are spread over the nominal interval in file order.
class SessionReader {
public:
    /// Fails with one sentence for a foreign, damaged or newer file. Changes the file only to bring one of an
    /// older version up to this one's.
    static Expected<std::unique_ptr<SessionReader>> open(const std::string &path);
    ~SessionReader();

    /// Reads from one state of the file until what this returns is dropped, before the reader itself: for many small
    /// reads, as each would else lock the file and look for changes.
    std::shared_ptr<void> hold() const;

    const std::string &path() const { return m_path; }
    /// The first thing that could not be read since open(), because the file is damaged; "" when there is none. What
    /// is damaged is left out of the answers.
    const std::string &problem() const;
    std::string meta(const std::string &key) const; ///< "" when not set
    std::vector<SourceFile> sources() const; ///< in order of id
    std::vector<Log> logs() const; ///< in order of id
    std::vector<Group> groups() const;
    std::vector<SeriesInfo> series() const; ///< in order of id, without those that have no value
    std::vector<Event> events() const;
    std::vector<Fact> facts() const;
    std::vector<BenchResult> results() const;
    std::vector<Issue> issues() const;
    std::vector<QualityRemark> quality() const;
    Analysis analysis() const;
    /// Every line that incidents, findings, remarks and issues point to, in order, each once.
    std::vector<SourceRef> citedLines() const;
    /// Kept lines of `source` with from <= line <= to, in order.
    std::vector<Excerpt> excerpts(SourceId source, LineNumber from, LineNumber to) const;
    /// Zone of the machine's wall clock, when any log prints it.
    std::optional<int> zoneSeconds() const;
    /// First and last stamp of the samples and events that are placed on the axis; when nothing is placed, of all.
    /// nullopt when there are none.
    std::optional<TimeRange> extent() const;

    /// Values present of one series with range.from <= t <= range.to; chunks outside are not read.
    Series read(SeriesId id) const;
    Series read(SeriesId id, TimeRange range) const;
    /// The rows of a group in the range, and those that had to be unpacked with them. A column that is 0, or not of
    /// the group, comes out as NaN.
    GroupRows readRows(GroupId group, std::span<const SeriesId> columns, TimeRange range) const;
    /// Smallest and largest value per bucket of (to - from) / buckets, from the min/max pyramid where it is fine
    /// enough. Then the edges of a column are moved to those of the pyramid's steps, by less than half a bucket, so
    /// that each column holds for exactly its [from, to). Buckets without a value are left out.
    /// Cost grows with the buckets, not with the samples.
    std::vector<EnvelopeColumn> envelope(SeriesId id, TimeRange range, int buckets) const;
    /// All samples whose metric matches the glob, by path, line, metric; means since boot as since_boot.<metric>.
    /// The visitor returns false to stop.
    void samples(const std::string &metricGlob, std::optional<Nanos> from, std::optional<Nanos> to,
        const std::function<bool(const SampleRow &)> &visit) const;

private:
    explicit SessionReader(std::string path, std::unique_ptr<Database> db);
    struct Cache;
    friend class ReadScope;
    std::string m_path;
    std::unique_ptr<Database> m_db;
    std::unique_ptr<Cache> m_cache;
};

} // namespace model
