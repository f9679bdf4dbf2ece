// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/chunk.h"
#include "analysis/model/database.h"
#include "analysis/model/metric.h"
#include "analysis/model/readercache.h"
#include "analysis/model/sessionreader.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <queue>
#include <tuple>

namespace model {

namespace {

constexpr int GroupBits = 24; ///< of a group's number in its source

using ReadColumn = std::function<void(SeriesId, const ChunkPlace &, std::vector<Decimal> &)>;
using ReadLines = std::function<void(const ChunkPlace &, std::vector<LineNumber> &)>;

/// Stands at one row of a group and holds one chunk of it.
struct Cursor {
    std::vector<SeriesInfo> columns;
    std::shared_ptr<const GroupTimes> times; ///< nullptr until the first row is due
    std::size_t nextChunk = 0;
    std::vector<LineNumber> lines;
    std::vector<std::size_t> order; ///< rows of the chunk by line
    std::vector<std::vector<Decimal>> values;
    std::size_t at = 0; ///< in `order`

    LineNumber line() const { return lines[order[at]]; }

    void open(const ChunkPlace &chunk, const ReadColumn &readColumn, const ReadLines &readLines)
    {
        lines.clear();
        readLines(chunk, lines);
        order.resize(lines.size());
        std::iota(order.begin(), order.end(), std::size_t{ 0 });
        const auto before = [this](std::size_t a, std::size_t b) { return lines[a] < lines[b]; };
        if (!std::is_sorted(order.begin(), order.end(), before))
            std::stable_sort(order.begin(), order.end(), before);
        values.resize(columns.size());
        for (std::size_t i = 0; i < columns.size(); ++i) {
            values[i].clear();
            readColumn(columns[i].id, chunk, values[i]);
            values[i].resize(chunk.rows);
        }
        at = 0;
    }

    /// Goes to the next row; false after the last.
    bool advance(const ReadColumn &readColumn, const ReadLines &readLines)
    {
        if (++at < order.size())
            return true;
        if (nextChunk == times->chunks.size())
            return false;
        open(times->chunks[nextChunk++], readColumn, readLines);
        return true;
    }

    void addRows(SourceId source, std::vector<SampleRow> &rows) const
    {
        const std::size_t row = order[at];
        const Nanos t = times->t[times->chunks[nextChunk - 1].firstRow + row];
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (values[i][row].present)
                rows.push_back({ t, columns[i].metric, columns[i].entity, columns[i].unit, values[i][row],
                    columns[i].multiplier, { source, line() } });
        }
    }
};

/// The rows of all groups of one source, merged by line. Holds a chunk of each group that has begun and not ended.
class SourceMerge {
public:
    using Visit = std::function<bool(const SampleRow &)>;
    using OpenTimes = std::function<std::shared_ptr<const GroupTimes>(GroupId)>;

    SourceMerge(SourceId source, OpenTimes openTimes, ReadColumn readColumn, ReadLines readLines)
        : m_source(source)
        , m_openTimes(std::move(openTimes))
        , m_readColumn(std::move(readColumn))
        , m_readLines(std::move(readLines))
    {
    }

    void add(GroupId group, LineNumber firstLine, std::vector<SeriesInfo> columns)
    {
        m_cursors[group].columns = std::move(columns);
        m_due.emplace(firstLine, group);
    }

    /// False when the visitor wants no more.
    bool run(const std::optional<Nanos> &from, const std::optional<Nanos> &to, const Visit &visit)
    {
        std::vector<SampleRow> rows;
        while (!m_due.empty()) {
            rows.clear();
            const LineNumber line = m_due.top().first;
            while (!m_due.empty() && m_due.top().first == line)
                takeRow(rows);
            std::stable_sort(rows.begin(), rows.end(), [](const SampleRow &a, const SampleRow &b) {
                return std::tie(a.metric, a.entity) < std::tie(b.metric, b.entity);
            });
            for (const SampleRow &row : rows) {
                const bool wanted = (!from || row.t >= *from) && (!to || row.t <= *to);
                if (wanted && !visit(row))
                    return false;
            }
            for (const GroupId ended : m_ended)
                m_cursors.erase(ended);
            m_ended.clear();
        }
        return true;
    }

private:
    using Due = std::pair<LineNumber, GroupId>;

    void takeRow(std::vector<SampleRow> &rows)
    {
        const GroupId group = m_due.top().second;
        m_due.pop();
        Cursor &cursor = m_cursors[group];
        if (!cursor.times) {
            cursor.times = m_openTimes(group);
            if (!cursor.times || cursor.times->chunks.empty())
                return;
            cursor.open(cursor.times->chunks[cursor.nextChunk++], m_readColumn, m_readLines);
        }
        cursor.addRows(m_source, rows);
        if (cursor.advance(m_readColumn, m_readLines))
            m_due.emplace(cursor.line(), group);
        else
            m_ended.push_back(group); // the rows still look at its names
    }

    SourceId m_source;
    OpenTimes m_openTimes;
    ReadColumn m_readColumn;
    ReadLines m_readLines;
    std::unordered_map<GroupId, Cursor> m_cursors;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> m_due;
    std::vector<GroupId> m_ended;
};

std::vector<SourceFile> byPath(std::vector<SourceFile> sources)
{
    std::stable_sort(sources.begin(), sources.end(), [](const SourceFile &a, const SourceFile &b) {
        return std::tie(a.path, a.bundle, a.id) < std::tie(b.path, b.bundle, b.id);
    });
    return sources;
}

} // namespace

/// Means since boot are no samples: their metrics begin with "since_boot.", so that a glob for samples does not find
/// them.
void SessionReader::samples(const std::string &metricGlob, std::optional<Nanos> from, std::optional<Nanos> to,
    const std::function<bool(const SampleRow &)> &visit) const
{
    const ReadScope scope(*m_cache);
    std::map<GroupId, std::vector<SeriesInfo>> wanted;
    for (SeriesInfo &info : series()) {
        if (info.sinceBoot)
            info.metric.insert(0, "since_boot.");
        if (matchesGlob(metricGlob, info.metric))
            wanted[info.group].push_back(std::move(info));
    }
    const auto openTimes = [this](GroupId group) { return m_cache->times(group); };
    const auto readColumn = [this](SeriesId id, const ChunkPlace &chunk, std::vector<Decimal> &out) {
        m_cache->column(id, chunk, [&](std::string_view bytes) { return unpackValues(bytes, chunk.rows, out); });
    };
    const auto readLines
        = [this](const ChunkPlace &chunk, std::vector<LineNumber> &out) { m_cache->lines(chunk, out); };
    Statement firstLines = m_db->prepare("SELECT series_group, min(first_line) FROM chunk"
                                         " WHERE series_group BETWEEN ? AND ? GROUP BY series_group");
    for (const SourceFile &source : byPath(sources())) {
        SourceMerge merge(source.id, openTimes, readColumn, readLines);
        const GroupId first = source.id << GroupBits;
        firstLines.start(first, first + (GroupId{ 1 } << GroupBits) - 1);
        while (firstLines.step()) {
            const auto columns = wanted.find(firstLines.integer(0));
            if (columns != wanted.end())
                merge.add(columns->first, firstLines.as<LineNumber>(1), std::move(columns->second));
        }
        firstLines.reset();
        m_cache->settle();
        if (!merge.run(from, to, visit))
            return;
    }
}

} // namespace model
