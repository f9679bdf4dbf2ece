// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/meminfo/meminfo.h"

#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/api/recordrows.h"
#include "importers/api/recordstamp.h"

#include <algorithm>
#include <array>
#include <string>

namespace importers {

namespace meminfofmt {

namespace {

bool isNameChar(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_' || c == '(' || c == ')';
}

/// "Dirty: 1656 kB" off the front of `rest`.
std::optional<Figure> takeFigure(std::string_view &rest)
{
    Figure figure;
    figure.name = nextField(rest);
    if (figure.name.size() < 2 || figure.name.back() != ':')
        return std::nullopt;
    figure.name.remove_suffix(1);
    const auto value = parseInteger(nextField(rest));
    if (!value || *value < 0 || !std::all_of(figure.name.begin(), figure.name.end(), isNameChar))
        return std::nullopt;
    figure.value = *value;
    std::string_view after = rest;
    figure.kilobytes = nextField(after) == "kB";
    if (figure.kilobytes)
        rest = after;
    // The only names without a unit.
    return figure.kilobytes || figure.name.starts_with("HugePages_") ? std::optional(figure) : std::nullopt;
}

} // namespace

std::optional<std::vector<Figure>> parseFigures(std::string_view text)
{
    std::vector<Figure> figures;
    while (!trimmed(text).empty()) {
        const auto figure = takeFigure(text);
        if (!figure)
            return std::nullopt;
        figures.push_back(*figure);
    }
    return figures.empty() ? std::nullopt : std::optional(std::move(figures));
}

Column columnOf(const Figure &figure)
{
    constexpr std::array<std::pair<std::string_view, const char *>, 6> known
        = { { { "MemFree", "mem.free" }, { "MemAvailable", "mem.available" }, { "Buffers", "mem.buffers" },
            { "Cached", "mem.cached" }, { "Dirty", "mem.dirty" }, { "Writeback", "mem.writeback" } } };
    const auto it = std::find_if(known.begin(), known.end(), [&](const auto &k) { return k.first == figure.name; });
    const std::string metric = it != known.end() ? it->second : "meminfo." + std::string(figure.name);
    if (figure.kilobytes)
        return { metric, "B", 1024 };
    return { metric, "", 1 };
}

namespace {

/// A line of a loop that prints all on one line: "12:08:36 Dirty: 1656 kB Writeback: 0 kB".
struct StampedLine {
    std::optional<Stamp> stamp;
    std::vector<Figure> figures;
};

std::optional<StampedLine> parseLine(std::string_view text, DateOrder order)
{
    if (auto figures = parseFigures(text))
        return StampedLine{ std::nullopt, std::move(*figures) };
    text = trimmed(text);
    const auto stamp = parseStamp(text, order);
    if (!stamp)
        return std::nullopt;
    auto figures = parseFigures(text.substr(stamp->length));
    return figures ? std::optional(StampedLine{ stamp->stamp, std::move(*figures) }) : std::nullopt;
}

/// Records of a loop over /proc/meminfo.
class Reader final : public LogReader {
public:
    explicit Reader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }

    bool line(const Line &line, ImportSink &sink) override
    {
        if (trimmed(line.text).empty())
            return true;
        if (const auto parsed = parseLine(line.text, m_order)) {
            if (parsed->stamp)
                m_rows.beginRecord(*parsed->stamp, sink);
            for (const Figure &figure : parsed->figures)
                m_rows.figure(line, figure.name, columnOf(figure), model::Decimal::of(figure.value), sink);
            return true;
        }
        const auto stamp = parseRecordStamp(line.text, m_order);
        if (stamp)
            m_rows.beginRecord(*stamp, sink);
        return stamp.has_value();
    }

    void finish(ImportSink &sink) override { m_rows.finish(sink); }

private:
    DateOrder m_order;
    RecordRows m_rows{ "memory" };
};

/// Other files of /proc look the same; these names are of this one only.
bool isTelling(const StampedLine &line)
{
    constexpr std::array<std::string_view, 8> names
        = { "MemTotal", "MemFree", "MemAvailable", "Buffers", "Cached", "Dirty", "Writeback", "SwapTotal" };
    return std::any_of(line.figures.begin(), line.figures.end(),
        [&](const Figure &figure) { return std::find(names.begin(), names.end(), figure.name) != names.end(); });
}

Detection sniff(const Head &head)
{
    int lines = 0;
    bool telling = false;
    model::LineNumber first = 0;
    for (const Line &line : head.lines) {
        const auto parsed = parseLine(line.text, DateOrder::MonthFirst);
        if (!parsed)
            continue;
        telling = telling || isTelling(*parsed);
        first = lines == 0 ? line.number : first;
        ++lines;
    }
    if (!telling)
        return {};
    return { lines > 1 ? 90 : 60, "figures of /proc/meminfo from line " + std::to_string(first) };
}

bool opens(std::string_view line)
{
    const auto parsed = parseLine(line, DateOrder::MonthFirst);
    return parsed && isTelling(*parsed);
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<Reader>(context); }

} // namespace

} // namespace meminfofmt

LogFormat meminfo()
{
    return { "meminfo", "/proc/meminfo, once or in a loop", meminfofmt::sniff, meminfofmt::opens,
        meminfofmt::makeReader };
}

} // namespace importers
