// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/fio/fioterse.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <span>

namespace importers {

namespace {

using Fields = std::vector<std::string_view>;

constexpr std::size_t DirectionFields = 41; ///< of versions 2 to 4
constexpr std::size_t Percentiles = 20;
const std::string Devices = "\x1F"; ///< key of the test with the figures of the devices
constexpr std::size_t OldFields = 78; ///< of version 2 as fio 1.x prints it

/// Takes fields in their order.
class Taker {
public:
    explicit Taker(std::span<const std::string_view> fields)
        : m_fields(fields)
    {
    }
    std::string_view next()
    {
        m_short = m_short || m_at >= m_fields.size();
        return m_short ? std::string_view() : m_fields[m_at++];
    }
    bool isShort() const { return m_short; } ///< a field was asked for that is not there
    bool atEnd() const { return m_at >= m_fields.size(); }
    std::size_t left() const { return m_fields.size() - m_at; }
    std::span<const std::string_view> rest() const { return m_fields.subspan(m_at); }

    void figure(FioFigures &out, const std::string &metric, const char *unit, double factor = 1)
    {
        std::string_view text = next();
        if (text.ends_with('%'))
            text.remove_suffix(1);
        if (const auto value = parseDecimal(text))
            out.push_back(fioFigure(metric, value->toDouble() * factor, unit));
    }
    void statistics(FioFigures &out, const std::string &what)
    {
        for (const char *name : { ".min", ".max", ".mean", ".stddev" })
            figure(out, what + name, "us");
    }
    /// "99.000000%=142"
    void percentile(FioFigures &out, const std::string &what)
    {
        const std::string_view text = next();
        const std::size_t mark = text.find("%=");
        if (mark == std::string_view::npos)
            return;
        const std::string rank = fioPercentile(text.substr(0, mark));
        const auto value = parseDecimal(text.substr(mark + 2));
        if (value && !rank.empty())
            out.push_back(fioFigure(what + '.' + rank, value->toDouble(), "us"));
    }

private:
    std::span<const std::string_view> m_fields;
    std::size_t m_at = 0;
    bool m_short = false;
};

void bandwidth(Taker &fields, const std::string &direction, FioFigures &out)
{
    fields.figure(out, direction + "bw.min", "B/s", 1024);
    fields.figure(out, direction + "bw.max", "B/s", 1024);
    fields.figure(out, direction + "bw.share", "%");
    fields.figure(out, direction + "bw.mean", "B/s", 1024);
    fields.figure(out, direction + "bw.stddev", "B/s", 1024);
}

void oldDirection(Taker &fields, const std::string &direction, FioFigures &out)
{
    fields.figure(out, direction + "io", "B", 1024);
    fields.figure(out, direction + "bw", "B/s", 1024);
    fields.figure(out, direction + "runtime", "ms");
    for (const char *what : { "slat", "clat", "lat" })
        fields.statistics(out, direction + what);
    bandwidth(fields, direction, out);
}

void newDirection(Taker &fields, const std::string &direction, int version, FioFigures &out)
{
    fields.figure(out, direction + "io", "B", 1024);
    fields.figure(out, direction + "bw", "B/s", 1024);
    fields.figure(out, direction + "iops", "1/s");
    fields.figure(out, direction + "runtime", "ms");
    fields.statistics(out, direction + "slat");
    fields.statistics(out, direction + "clat");
    for (std::size_t i = 0; i < Percentiles; ++i)
        fields.percentile(out, direction + "clat");
    fields.statistics(out, direction + "lat");
    bandwidth(fields, direction, out);
    if (version < 5)
        return;
    fields.figure(out, direction + "bw.samples", "");
    for (const char *name : { "min", "max", "mean", "stddev" })
        fields.figure(out, direction + "iops." + name, "1/s");
    fields.figure(out, direction + "iops.samples", "");
}

/// CPU, queue depths and the two histograms.
void jobFields(Taker &fields, FioFigures &out)
{
    for (const auto &[metric, unit] : { std::pair{ "cpu.usr", "%" }, std::pair{ "cpu.sys", "%" },
             std::pair{ "cpu.ctx", "" }, std::pair{ "cpu.majf", "" }, std::pair{ "cpu.minf", "" } })
        fields.figure(out, metric, unit);
    for (const char *depth : { "1", "2", "4", "8", "16", "32", ">=64" })
        fields.figure(out, std::string("iodepth.") + depth, "%");
    for (const char *bound : { "2", "4", "10", "20", "50", "100", "250", "500", "750", "1000" })
        fields.figure(out, std::string("lat_share.") + bound + "us", "%");
    for (const char *bound : { "2", "4", "10", "20", "50", "100", "250", "500", "750", "1000", "2000", ">=2000" })
        fields.figure(out, std::string("lat_share.") + bound + "ms", "%");
}

/// vda;0;16122;0;0;0;454;454;40.49%
constexpr std::size_t DiskFields = 9;
void disks(Taker &fields, FioFigures &out)
{
    while (fields.left() >= DiskFields && fields.rest()[DiskFields - 1].ends_with('%')) {
        const std::string start = "disk." + std::string(fields.next()) + '.';
        for (const char *name : { "read_ios", "write_ios", "read_merges", "write_merges" })
            fields.figure(out, start + name, "");
        for (const char *name : { "read_ticks", "write_ticks", "in_queue" })
            fields.figure(out, start + name, "ms");
        fields.figure(out, start + "util", "%");
    }
}

Fields split(std::string_view text)
{
    Fields out;
    for (;;) {
        const std::size_t end = text.find(';');
        out.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return out;
        text.remove_prefix(end + 1);
    }
}

/// Where the first direction begins. A job's name may hold semicolons, so it is counted back from the first percentile;
/// before 2.0 there are none.
std::optional<std::size_t> firstDirection(const Fields &fields, int version)
{
    const auto percentile = std::find_if(
        fields.begin(), fields.end(), [](std::string_view f) { return f.find("%=") != std::string_view::npos; });
    if (percentile == fields.end())
        return version == 2 && fields.size() >= OldFields ? std::optional<std::size_t>(4) : std::nullopt;
    const auto at = static_cast<std::size_t>(percentile - fields.begin());
    const std::size_t before = version == 2 ? 4 : 5;
    return at < before + 12 ? std::nullopt : std::optional(at - 12);
}

std::string join(const Fields &fields, std::size_t first, std::size_t end)
{
    std::string out(fields[first]);
    for (std::size_t i = first + 1; i < end; ++i)
        out += ';' + std::string(fields[i]);
    return out;
}

bool readHead(const Fields &fields, std::size_t first, FioTerse &out)
{
    const std::size_t name = out.version == 2 ? 1 : 2;
    const auto error = parseInteger(fields[first - 1]);
    if (!error || !parseInteger(fields[first - 2]) || first - 2 <= name)
        return false;
    if (out.version > 2) {
        std::string_view tool = fields[1];
        if (!consume(tool, "fio-"))
            return false;
        out.tool = tool;
    }
    out.job = join(fields, name, first - 2);
    out.group = fields[first - 2];
    out.error = static_cast<int>(*error);
    return true;
}

} // namespace

std::optional<FioTerse> parseFioTerse(std::string_view line, bool open)
{
    if (line.size() < 3 || line[0] < '2' || line[0] > '5' || line[1] != ';')
        return std::nullopt;
    Fields fields = split(line);
    if (open && !fields.back().ends_with('%')) // "0.00" may have been "0.001%"
        fields.pop_back();
    FioTerse out;
    out.version = line[0] - '0';
    const auto first = firstDirection(fields, out.version);
    if (!first || !readHead(fields, *first, out))
        return std::nullopt;
    Taker taker(std::span<const std::string_view>(fields).subspan(*first));
    const bool old = out.version == 2 && line.find("%=") == std::string_view::npos;
    for (const char *direction : { "read.", "write.", "trim." }) {
        if (std::string_view(direction) == "trim." && (old || out.version == 3))
            continue;
        if (old)
            oldDirection(taker, direction, out.figures);
        else
            newDirection(taker, direction, out.version, out.figures);
    }
    jobFields(taker, out.figures);
    out.cut = taker.isShort();
    if (!taker.atEnd())
        out.diskText = std::string_view(taker.rest().front().data(),
            static_cast<std::size_t>(line.data() + line.size() - taker.rest().front().data()));
    disks(taker, out.disks);
    return out;
}

bool FioTerseLines::line(const Line &line, ImportSink &sink)
{
    const auto terse = parseFioTerse(trimmed(line.text), line.open);
    if (!terse)
        return false;
    if (terse->cut)
        sink.issue(line.number, "terse line with fewer fields than its version has: the rest is missing", {});
    FioTest test{ terse->job, terse->job + '\x1F' + terse->group, line.number, {}, {}, {} };
    test.add(line, terse->figures);
    if (terse->error != 0) {
        test.figures.push_back({ line.number, { "error", static_cast<double>(terse->error), "" } });
        sink.issue(line.number, "job ended with an error; its figures cover the time before it", {});
    }
    place(line, std::move(test), *terse, sink);
    return true;
}

/// The same job again is a later report of it, when everything has only grown; a clone, when the devices did the same
/// work meanwhile (or none are named, as nothing then tells clones from repeated runs); another run otherwise.
void FioTerseLines::place(const Line &line, FioTest test, const FioTerse &terse, ImportSink &sink)
{
    FioReport &report = m_runs.report(FioRuns::Source::Terse);
    const auto drop = [&](const std::string &key) {
        report.erase(
            std::remove_if(report.begin(), report.end(), [&](const FioTest &t) { return t.key == key; }), report.end());
    };
    const auto same = std::find_if(report.rbegin(), report.rend(), [&](const FioTest &t) { return t.key == test.key; });
    if (same != report.rend()) {
        if (continuesFioTest(*same, test))
            drop(test.key);
        else if (terse.diskText != m_diskText)
            m_runs.startRun(sink);
    }
    m_diskText = terse.diskText;
    if (!terse.tool.empty())
        m_runs.version(terse.tool, sink);
    if (const auto *settings = m_runs.headerSettings(test.name))
        test.settings = *settings;
    drop(Devices);
    report.push_back(std::move(test));
    if (terse.disks.empty())
        return;
    FioTest devices{ "all jobs", Devices, line.number, {}, {}, {} };
    devices.add(line, terse.disks);
    report.push_back(std::move(devices));
}

} // namespace importers
