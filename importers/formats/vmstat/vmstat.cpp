// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/vmstat/vmstat.h"

#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/api/memoryunit.h"

#include <algorithm>
#include <array>

namespace importers {

namespace vmstatfmt {

namespace {

/// The columns of a head, divided into the tables they go to.
struct Layout {
    struct Part {
        const char *table;
        const char *entity;
        std::vector<Column> columns;
        TableId id = -1;
    };
    std::string headText;
    std::vector<std::string> names;
    std::vector<ColumnKind> kinds;
    std::array<Part, 3> parts{ { { "vmstat", "", {} }, { "rates", "", {} }, { "cpu", "all", {} } } }; ///< by ColumnKind
};

/// Reads the table of vmstat. The first row after the first head covers the time since boot, but for its states.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override { release(sink); }

private:
    struct Held {
        TableRow row;
        Stamp stamp;
        model::LineNumber line = 0;
        bool sinceBoot = false;
    };

    void takeHead(const Line &line, const TableHead &head, ImportSink &sink);
    void takeRow(const Line &line, const TableRow &row, ImportSink &sink);
    bool unitIsClear() const;
    void decideUnit(ImportSink &sink);
    void makeTables(ImportSink &sink);
    void release(ImportSink &sink);
    void write(const Held &held, ImportSink &sink) const;
    std::vector<std::int64_t> memoryFigures() const;
    bool startsRun() const;
    bool takeHeadless(const Line &line, ImportSink &sink);
    bool takeBroken(const Line &line, ImportSink &sink);

    static constexpr int ShortestPage = 10;

    DateOrder m_order;
    std::optional<Layout> m_layout;
    std::vector<Held> m_held; ///< rows whose unit is not known yet
    bool m_unitKnown = false;
    std::optional<MemoryUnit> m_unit; ///< nullopt when it is known to be none that can be told
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
    if (const auto row = parseTableRow(line.text, m_layout->names.size(), m_order)) {
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
    const bool sameHead = m_layout && m_layout->headText == line.text;
    if (run || !sameHead) {
        release(sink);
        m_unitKnown = false; // another run may have another -S
    }
    if (sameHead)
        return;
    m_layout = Layout{ std::string(line.text), head.columns, {} };
    for (const std::string &name : head.columns)
        m_layout->kinds.push_back(kindOf(name));
    sink.tool("vmstat", versionsWith(head));
}

void Reader::takeRow(const Line &line, const TableRow &row, ImportSink &sink)
{
    Held held{ row, { model::StampKind::None, m_row++, std::nullopt }, line.number, m_sinceBoot };
    for (const auto &stamp : { row.stamp.value_or(Stamp{}), line.prefix, line.above }) {
        if (stamp.isValid()) {
            held.stamp = stamp;
            break;
        }
    }
    if (line.open && !row.stamp)
        held.row.values.back() = model::Decimal::missing(); // it may be cut
    if (row.garbage)
        sink.issue(line.number, "negative figures were left out", line.text);
    m_sinceBoot = false;
    m_banner = false;
    ++m_pageRows;
    if (m_unitKnown) {
        write(held, sink);
        return;
    }
    m_held.push_back(std::move(held));
    if (unitIsClear())
        release(sink);
}

std::vector<std::int64_t> Reader::memoryFigures() const
{
    std::vector<std::int64_t> figures;
    for (const Held &held : m_held)
        for (std::size_t i = 0; i < held.row.values.size(); ++i)
            if (m_layout->kinds[i] == ColumnKind::State && isMemory(m_layout->names[i]) && held.row.values[i].present)
                figures.push_back(held.row.values[i].mantissa);
    return figures;
}

/// One row may be of multiples of 4 by chance; a GiB would be a PiB in MiB.
bool Reader::unitIsClear() const
{
    constexpr std::size_t enough = 8;
    constexpr std::int64_t gibibyte = 1024 * 1024;
    const auto figures = memoryFigures();
    return m_held.size() >= enough || std::any_of(figures.begin(), figures.end(), [](std::int64_t figure) {
        return figure % 4 != 0 || figure >= gibibyte;
    });
}

void Reader::decideUnit(ImportSink &sink)
{
    m_unit = guessMemoryUnit(memoryFigures());
    m_unitKnown = true;
    const model::LineNumber line = m_held.front().line;
    if (!m_unit)
        sink.issue(line, "the unit of vmstat -S is not known; memory is kept as printed", "");
    else if (m_unit->assumed)
        sink.fact(line, "vmstat.unit", std::string(m_unit->name) + " assumed");
}

void Reader::makeTables(ImportSink &sink)
{
    for (Layout::Part &part : m_layout->parts)
        part.columns.clear();
    for (std::size_t i = 0; i < m_layout->names.size(); ++i) {
        Column column = columnOf(m_layout->names[i]);
        if (isMemory(m_layout->names[i]) && !m_unit)
            column = { "vmstat.unknown_" + m_layout->names[i], "", 1 };
        else if (isMemory(m_layout->names[i]))
            column.multiplier = m_unit->bytes;
        m_layout->parts[static_cast<std::size_t>(m_layout->kinds[i])].columns.push_back(std::move(column));
    }
    for (Layout::Part &part : m_layout->parts)
        part.id = sink.table(part.table, part.entity, part.columns);
}

void Reader::release(ImportSink &sink)
{
    if (m_held.empty())
        return;
    decideUnit(sink);
    makeTables(sink);
    for (const Held &held : m_held)
        write(held, sink);
    m_held.clear();
}

void Reader::write(const Held &held, ImportSink &sink) const
{
    for (std::size_t p = 0; p < m_layout->parts.size(); ++p) {
        std::vector<model::Decimal> values;
        for (std::size_t i = 0; i < held.row.values.size(); ++i)
            if (static_cast<std::size_t>(m_layout->kinds[i]) == p)
                values.push_back(held.row.values[i]);
        const bool state = p == static_cast<std::size_t>(ColumnKind::State);
        const RowKind kind = held.sinceBoot && !state ? RowKind::SinceBoot : RowKind::Sample;
        sink.row(m_layout->parts[p].id, held.stamp, held.line, values, kind);
    }
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
