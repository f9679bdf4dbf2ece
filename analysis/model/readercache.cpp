// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/readercache.h"

#include "analysis/model/packing.h"

#include <algorithm>
#include <limits>

namespace model {

namespace {

constexpr std::size_t TimesLimit = 12U << 20;
constexpr double MostReserved = 1e7; ///< rows, whatever a damaged file says
constexpr std::size_t LevelsLimit = 8U << 20;

/// The typical distance of stamps: the median of at most a few thousand of them, so that pauses do not count.
Nanos nominalInterval(const std::vector<Nanos> &t)
{
    constexpr std::size_t Enough = 4096;
    std::vector<Nanos> distances;
    const std::size_t stride = t.size() / Enough + 1;
    for (std::size_t i = 1; i < t.size(); i += stride) {
        if (t[i] > t[i - 1])
            distances.push_back(t[i] - t[i - 1]);
    }
    if (distances.empty())
        return 0;
    const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
    std::nth_element(distances.begin(), middle, distances.end());
    return *middle;
}

} // namespace

void toSessionTimes(std::vector<Nanos> &t, const Clock &clock)
{
    for (Nanos &stamp : t)
        stamp = clock.toSession(stamp);
    if (clock.interval <= 0)
        return;
    for (std::size_t start = 0; start < t.size();) {
        const Nanos stamp = t[start];
        std::size_t end = start + 1;
        while (end < t.size() && t[end] == stamp)
            ++end;
        const auto ties = static_cast<Nanos>(end - start);
        Nanos step = clock.interval;
        if (end < t.size() && t[end] > stamp)
            step = std::min(step, (t[end] - stamp) / ties);
        for (Nanos j = 1; j < ties; ++j)
            t[start + static_cast<std::size_t>(j)] += j * step;
        start = end;
    }
}

std::optional<std::string_view> findTogether(std::string_view packed, std::uint64_t column)
{
    while (!packed.empty()) {
        std::uint64_t number = 0;
        std::uint64_t size = 0;
        if (!packing::takeVarint(packed, number) || !packing::takeVarint(packed, size) || size > packed.size())
            return std::nullopt;
        if (number == column)
            return packed.substr(0, size);
        packed.remove_prefix(size);
    }
    return std::nullopt;
}

SessionReader::Cache::Cache(Database &database, std::string file)
    : db(database)
    , path(std::move(file))
    , recentTimes(TimesLimit)
    , recentLevels(LevelsLimit)
    , oneSeries(db.prepare("SELECT m.name, m.unit, m.multiplier, s.count FROM series s"
                           " JOIN metric m ON m.id = s.metric WHERE s.id=?"))
    , rowsOfGroup(db.prepare("SELECT total(rows) FROM chunk WHERE series_group=?"))
    , chunks(db.prepare("SELECT id, seq, rows, packed IS NOT NULL, times FROM chunk WHERE series_group=? ORDER BY seq"))
    , packed(db.prepare("SELECT packed FROM chunk WHERE id=?"))
    , data(db.prepare("SELECT data FROM chunk_column WHERE series=? AND seq=?"))
    , chunkLines(db.prepare("SELECT lines FROM chunk WHERE id=?"))
    , level(db.prepare("SELECT seq, count, min, max, level FROM chunk_column WHERE series=? ORDER BY seq"))
{
}

ReadScope::ReadScope(SessionReader::Cache &cache)
    : m_cache(cache)
{
    if (m_cache.scopes++ == 0)
        m_cache.db.exec("BEGIN");
}

ReadScope::~ReadScope()
{
    m_cache.settle();
    if (--m_cache.scopes == 0)
        m_cache.db.rollback(); // nothing was written
}

void SessionReader::Cache::damaged(const char *what)
{
    if (problem.empty())
        problem = path + " is damaged: " + what + ".";
}

void SessionReader::Cache::settle()
{
    if (db.isSound())
        return;
    damaged(db.error().c_str());
    db.forgiveError();
}

void SessionReader::Cache::load()
{
    loaded = true;
    Statement g = db.prepare("SELECT id, log, name, entity, since_boot FROM series_group");
    while (g.step())
        groups[g.integer(0)] = { g.integer(0), g.integer(1), g.text(2), g.text(3), g.integer(4) != 0 };
    Statement l = db.prepare("SELECT id, clock, clock_offset, clock_uncertainty, clock_interval, placed FROM log");
    while (l.step()) {
        Clock &c = clocks[l.integer(0)];
        c.kind = l.as<StampKind>(1);
        c.offset = l.integer(2);
        c.uncertainty = l.integer(3);
        c.interval = l.integer(4);
        c.placed = l.integer(5) != 0;
    }
    settle();
}

const Group *SessionReader::Cache::group(GroupId id)
{
    if (!loaded)
        load();
    const auto found = groups.find(id);
    return found == groups.end() ? nullptr : &found->second;
}

const Clock *SessionReader::Cache::clock(LogId id)
{
    if (!loaded)
        load();
    const auto found = clocks.find(id);
    return found == clocks.end() ? nullptr : &found->second;
}

const SeriesInfo *SessionReader::Cache::series(SeriesId id)
{
    if (const auto known = knownSeries.find(id); known != knownSeries.end())
        return &known->second;
    const Group *g = group(id >> 8);
    const SeriesInfo *info = nullptr;
    oneSeries.start(id);
    if (oneSeries.step() && g && clock(g->log)) {
        info = &knownSeries
                    .insert_or_assign(id,
                        SeriesInfo{ id, g->id, g->log, oneSeries.text(0), oneSeries.text(1), g->entity,
                            oneSeries.integer(2), g->sinceBoot, oneSeries.integer(3) })
                    .first->second;
    }
    oneSeries.reset();
    settle();
    return info;
}

std::shared_ptr<const GroupTimes> SessionReader::Cache::times(GroupId id)
{
    if (auto known = recentTimes.find(id))
        return known;
    const Group *g = group(id);
    const Clock *c = g ? clock(g->log) : nullptr;
    if (!c)
        return nullptr;
    auto made = readTimes(*g, *c);
    recentTimes.insert(id, made);
    return made;
}

std::shared_ptr<const GroupTimes> SessionReader::Cache::readTimes(const Group &g, const Clock &c)
{
    auto made = std::make_shared<GroupTimes>();
    rowsOfGroup.start(g.id);
    if (rowsOfGroup.step())
        made->t.reserve(static_cast<std::size_t>(std::clamp(rowsOfGroup.real(0), 0.0, MostReserved)));
    rowsOfGroup.reset();
    chunks.start(g.id);
    while (chunks.step()) {
        const ChunkPlace place{ chunks.integer(0), chunks.as<std::uint32_t>(1), chunks.as<std::uint32_t>(2),
            made->t.size(), chunks.integer(3) != 0 };
        if (unpackTimes(chunks.blob(4), place.rows, made->t))
            made->chunks.push_back(place);
        else
            damaged("some stamps cannot be read");
    }
    chunks.reset();
    settle();
    toSessionTimes(made->t, c);
    made->ascending = std::is_sorted(made->t.begin(), made->t.end());
    made->interval = c.interval > 0 ? c.interval : nominalInterval(made->t);
    return made;
}

bool SessionReader::Cache::column(
    SeriesId id, const ChunkPlace &chunk, const std::function<bool(std::string_view)> &visit)
{
    Statement &statement = chunk.together ? packed : data;
    if (chunk.together)
        statement.start(chunk.id);
    else
        statement.start(id, chunk.sequence);
    bool read = false;
    if (statement.step()) {
        const auto bytes = chunk.together ? findTogether(statement.blob(0), static_cast<std::uint64_t>(id & 0xff))
                                          : std::optional(statement.blob(0));
        read = bytes && visit(*bytes);
    }
    statement.reset();
    settle();
    if (!read)
        damaged("some samples cannot be read");
    return read;
}

void SessionReader::Cache::doubles(
    SeriesId id, const ChunkPlace &chunk, std::int64_t multiplier, std::vector<double> &out)
{
    doubles(id, chunk, { 0, chunk.rows }, multiplier, out);
}

void SessionReader::Cache::doubles(
    SeriesId id, const ChunkPlace &chunk, RowPart part, std::int64_t multiplier, std::vector<double> &out)
{
    const std::size_t end = out.size() + part.count;
    column(id, chunk, [&](std::string_view bytes) { return unpackDoubles(bytes, chunk.rows, part, multiplier, out); });
    out.resize(end, std::numeric_limits<double>::quiet_NaN());
}

void SessionReader::Cache::doubles(std::span<const SeriesInfo *const> columns, const ChunkPlace &chunk, RowPart part,
    std::vector<std::vector<double>> &out)
{
    if (chunk.together) // read once: the columns lie in one row
        packed.start(chunk.id);
    const std::string_view all = chunk.together && packed.step() ? packed.blob(0) : std::string_view();
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const SeriesInfo *const info = columns[c];
        if (!info)
            continue;
        if (!chunk.together) {
            doubles(info->id, chunk, part, info->multiplier, out[c]);
            continue;
        }
        const std::size_t end = out[c].size() + part.count;
        const auto bytes = findTogether(all, static_cast<std::uint64_t>(info->id & 0xff));
        if (!bytes || !unpackDoubles(*bytes, chunk.rows, part, info->multiplier, out[c]))
            damaged("some samples cannot be read");
        out[c].resize(end, std::numeric_limits<double>::quiet_NaN());
    }
    if (chunk.together)
        packed.reset();
    settle();
}

void SessionReader::Cache::lines(const ChunkPlace &chunk, std::vector<LineNumber> &out)
{
    const std::size_t end = out.size() + chunk.rows;
    chunkLines.start(chunk.id);
    if (!chunkLines.step() || !unpackLines(chunkLines.blob(0), chunk.rows, out))
        damaged("some line numbers cannot be read");
    chunkLines.reset();
    settle();
    out.resize(end);
}

} // namespace model
