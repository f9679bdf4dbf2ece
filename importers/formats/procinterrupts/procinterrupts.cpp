// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/counters.h"
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace importers {

namespace {

/// "           CPU0       CPU1": how many CPUs, 0 when it is something else.
std::size_t parseCpuHead(std::string_view text)
{
    std::size_t cpus = 0;
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text), ++cpus) {
        if (!consume(word, "CPU") || !parseInteger(word))
            return 0;
    }
    return cpus;
}

struct InterruptLine {
    std::string entity; ///< "24 ACPI:Ged", "LOC", "TIMER"
    std::int64_t total = 0; ///< of all CPUs
};

//  24:          1          0  IO-APIC   5-edge      ACPI:Ged
//       TIMER:     183345     178837
std::optional<InterruptLine> parseInterrupts(std::string_view text, std::size_t cpus)
{
    std::string_view name = nextField(text);
    if (name.size() < 2 || name.back() != ':')
        return std::nullopt;
    name.remove_suffix(1);
    InterruptLine line;
    const bool single = name == "ERR" || name == "MIS"; // one figure for the machine
    for (std::size_t i = 0; i < (single ? 1 : cpus); ++i) {
        const auto value = parseInteger(nextField(text));
        if (!value || *value < 0)
            return std::nullopt;
        line.total += *value;
    }
    text = trimmed(text);
    line.entity = name;
    if (isDigit(name.front()) && !text.empty())
        line.entity += " " + std::string(text.substr(text.find_last_of(" \t") + 1));
    return line;
}

class InterruptReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        if (const std::size_t cpus = parseCpuHead(text)) {
            m_cpus = cpus;
            // The moment is that of the head: rows of one file belong together.
            m_stamp = clock().momentOf(line, true);
            return true;
        }
        if (m_cpus == 0)
            return false;
        const auto parsed = parseInterrupts(text, m_cpus);
        if (!parsed)
            return false;
        if (line.open)
            sink.issue(line.number, "the file ends inside this line: left out", text);
        else
            write(*parsed, line, sink);
        return true;
    }

private:
    struct Last {
        std::int64_t total = 0;
        Stamp stamp;
        TableId table = -1;
    };

    void write(const InterruptLine &now, const Line &line, ImportSink &sink)
    {
        static const std::array<Column, 2> columns{ { { "procinterrupts.total", "" },
            { "procinterrupts.rate", "1/s" } } };
        Last &last = m_last[now.entity];
        const bool first = last.table < 0;
        if (first)
            last.table = sink.table("interrupts", clipUtf8(now.entity, 200), columns);
        const auto length = first ? std::nullopt : between(last.stamp, m_stamp);
        const auto growth = grown(last.total, now.total);
        const std::array values{ model::Decimal::of(now.total),
            length && growth ? perSecond(*growth, *length) : model::Decimal::missing() };
        sink.row(last.table, m_stamp, line.number, values);
        last.total = now.total;
        last.stamp = m_stamp;
    }

    std::size_t m_cpus = 0;
    Stamp m_stamp;
    std::map<std::string, Last> m_last;
};

bool isHead(std::string_view text) { return parseCpuHead(text) > 0; }

Detection sniff(const Head &head)
{
    std::size_t cpus = 0;
    int rows = 0;
    for (const Line &line : head.lines) {
        if (const std::size_t found = parseCpuHead(line.text))
            cpus = found;
        else if (cpus > 0)
            rows += parseInterrupts(line.text, cpus) ? 1 : 0;
    }
    if (rows == 0)
        return {};
    return { rows > 2 ? 90 : 60, std::to_string(rows) + " rows of /proc/interrupts or /proc/softirqs" };
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<InterruptReader>(context);
}

} // namespace

LogFormat procinterrupts()
{
    return { "procinterrupts", "/proc/interrupts and /proc/softirqs, once or in a loop", sniff, isHead, makeReader };
}

} // namespace importers
