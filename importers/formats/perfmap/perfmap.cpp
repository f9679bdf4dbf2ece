// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"

#include <array>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace importers {

namespace {

const std::array<Column, 1> RunColumns{ { { "sched.runtime", "ms" } } };

/// A row of perf sched map: which task each CPU runs from this moment on, by two-letter names.
struct MapRow {
    model::Nanos at = 0;
    std::size_t cell = 0; ///< column of the CPU that switched
    std::string_view task; ///< its new one: "A0"; "." idle, "-" one that a filter leaves out
    std::string_view name; ///< "A0" of "A0 => perf:19415", where a name is given
    std::string_view meaning; ///< "perf:19415"
};

/// "3347.835872 secs" off the end of `rest`, with what follows it in `behind`.
bool splitAtTime(std::string_view text, std::string_view &cells, model::Nanos &at, std::string_view &behind)
{
    const std::size_t word = text.find(" secs ");
    const bool ends = word == std::string_view::npos && text.ends_with(" secs");
    if (word == std::string_view::npos && !ends)
        return false;
    const std::string_view before = ends ? text.substr(0, text.size() - 5) : text.substr(0, word);
    behind = ends ? std::string_view() : trimmed(text.substr(word + 6));
    const std::size_t blank = before.find_last_of(' ');
    if (blank == std::string_view::npos)
        return false;
    const auto seconds = parseDecimal(before.substr(blank + 1));
    if (!seconds || (seconds->decimals != 6 && seconds->decimals != 9))
        return false;
    at = seconds->decimals == 9 ? seconds->mantissa : seconds->mantissa * 1000;
    cells = before.substr(0, blank);
    return true;
}

//   *A0        3347.835872 secs A0 => perf:19356 (CPU 0)
//    B0 *C0    3347.839129 secs
std::optional<MapRow> parseMapRow(std::string_view text)
{
    MapRow row;
    std::string_view cells, behind;
    if (!splitAtTime(text, cells, row.at, behind))
        return std::nullopt;
    const std::size_t star = cells.find('*');
    if (star == std::string_view::npos || cells.find_first_of("[]:=") != std::string_view::npos)
        return std::nullopt;
    row.cell = star;
    std::string_view rest = cells.substr(star + 1);
    row.task = nextField(rest);
    if (row.task.empty() || row.task.size() > 3)
        return std::nullopt;
    const std::size_t arrow = behind.find(" => ");
    if (arrow == std::string_view::npos)
        return row;
    row.name = trimmed(behind.substr(0, arrow));
    row.meaning = behind.substr(arrow + 4);
    if (const std::size_t cpu = row.meaning.rfind(" (CPU "); cpu != std::string_view::npos)
        row.meaning = row.meaning.substr(0, cpu);
    row.meaning = trimmed(row.meaning);
    return row;
}

/// Time on the CPU from one switch of a CPU to the next. The map knows no wake-ups, so it tells no delays.
class MapReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override
    {
        if (trimmed(line.text).empty())
            return true;
        if (const auto row = parseMapRow(line.text)) {
            take(*row, line, sink);
            return true;
        }
        // A name may come with a long tail, and "(CPU n)" alone where compact output meets a CPU.
        const bool gap = trimmed(line.text) == "--";
        if (gap)
            m_running.clear();
        return gap && m_rows > 0;
    }

    void finish(ImportSink &sink) override
    {
        if (m_rows == 0)
            return;
        sink.fact(m_first, "perf.map.rows", std::to_string(m_rows));
        sink.fact(m_first, "perf.map.tasks", std::to_string(m_assignments));
    }

private:
    struct Running {
        std::string task;
        model::Nanos since = 0;
    };

    void take(const MapRow &row, const Line &line, ImportSink &sink)
    {
        if (m_rows++ == 0) {
            m_first = line.number;
            sink.tool("perf sched map", "");
        }
        // A filter names a task that it leaves out: "- => dd:20147"; "-" stands for all of those.
        if (!row.name.empty() && row.name != "-" && row.name != "." && !line.open) {
            ++m_assignments;
            m_names[std::string(row.name)] = row.meaning;
        }
        Running &running = m_running[row.cell];
        if (!running.task.empty() && row.at >= running.since)
            ran(running, row.at, line.number, sink);
        const auto known = m_names.find(std::string(row.task));
        running.task = known == m_names.end() ? std::string() : known->second;
        running.since = row.at;
    }

    void ran(const Running &running, model::Nanos until, model::LineNumber line, ImportSink &sink)
    {
        auto table = m_tables.find(running.task);
        if (table == m_tables.end())
            table = m_tables.emplace(running.task, sink.table("sched-run", clipUtf8(running.task, 200), RunColumns))
                        .first;
        const model::Decimal value = model::Decimal::of((until - running.since) / 1000, 3);
        sink.row(table->second, { model::StampKind::Boot, until, std::nullopt }, line, { &value, 1 });
    }

    std::map<std::size_t, Running> m_running; ///< by column
    std::unordered_map<std::string, std::string> m_names;
    std::unordered_map<std::string, TableId> m_tables;
    std::int64_t m_rows = 0, m_assignments = 0;
    model::LineNumber m_first = 0;
};

bool opens(std::string_view line) { return parseMapRow(line).has_value(); }

Detection sniff(const Head &head)
{
    int rows = 0;
    model::LineNumber first = 0;
    for (const Line &line : head.lines) {
        if (!parseMapRow(line.text))
            continue;
        first = rows++ == 0 ? line.number : first;
    }
    if (rows == 0)
        return {};
    return { rows > 1 ? 95 : 70, std::to_string(rows) + " rows of perf sched map from line " + std::to_string(first) };
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<MapReader>(); }

} // namespace

LogFormat perfmap() { return { "perfmap", "perf sched map", sniff, opens, makeReader }; }

} // namespace importers
