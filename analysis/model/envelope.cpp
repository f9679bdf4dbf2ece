// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/chunk.h"
#include "analysis/model/database.h"
#include "analysis/model/readercache.h"
#include "analysis/model/sessionreader.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace model {

namespace {

__extension__ typedef __int128 Wide; // nanoseconds times buckets

/// The buckets of a range; `to` belongs to the last one.
class Buckets {
public:
    Buckets(TimeRange range, int count)
        : m_range(range)
        , m_count(std::max(count, 1))
    {
    }

    Nanos width() const { return static_cast<Nanos>(length() / m_count); }

    int indexOf(Nanos t) const
    {
        const Wide index = (static_cast<Wide>(t) - m_range.from) * m_count / length();
        return static_cast<int>(std::clamp<Wide>(index, 0, m_count - 1));
    }

    /// Where a bucket begins; that of the bucket after the last is just past the range.
    Nanos edge(int index) const
    {
        if (index >= m_count)
            return m_range.to == std::numeric_limits<Nanos>::max() ? m_range.to : m_range.to + 1;
        return static_cast<Nanos>(m_range.from + (index * length() + m_count - 1) / m_count);
    }

private:
    Wide length() const { return std::max<Wide>(static_cast<Wide>(m_range.to) - m_range.from, 1); }
    TimeRange m_range;
    int m_count;
};

/// Gathers values and pairs, in order of time, into columns.
class Columns {
public:
    Columns(const Buckets &buckets, bool onGrid)
        : m_buckets(buckets)
        , m_onGrid(onGrid)
    {
    }

    /// The extremes of values from `first` to `last`; goes to the bucket of the first.
    void add(Nanos first, Nanos last, float min, float max)
    {
        const int bucket = m_buckets.indexOf(first);
        if (m_columns.empty() || bucket != m_bucket) {
            m_bucket = bucket;
            m_columns.push_back({ m_onGrid ? m_buckets.edge(bucket) : first, 0, min, max });
        }
        EnvelopeColumn &column = m_columns.back();
        column.to = m_onGrid ? m_buckets.edge(bucket + 1) : last + 1;
        column.min = std::min(column.min, min);
        column.max = std::max(column.max, max);
    }

    std::vector<EnvelopeColumn> take() { return std::move(m_columns); }

private:
    const Buckets &m_buckets;
    bool m_onGrid;
    int m_bucket = -1;
    std::vector<EnvelopeColumn> m_columns;
};

enum class Detail : std::uint8_t { Values, Steps, Chunks };

Detail detailFor(std::size_t rowsPerBucket)
{
    if (rowsPerBucket > 2 * ChunkRows)
        return Detail::Chunks;
    return rowsPerBucket > 2 * LevelStep ? Detail::Steps : Detail::Values;
}

std::vector<EnvelopeColumn> envelopeOf(const Series &series, const Buckets &buckets)
{
    Columns columns(buckets, true);
    for (std::size_t i = 0; i < series.size(); ++i)
        columns.add(series.t[i], series.t[i], static_cast<float>(series.v[i]), static_cast<float>(series.v[i]));
    return columns.take();
}

/// Walks the chunks of a column, each as coarsely as the buckets allow.
class EnvelopeWalk {
public:
    using ReadValues = std::function<void(const ChunkPlace &, std::vector<double> &)>;

    EnvelopeWalk(const GroupTimes &group, const Buckets &buckets, std::size_t from, std::size_t to, Detail detail,
        ReadValues readValues)
        : m_group(group)
        , m_from(from)
        , m_to(to)
        , m_detail(detail)
        , m_widest(buckets.width() * 2)
        , m_columns(buckets, detail == Detail::Values)
        , m_readValues(std::move(readValues))
    {
    }

    void addValues(const ChunkPlace &chunk) { addValues(chunk, 0, chunk.rows); }

    void addChunk(const ChunkPlace &chunk, const SeriesLevels &levels, const SeriesLevels::Chunk &known)
    {
        if (!known.known)
            addValues(chunk);
        else if (m_detail == Detail::Chunks && fits(chunk, 0, chunk.rows))
            addPair(chunk, 0, chunk.rows, known.min, known.max);
        else
            addSteps(chunk, levels, known);
    }

    std::vector<EnvelopeColumn> take() { return m_columns.take(); }

private:
    /// Whether these rows of a chunk lie in the range as a whole and close together.
    bool fits(const ChunkPlace &chunk, std::size_t from, std::size_t to) const
    {
        return chunk.firstRow + from >= m_from && chunk.firstRow + to <= m_to
            && m_group.t[chunk.firstRow + to - 1] - m_group.t[chunk.firstRow + from] <= m_widest;
    }

    void addPair(const ChunkPlace &chunk, std::size_t from, std::size_t to, float min, float max)
    {
        if (!std::isnan(min))
            m_columns.add(m_group.t[chunk.firstRow + from], m_group.t[chunk.firstRow + to - 1], min, max);
    }

