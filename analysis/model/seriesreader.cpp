// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/database.h"
#include "analysis/model/readercache.h"
#include "analysis/model/seriesfilter.h"
#include "analysis/model/sessionreader.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace model {

namespace {

struct RowRange {
    std::size_t from = 0;
    std::size_t to = 0; ///< past the last
};

/// Rows that may lie in the range; all of them when the clock stepped back.
RowRange rowsIn(const GroupTimes &group, TimeRange range)
{
    if (!group.ascending)
        return { 0, group.t.size() };
    const auto from = std::lower_bound(group.t.begin(), group.t.end(), range.from);
    const auto to = std::upper_bound(from, group.t.end(), range.to);
    return { static_cast<std::size_t>(from - group.t.begin()), static_cast<std::size_t>(to - group.t.begin()) };
}

/// Appends those of a chunk's rows, given by their number in the group, that have a value.
void appendRows(Series &series, const GroupTimes &group, RowRange rows, const double *values, const LineNumber *lines)
{
    const std::size_t count = rows.to - rows.from;
    std::size_t absent = 0;
    for (std::size_t i = 0; i < count; ++i)
        absent += static_cast<std::size_t>(std::isnan(values[i]));
    const Nanos *t = group.t.data() + rows.from;
    if (absent == 0) {
        series.t.insert(series.t.end(), t, t + count);
        series.v.insert(series.v.end(), values, values + count);
        series.line.insert(series.line.end(), lines, lines + count);
        return;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (std::isnan(values[i]))
            continue;
        series.t.push_back(t[i]);
        series.v.push_back(values[i]);
        series.line.push_back(lines[i]);
    }
}

void sortByTime(Series &series)
{
    std::vector<std::size_t> order(series.t.size());
    std::iota(order.begin(), order.end(), std::size_t{ 0 });
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return series.t[a] < series.t[b]; });
    Series sorted;
    sorted.t.reserve(order.size());
    sorted.v.reserve(order.size());
    sorted.line.reserve(order.size());
    for (const std::size_t i : order) {
        sorted.t.push_back(series.t[i]);
        sorted.v.push_back(series.v[i]);
        sorted.line.push_back(series.line[i]);
    }
    series.t = std::move(sorted.t);
    series.v = std::move(sorted.v);
    series.line = std::move(sorted.line);
}

} // namespace

std::shared_ptr<void> SessionReader::hold() const { return std::make_shared<ReadScope>(*m_cache); }

Series SessionReader::read(SeriesId id) const
{
    return read(id, { std::numeric_limits<Nanos>::min(), std::numeric_limits<Nanos>::max() });
}

Series SessionReader::read(SeriesId id, TimeRange range) const
{
    const ReadScope scope(*m_cache);
    Series series;
    const SeriesInfo *info = m_cache->series(id);
    const auto times = info ? m_cache->times(info->group) : nullptr;
    if (!times)
        return series;
    series.info = *info;
    series.interval = times->interval;
    const RowRange rows = rowsIn(*times, range);
    const std::size_t expected
        = std::min(rows.to - rows.from, static_cast<std::size_t>(std::max<std::int64_t>(info->count, 0)));
    series.t.reserve(expected);
    series.v.reserve(expected);
    series.line.reserve(expected);
    std::vector<double> values;
    std::vector<LineNumber> lines;
    for (const ChunkPlace &chunk : times->chunks) {
        const RowRange part{ std::max(chunk.firstRow, rows.from), std::min(chunk.firstRow + chunk.rows, rows.to) };
        if (part.from >= part.to)
            continue;
        const std::size_t skipped = part.from - chunk.firstRow;
        values.clear();
        lines.clear();
        m_cache->doubles(id, chunk, { skipped, part.to - part.from }, info->multiplier, values);
        m_cache->lines(chunk, lines);
        appendRows(series, *times, part, values.data(), lines.data() + skipped);
    }
    if (!times->ascending) {
        // A clock that stepped back leaves rows outside the range among those inside.
        keepValues(series, [&](Nanos t, LineNumber) { return range.contains(t); });
        sortByTime(series);
    }
    return series;
}

} // namespace model
