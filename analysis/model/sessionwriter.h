// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/chunk.h"
#include "analysis/model/clock.h"
#include "analysis/model/expected.h"
#include "analysis/model/finding.h"
#include "analysis/model/records.h"
#include "analysis/model/series.h"

#include <memory>
#include <span>
#include <string>

namespace model {

class Database;

/// Fills a session file. Lives in one thread. A write that fails is remembered: later calls do nothing and
/// finish() returns the first error, so that the import loop needs no check a row.
class SessionWriter {
public:
    /// Makes a new, empty session at `path` (removing what was there). Fails when the place cannot be written.
    static Expected<std::unique_ptr<SessionWriter>> create(const std::string &path);
    /// Opens a finished session to replace its clocks or its analysis.
    static Expected<std::unique_ptr<SessionWriter>> open(const std::string &path);
    ~SessionWriter();

    void addSource(const SourceFile &source);
    void addLog(const Log &log);
    void addGroup(const Group &group);
    void addSeries(const SeriesInfo &series); ///< count is filled from the chunks by finish()
    void addChunk(const PackedChunk &chunk);
    void addEvents(std::span<const Event> events);
    void addFacts(std::span<const Fact> facts);
    void addResults(std::span<const BenchResult> results);
    void addIssues(std::span<const Issue> issues);
    void addExcerpts(std::span<const Excerpt> excerpts); ///< a line already kept is left alone
    void addQuality(std::span<const QualityRemark> remarks);
    void setMeta(const std::string &key, const std::string &value);

    void updateSource(const SourceFile &source);
    void updateClock(LogId log, const Clock &clock);
    /// Replaces all incidents, findings and evidence, and drops the remarks on quality.
    void saveAnalysis(const Analysis &analysis);

    /// Commits what was written so far, so that a killed import leaves a valid session.
    void checkpoint();
    /// Builds the indexes, counts, commits, leaves WAL mode (one file remains) and closes.
    Status finish();

private:
    explicit SessionWriter(std::unique_ptr<Database> db);
    struct Statements;
    void written(std::size_t bytes);
    std::unique_ptr<Database> m_db;
    std::unique_ptr<Statements> m_statements;
};

} // namespace model
