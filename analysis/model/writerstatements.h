// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/database.h"
#include "analysis/model/sessionwriter.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>

namespace model {

/// What the rows written so far add up to; goes into the tables at each commit.
struct Tally {
    std::int64_t samples = 0;
    std::int64_t results = 0;
    std::int64_t events = 0;
    std::optional<Nanos> firstRaw;
    std::optional<Nanos> lastRaw;

    void include(Nanos raw)
    {
        firstRaw = firstRaw && *firstRaw < raw ? *firstRaw : raw;
        lastRaw = lastRaw && *lastRaw > raw ? *lastRaw : raw;
    }
};

struct SessionWriter::Statements {
    explicit Statements(Database &database);

    std::int64_t metricId(const SeriesInfo &series);
    void putColumns(const PackedChunk &chunk);
    void count(const PackedChunk &chunk);
    void saveTallies();

    Database &db;
    Statement meta, source, log, group, metric, series, chunk, column, event, fact, result, issue, excerpt, quality;
    Statement clock, saveCount, saveLog;

    struct GroupState {
        LogId log = 0;
        bool sinceBoot = false;
        bool known = false;
        Tally tally; ///< of chunks that came before their group
    };
    std::map<std::tuple<std::string, std::string, std::int64_t>, std::int64_t> metrics;
    std::unordered_map<GroupId, GroupState> groups;
    std::unordered_map<SeriesId, std::int64_t> counts; ///< values that are not in the table yet
    std::map<LogId, Tally> logs;
    std::size_t bytes = 0; ///< written since the last commit
};

} // namespace model
