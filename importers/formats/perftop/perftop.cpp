// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"

#include <array>
#include <map>
#include <string>

namespace importers {

namespace {

using model::Decimal;

const std::array<Column, 3> HeadColumns{ { { "perftop.irqs", "1/s" }, { "perftop.kernel", "%" },
    { "perftop.exact", "%" } } };
const std::array<Column, 1> SymbolColumns{ { { "perftop.overhead", "%" } } };

/// "kernel:37.5%" with blanks before the figure: "kernel: 0.0%".
Decimal labelled(std::string_view text, std::string_view label)
{
    const std::size_t at = text.find(label);
    if (at == std::string_view::npos)
        return Decimal::missing();
    text = trimmed(text.substr(at + label.size()));
    const std::size_t end = text.find('%');
    return end == std::string_view::npos ? Decimal::missing()
                                         : parseDecimal(text.substr(0, end)).value_or(Decimal::missing());
}

//   PerfTop:    6202 irqs/sec  kernel:37.5%  exact:  0.0% lost: 0/0 drop: 0/0 [4000Hz cpu-clock],  (all, 2 CPUs)
std::optional<std::array<Decimal, 3>> parseTopHead(std::string_view text)
{
    text = trimmed(text);
    if (!consume(text, "PerfTop:"))
        return std::nullopt;
    const auto irqs = parseDecimal(nextField(text));
    if (!irqs || nextField(text) != "irqs/sec")
        return std::nullopt;
    return std::array{ *irqs, labelled(text, "kernel:"), labelled(text, "exact:") };
}

struct SymbolRow {
    Decimal overhead;
    std::string name; ///< "[kernel] _copy_to_iter"
};

//      5.19%  [kernel]          [k] _copy_to_iter
std::optional<SymbolRow> parseSymbol(std::string_view text)
{
    std::string_view share = nextField(text);
    if (!share.ends_with('%'))
        return std::nullopt;
    share.remove_suffix(1);
    const auto overhead = parseDecimal(share);
    const std::size_t mark = text.find(" [");
    if (!overhead || overhead->decimals != 2)
        return std::nullopt;
    const std::string_view object = nextField(text);
    const std::string_view level = nextField(text);
    if (mark == std::string_view::npos || level.size() != 3 || level.front() != '[' || level.back() != ']')
        return std::nullopt;
    return SymbolRow{ *overhead, std::string(object) + " " + std::string(trimmed(text)) };
}

class PerfTopReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override
    {
        const std::string_view text = trimmed(line.text);
        if (text.empty() || text.find_first_not_of('-') == std::string_view::npos)
            return text.empty() || m_frames > 0;
        if (const auto head = parseTopHead(text)) {
            ++m_frames;
            sink.tool("perf top", "");
            sink.row(sink.table("head", "", HeadColumns), stampOf(line), line.number, *head);
            return true;
        }
        const auto symbol = m_frames > 0 ? parseSymbol(text) : std::nullopt;
        if (!symbol)
            return m_frames > 0 && isMenu(text);
        if (line.open)
            return true;
        auto table = m_tables.find(symbol->name);
        if (table == m_tables.end())
            table = m_tables.emplace(symbol->name, sink.table("symbol", clipUtf8(symbol->name, 200), SymbolColumns))
                        .first;
        sink.row(table->second, stampOf(line), line.number, { &symbol->overhead, 1 });
        return true;
    }

private:
    Stamp stampOf(const Line &line) const
    {
        return line.prefix.isValid() ? line.prefix : Stamp{ model::StampKind::None, m_frames, std::nullopt };
    }

    static bool isMenu(std::string_view text)
    {
        return text.starts_with("Mapped keys:") || text.starts_with("Enter selection") || text.starts_with('[');
    }

    std::int64_t m_frames = 0;
    std::map<std::string, TableId> m_tables;
};

bool opens(std::string_view line) { return parseTopHead(line).has_value(); }

Detection sniff(const Head &head)
{
    for (const Line &line : head.lines)
        if (parseTopHead(line.text))
            return { 95, "head of perf top in line " + std::to_string(line.number) };
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<PerfTopReader>(); }

} // namespace

LogFormat perftop() { return { "perftop", "perf top --stdio", sniff, opens, makeReader }; }

} // namespace importers
