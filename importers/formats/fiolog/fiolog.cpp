// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/fiolog/fiologlines.h"

#include <algorithm>
#include <map>
#include <string>

namespace importers {

namespace {

constexpr std::size_t LeastToDecide = 200; ///< lines kept until the unit is decided
constexpr std::int64_t BackInTime = 100; ///< ms; lines of one job stand out of order by less
constexpr std::int64_t EpochMs = 100'000'000'000; ///< larger times are of the epoch (log_unix_epoch)

const char *directionName(int direction) { return direction == 0 ? "read" : direction == 1 ? "write" : "trim"; }

Stamp stampOf(std::int64_t ms)
{
    const auto kind = ms >= EpochMs ? model::StampKind::Zoned : model::StampKind::Elapsed;
    return { kind, ms * (model::NanosPerSecond / 1000), std::nullopt };
}

class FioLogReader final : public LogReader {
public:
    explicit FioLogReader(std::string_view name)
        : m_kind(fioLogKind(name))
    {
    }
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override { decide(sink); }

private:
    struct Held {
        model::LineNumber number = 0;
        FioLogLine line;
    };
    void decide(ImportSink &sink);
    void write(const Held &held, ImportSink &sink);
    void histogram(const Line &line, const FioHistogram &histogram, ImportSink &sink);
    std::string entity(int direction, std::int64_t time);
    std::vector<Column> columns() const;
    model::Decimal value(std::int64_t printed) const;
    bool isLatency() const { return m_kind != FioLogKind::Bandwidth && m_kind != FioLogKind::Iops; }

