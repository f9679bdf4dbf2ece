// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/chunk.h"
#include "analysis/model/clock.h"
#include "analysis/model/records.h"
#include "analysis/model/series.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace importers {

/// Rows for the session on their way from a reading thread to the writing one.
struct WriteBatch {
    std::optional<model::SourceFile> source;
    std::vector<model::Log> logs;
    std::vector<model::Group> groups;
    std::vector<model::SeriesInfo> series;
    std::vector<model::PackedChunk> chunks;
    std::vector<model::Event> events;
    std::vector<model::Fact> facts;
    std::vector<model::BenchResult> results;
    std::vector<model::Issue> issues;
    std::size_t bytes = 0; ///< about what it holds in memory

    void add(model::PackedChunk chunk);
    void add(model::Event event);
    void add(model::Group group);
    void add(model::SeriesInfo series);
};

/// Takes a batch; may wait until there is room.
using BatchTarget = std::function<void(WriteBatch)>;

} // namespace importers
