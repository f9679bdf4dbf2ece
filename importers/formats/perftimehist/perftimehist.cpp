// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/perftimehist/timehistrow.h"

#include <array>
#include <string>
#include <unordered_map>

namespace importers {

namespace {

const std::array<Column, 3> Columns{ { { "sched.wait", "ms" }, { "sched.delay", "ms" }, { "sched.runtime", "ms" } } };
const std::array<Column, 6> SummaryColumns{ { { "perftimehist.switches", "" }, { "perftimehist.run_time", "ms" },
    { "perftimehist.run_min", "ms" }, { "perftimehist.run_avg", "ms" }, { "perftimehist.run_max", "ms" },
    { "perftimehist.migrations", "" } } };

constexpr std::size_t LongestName = 200;

bool isNoCallchains(std::string_view text)
{
    return text.starts_with("Samples ") && text.ends_with("do not have callchains.");
}

/// Lines of the summary that carry no figure to keep.
bool isSummaryText(std::string_view text)
{
    for (const char *start : { "Runtime summary", "Terminated tasks", "Idle stats", "comm  parent", "(count)", "CPU ",
             "Total run time", "Total scheduling time", "<no still running", "<no terminated",
             "Idle stats by callchain", "Wait-time summary" }) {
        if (text.starts_with(start))
            return true;
    }
    return false;
}

class TimehistReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    TableId tableOf(std::string_view task, ImportSink &sink);
    void row(const TimehistRow &row, model::LineNumber line, ImportSink &sink);
    bool around(const Line &line, std::string_view text, ImportSink &sink);
    bool summary(const Line &line, std::string_view text, ImportSink &sink);

    std::optional<std::size_t> m_visual;
    bool m_open = false; ///< rows or a head have been seen
    bool m_summary = false; ///< past the rows
    Stamp m_last;
    std::unordered_map<std::string, TableId> m_tables;
    std::string m_key;
};

bool TimehistReader::line(const Line &line, ImportSink &sink)
{
    if (const auto parsed = parseTimehistRow(line.text, m_visual)) {
        m_open = true;
        row(*parsed, line.number, sink);
        return true;
    }
    const std::string_view text = trimmed(line.text);
    return text.empty() || around(line, text, sink);
}

TableId TimehistReader::tableOf(std::string_view task, ImportSink &sink)
{
    m_key = clipUtf8(task, LongestName);
    const auto known = m_tables.find(m_key);
    if (known != m_tables.end())
        return known->second;
    const TableId id = sink.table("sched", m_key, Columns);
    m_tables.emplace(m_key, id);
    return id;
}

void TimehistReader::row(const TimehistRow &row, model::LineNumber line, ImportSink &sink)
{
    m_last = { model::StampKind::Boot, row.at, std::nullopt };
    if (!row.figures || row.task == "<idle>")
        return;
    const std::array values{ row.wait, row.delay, row.run };
    sink.row(tableOf(row.task, sink), m_last, line, values);
}

/// Heads, rulers, the summary, and rows that were cut.
bool TimehistReader::around(const Line &line, std::string_view text, ImportSink &sink)
{
    if (const auto visual = parseTimehistHead(text)) {
        m_visual = visual;
        m_open = true;
        m_summary = false;
        sink.tool("perf sched timehist", "");
        return true;
    }
    if (isNoCallchains(text) || text.starts_with("Runtime summary")) {
        m_open = true;
        m_summary = text.starts_with("Runtime");
        return true;
    }
    if (!m_open)
        return false;
    if (text.starts_with("[tid/pid]") || text.starts_with("--------"))
        return true;
    if (m_summary && summary(line, text, sink))
        return true;
    if (text.find(" [0") == std::string_view::npos || !isDigit(text.front()))
        return false;
    sink.issue(line.number, "row of perf sched timehist that cannot be read", text);
    return true;
}

//     Total number of unique tasks: 84
// Total number of context switches: 9252
bool TimehistReader::summary(const Line &line, std::string_view text, ImportSink &sink)
{
    if (const auto row = parseTimehistSummaryRow(text)) {
        const std::array values{ row->switches, row->run, row->runMin, row->runAvg, row->runMax, row->migrations };
        const TableId table = sink.table("sched-summary", clipUtf8(row->task, LongestName), SummaryColumns);
        sink.row(table, m_last, line.number, values);
        return true;
    }
    if (consume(text, "Total number of unique tasks:"))
        sink.fact(line.number, "perf.sched.unique_tasks", trimmed(text));
    else if (consume(text, "Total number of context switches:"))
        sink.fact(line.number, "perf.sched.context_switches", trimmed(text));
    else
        return isSummaryText(text);
    return true;
}

bool opens(std::string_view line) { return parseTimehistHead(line) || isNoCallchains(trimmed(line)); }

Detection sniff(const Head &head)
{
    model::LineNumber headAt = 0;
    std::optional<std::size_t> visual;
    int rows = 0;
    int summaries = 0;
    for (const Line &line : head.lines) {
        if (const auto width = parseTimehistHead(line.text)) {
            headAt = headAt == 0 ? line.number : headAt;
            visual = width;
        }
        rows += parseTimehistRow(line.text, visual) ? 1 : 0;
        summaries += parseTimehistSummaryRow(line.text) ? 1 : 0;
    }
    const std::string rowText = std::to_string(rows) + " rows with wait time, delay and run time";
    if (headAt != 0)
        return { rows > 0 ? 95 : 70, "head of perf sched timehist in line " + std::to_string(headAt) + ", " + rowText };
    if (rows > 0)
        return { 85, rowText + " as of perf sched timehist, without their head" };
    if (summaries > 0)
        return { 80, std::to_string(summaries) + " rows of a perf sched timehist summary" };
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<TimehistReader>(); }

} // namespace

LogFormat perftimehist()
{
    return { "perftimehist", "perf sched timehist (rows and summary)", sniff, opens, makeReader };
}

} // namespace importers
