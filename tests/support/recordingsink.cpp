// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/recordingsink.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace testsupport {

namespace {

std::string tableKey(std::string_view name, std::string_view entity, std::span<const importers::Column> columns)
{
    std::string key = std::string(name) + '\x1f' + std::string(entity);
    for (const auto &column : columns)
        key += '\x1f' + column.metric + '\x1e' + column.unit + '\x1e' + std::to_string(column.multiplier);
    return key;
}

model::Issue makeIssue(model::LineNumber line, std::string_view reason, std::string_view excerpt)
{
    model::Issue issue;
    issue.line = line;
    issue.reason = reason;
    issue.excerpt = excerpt;
    return issue;
}

} // namespace

importers::TableId RecordingSink::table(
    std::string_view name, std::string_view entity, std::span<const importers::Column> columns)
{
    const auto next = static_cast<importers::TableId>(tables.size());
    const auto [it, isNew] = m_ids.emplace(tableKey(name, entity, columns), next);
    if (isNew)
        tables.push_back({ std::string(name), std::string(entity), { columns.begin(), columns.end() } });
    if (columns.empty())
        misuse.push_back("table " + std::string(name) + " has no columns");
    return it->second;
}

void RecordingSink::row(importers::TableId table, const importers::Stamp &stamp, model::LineNumber line,
    std::span<const model::Decimal> values, importers::RowKind kind)
{
    const std::string where = "row of line " + std::to_string(line);
    if (table < 0 || static_cast<std::size_t>(table) >= tables.size()) {
        misuse.push_back(where + ": no such table");
        return;
    }
    if (values.size() != tables[static_cast<std::size_t>(table)].columns.size())
        misuse.push_back(where + ": number of values is not the number of columns");
    if (line == 0)
        misuse.push_back("row without a line");
    rows.push_back({ table, stamp, line, { values.begin(), values.end() }, kind });
}

void RecordingSink::event(const importers::Stamp &stamp, model::LineNumber line, std::string_view kind,
    std::string_view entity, std::string_view text, model::Nanos duration)
{
    events.push_back({ stamp, line, std::string(kind), std::string(entity), std::string(text), duration });
}

void RecordingSink::fact(model::LineNumber line, std::string_view name, std::string_view value)
{
    facts.push_back({ 0, line, std::string(name), std::string(value) });
}

void RecordingSink::result(model::LineNumber line, int run, std::string_view test, std::string_view metric,
    double value, std::string_view unit, model::Better better)
{
    model::BenchResult result;
    result.line = line;
    result.run = run;
    result.test = test;
    result.metric = metric;
    result.value = value;
    result.unit = unit;
    result.better = better;
    results.push_back(std::move(result));
}

void RecordingSink::issue(model::LineNumber line, std::string_view reason, std::string_view excerpt)
{
    issues.push_back(makeIssue(line, reason, excerpt));
}

void RecordingSink::tool(std::string_view name, std::string_view version)
{
    if (!name.empty())
        toolName = name;
    if (!version.empty())
        toolVersion = version;
}

void RecordingSink::machine(std::string_view hostName, std::string_view kernelName, int cpuCount)
{
    if (!hostName.empty())
        host = hostName;
    if (!kernelName.empty())
        kernel = kernelName;
    if (cpuCount > 0)
        cpus = cpuCount;
}

void RecordingSink::headDate(model::Nanos value)
{
    if (value % model::NanosPerDay != 0)
        misuse.push_back("the date of the head is not a midnight");
    date = value;
}

void RecordingSink::uptime(const importers::Stamp &stamp, model::Nanos up, model::Nanos resolution)
{
    uptimes.push_back({ stamp, up, resolution });
}

importers::ImportSink &RecordedFile::openLog(const importers::LogFormat &format)
{
    logs.push_back(std::make_unique<RecordingSink>(format.id));
    return *logs.back();
}

void RecordedFile::issue(model::LineNumber line, std::string_view reason, std::string_view excerpt)
{
    issues.push_back(makeIssue(line, reason, excerpt));
}

const RecordingSink *RecordedFile::log(std::string_view format) const
{
    const auto it = std::find_if(logs.begin(), logs.end(), [&](const auto &log) { return log->format == format; });
    return it == logs.end() ? nullptr : it->get();
}

std::unique_ptr<RecordedFile> recordText(
    std::string_view name, std::string_view bytes, std::size_t piece, bool complete)
{
    auto file = std::make_unique<RecordedFile>();
    importers::FileReader reader(std::string(name), *file);
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        reader.feed(bytes.substr(at, piece));
    file->outcome = reader.finish(complete);
    return file;
}

std::unique_ptr<RecordedFile> recordFile(const std::string &path)
{
    const auto bytes = readBytes(path);
    return bytes ? recordText(path.substr(path.rfind('/') + 1), *bytes) : nullptr;
}

std::optional<std::string> readBytes(const std::string &path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

} // namespace testsupport
