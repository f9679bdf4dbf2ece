// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/writerstatements.h"

#include "analysis/model/packing.h"

#include <algorithm>

namespace model {

namespace {

/// Chunks with fewer rows keep all their columns in one BLOB.
constexpr std::uint32_t FewRows = 2 * LevelStep;

std::string packTogether(const PackedChunk &chunk)
{
    std::string out;
    for (const PackedColumn &column : chunk.columns) {
        packing::putVarint(out, static_cast<std::uint64_t>(column.series & 0xff));
        packing::putVarint(out, column.data.size());
        out += column.data;
    }
    return out;
}

/// For the order in which the groups of a file are read.
LineNumber firstLine(const PackedChunk &chunk)
{
    std::vector<LineNumber> lines;
    if (!unpackLines(chunk.lines, chunk.rows, lines) || lines.empty())
        return 0;
    return *std::min_element(lines.begin(), lines.end());
}

} // namespace

SessionWriter::Statements::Statements(Database &database)
    : db(database)
    , meta(db.prepare("INSERT OR REPLACE INTO meta VALUES(?,?)"))
    , source(db.prepare("INSERT OR REPLACE INTO source VALUES(?,?,?,?,?,?,?,?,?,?)"))
    , log(db.prepare("INSERT OR REPLACE INTO log VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"))
    , group(db.prepare("INSERT OR REPLACE INTO series_group VALUES(?,?,?,?,?)"))
    , metric(db.prepare("INSERT INTO metric VALUES(?,?,?,?)"))
    , series(db.prepare("INSERT INTO series VALUES(?,?,0) ON CONFLICT(id) DO UPDATE SET metric=excluded.metric"))
    , chunk(
          db.prepare("INSERT INTO chunk(series_group, seq, rows, first_raw, last_raw, first_line, times, lines, packed)"
                     " VALUES(?,?,?,?,?,?,?,?,?)"))
    , column(db.prepare("INSERT INTO chunk_column VALUES(?,?,?,?,?,?,?,?)"))
    , event(db.prepare("INSERT INTO event VALUES(?,?,?,?,?,?,?)"))
    , fact(db.prepare("INSERT INTO fact VALUES(?,?,?,?)"))
    , result(db.prepare("INSERT INTO result VALUES(?,?,?,?,?,?,?,?,?,?)"))
    , issue(db.prepare("INSERT INTO issue VALUES(?,?,?,?,?)"))
    , excerpt(db.prepare("INSERT INTO excerpt VALUES(NULL,?,?,?,?)"))
    , quality(db.prepare("INSERT INTO quality VALUES(?,?,?)"))
    , clock(db.prepare("UPDATE log SET clock=?2, clock_offset=?3, clock_uncertainty=?4, clock_interval=?5,"
                       " zone_seconds=?6, placed=?7, how=?8 WHERE id=?1"))
    , saveCount(db.prepare("UPDATE series SET count=count+? WHERE id=?"))
    , saveLog(
          db.prepare("UPDATE log SET samples=iif(?2,?2,samples), results=iif(?3,?3,results), events=iif(?4,?4,events),"
                     " first_raw=min(ifnull(first_raw,?5),ifnull(?5,first_raw)),"
                     " last_raw=max(ifnull(last_raw,?6),ifnull(?6,last_raw)) WHERE id=?1"))
{
    Statement known = db.prepare("SELECT name, unit, multiplier, id FROM metric");
    while (known.step())
        metrics[{ known.text(0), known.text(1), known.integer(2) }] = known.integer(3);
}

std::int64_t SessionWriter::Statements::metricId(const SeriesInfo &info)
{
    const auto next = static_cast<std::int64_t>(metrics.size()) + 1;
    const auto [at, isNew] = metrics.try_emplace({ info.metric, info.unit, info.multiplier }, next);
    if (isNew)
        metric.run(next, info.metric, info.unit, info.multiplier);
    return at->second;
}

void SessionWriter::Statements::putColumns(const PackedChunk &c)
{
    const bool together = c.rows < FewRows;
    const std::string packed = together ? packTogether(c) : std::string();
    chunk.run(c.group, c.sequence, c.rows, c.firstRaw, c.lastRaw, firstLine(c), Blob{ c.times }, Blob{ c.lines },
        together ? std::optional<Blob>(Blob{ packed }) : std::nullopt);
    if (together)
        return;
    for (const PackedColumn &p : c.columns)
        column.run(p.series, c.sequence, p.count, p.min, p.max, p.sum, Blob{ p.level }, Blob{ p.data });
}

void SessionWriter::Statements::count(const PackedChunk &c)
{
    GroupState &state = groups[c.group];
    for (const PackedColumn &p : c.columns) {
        counts[p.series] += p.count;
        state.tally.samples += p.count;
    }
    state.tally.include(c.firstRaw);
    state.tally.include(c.lastRaw);
}

void SessionWriter::Statements::saveTallies()
{
    for (auto &[id, state] : groups) {
        if (!state.known || !state.tally.firstRaw)
            continue;
        if (!state.sinceBoot) {
            Tally &tally = logs[state.log];
            tally.samples += state.tally.samples;
            tally.include(*state.tally.firstRaw);
            tally.include(*state.tally.lastRaw);
        }
        state.tally = {};
    }
    // A series that is not there yet keeps its count for the next time.
    std::erase_if(
        counts, [this](const auto &count) { return saveCount.run(count.second, count.first) && db.changes() > 0; });
    for (const auto &[id, t] : logs)
        saveLog.run(id, t.samples, t.results, t.events, t.firstRaw, t.lastRaw);
}

} // namespace model
