// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/filereader.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What one file holds, kept in memory exactly as the readers said it, so that tests can look at it.
namespace testsupport {

struct RecordedTable {
    std::string name;
    std::string entity;
    std::vector<importers::Column> columns;
};

struct RecordedRow {
    importers::TableId table = 0;
    importers::Stamp stamp;
    model::LineNumber line = 0;
    std::vector<model::Decimal> values;
    importers::RowKind kind = importers::RowKind::Sample;
};

struct RecordedEvent {
    importers::Stamp stamp;
    model::LineNumber line = 0;
    std::string kind;
    std::string entity;
    std::string text;
    model::Nanos duration = 0;
};

struct RecordedUptime {
    importers::Stamp stamp;
    model::Nanos up = 0;
    model::Nanos resolution = 0;
};

/// One log of a file. Calls that break the contract of ImportSink are noted in `misuse`, as a test has to fail for
/// them.
class RecordingSink final : public importers::ImportSink {
public:
    explicit RecordingSink(std::string formatId)
        : format(std::move(formatId))
    {
    }

    std::string format;
    std::string toolName, toolVersion;
    std::string host, kernel;
    int cpus = 0;
    std::optional<model::Nanos> date;
    std::vector<RecordedTable> tables;
    std::vector<RecordedRow> rows;
    std::vector<RecordedEvent> events;
    std::vector<model::Fact> facts;
    std::vector<model::BenchResult> results;
    std::vector<model::Issue> issues; ///< every call, not grouped
    std::vector<RecordedUptime> uptimes;
    std::vector<std::string> misuse;

    importers::TableId table(
        std::string_view name, std::string_view entity, std::span<const importers::Column> columns) override;
    void row(importers::TableId table, const importers::Stamp &stamp, model::LineNumber line,
        std::span<const model::Decimal> values, importers::RowKind kind) override;
    void event(const importers::Stamp &stamp, model::LineNumber line, std::string_view kind, std::string_view entity,
        std::string_view text, model::Nanos duration) override;
    void fact(model::LineNumber line, std::string_view name, std::string_view value) override;
    void result(model::LineNumber line, int run, std::string_view test, std::string_view metric, double value,
        std::string_view unit, model::Better better) override;
    void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) override;
    void tool(std::string_view name, std::string_view version) override;
    void machine(std::string_view hostName, std::string_view kernelName, int cpuCount) override;
    void headDate(model::Nanos value) override;
    void uptime(const importers::Stamp &stamp, model::Nanos up, model::Nanos resolution) override;

private:
    std::map<std::string, importers::TableId> m_ids; ///< by name, entity and columns
};

/// Everything one file holds.
class RecordedFile final : public importers::LogTarget {
public:
    std::vector<std::unique_ptr<RecordingSink>> logs; ///< in the order in which they begin
    std::vector<model::Issue> issues; ///< text that belongs to no log
    importers::FileOutcome outcome;

    importers::ImportSink &openLog(const importers::LogFormat &format) override;
    void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) override;

    /// The first log of this format; nullptr when there is none.
    const RecordingSink *log(std::string_view format) const;
};

/// Reads `bytes` as one file, fed in pieces of `piece` bytes. `complete` as in FileReader::finish.
std::unique_ptr<RecordedFile> recordText(
    std::string_view name, std::string_view bytes, std::size_t piece = 65536, bool complete = true);
/// Reads a file of the disk.
std::unique_ptr<RecordedFile> recordFile(const std::string &path);
/// The bytes of a file; nullopt when it cannot be read.
std::optional<std::string> readBytes(const std::string &path);

} // namespace testsupport
