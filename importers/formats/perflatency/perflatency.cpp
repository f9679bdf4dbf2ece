// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/perflatency/latencyrow.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace importers {

namespace {

const std::array<Column, 4> Columns{ { { "sched.runtime", "ms" }, { "sched.switches", "" }, { "sched.delay_avg", "ms" },
    { "sched.delay_max", "ms" } } };

/// A ruler of the table. Rulers of other programs are as long, so one alone says nothing.
bool isRuler(std::string_view text)
{
    const std::string_view ruler = trimmed(text);
    return ruler.size() >= 40 && ruler.find_first_not_of('-') == std::string_view::npos;
}

Stamp bootStamp(const model::Decimal &seconds)
{
    model::Nanos value = seconds.mantissa;
    for (int digits = seconds.decimals; digits < 9; ++digits)
        value *= 10;
    return { model::StampKind::Boot, value, std::nullopt };
}

bool isUsable(const model::Decimal &moment)
{
    // Nanoseconds of a hundred years fit; more is a damaged figure.
    return moment.present && moment.decimals <= 9 && moment.toDouble() < 3.2e9;
}

class LatencyReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    /// A task that never waited has no moment of its own; its figures hold for the whole recording.
    struct Waitless {
        TableId table;
        model::LineNumber line;
        std::array<model::Decimal, 4> values;
    };

    void head(LatencyHead head, ImportSink &sink);
    void row(const LatencyRow &row, model::LineNumber line, ImportSink &sink);
    bool rest(const Line &line, std::string_view text, ImportSink &sink) const;

    bool m_inTable = false;
    Stamp m_last; ///< latest moment of the current table
    std::vector<Waitless> m_waitless;
};

bool LatencyReader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    if (const LatencyHead kind = parseLatencyHead(text); kind != LatencyHead::None) {
        head(kind, sink);
        return true;
    }
    if (const auto parsed = parseLatencyRow(text)) {
        row(*parsed, line.number, sink);
        return true;
    }
    return rest(line, text, sink);
}

void LatencyReader::head(LatencyHead kind, ImportSink &sink)
{
    finish(sink);
    m_inTable = true;
    sink.tool("perf sched latency", kind == LatencyHead::MaxAt ? "perf before 5.10" : "perf 5.10 or later");
}

void LatencyReader::row(const LatencyRow &row, model::LineNumber line, ImportSink &sink)
{
    m_inTable = true;
    const TableId table = sink.table("sched", clipUtf8(row.task, 200), Columns);
    const std::array values{ row.runtime, row.switches, row.delayAvg, row.delayMax };
    if (!isUsable(row.delayMaxAt)) {
        m_waitless.push_back({ table, line, values });
        return;
    }
    const Stamp stamp = bootStamp(row.delayMaxAt);
    if (!m_last.isValid() || stamp.value > m_last.value)
        m_last = stamp;
    sink.row(table, stamp, line, values);
}

/// What stands around the rows:
///   TOTAL:                |   4271.464 ms |    34037 |
///   INFO: 0.038% context switch bugs (7 out of 18513)
/// [ perf record: Captured and wrote 3.449 MB main.data (31785 samples) ]
bool LatencyReader::rest(const Line &line, std::string_view text, ImportSink &sink) const
{
    if (isRuler(text) || text.starts_with("[ perf record:"))
        return true;
    if (!m_inTable)
        return false;
    if (text.starts_with("TOTAL:"))
        return true;
    if (text.starts_with("INFO:")) {
        sink.issue(line.number, "perf says that its recording is incomplete", text);
        return true;
    }
    if (text.find(" ms |") == std::string_view::npos)
        return false;
    sink.issue(line.number, "row of perf sched latency that cannot be read", text);
    return true;
}

void LatencyReader::finish(ImportSink &sink)
{
    for (const Waitless &task : m_waitless)
        sink.row(task.table, m_last, task.line, task.values);
    m_waitless.clear();
    m_last = {};
    m_inTable = false;
}

bool opens(std::string_view line) { return parseLatencyHead(line) != LatencyHead::None; }

Detection sniff(const Head &head)
{
    model::LineNumber headAt = 0;
    int rows = 0;
    for (const Line &line : head.lines) {
        if (headAt == 0 && opens(line.text))
            headAt = line.number;
        rows += parseLatencyRow(trimmed(line.text)) ? 1 : 0;
    }
    if (headAt != 0 && rows > 0)
        return { 95,
            "head of perf sched latency in line " + std::to_string(headAt) + ", " + std::to_string(rows)
                + " task rows" };
    if (headAt != 0)
        return { 70, "head of perf sched latency in line " + std::to_string(headAt) };
    if (rows > 0)
        return { 80, std::to_string(rows) + " rows as of perf sched latency, without their head" };
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<LatencyReader>(); }

} // namespace

LogFormat perflatency() { return { "perflatency", "perf sched latency (all versions)", sniff, opens, makeReader }; }

} // namespace importers
