// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <vector>

namespace importers {

namespace {

using model::Decimal;

constexpr std::size_t LongestCommand = 200;

bool isCommand(std::string_view word) { return word == "COMMAND" || word == "CMD" || word == "ARGS"; }
bool isPid(std::string_view word) { return word == "PID" || word == "TID" || word == "LWP" || word == "SPID"; }
bool isState(std::string_view word) { return word == "STAT" || word == "S"; }

/// The head of a table of ps whose last column is the command, the only one that may hold blanks.
//     USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
std::optional<std::vector<std::string>> parsePsHead(std::string_view text)
{
    std::vector<std::string> names;
    bool pid = false, foreign = false;
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text)) {
        pid = pid || isPid(word);
        foreign
            = foreign || word == "TIME+" || word == "%VSZ" || word == "VIRT" || word == "PRIO" || isDigit(word.front());
        names.emplace_back(word);
    }
    const bool known = names.size() >= 3 && names.size() < 60 && pid && !foreign && isCommand(names.back());
    // "LSTART" and "STARTED" print a date of several words.
    const bool date = std::find(names.begin(), names.end(), "STARTED") != names.end();
    return known && !date ? std::optional(std::move(names)) : std::nullopt;
}

struct PsRow {
    std::vector<std::string_view> cells;
    std::string_view command;
};

/// Whether a cell can stand in this column: numbers where ps prints numbers.
bool fits(std::string_view column, std::string_view cell)
{
    constexpr std::array<std::string_view, 6> numbers{ "PID", "TID", "LWP", "PPID", "VSZ", "RSS" };
    if (std::find(numbers.begin(), numbers.end(), column) != numbers.end())
        return parseInteger(cell).has_value();
    if (column == "%CPU" || column == "%MEM")
        return parseDecimal(cell, true).has_value();
    if (column == "TIME")
        return cell.find(':') != std::string_view::npos;
    if (column == "TTY" || column == "TT")
        return !parseInteger(cell);
    if (isState(column))
        return std::string_view("RSDTtZIXWP").find(cell.front()) != std::string_view::npos;
    return true;
}

std::optional<PsRow> parsePsRow(std::string_view text, const std::vector<std::string> &head)
{
    PsRow row;
    for (std::size_t i = 0; i + 1 < head.size(); ++i) {
        const std::string_view cell = nextField(text);
        if (cell.empty() || !fits(head[i], cell))
            return std::nullopt;
        row.cells.push_back(cell);
    }
    row.command = trimmed(text);
    return row.command.empty() ? std::nullopt : std::optional(std::move(row));
}

/// %CPU of ps is the share over the whole life of the process, not of an interval, so it is no proc.cpu.
std::optional<Column> columnOf(std::string_view name)
{
    if (name == "%MEM")
        return Column{ "proc.mem", "%", 1 };
    if (isState(name))
        return Column{ "proc.state", "state", 1 };
    if (name == "%CPU" || name == "C")
        return Column{ "ps.cpu_of_life", "%", 1 };
    if (name == "VSZ" || name == "RSS" || name == "SZ")
        return Column{ "ps." + std::string(name), name == "SZ" ? "pages" : "B", name == "SZ" ? 1 : 1024 };
    constexpr std::array<std::string_view, 6> numbers{ "PRI", "NI", "PSR", "RTPRIO", "NLWP", "PPID" };
    if (std::find(numbers.begin(), numbers.end(), name) != numbers.end())
        return Column{ "ps." + std::string(name), "", 1 };
    return std::nullopt;
}

class PsReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        if (auto head = parsePsHead(text)) {
            setHead(std::move(*head));
            m_stamp = clock().momentOf(line, true);
            return true;
        }
        const auto row = m_head.empty() ? std::nullopt : parsePsRow(text, m_head);
        if (!row)
            return false;
        write(*row, line, sink);
        return true;
    }

private:
    void setHead(std::vector<std::string> head)
    {
        if (head == m_head)
            return;
        m_head = std::move(head);
        m_columns.clear();
        m_places.clear();
        m_tables.clear();
        m_id = 0;
        for (std::size_t i = 0; i < m_head.size(); ++i) {
            if (isPid(m_head[i]))
                m_id = i; // the thread, which stands behind its process
            if (const auto column = columnOf(m_head[i])) {
                m_columns.push_back(*column);
                m_places.push_back(i);
            }
        }
    }

    void write(const PsRow &row, const Line &line, ImportSink &sink)
    {
        if (m_columns.empty())
            return;
        const std::string entity
            = std::string(row.cells[m_id]) + " " + std::string(clipUtf8(row.command, LongestCommand));
        auto table = m_tables.find(entity);
        if (table == m_tables.end())
            table = m_tables.emplace(entity, sink.table("process", entity, m_columns)).first;
        std::vector<Decimal> values;
        for (const std::size_t place : m_places) {
            const std::string_view cell = row.cells[place];
            const auto number = parseDecimal(cell, true);
            values.push_back(isState(m_head[place]) ? Decimal::of(cell.front())
                    : number                        ? *number
                                                    : Decimal::missing());
        }
        sink.row(table->second, m_stamp, line.number, values);
    }

    std::vector<std::string> m_head;
    std::vector<Column> m_columns;
    std::vector<std::size_t> m_places; ///< of m_columns in m_head
    std::size_t m_id = 0;
    Stamp m_stamp;
    std::unordered_map<std::string, TableId> m_tables;
};

bool isHead(std::string_view text) { return parsePsHead(text).has_value(); }

Detection sniff(const Head &head)
{
    std::vector<std::string> names;
    model::LineNumber at = 0;
    int rows = 0;
    for (const Line &line : head.lines) {
        if (auto found = parsePsHead(line.text)) {
            names = std::move(*found);
            at = at == 0 ? line.number : at;
        } else if (!names.empty()) {
            rows += parsePsRow(line.text, names) ? 1 : 0;
        }
    }
    if (rows == 0)
        return {};
    return { rows > 2 ? 88 : 60, "head of ps in line " + std::to_string(at) + ", " + std::to_string(rows) + " rows" };
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<PsReader>(context); }

} // namespace

LogFormat ps() { return { "ps", "ps, once or in a loop", sniff, isHead, makeReader }; }

} // namespace importers
