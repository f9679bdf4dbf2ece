// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/readercache.h"
#include "analysis/model/sessionreader.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace model {

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();
constexpr TimeRange Always{ std::numeric_limits<Nanos>::min(), std::numeric_limits<Nanos>::max() };

/// Chunks [first, last) and the time that they hold all rows of.
struct ChunkSpan {
    std::size_t first = 0;
    std::size_t last = 0;
    TimeRange covers = Always;
};

/// The chunks that reach into the range; all of them when the clock stepped back.
ChunkSpan chunksIn(const GroupTimes &group, TimeRange range)
{
    ChunkSpan span{ 0, group.chunks.size(), Always };
    if (!group.ascending)
        return span;
    const auto firstStamp = [&](std::size_t chunk) { return group.t[group.chunks[chunk].firstRow]; };
    const auto lastStamp
        = [&](std::size_t chunk) { return group.t[group.chunks[chunk].firstRow + group.chunks[chunk].rows - 1]; };
    while (span.first < span.last && lastStamp(span.first) < range.from)
        ++span.first;
    while (span.last > span.first && firstStamp(span.last - 1) > range.to)
        --span.last;
    if (span.first > 0)
        span.covers.from = lastStamp(span.first - 1) + 1;
    if (span.last < group.chunks.size())
        span.covers.to = firstStamp(span.last) - 1;
    return span;
}

template <typename T>
void permute(std::vector<T> &values, const std::vector<std::size_t> &order)
{
    std::vector<T> sorted;
    sorted.reserve(values.size());
    for (const std::size_t i : order)
        sorted.push_back(values[i]);
    values = std::move(sorted);
}

void sortByTime(GroupRows &rows)
{
    std::vector<std::size_t> order(rows.rows());
    std::iota(order.begin(), order.end(), std::size_t{ 0 });
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rows.t[a] < rows.t[b]; });
    permute(rows.t, order);
    permute(rows.line, order);
    for (std::vector<double> &column : rows.columns)
        permute(column, order);
}

} // namespace

GroupRows SessionReader::readRows(GroupId group, std::span<const SeriesId> columns, TimeRange range) const
{
    const ReadScope scope(*m_cache);
    GroupRows out;
    out.columns.resize(columns.size());
    const auto times = m_cache->times(group);
    if (!times)
        return out;
    out.interval = times->interval;
    const ChunkSpan span = chunksIn(*times, range);
    out.covers = span.covers;
    for (std::size_t i = span.first; i < span.last; ++i) {
        const ChunkPlace &chunk = times->chunks[i];
        const auto start = times->t.begin() + static_cast<std::ptrdiff_t>(chunk.firstRow);
        out.t.insert(out.t.end(), start, start + chunk.rows);
        m_cache->lines(chunk, out.line);
    }
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const auto info = columns[c] >> 8 == group ? m_cache->series(columns[c]) : std::nullopt;
        for (std::size_t i = span.first; info && i < span.last; ++i)
            m_cache->doubles(columns[c], times->chunks[i], info->multiplier, out.columns[c]);
        out.columns[c].resize(out.rows(), Absent);
    }
    if (!times->ascending)
        sortByTime(out);
    return out;
}

} // namespace model
