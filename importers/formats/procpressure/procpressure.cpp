// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/counters.h"
#include "importers/api/loopreader.h"
#include "importers/formats/procpressure/pressureline.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

namespace importers {

namespace {

constexpr std::size_t LargestRecord = 64; ///< lines

/// Reads the files of /proc/pressure. A line need not say which of them it is from; a record is kept until its end, as
/// the number of lines in it may tell.
class PressureReader final : public LoopReader {
public:
    using LoopReader::LoopReader;
    void finish(ImportSink &sink) override { flush(sink); }

protected:
    bool take(std::string_view text, const Line &line, ImportSink &sink) override;

private:
    struct Row {
        std::string resource;
        bool full = false;
        model::Decimal avg10, avg60, avg300;
        std::int64_t total = 0;
        Stamp stamp;
        model::LineNumber line = 0;
        bool open = false;
    };
    struct Last {
        Stamp stamp;
        std::int64_t total = 0;
        TableId table = -1;
    };

    bool seen(std::string_view resource, bool full) const;
    void nameByOrder();
    void flush(ImportSink &sink);
    void write(const Row &row, ImportSink &sink);

    std::string m_resource; ///< named by a line above
    std::vector<Row> m_rows; ///< of the current record
    int m_record = 0;
    std::map<std::string, Last> m_last; ///< "io_some"
    bool m_saidUnnamed = false;
};

bool PressureReader::seen(std::string_view resource, bool full) const
{
    return std::any_of(
        m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.resource == resource && row.full == full; });
}

bool PressureReader::take(std::string_view text, const Line &line, ImportSink &sink)
{
    if (const auto name = parsePressureName(text)) {
        m_resource = *name;
        return true;
    }
    const auto parsed = parsePressure(text);
    if (!parsed)
        return false;
    Row row{ std::string(parsed->resource), parsed->full, parsed->avg10, parsed->avg60, parsed->avg300, parsed->total,
        {}, line.number, line.open };
    if (row.resource.empty())
        row.resource = m_resource;
    bool again = seen(row.resource, row.full);
    if (row.resource.empty() && line.prefix.isValid())
        again = !m_rows.empty() && m_rows.back().stamp.value != line.prefix.value;
    else if (row.resource.empty() && line.above.isValid())
        again = false; // `date; cat /proc/pressure/*` prints several such lines
    row.stamp = clock().momentOf(line, again);
    if (clock().record() != m_record || m_rows.size() > LargestRecord)
        flush(sink);
    m_record = clock().record();
    m_rows.push_back(std::move(row));
    return true;
}

/// `cat /proc/pressure/*` prints cpu, io, (irq, which has no "some",) memory.
void PressureReader::nameByOrder()
{
    const bool named = std::any_of(m_rows.begin(), m_rows.end(), [](const Row &row) { return !row.resource.empty(); });
    const auto some = std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return !row.full; });
    constexpr std::array<const char *, 3> names{ "cpu", "io", "memory" };
    if (named || some != static_cast<std::ptrdiff_t>(names.size()) || m_rows.front().full)
        return;
    int at = -1;
    bool fullSeen = false;
    for (Row &row : m_rows) {
        at += row.full ? 0 : 1;
        const bool second = row.full && fullSeen;
        row.resource = second ? "irq" : names[static_cast<std::size_t>(at)];
        fullSeen = row.full;
    }
}

void PressureReader::flush(ImportSink &sink)
{
    if (m_rows.empty())
        return;
    nameByOrder();
    for (const Row &row : m_rows) {
        if (row.resource.empty() && !m_saidUnnamed) {
            sink.issue(row.line, "the log does not say which file of /proc/pressure this is", "");
            m_saidUnnamed = true;
        }
        write(row, sink);
    }
    m_rows.clear();
}

void PressureReader::write(const Row &row, ImportSink &sink)
{
    const std::string name = (row.resource.empty() ? "" : row.resource + "_") + (row.full ? "full" : "some");
    Last &last = m_last[name];
    const std::string main = row.resource.empty() ? "procpressure." + name : "pressure." + name;
    const std::array<Column, 5> columns{ { { main, "%" }, { "procpressure." + name + "_avg60", "%" },
        { "procpressure." + name + "_avg300", "%" }, { "procpressure." + name + "_total", "us" },
        { "procpressure." + name + "_share", "%" } } };
    const bool first = last.table < 0;
    if (first)
        last.table = sink.table("pressure", "", columns);
    // total counts microseconds of waiting: its growth is the exact share of the time since the last reading.
    const auto length = first || row.open ? std::nullopt : between(last.stamp, row.stamp);
    const auto growth = grown(last.total, row.total);
    constexpr std::int64_t nanosInMicro = 1000, percent = 100;
    const std::array values{ row.avg10, row.avg60, row.avg300,
        row.open ? model::Decimal::missing() : model::Decimal::of(row.total),
        length && growth ? quotient(*growth, nanosInMicro * percent, *length) : model::Decimal::missing() };
    sink.row(last.table, row.stamp, row.line, values);
    last.total = row.total;
    last.stamp = row.stamp;
}

bool isPressure(std::string_view text) { return parsePressure(text).has_value(); }
Detection sniff(const Head &head) { return sniffLoop(head, isPressure, "/proc/pressure", 95, 80); }
std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<PressureReader>(context);
}

} // namespace

LogFormat procpressure()
{
    return { "procpressure", "/proc/pressure, once or in a loop", sniff, isPressure, makeReader };
}

} // namespace importers
