// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/chunk.h"
#include "analysis/model/database.h"
#include "analysis/model/sessionreader.h"

#include <list>
#include <memory>
#include <unordered_map>

namespace model {

/// Where a chunk lies in its group.
struct ChunkPlace {
    std::int64_t id = 0; ///< of the row in the table
    std::uint32_t sequence = 0;
    std::uint32_t rows = 0;
    std::size_t firstRow = 0; ///< in the group
    bool together = false; ///< its columns are in the chunk's own row
};

/// The stamps of a group on the session axis, in file order; rows with equal stamps are spread.
struct GroupTimes {
    std::vector<Nanos> t;
    std::vector<ChunkPlace> chunks;
    bool ascending = true;
    Nanos interval = 0;

    std::size_t memory() const { return sizeof(*this) + t.size() * sizeof(Nanos) + chunks.size() * sizeof(ChunkPlace); }
};

/// What is known of a column without its values: extremes per chunk and per LevelStep rows.
struct SeriesLevels {
    struct Chunk {
        float min = 0;
        float max = 0;
        bool known = false; ///< min and max hold, and every row has a value or pairs tell which
        std::size_t firstPair = 0;
        std::size_t pairs = 0; ///< 0: min = max for all rows
    };
    std::vector<Chunk> chunks; ///< like those of the group
    std::vector<float> pairs; ///< min, max; NaN where there is no value

    std::size_t memory() const { return sizeof(*this) + chunks.size() * sizeof(Chunk) + pairs.size() * sizeof(float); }
};

/// The most recently used of something, up to a number of bytes; the latest always stays.
template <typename T>
class RecentlyUsed {
public:
    explicit RecentlyUsed(std::size_t limit)
        : m_limit(limit)
    {
    }

    std::shared_ptr<const T> find(std::int64_t key)
    {
        const auto found = m_index.find(key);
        if (found == m_index.end())
            return nullptr;
        m_items.splice(m_items.begin(), m_items, found->second);
        return m_items.front().second;
    }

    void insert(std::int64_t key, std::shared_ptr<const T> item)
    {
        m_bytes += item->memory();
        m_items.emplace_front(key, std::move(item));
        m_index[key] = m_items.begin();
        while (m_bytes > m_limit && m_items.size() > 1) {
            m_bytes -= m_items.back().second->memory();
            m_index.erase(m_items.back().first);
            m_items.pop_back();
        }
    }

private:
    std::list<std::pair<std::int64_t, std::shared_ptr<const T>>> m_items;
    std::unordered_map<std::int64_t, typename decltype(m_items)::iterator> m_index;
    std::size_t m_limit;
    std::size_t m_bytes = 0;
};

/// What a reader keeps between calls, and the access to chunks that the reading of series, envelopes and samples share.
struct SessionReader::Cache {
    Cache(Database &database, std::string path);

    /// nullptr when the group or its log is not known.
    const Group *group(GroupId id);
    const Clock *clock(LogId id);
    /// nullptr when it is not known.
    const SeriesInfo *series(SeriesId id);
    std::shared_ptr<const GroupTimes> times(GroupId id);
    std::shared_ptr<const SeriesLevels> levels(SeriesId id, const GroupTimes &group, std::int64_t multiplier);
    /// Visits bytes of one column of a chunk; false, and a problem noted, when it is not there.
    bool column(SeriesId id, const ChunkPlace &chunk, const std::function<bool(std::string_view)> &visit);
    /// Appends one double a row, NaN where absent or damaged.
    void doubles(SeriesId id, const ChunkPlace &chunk, std::int64_t multiplier, std::vector<double> &out);
    void doubles(SeriesId id, const ChunkPlace &chunk, RowPart part, std::int64_t multiplier, std::vector<double> &out);
    /// The same for several columns of a chunk at once; nothing is appended where a column is nullptr.
    void doubles(std::span<const SeriesInfo *const> columns, const ChunkPlace &chunk, RowPart part,
        std::vector<std::vector<double>> &out);
    /// Appends one line a row, 0 where damaged.
    void lines(const ChunkPlace &chunk, std::vector<LineNumber> &out);
    /// Moves an error of the database to `problem`, so that what is not damaged can still be read.
    void settle();
    void damaged(const char *what);

    Database &db;
    std::string path;
    std::string problem;
    int scopes = 0;
    std::unordered_map<GroupId, Group> groups;
    std::unordered_map<LogId, Clock> clocks;
    std::unordered_map<SeriesId, SeriesInfo> knownSeries;
    bool loaded = false;
    RecentlyUsed<GroupTimes> recentTimes;
    RecentlyUsed<SeriesLevels> recentLevels;
    Statement oneSeries, rowsOfGroup, chunks, packed, data, chunkLines, level;

private:
    void load();
    std::shared_ptr<const GroupTimes> readTimes(const Group &group, const Clock &clock);
};

/// One read transaction for many statements: locking the file and looking for changes costs more than a small read.
class ReadScope {
public:
    explicit ReadScope(SessionReader::Cache &cache);
    ~ReadScope();
    ReadScope(const ReadScope &) = delete;
    ReadScope &operator=(const ReadScope &) = delete;

private:
    SessionReader::Cache &m_cache;
};

/// The column with this number in the bytes of chunk.packed; nullopt when it is not there.
std::optional<std::string_view> findTogether(std::string_view packed, std::uint64_t column);

/// Turns raw stamps into session times. Rows with equal stamps are set apart by `interval`, or by less so that they
/// stay before the next stamp.
void toSessionTimes(std::vector<Nanos> &stamps, const Clock &clock);

} // namespace model
