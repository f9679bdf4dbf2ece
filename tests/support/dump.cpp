// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/dump.h"

#include "analysis/model/text.h"

#include <algorithm>
#include <cstdio>

namespace testsupport {

namespace {

using model::Nanos;

/// ".25", "" for whole seconds.
std::string fractionText(Nanos fraction)
{
    if (fraction == 0)
        return {};
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, ".%09d", static_cast<int>(fraction));
    std::string text = buffer;
    text.erase(text.find_last_not_of('0') + 1);
    return text;
}

std::string secondsText(Nanos value)
{
    const std::string sign = value < 0 ? "-" : "";
    const Nanos size = value < 0 ? -value : value;
    return sign + std::to_string(size / model::NanosPerSecond) + fractionText(size % model::NanosPerSecond);
}

std::string dayTimeText(Nanos inDay)
{
    const int seconds = static_cast<int>(inDay / model::NanosPerSecond);
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%02d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    return buffer + fractionText(inDay % model::NanosPerSecond);
}

Nanos midnightBefore(Nanos value)
{
    const Nanos day = value / model::NanosPerDay - (value % model::NanosPerDay < 0 ? 1 : 0);
    return day * model::NanosPerDay;
}

std::string dateText(Nanos value)
{
    const model::CivilTime civil = model::toCivil(value);
    char buffer[48];
    std::snprintf(buffer, sizeof buffer, "%04d-%02d-%02d", civil.year, civil.month, civil.day);
    return buffer;
}

/// "+08:00"
std::string zoneText(int seconds)
{
    const int size = seconds < 0 ? -seconds : seconds;
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%c%02d:%02d", seconds < 0 ? '-' : '+', size / 3600, size / 60 % 60);
    return buffer;
}

std::string timeOfDayText(Nanos value)
{
    const Nanos midnight = midnightBefore(value);
    const Nanos days = midnight / model::NanosPerDay;
    return "time " + (days != 0 ? "day " + std::to_string(days) + " " : std::string()) + dayTimeText(value - midnight);
}

std::string headOf(const RecordedTable &table) { return table.name + (table.entity.empty() ? "" : " " + table.entity); }

void addLine(std::string &out, const char *word, const std::string &value)
{
    if (!value.empty())
        out += std::string(word) + ' ' + value + '\n';
}

void dumpHead(std::string &out, const RecordingSink &log)
{
    out += "log " + log.format + '\n';
    addLine(out, "tool", log.toolName);
    addLine(out, "version", log.toolVersion);
    addLine(out, "host", log.host);
    addLine(out, "kernel", log.kernel);
    addLine(out, "cpus", log.cpus > 0 ? std::to_string(log.cpus) : "");
    addLine(out, "date", log.date ? dateText(*log.date) : "");
    for (const auto &[stamp, up, resolution] : log.uptimes)
        out += "uptime " + dump(stamp) + " | " + secondsText(up) + " s cut to " + secondsText(resolution) + " s\n";
}

void dumpTables(std::string &out, const RecordingSink &log)
{
    for (const auto &table : log.tables) {
        out += "table " + headOf(table) + " |";
        for (const auto &column : table.columns) {
            out += ' ' + column.metric + '[' + column.unit + ']';
            if (column.multiplier != 1)
                out += '*' + std::to_string(column.multiplier);
        }
        out += '\n';
    }
}

std::string rowText(const RecordingSink &log, const RecordedRow &row)
{
    const RecordedTable &table = log.tables[static_cast<std::size_t>(row.table)];
    std::string out = headOf(table) + " | " + dump(row.stamp) + " |";
    for (std::size_t i = 0; i < std::min(row.values.size(), table.columns.size()); ++i) {
        const std::string value = model::toText(row.values[i], table.columns[i].multiplier);
        out += ' ' + table.columns[i].metric + '=' + (value.empty() ? "-" : value);
    }
    return row.kind == importers::RowKind::SinceBoot ? out + " | since boot" : out;
}

std::string eventText(const RecordedEvent &event)
{
    std::string out = "event " + event.kind + (event.entity.empty() ? "" : " " + event.entity) + " | ";
    out += dump(event.stamp) + " | " + event.text;
    return event.duration != 0 ? out + " | took " + secondsText(event.duration) + " s" : out;
}

std::string resultText(const model::BenchResult &result)
{
    static const char *const words[] = { "", " (higher is better)", " (lower is better)" };
    return "result run " + std::to_string(result.run) + " | " + result.test + " | " + result.metric + '='
        + model::toText(result.value) + ' ' + result.unit + words[static_cast<std::size_t>(result.better)];
}

/// One line a reason, as the store keeps them.
std::vector<model::Issue> grouped(const std::vector<model::Issue> &issues)
{
    std::vector<model::Issue> out;
    for (const auto &issue : issues) {
        const auto same = [&](const model::Issue &other) { return other.reason == issue.reason; };
        const auto it = std::find_if(out.begin(), out.end(), same);
        if (it == out.end())
            out.push_back(issue);
        else
            ++it->count;
    }
    return out;
}

using Numbered = std::pair<model::LineNumber, std::string>;

void addIssues(std::vector<Numbered> &lines, const std::vector<model::Issue> &issues)
{
    for (const auto &issue : grouped(issues)) {
        const std::string times = issue.count > 1 ? " (" + std::to_string(issue.count) + " times)" : "";
        lines.emplace_back(issue.line, "issue " + model::english(issue.reason) + times + ": " + issue.excerpt);
    }
}

void writeLines(std::string &out, std::vector<Numbered> lines)
{
    std::stable_sort(lines.begin(), lines.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[number, text] : lines)
        out += std::to_string(number) + ": " + text + '\n';
}

} // namespace

