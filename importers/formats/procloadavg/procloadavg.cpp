// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"

#include <array>

namespace importers {

namespace {

const std::array<Column, 5> LoadColumns{ { { "load.1", "" }, { "load.5", "" }, { "load.15", "" },
    { "procloadavg.running", "tasks" }, { "procloadavg.tasks", "tasks" } } };

struct LoadLine {
    std::array<model::Decimal, 5> values;
};

// 5.12 8.45 8.39 4/207 552
std::optional<LoadLine> parseLoad(std::string_view text)
{
    LoadLine line;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto load = parseDecimal(nextField(text));
        if (!load || load->decimals != 2 || load->mantissa < 0)
            return std::nullopt;
        line.values[i] = *load;
    }
    const std::string_view tasks = nextField(text);
    const std::size_t slash = tasks.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto running = parseInteger(tasks.substr(0, slash)), all = parseInteger(tasks.substr(slash + 1));
    // The last process tells that the figures before it are whole.
    if (!running || !all || !parseInteger(nextField(text)) || !trimmed(text).empty())
        return std::nullopt;
    line.values[3] = model::Decimal::of(*running);
    line.values[4] = model::Decimal::of(*all);
    return line;
}

class LoadReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        const auto parsed = parseLoad(text);
        if (!parsed)
            return false;
        const Stamp stamp = clock().momentOf(line, m_record == clock().record());
        m_record = clock().record();
        sink.row(sink.table("load", "", LoadColumns), stamp, line.number, parsed->values);
        return true;
    }

private:
    int m_record = -1;
};

bool isLoad(std::string_view text) { return parseLoad(text).has_value(); }
Detection sniff(const Head &head) { return sniffLoop(head, isLoad, "/proc/loadavg"); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context) { return std::make_unique<LoadReader>(context); }

} // namespace

LogFormat procloadavg() { return { "procloadavg", "/proc/loadavg, once or in a loop", sniff, isLoad, makeReader }; }

} // namespace importers