    FioLogKind m_kind;
    FioLogUnit m_unit = FioLogUnit::Unknown;
    bool m_both = false;
    bool m_single = false; ///< one line a request
    bool m_decided = false;
    bool m_any = false;
    std::vector<Held> m_held;
    std::map<int, std::pair<int, std::int64_t>> m_jobs; ///< by direction: number of the job, last time
};

bool FioLogReader::line(const Line &line, ImportSink &sink)
{
    if (trimmed(line.text).empty())
        return true;
    if (const auto row = parseFioHistogram(line.text)) {
        if (line.open)
            sink.issue(line.number, "the file ends inside this line: left out", {});
        else
            histogram(line, *row, sink);
        return true;
    }
    auto parsed = parseFioLogLine(line.text, m_both);
    if (!parsed && !m_any) {
        parsed = parseFioLogLine(line.text, true);
        m_both = parsed.has_value();
    }
    if (!parsed)
        return false;
    m_any = true;
    if (line.open) {
        sink.issue(line.number, "the file ends inside this line: left out", line.text);
        return true;
    }
    if (m_decided)
        write({ line.number, *parsed }, sink);
    else
        m_held.push_back({ line.number, *parsed });
    if (m_held.size() == LeastToDecide)
        decide(sink);
    return true;
}

void FioLogReader::decide(ImportSink &sink)
{
    if (m_decided || m_held.empty())
        return;
    m_decided = true;
    std::vector<FioLogLine> lines;
    for (const Held &held : m_held)
        lines.push_back(held.line);
    m_single = lines.front().block != 0
        && std::all_of(lines.begin(), lines.end(), [](const FioLogLine &l) { return l.value == 1; });
    m_unit = isLatency() ? fioLogUnit(m_kind, lines) : FioLogUnit::Unknown;
    if (m_kind == FioLogKind::Unknown)
        sink.issue(m_held.front().number, "log of fio whose name does not say what was measured", {});
    else if (isLatency() && m_unit == FioLogUnit::Unknown)
        sink.issue(m_held.front().number,
            "latencies in us (before fio 2.99) or in ns: the lines do not tell, the figures are as printed", {});
    for (const Held &held : m_held)
        write(held, sink);
    m_held.clear();
}

std::vector<Column> FioLogReader::columns() const
{
    static const std::map<FioLogKind, const char *> names{ { FioLogKind::Unknown, "fio.value" },
        { FioLogKind::Bandwidth, "fio.bw" }, { FioLogKind::Iops, "fio.iops" }, { FioLogKind::Latency, "fio.lat" },
        { FioLogKind::Submission, "fio.slat" }, { FioLogKind::Completion, "fio.clat" } };
    Column column{ names.at(m_kind), "", 1 };
    if (m_kind == FioLogKind::Bandwidth)
        column = { "fio.bw", "B/s", 1024 };
    else if (m_kind == FioLogKind::Iops) // with one line a request each says "1"
        column = m_single ? Column{ "fio.ios", "", 1 } : Column{ "fio.iops", "1/s", 1 };
    else if (m_kind != FioLogKind::Unknown)
        column.unit = m_unit == FioLogUnit::Unknown ? "us or ns" : "us";
    std::vector<Column> out{ column };
    if (m_both)
        out.push_back({ column.metric + "_max", column.unit, column.multiplier });
    out.push_back({ "fio.block", "B", 1 });
    return out;
}

model::Decimal FioLogReader::value(std::int64_t printed) const
{
    return model::Decimal::of(printed, m_unit == FioLogUnit::Nanoseconds ? 3 : 0);
}

/// With per_job_logs=0 the jobs stand one after another: time jumps back.
std::string FioLogReader::entity(int direction, std::int64_t time)
{
    const auto [at, isNew] = m_jobs.try_emplace(direction, 1, time);
    auto &[job, last] = at->second;
    if (!isNew && time + BackInTime < last)
        ++job;
    last = time;
    const std::string name = directionName(direction);
    return job == 1 ? name : name + ", job " + std::to_string(job);
}

void FioLogReader::write(const Held &held, ImportSink &sink)
{
    std::vector<model::Decimal> values{ value(held.line.value) };
    if (m_both)
        values.push_back(held.line.highest ? value(*held.line.highest) : model::Decimal::missing());
    values.push_back(held.line.block == 0 ? model::Decimal::missing() : model::Decimal::of(held.line.block));
    const std::string name = entity(held.line.direction, held.line.time);
    sink.row(sink.table("fio", name, columns()), stampOf(held.line.time), held.number, values);
}

void FioLogReader::histogram(const Line &line, const FioHistogram &histogram, ImportSink &sink)
{
    static const std::vector<Column> columns{ { "fio.ios", "", 1 }, { "fio.clat_p50", "us", 1 },
        { "fio.clat_p95", "us", 1 }, { "fio.clat_p99", "us", 1 }, { "fio.clat_max", "us", 1 } };
    std::int64_t total = 0;
    for (const std::int64_t count : histogram.bins)
        total += count;
    std::vector<model::Decimal> values{ model::Decimal::of(total) };
    for (const double share : { 0.5, 0.95, 0.99, 1.0 }) {
        const auto us = fioHistogramQuantile(histogram, share);
        values.push_back(
            us ? model::Decimal::of(static_cast<std::int64_t>(*us * 1000 + 0.5), 3) : model::Decimal::missing());
    }
    const std::string name = entity(histogram.direction, histogram.time);
    sink.row(sink.table("fio histogram", name, columns), stampOf(histogram.time), line.number, values);
}

/// Nothing marks such a line: any table of whole numbers could be one.
bool opens(std::string_view) { return false; }

bool isBlockSize(std::int64_t bytes) { return bytes == 0 || (bytes >= 512 && bytes % 512 == 0); }

Detection sniff(const Head &head)
{
    int lines = 0;
    int rows = 0;
    int histograms = 0;
    int blocks = 0;
    std::int64_t last = 0;
    int forward = 0;
    for (const Line &line : head.lines) {
        if (trimmed(line.text).empty())
            continue;
        ++lines;
        auto row = parseFioLogLine(line.text);
        if (!row)
            row = parseFioLogLine(line.text, true);
        histograms += parseFioHistogram(line.text) ? 1 : 0;
        // The last line of a file may be cut.
        if (!row && &line == &head.lines.back() && rows > 1)
            --lines;
        if (!row)
            continue;
        ++rows;
        blocks += isBlockSize(row->block) ? 1 : 0;
        forward += row->time + BackInTime >= last ? 1 : 0;
        last = row->time;
    }
    const std::string text = std::to_string(rows + histograms) + " of " + std::to_string(lines)
        + " lines have time, value, direction and block size as in a log of fio";
    // A histogram's line is long; the last of the head may be cut.
    if (histograms > 0 && histograms + 1 >= lines)
        return { 85, text };
    if (rows == 0 || rows < lines)
        return {};
    if (fioLogKind(head.name) != FioLogKind::Unknown)
        return { 80, text + ", and the file is named like one" };
    const bool plausible = rows >= 5 && blocks == rows && forward * 10 >= rows * 9;
    return plausible ? Detection{ 45, text } : Detection{};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &context)
{
    return std::make_unique<FioLogReader>(context.name);
}

} // namespace

LogFormat fiolog()
{
    return { "fiolog", "fio's own series (bw, iops, lat, slat, clat and histogram logs)", sniff, opens, makeReader };
}

} // namespace importers
