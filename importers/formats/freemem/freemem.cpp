// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/freemem/freemem.h"

#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"
#include "importers/api/memoryunit.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace importers {

namespace {

using model::Decimal;

struct FreeCell {
    Decimal value;
    std::optional<std::int64_t> factor; ///< of its own unit, with -h
};

struct FreeRow {
    std::string_view name; ///< "Mem"
    std::vector<FreeCell> cells;
};

/// "24105", "23Gi", "1.2G", "0B"
std::optional<FreeCell> parseCell(std::string_view word)
{
    const std::size_t end = std::min(word.find_first_not_of("0123456789.,"), word.size());
    const auto value = parseDecimal(word.substr(0, end), true);
    if (!value || value->mantissa < 0)
        return std::nullopt;
    FreeCell cell{ *value, std::nullopt };
    if (end < word.size()) {
        cell.factor = binaryFactor(word.substr(end));
        if (!cell.factor)
            return std::nullopt;
    }
    return cell;
}

//                total        used        free      shared  buff/cache   available
std::optional<std::vector<std::string>> parseFreeHead(std::string_view text)
{
    if (trimmed(text).empty() || text.find(':') != text.npos)
        return std::nullopt;
    std::vector<std::string> names = freefmt::englishColumns(text);
    const bool known = names.size() >= 3 && names[0] == "total" && names[1] == "used" && names[2] == "free";
    return known ? std::optional(std::move(names)) : std::nullopt;
}

// Mem:           24105        1220       12270         144       11150       22885
// -/+ buffers/cache:     123456      789012
std::optional<FreeRow> parseFreeRow(std::string_view text)
{
    constexpr std::string_view wide = "\xEF\xBC\x9A"; // the colon of Chinese texts
    const std::size_t colon = std::min(text.find(':'), text.find(wide));
    if (colon == std::string_view::npos)
        return std::nullopt;
    FreeRow row{ freefmt::englishRow(trimmed(text.substr(0, colon))), {} };
    constexpr std::array<std::string_view, 7> names{ "Mem", "Swap", "Total", "Low", "High", "-/+ buffers/cache",
        "Comm" };
    if (std::find(names.begin(), names.end(), row.name) == names.end())
        return std::nullopt;
    text.remove_prefix(colon + (text[colon] == ':' ? 1 : wide.size()));
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text)) {
        const auto cell = parseCell(word);
        if (!cell)
            return std::nullopt;
        row.cells.push_back(*cell);
    }
    return row.cells.empty() ? std::nullopt : std::optional(std::move(row));
}

std::string metricOf(std::string_view row, std::string_view column)
{
    if (row == "Mem") {
        if (column == "free" || column == "available" || column == "buffers")
            return "mem." + std::string(column);
        if (column == "cached" || column == "buff/cache" || column == "cache")
            return "mem.cached";
        return "free." + std::string(column);
    }
    if (row == "-/+ buffers/cache")
        return "free.without_caches_" + std::string(column);
    std::string name(row);
    for (char &c : name)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c;
    return "free." + name + "_" + std::string(column);
}

class FreeReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        if (auto head = parseFreeHead(text)) {
            m_head = std::move(*head);
            m_stamp = clock().momentOf(line, true);
            return true;
        }
        const auto row = m_head.empty() ? std::nullopt : parseFreeRow(text);
        if (!row)
            return false;
        if (line.open)
            sink.issue(line.number, "the file ends inside this line: left out", text);
        else
            write(*row, line, sink);
        return true;
    }

private:
    void decideUnit(const FreeRow &row, const Line &line, ImportSink &sink)
    {
        std::vector<std::int64_t> figures;
        for (const FreeCell &cell : row.cells)
            if (cell.value.decimals == 0 && !cell.factor)
                figures.push_back(cell.value.mantissa);
        m_unit = guessMemoryUnit(figures);
        m_decided = true;
        if (!m_unit)
            sink.issue(line.number, "the unit of free is not known; its figures are kept as printed", line.text);
        else if (m_unit->assumed)
            sink.fact(line.number, "free.unit", std::string(m_unit->name) + " assumed");
    }

    void write(const FreeRow &row, const Line &line, ImportSink &sink)
    {
        const bool human
            = std::any_of(row.cells.begin(), row.cells.end(), [](auto &c) { return c.factor.has_value(); });
        if (!human && !m_decided)
            decideUnit(row, line, sink);
        // "-/+ buffers/cache:" has no figure for the total.
        const std::size_t skip = row.name.starts_with('-') ? 1 : 0;
        std::vector<Column> columns;
        std::vector<Decimal> values;
        for (std::size_t i = 0; i < row.cells.size() && i + skip < m_head.size(); ++i) {
            const FreeCell &cell = row.cells[i];
            const bool known = human || m_unit;
            columns.push_back({ known ? metricOf(row.name, m_head[i + skip]) : "free.unknown_" + m_head[i + skip],
                known ? "B" : "", human || !m_unit ? 1 : m_unit->bytes });
            const std::int64_t factor = human ? cell.factor.value_or(1) : 1;
            values.push_back(Decimal::of(cell.value.mantissa * factor, cell.value.decimals));
        }
        sink.row(sink.table(row.name, "", columns), m_stamp, line.number, values);
    }

    std::vector<std::string> m_head;
    Stamp m_stamp;
    std::optional<MemoryUnit> m_unit;
    bool m_decided = false;
};

bool isHead(std::string_view text) { return parseFreeHead(text).has_value(); }

Detection sniff(const Head &head)
{
    bool seen = false;
    for (const Line &line : head.lines) {
        if (isHead(line.text))
            seen = true;
        else if (seen && parseFreeRow(trimmed(line.text)))
            return { 92, "head and row of free in line " + std::to_string(line.number) };
    }
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<FreeReader>(context); }

} // namespace

LogFormat freemem() { return { "freemem", "free, once or in a loop", sniff, isHead, makeReader }; }

} // namespace importers
