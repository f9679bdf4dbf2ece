// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/sadf/sadfjson.h"
#include "importers/formats/sadf/sadflines.h"
#include "importers/formats/sadf/sadftables.h"

namespace importers {

namespace {

using namespace sadffmt;

/// Reads sadf -d, -p and -j.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override { m_json.finish(sink); }

private:
    bool takeHead(const Line &line, ImportSink &sink);
    bool takeCsv(const Line &line, ImportSink &sink);
    void emitCsv(const Line &line, const DataRow &row, ImportSink &sink);
    bool takeDatabase(const Line &line, ImportSink &sink);

    DateOrder m_order;
    JsonReader m_json;
    Tables m_tables;
    SysstatTable *m_table = nullptr;
    bool m_repeats = false;
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    return trimmed(line.text).empty() || m_json.line(line, sink) || takeHead(line, sink) || takeCsv(line, sink)
        || takeDatabase(line, sink);
}

// # hostname;interval;timestamp;CPU;%user;%nice;%system;%iowait;%steal;%idle
bool Reader::takeHead(const Line &line, ImportSink &sink)
{
    if (!line.text.starts_with("# hostname;"))
        return false;
    const auto head = parseCsvHead(line.text);
    m_table = head ? &m_tables.table(head->names) : nullptr;
    m_repeats = head && head->repeats;
    if (head)
        sink.tool("sadf", sysstatVersions("sar", head->names));
    else
        sink.issue(line.number, "a head of several tables in one row, as sadf -h prints it, is not read", line.text);
    return true;
}

// fieldbox;1;2025-03-07 04:08:31 UTC;-1;81.00;0.00;19.00;0.00;0.00;0.00
bool Reader::takeCsv(const Line &line, ImportSink &sink)
{
    if (line.text.find(';') == line.text.npos)
        return false;
    const auto row = parseDataRow(line.text, ';', m_order);
    if (!row)
        return false;
    sink.machine(row->host, {}, 0);
    if (row->isEvent && !row->cells[0].empty() && !isDigit(row->cells[0].front()))
        tellEvent(row->cells[0], row->stamp, line.number, sink);
    else if (!m_table)
        sink.issue(line.number, "a row before the first head has no names for its columns", line.text);
    else if (line.open)
        sink.issue(line.number, "the file ends inside this row: it was left out", line.text);
    else
        emitCsv(line, *row, sink);
    return true;
}

void Reader::emitCsv(const Line &line, const DataRow &row, ImportSink &sink)
{
    const std::size_t columns = m_table->columns();
    const std::size_t parts = m_repeats ? row.cells.size() / columns : 1;
    if (row.cells.size() != parts * columns) {
        sink.issue(line.number, "a row that does not fit the head above it was left out", line.text);
        return;
    }
    for (std::size_t i = 0; i < parts; ++i) {
        const std::span<const std::string_view> cells(row.cells.data() + i * columns, columns);
        if (!m_tables.emit(*m_table, cells, row.stamp, line.number, sink))
            sink.issue(line.number, "a row that does not fit the head above it was left out", line.text);
    }
}

/// The name of the key column that "vda" or "cpu0" of sadf -p stands for, told by the figure's name.
std::string_view databaseKey(std::string_view device, std::string_view name)
{
    if (device == "all" || device.starts_with("cpu"))
        return name == "intr/s" ? "INTR" : "CPU";
    const bool disk = name == "tps" || sysstatColumn("sar", "DEV", name).column.metric.starts_with("disk.");
    return disk ? "DEV" : "IFACE";
}

// fieldbox	1	2025-03-07 04:08:31 UTC	all	%user	81.00
bool Reader::takeDatabase(const Line &line, ImportSink &sink)
{
    const auto row = parseDataRow(line.text, '\t', m_order);
    if (!row)
        return false;
    sink.machine(row->host, {}, 0);
    sink.tool("sadf", {});
    if (row->isEvent) {
        tellEvent(row->cells[0], row->stamp, line.number, sink);
        return true;
    }
    if (row->cells.size() != 3 || line.open) {
        sink.issue(line.number, "a line that is no figure of sadf -p was left out", line.text);
        return true;
    }
    const std::string_view device = row->cells[0], name = row->cells[1], figure = row->cells[2];
    const bool machine = device == "-";
    const std::string_view names[] = { machine ? name : databaseKey(device, name), name };
    std::string_view entity = device;
    if (names[0] == "CPU")
        consume(entity, "cpu"); // the table of sar has the number
    const std::string_view cells[] = { entity, figure };
    const std::size_t first = machine ? 1 : 0;
    SysstatTable &table = m_tables.table(std::span(names).subspan(first));
    if (!m_tables.emit(table, std::span(cells).subspan(first), row->stamp, line.number, sink))
        sink.issue(line.number, "a line that is no figure of sadf -p was left out", line.text);
    return true;
}

bool isDatabaseRow(std::string_view text)
{
    const auto row = parseDataRow(text, '\t', DateOrder::YearFirst);
    return row && !row->isEvent && row->cells.size() == 3 && parseDecimal(row->cells[2]).has_value();
}

Detection sniff(const Head &head)
{
    if (hasJsonMember(head, "sysstat") && (hasJsonMember(head, "file-date") || hasJsonMember(head, "file-utc-time")))
        return { 95, "JSON of sysstat with the members of sadf" };
    const char *unread = nullptr;
    int rows = 0;
    for (const Line &line : head.lines) {
        if (parseCsvHead(line.text))
            return { 95, "head of sadf -d in line " + std::to_string(line.number) };
        rows += isDatabaseRow(line.text) ? 1 : 0;
        unread = unread ? unread : unreadForm(line.text);
    }
    if (rows >= 2)
        return { 90, "rows of sadf -p" };
    return unread ? Detection{ 35, unread } : Detection{};
}

bool opens(std::string_view line) { return parseCsvHead(line).has_value(); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<Reader>(context); }

} // namespace

LogFormat sadf() { return { "sadf", "sadf -d, -p and -j (sysstat 7 to 12)", sniff, opens, makeReader }; }

} // namespace importers