std::string dump(const importers::Stamp &stamp)
{
    switch (stamp.kind) {
    case model::StampKind::None:
        return "-";
    case model::StampKind::TimeOfDay:
        return timeOfDayText(stamp.value);
    case model::StampKind::Boot:
        return "boot " + secondsText(stamp.value);
    case model::StampKind::Elapsed:
        return "elapsed " + secondsText(stamp.value);
    case model::StampKind::Local:
    case model::StampKind::Zoned:
        break;
    }
    std::string out = dateText(stamp.value) + 'T' + dayTimeText(stamp.value - midnightBefore(stamp.value));
    if (stamp.kind == model::StampKind::Zoned)
        out += 'Z';
    return stamp.zoneSeconds ? out + " printed in " + zoneText(*stamp.zoneSeconds) : out;
}

std::string dump(const RecordingSink &log)
{
    std::string out;
    dumpHead(out, log);
    dumpTables(out, log);
    std::vector<Numbered> lines;
    for (const auto &row : log.rows)
        lines.emplace_back(row.line, rowText(log, row));
    for (const auto &event : log.events)
        lines.emplace_back(event.line, eventText(event));
    for (const auto &fact : log.facts)
        lines.emplace_back(fact.line, "fact " + fact.name + " = " + fact.value);
    for (const auto &result : log.results)
        lines.emplace_back(result.line, resultText(result));
    addIssues(lines, log.issues);
    writeLines(out, std::move(lines));
    return out;
}

std::string dump(const RecordedFile &file)
{
    static const char *const words[] = { "read", "partial", "unknown", "binary", "empty", "unreadable" };
    std::string out = std::string("file ") + words[static_cast<std::size_t>(file.outcome.status)] + " | "
        + file.outcome.encoding + " | " + std::to_string(file.outcome.lines) + " lines\n";
    addLine(out, "problem", model::english(file.outcome.problem));
    std::vector<Numbered> lines;
    addIssues(lines, file.issues);
    writeLines(out, std::move(lines));
    for (const auto &log : file.logs)
        out += '\n' + dump(*log);
    return out;
}

} // namespace testsupport
