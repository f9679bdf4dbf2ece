// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/bootanchor.h"
#include "importers/clocksteps.h"
#include "importers/filereader.h"
#include "importers/rawclock.h"
#include "importers/writebatch.h"

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace importers {

class StoreSink;

/// A table with rows that are not packed yet.
struct Packable {
    std::size_t bytes = 0;
    model::ChunkBuilder *builder = nullptr;
};

/// Stores what one file holds: gives its logs, tables and columns their numbers, which depend on the file alone, packs
/// the rows and hands them on in batches.
class SourceStore : public LogTarget {
public:
    /// `memory`: rows not yet packed may take about so many bytes.
    /// `offer` gives a task to another thread; false: there is none for it. May be empty.
    using Offer = std::function<bool(const std::function<void()> &)>;
    SourceStore(model::SourceFile source, BatchTarget target, std::size_t memory, Offer offer = {});
    ~SourceStore() override;

    ImportSink &openLog(const LogFormat &format) override;
    void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) override;
    void datesAssumed() override { m_datesAssumed = true; }
    bool areDatesAssumed() const { return m_datesAssumed; }

    /// Writes what is left, with the outcome in the row of the file.
    void finish(const FileOutcome &outcome, std::string sha256);
    int logs() const { return static_cast<int>(m_logs.size()); }
    const model::SourceFile &source() const { return m_source; }

    // For the logs of the file.
    model::GroupId nextGroup();
    /// A number for what follows a step of a log's clock; nullopt when there are too many.
    std::optional<model::LogId> nextPart();
    bool groupsLeft() const;
    WriteBatch &batch() { return m_batch; }
    /// After rows were added; packs the fullest tables when there are too many rows in memory.
    void rowAdded()
    {
        if (++m_rows % 1024 == 0)
            makeRoom();
    }
    /// Packs a full chunk, on another thread if one is free.
    void pack(model::ChunkBuilder &rows);
    /// Hands the batch on when it is large.
    void batchGrew();

private:
    void makeRoom();
    void handOn();

    model::SourceFile m_source;
    BatchTarget m_target;
    std::size_t m_memory;
    Offer m_offer;
    WriteBatch m_batch;
    std::vector<std::unique_ptr<StoreSink>> m_logs;
    std::map<std::string, model::Issue, std::less<>> m_issues;
    model::GroupId m_groups = 0;
    model::LogId m_parts = 0;
    bool m_datesAssumed = false;
    std::uint64_t m_rows = 0;
};

/// Stores one log.
class StoreSink : public ImportSink {
public:
    StoreSink(SourceStore &store, model::LogId id, const LogFormat &format);

    TableId table(std::string_view name, std::string_view entity, std::span<const Column> columns) override;
    void row(TableId table, const Stamp &stamp, model::LineNumber line, std::span<const model::Decimal> values,
        RowKind kind) override;
    void event(const Stamp &stamp, model::LineNumber line, std::string_view kind, std::string_view entity,
        std::string_view text, model::Nanos duration) override;
    void fact(model::LineNumber line, std::string_view name, std::string_view value) override;
    void result(model::LineNumber line, int run, std::string_view test, std::string_view metric, double value,
        std::string_view unit, model::Better better) override;
    void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) override;
    void tool(std::string_view name, std::string_view version) override;
    void machine(std::string_view host, std::string_view kernel, int cpus) override;
    void headDate(model::Nanos value) override;
    void uptime(const Stamp &stamp, model::Nanos up, model::Nanos resolution) override;

    void finish();
    void gather(std::vector<Packable> &out) const;

private:
    /// Rows of one kind of a table.
    struct Rows {
        std::unique_ptr<model::ChunkBuilder> builder; ///< null until the first row
        model::Nanos count = 0;
    };
    struct Table {
        std::string name;
        std::string entity;
        std::vector<Column> columns;
        Rows samples;
        Rows sinceBoot;
    };
    /// A row without a stamp, while it is not known whether the log has any.
    struct Waiting {
        TableId table;
        RowKind kind;
        model::LineNumber line;
        std::vector<model::Decimal> values;
    };
    std::optional<model::Nanos> rawOf(const Stamp &stamp, model::LineNumber line);
    void setLast(const Stamp &stamp, model::Nanos raw);
    void unstamped(TableId table, model::LineNumber line, std::span<const model::Decimal> values, RowKind kind);
    void releaseWaiting();
    void store(TableId table, RowKind kind, std::optional<model::Nanos> raw, model::LineNumber line,
        std::span<const model::Decimal> values);
    bool open(Table &table, Rows &rows, bool sinceBoot);
    /// Where the clock was set a new log begins, so that no distance is ever taken across.
    void checkStep(model::Nanos raw, model::LineNumber line);
    void endPart();
    model::LogId id() const { return m_log.id; }

    SourceStore &m_store;
    model::Log m_log;
    RawClock m_clock;
    ClockSteps m_steps;
    BootAnchor m_boot;
    std::vector<Table> m_tables;
    std::unordered_map<std::string, TableId> m_tableIds;
    std::vector<Waiting> m_waiting;
    bool m_numbered = false; ///< the rows have numbers for stamps
    std::optional<model::Nanos> m_lastRaw;
    Stamp m_lastStamp; ///< that gave it: the rows of a report share theirs
};

} // namespace importers
