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

/// More than was asked for, so that a caller who walks through time is served from what was read.
constexpr std::size_t RowsAround = 256;

/// Rows [first, last) of a group and the time that they hold all rows of.
struct RowSpan {
    std::size_t first = 0;
    std::size_t last = 0;
    TimeRange covers = Always;
};

/// The rows that lie in the range and some around them; all of them when the clock stepped back.
RowSpan rowsAround(const GroupTimes &group, TimeRange range)
{
    RowSpan span{ 0, group.t.size(), Always };
    if (!group.ascending)
        return span;
    const auto from = std::lower_bound(group.t.begin(), group.t.end(), range.from);
    const auto to = std::upper_bound(from, group.t.end(), range.to);
    const auto first = static_cast<std::size_t>(from - group.t.begin());
    span.first = first - std::min(first, RowsAround);
    span.last = std::min(static_cast<std::size_t>(to - group.t.begin()) + RowsAround, group.t.size());
    // Of equal stamps none must be left out.
    while (span.first > 0 && group.t[span.first - 1] == group.t[span.first])
        --span.first;
    while (span.last > 0 && span.last < group.t.size() && group.t[span.last] == group.t[span.last - 1])
        ++span.last;
    if (span.first > 0)
        span.covers.from = group.t[span.first - 1] + 1;
    if (span.last < group.t.size())
        span.covers.to = group.t[span.last] - 1;
    return span;
}

/// A chunk and those of its rows that are in the span.
struct ChunkPart {
    const ChunkPlace *chunk = nullptr;
    RowPart rows;
};

std::vector<ChunkPart> partsOf(const GroupTimes &group, const RowSpan &span)
{
    std::vector<ChunkPart> parts;
    for (const ChunkPlace &chunk : group.chunks) {
        const std::size_t first = std::max(chunk.firstRow, span.first);
        const std::size_t last = std::min(chunk.firstRow + chunk.rows, span.last);
        if (first < last)
            parts.push_back({ &chunk, { first - chunk.firstRow, last - first } });
    }
    return parts;
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
    const RowSpan span = rowsAround(*times, range);
    const std::vector<ChunkPart> parts = partsOf(*times, span);
    out.covers = span.covers;
    const auto start = times->t.begin();
    out.t.assign(start + static_cast<std::ptrdiff_t>(span.first), start + static_cast<std::ptrdiff_t>(span.last));
    out.line.reserve(out.rows());
    std::vector<LineNumber> lines;
    for (const ChunkPart &part : parts) {
        lines.clear();
        m_cache->lines(*part.chunk, lines);
        const auto first = lines.begin() + static_cast<std::ptrdiff_t>(part.rows.first);
        out.line.insert(out.line.end(), first, first + static_cast<std::ptrdiff_t>(part.rows.count));
    }
    std::vector<const SeriesInfo *> known(columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c) {
        known[c] = columns[c] >> 8 == group ? m_cache->series(columns[c]) : nullptr;
        out.columns[c].reserve(out.rows());
    }
    for (const ChunkPart &part : parts)
        m_cache->doubles(known, *part.chunk, part.rows, out.columns);
    for (std::vector<double> &column : out.columns)
        column.resize(out.rows(), Absent);
    if (!times->ascending)
        sortByTime(out);
    return out;
}

} // namespace model
