// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/diskrates.h"
#include "importers/api/lexer.h"
#include "importers/api/loopreader.h"

#include <algorithm>
#include <map>

namespace importers {

namespace {

struct DiskLine {
    std::string_view device;
    DiskCounters counters;
    int figures = 0;
};

bool isDeviceName(std::string_view name)
{
    return !name.empty() && !isDigit(name.front()) && name.find_first_of(":|,()") == std::string_view::npos;
}

/// Partitions had four figures before kernel 2.6.25: reads, sectors read, writes, sectors written.
void placeOldPartition(DiskCounters &counters)
{
    auto &v = counters.values;
    v[DiskCounters::WriteSectors] = v[DiskCounters::ReadTime];
    v[DiskCounters::Writes] = v[DiskCounters::ReadSectors];
    v[DiskCounters::ReadSectors] = v[DiskCounters::ReadsMerged];
    v[DiskCounters::ReadTime] = v[DiskCounters::ReadsMerged] = std::nullopt;
}

//  254       0 vda 14084350 37714 160870858 3147645 8373338 254196 248798728 1576693 0 385144 4794014 103264 42
//  56217904 17615 476644 52060
std::optional<DiskLine> parseDiskLine(std::string_view text)
{
    DiskLine line;
    const auto major = parseInteger(nextField(text)), minor = parseInteger(nextField(text));
    line.device = nextField(text);
    if (!major || !minor || *major < 0 || *minor < 0 || *major > 4095 || !isDeviceName(line.device))
        return std::nullopt;
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text)) {
        const auto value = parseInteger(word);
        if (!value || *value < 0)
            return std::nullopt;
        const auto at = static_cast<std::size_t>(line.figures++);
        if (at < DiskCounters::Count)
            line.counters.values[at] = *value;
    }
    constexpr int old = 4, first = 11, discards = 15;
    if (line.figures == old)
        placeOldPartition(line.counters);
    const bool whole = line.figures == old || line.figures == first || line.figures == discards
        || line.figures >= static_cast<int>(DiskCounters::Count);
    return whole ? std::optional(line) : std::nullopt;
}

class DiskstatsReader final : public LoopReader {
public:
    using LoopReader::LoopReader;

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override
    {
        const auto parsed = parseDiskLine(text);
        if (!parsed)
            return takeBroken(text, line, sink);
        if (line.open) {
            sink.issue(line.number, "the file ends inside this line: left out", text);
            return true;
        }
        auto seen = m_records.find(parsed->device);
        const bool again = seen != m_records.end() && seen->second == clock().record();
        const Stamp stamp = clock().momentOf(line, again);
        if (seen == m_records.end())
            seen = m_records.emplace(std::string(parsed->device), 0).first;
        seen->second = clock().record();
        m_rates.add(parsed->device, parsed->counters, stamp, line.number, sink);
        return true;
    }

private:
    bool takeBroken(std::string_view text, const Line &line, ImportSink &sink) const
    {
        std::string_view rest = text;
        const bool numbers = parseInteger(nextField(rest)) && parseInteger(nextField(rest));
        if (m_records.empty() || !numbers || m_records.find(nextField(rest)) == m_records.end())
            return false;
        sink.issue(line.number, "line of /proc/diskstats that cannot be read", text);
        return true;
    }

    DiskRates m_rates;
    std::map<std::string, int, std::less<>> m_records; ///< the last one with this device
};

bool isDiskLine(std::string_view text) { return parseDiskLine(text).has_value(); }
Detection sniff(const Head &head) { return sniffLoop(head, isDiskLine, "/proc/diskstats", 92, 70); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<DiskstatsReader>(context);
}

} // namespace

LogFormat procdiskstats() { return { "procdiskstats", "/proc/diskstats in a loop", sniff, isDiskLine, makeReader }; }

} // namespace importers