    void addSteps(const ChunkPlace &chunk, const SeriesLevels &levels, const SeriesLevels::Chunk &known)
    {
        for (std::size_t from = 0; from < chunk.rows; from += LevelStep) {
            const std::size_t to = std::min<std::size_t>(from + LevelStep, chunk.rows);
            const std::size_t pair = known.firstPair + from / LevelStep * 2;
            if (!fits(chunk, from, to))
                addValues(chunk, from, to);
            else if (known.pairs == 0)
                addPair(chunk, from, to, known.min, known.max);
            else
                addPair(chunk, from, to, levels.pairs[pair], levels.pairs[pair + 1]);
        }
    }

    void addValues(const ChunkPlace &chunk, std::size_t from, std::size_t to)
    {
        from = std::max(from, m_from > chunk.firstRow ? m_from - chunk.firstRow : 0);
        to = std::min(to, m_to > chunk.firstRow ? m_to - chunk.firstRow : 0);
        if (from >= to)
            return;
        if (m_read != &chunk) {
            m_values.clear();
            m_readValues(chunk, m_values);
            m_read = &chunk;
        }
        for (std::size_t i = from; i < to; ++i) {
            const Nanos t = m_group.t[chunk.firstRow + i];
            if (!std::isnan(m_values[i]))
                m_columns.add(t, t, static_cast<float>(m_values[i]), static_cast<float>(m_values[i]));
        }
    }

    const GroupTimes &m_group;
    std::size_t m_from;
    std::size_t m_to;
    Detail m_detail;
    Nanos m_widest;
    Columns m_columns;
    ReadValues m_readValues;
    const ChunkPlace *m_read = nullptr; ///< whose values are in m_values
    std::vector<double> m_values;
};

} // namespace

std::shared_ptr<const SeriesLevels> SessionReader::Cache::levels(
    SeriesId id, const GroupTimes &group, std::int64_t multiplier)
{
    if (auto known = recentLevels.find(id))
        return known;
    auto made = std::make_shared<SeriesLevels>();
    made->chunks.resize(group.chunks.size());
    std::size_t at = 0;
    std::vector<double> pairs;
    level.start(id);
    while (level.step()) {
        const auto sequence = level.as<std::uint32_t>(0);
        while (at < group.chunks.size() && group.chunks[at].sequence < sequence)
            ++at;
        if (at == group.chunks.size() || group.chunks[at].sequence != sequence)
            continue;
        const std::uint32_t rows = group.chunks[at].rows;
        SeriesLevels::Chunk &chunk = made->chunks[at];
        const auto count = level.as<std::uint32_t>(1);
        chunk.min = count > 0 ? static_cast<float>(level.real(2)) : std::numeric_limits<float>::quiet_NaN();
        chunk.max = count > 0 ? static_cast<float>(level.real(3)) : std::numeric_limits<float>::quiet_NaN();
        chunk.firstPair = made->pairs.size();
        pairs.clear();
        if (!level.blob(4).empty() && unpackLevel(level.blob(4), rows, multiplier, pairs))
            chunk.pairs = pairs.size() / 2;
        made->pairs.insert(made->pairs.end(), pairs.begin(), pairs.end());
        // A constant needs no pairs, unless some rows are absent.
        chunk.known = chunk.pairs > 0 || count == 0 || (count == rows && level.real(2) == level.real(3));
    }
    level.reset();
    settle();
    recentLevels.insert(id, made);
    return made;
}

std::vector<EnvelopeColumn> SessionReader::envelope(SeriesId id, TimeRange range, int count) const
{
    const ReadScope scope(*m_cache);
    const SeriesInfo *info = m_cache->series(id);
    const auto times = info ? m_cache->times(info->group) : nullptr;
    if (!times || range.to < range.from)
        return {};
    const Buckets buckets(range, count);
    if (!times->ascending)
        return envelopeOf(read(id, range), buckets);
    const auto first = std::lower_bound(times->t.begin(), times->t.end(), range.from);
    const auto last = std::upper_bound(first, times->t.end(), range.to);
    const auto from = static_cast<std::size_t>(first - times->t.begin());
    const auto to = static_cast<std::size_t>(last - times->t.begin());
    const Detail detail = detailFor((to - from) / static_cast<std::size_t>(std::max(count, 1)));
    const auto levels = detail == Detail::Values ? nullptr : m_cache->levels(id, *times, info->multiplier);
    EnvelopeWalk walk(*times, buckets, from, to, detail, [&](const ChunkPlace &chunk, std::vector<double> &values) {
        m_cache->doubles(id, chunk, info->multiplier, values);
    });
    for (std::size_t i = 0; i < times->chunks.size(); ++i) {
        const ChunkPlace &chunk = times->chunks[i];
        if (chunk.firstRow + chunk.rows <= from || chunk.firstRow >= to)
            continue;
        if (levels)
            walk.addChunk(chunk, *levels, levels->chunks[i]);
        else
            walk.addValues(chunk);
    }
    return walk.take();
}

} // namespace model
