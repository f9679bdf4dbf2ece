// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/perfstat/statrow.h"

#include <map>
#include <string>

namespace importers {

namespace {

bool isStarted(std::string_view text) { return text.starts_with("# started on "); }
bool isSummaryHead(std::string_view text) { return text.starts_with("Performance counter stats for"); }

/// Counts an interval, or the summary at the end of a run. What perf derives from a count ("# 1.844 K/sec") is left
/// out: it says the same in a unit that changes from row to row.
class StatReader final : public LogReader {
public:
    explicit StatReader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }

    bool line(const Line &line, ImportSink &sink) override
    {
        const std::string_view text = trimmed(line.text);
        return text.empty() || head(text, sink) || interval(text, line, sink) || summary(text, line, sink);
    }

private:
    bool head(std::string_view text, ImportSink &sink)
    {
        if (isStarted(text)) {
            const auto stamp = parseDateTime(text.substr(13), m_order);
            m_start = stamp ? stamp->stamp : Stamp{};
        } else if (const auto columns = parseStatHead(text)) {
            m_perCpu = columns->perCpu;
        } else if (isSummaryHead(text)) {
            m_summary = true;
            m_elapsed = false;
            ++m_run;
        } else {
            return m_any && text.starts_with('#');
        }
        m_any = true;
        sink.tool("perf stat", "");
        return true;
    }

    bool interval(std::string_view text, const Line &line, ImportSink &sink)
    {
        auto row = parseStatRow(text, true, m_perCpu);
        if (!row)
            row = parseStatCsv(text);
        if (!row)
            row = parseStatJson(text);
        if (!row || !row->at)
            return false;
        m_any = true;
        if (line.open) {
            sink.issue(line.number, "the file ends inside this line: left out", text);
            return true;
        }
        Stamp stamp{ model::StampKind::Elapsed, *row->at, std::nullopt };
        if (m_start.isValid()) {
            stamp = m_start;
            stamp.value += *row->at;
        }
        const Column column{ "perfstat." + row->event, row->unit == "msec" ? "ms" : row->unit, 1 };
        const std::string key = row->event + " " + row->entity;
        auto table = m_tables.find(key);
        if (table == m_tables.end())
            table = m_tables.emplace(key, sink.table("perfstat", row->entity, { &column, 1 })).first;
        sink.row(table->second, stamp, line.number, { &row->count, 1 });
        return true;
    }

    bool summary(std::string_view text, const Line &line, ImportSink &sink)
    {
        if (!m_summary)
            return false;
        std::string_view rest = text;
        const auto seconds = parseDecimal(nextField(rest), true);
        rest = trimmed(rest);
        if (seconds && rest.starts_with("seconds ")) {
            const std::string metric(rest.substr(8));
            m_elapsed = true;
            if (line.open && metric != "time elapsed" && metric != "user" && metric != "sys") {
                sink.issue(line.number, "the file ends inside this line: left out", text);
                return true;
            }
            sink.result(line.number, m_run, "perf stat", metric, seconds->toDouble(), "s", model::Better::None);
            return true;
        }
        const auto row = m_elapsed ? std::nullopt : parseStatRow(text, false, m_perCpu);
        if (!row && m_elapsed)
            return false;
        if (!row)
            return text.starts_with('#') || text.starts_with("( +-") || text.find("seconds") != std::string_view::npos;
        if (line.open)
            sink.issue(line.number, "the file ends inside this line: left out", text);
        else if (row->count.present)
            sink.result(line.number, m_run, "perf stat", row->event, row->count.toDouble(),
                row->unit == "msec" ? "ms" : row->unit, model::Better::None);
        return true;
    }

    DateOrder m_order;
    Stamp m_start;
    bool m_perCpu = false;
    bool m_summary = false;
    bool m_elapsed = false; ///< the counts of the summary are over
    bool m_any = false;
    int m_run = 0;
    std::map<std::string, TableId> m_tables;
};

bool opens(std::string_view line)
{
    const std::string_view text = trimmed(line);
    return isStarted(text) || parseStatHead(text) || isSummaryHead(text);
}

Detection sniff(const Head &head)
{
    int heads = 0, rows = 0;
    for (const Line &line : head.lines) {
        heads += opens(line.text) ? 1 : 0;
        const auto json = parseStatJson(line.text);
        rows += parseStatCsv(line.text) || (json && json->at) ? 1 : 0;
    }
    if (heads > 0)
        return { 90, "head of perf stat" };
    if (rows > 1)
        return { 85, std::to_string(rows) + " rows of perf stat -x or -j" };
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<StatReader>(context); }

} // namespace

LogFormat perfstat()
{
    return { "perfstat", "perf stat (-I as text, CSV and JSON; summary)", sniff, opens, makeReader };
}

} // namespace importers
