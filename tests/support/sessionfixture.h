// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/sessionreader.h"
#include "analysis/model/sessionwriter.h"

#include <QtTest>

#include <random>

/// Small sessions for the tests of the store.
namespace sessionfixture {

using namespace model;

constexpr Nanos Second = NanosPerSecond;
constexpr Nanos Start = 1'700'000'000 * Second;
constexpr SourceId Source = 1;
constexpr LogId LogNumber = 64;
constexpr GroupId GroupNumber = (Source << 24) | 1;
constexpr SeriesId SeriesNumber = GroupNumber << 8;

inline std::unique_ptr<SessionWriter> create(const std::string &path)
{
    auto made = SessionWriter::create(path);
    if (!made)
        qFatal("%s", made.error().message.c_str());
    return std::move(*made);
}

inline std::unique_ptr<SessionReader> open(const std::string &path)
{
    auto opened = SessionReader::open(path);
    if (!opened)
        qFatal("%s", opened.error().message.c_str());
    return std::move(*opened);
}

inline SourceFile sourceFile(SourceId id, const char *path)
{
    SourceFile source;
    source.id = id;
    source.path = path;
    return source;
}

inline Log localLog(LogId id, Nanos interval = 0)
{
    Log log;
    log.id = id;
    log.source = id / 64;
    log.clock.kind = StampKind::Local;
    log.clock.interval = interval;
    log.clock.placed = true;
    return log;
}

inline SeriesInfo seriesInfo(SeriesId id, const char *metric, std::int64_t multiplier = 1)
{
    SeriesInfo info;
    info.id = id;
    info.group = id >> 8;
    info.metric = metric;
    info.unit = "ms";
    info.multiplier = multiplier;
    return info;
}

struct Row {
    Nanos raw;
    std::optional<std::int64_t> value;
};

/// A session with one source, one log and one group of one column; value i is in line i + 1.
inline void writeRows(const std::string &path, const Log &log, const std::vector<Row> &rows, int chunkRows = ChunkRows)
{
    auto writer = create(path);
    writer->addSource(sourceFile(Source, "log.txt"));
    ChunkBuilder builder(GroupNumber, { 2 });
    LineNumber line = 0;
    for (const Row &row : rows) {
        const Decimal value = row.value ? Decimal::of(*row.value) : Decimal::missing();
        builder.add(row.raw, ++line, std::span(&value, 1));
        if (builder.rows() == chunkRows)
            writer->addChunk(builder.take());
    }
    if (builder.rows() > 0)
        writer->addChunk(builder.take());
    writer->addLog(log);
    writer->addGroup({ GroupNumber, log.id, "disk", "sda", false });
    writer->addSeries(seriesInfo(SeriesNumber, "disk.await", 2));
    const Status finished = writer->finish();
    if (!finished)
        qFatal("%s", finished.error().message.c_str());
}

inline std::vector<Row> noisyRows(int count, unsigned seed, int missingEach)
{
    std::mt19937 random(seed);
    std::vector<Row> rows;
    Nanos t = Start;
    for (int i = 0; i < count; ++i) {
        t += Second + (random() % 1000 == 0 ? 3600 * Second : Nanos(random() % 1'000'000));
        const bool missing = missingEach > 0 && int(random() % unsigned(missingEach)) == 0;
        rows.push_back({ t, missing ? std::nullopt : std::optional<std::int64_t>(random() % 100'000) });
    }
    return rows;
}

} // namespace sessionfixture
