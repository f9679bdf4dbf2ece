// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/vmstat/vmstat.h"

#include "importers/api/lexer.h"
#include "importers/api/logformat.h"

#include <algorithm>

namespace importers {

namespace vmstatfmt {

namespace {

/// The columns of a head, divided into the two tables they go to.
struct Layout {
    std::string headText;
    std::vector<Column> cpu, machine;
    std::vector<bool> isCpu;
    TableId cpuTable = -1, machineTable = -1;
};

/// Reads the table of vmstat. The first row after the first head covers the time since boot.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;

private:
    void takeHead(const Line &line, const TableHead &head, ImportSink &sink);
    void takeRow(const Line &line, const TableRow &row, ImportSink &sink);
    bool startsRun() const;
    bool takeHeadless(const Line &line, ImportSink &sink);
    bool takeBroken(const Line &line, ImportSink &sink);

    static constexpr int ShortestPage = 10;

    DateOrder m_order;
    std::optional<Layout> m_layout;
    bool m_banner = false; ///< the line before was "procs ---memory---"
    bool m_sinceBoot = false; ///< the next row covers the time since boot
    bool m_headless = false; ///< rows came before any head: the start of the log is lost
    int m_heads = 0;
    int m_pageRows = 0; ///< rows since the last head
    int m_page = 0; ///< rows between the heads before, 0 when not known
    std::int64_t m_row = 0;
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    if (trimmed(line.text).empty())
        return true;
    if (isBanner(line.text)) {
        m_banner = true;
        return true;
    }
    if (m_layout && line.text == m_layout->headText) {
        takeHead(line, {}, sink);
        return true;
    }
    if (const auto head = parseTableHead(line.text)) {
        takeHead(line, *head, sink);
        return true;
    }
    if (!m_layout)
        return takeHeadless(line, sink);
    if (const auto row = parseTableRow(line.text, m_layout->isCpu.size(), m_order)) {
        takeRow(line, *row, sink);
        return true;
    }
    return takeBroken(line, sink);
}

/// vmstat repeats its head when a page of the terminal is full; a head that comes earlier is that of another run.
bool Reader::startsRun() const
{
    if (!m_banner)
        return false;
    if (m_heads == 0)
        return !m_headless;
    if (m_page == 0)
        return m_pageRows < ShortestPage;
    return m_pageRows < m_page - 1 || m_pageRows > m_page + 1;
}

void Reader::takeHead(const Line &line, const TableHead &head, ImportSink &sink)
{
    if (m_heads > 0 && m_pageRows == 0 && m_layout && m_layout->headText == line.text) {
        m_banner = false;
        return; // printed twice
    }
    const bool run = startsRun();
    m_sinceBoot = run;
    m_page = run || m_heads == 0 ? 0 : m_pageRows;
    m_pageRows = 0;
    ++m_heads;
    m_banner = false;
    if (m_layout && m_layout->headText == line.text)
        return;
    m_layout = Layout{ std::string(line.text), {}, {}, {}, -1, -1 };
    for (const std::string &name : head.columns) {
        const Column column = columnOf(name);
        const bool cpu = column.metric.starts_with("cpu.");
        m_layout->isCpu.push_back(cpu);
        (cpu ? m_layout->cpu : m_layout->machine).push_back(column);
    }
    sink.tool("vmstat", versionsWith(head));
}

void Reader::takeRow(const Line &line, const TableRow &row, ImportSink &sink)
{
    Layout &layout = *m_layout;
    if (layout.cpuTable < 0) {
        layout.machineTable = sink.table("vmstat", "", layout.machine);
        layout.cpuTable = sink.table("cpu", "all", layout.cpu);
    }
    std::vector<model::Decimal> cpu, machine;
    for (std::size_t i = 0; i < row.values.size(); ++i)
        (layout.isCpu[i] ? cpu : machine).push_back(row.values[i]);
    Stamp stamp{ model::StampKind::None, m_row++, std::nullopt };
    if (row.stamp)
        stamp = *row.stamp;
    else if (line.prefix.isValid())
        stamp = line.prefix;
    const RowKind kind = m_sinceBoot ? RowKind::SinceBoot : RowKind::Sample;
    sink.row(layout.machineTable, stamp, line.number, machine, kind);
    sink.row(layout.cpuTable, stamp, line.number, cpu, kind);
    if (row.garbage)
        sink.issue(line.number, "negative figures were left out", line.text);
    m_sinceBoot = false;
    m_banner = false;
    ++m_pageRows;
}

/// Whether the line is figures only, as many as a row has at least when it is whole or cut in its middle.
bool isRowLike(std::string_view text)
{
    std::vector<std::string_view> fields;
    splitFields(text, fields);
    const auto integers = std::count_if(
        fields.begin(), fields.end(), [](std::string_view field) { return parseInteger(field).has_value(); });
    const auto all = static_cast<std::ptrdiff_t>(fields.size());
    return all >= 8 && all <= 24 && integers >= all - 2;
}

bool Reader::takeHeadless(const Line &line, ImportSink &sink)
{
    if (!isRowLike(line.text))
        return false;
    m_headless = true;
    sink.issue(line.number, "a row before the first head has no names for its columns", line.text);
    return true;
}

bool Reader::takeBroken(const Line &line, ImportSink &sink)
{
    if (!isRowLike(line.text))
        return false;
    sink.issue(line.number, "a row that does not fit the head above it was left out", line.text);
    ++m_pageRows;
    return true;
}

Detection sniff(const Head &head)
{
    std::size_t columns = 0;
    model::LineNumber headLine = 0;
    for (const Line &line : head.lines) {
        if (const auto table = parseTableHead(line.text)) {
            columns = table->columns.size();
            headLine = line.number;
        } else if (columns != 0 && parseTableRow(line.text, columns, DateOrder::MonthFirst)) {
            return { 92,
                "head of vmstat in line " + std::to_string(headLine) + ", a row in line "
                    + std::to_string(line.number) };
        }
    }
    if (headLine != 0)
        return { 70, "head of vmstat without a row in line " + std::to_string(headLine) };
    return {};
}

bool opens(std::string_view line) { return isBanner(line) || parseTableHead(line); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<Reader>(context); }

} // namespace

} // namespace vmstatfmt

LogFormat vmstat()
{
    return { "vmstat", "vmstat (procps 3.2 to 4)", vmstatfmt::sniff, vmstatfmt::opens, vmstatfmt::makeReader };
}

} // namespace importers
