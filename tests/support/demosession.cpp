// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/demosession.h"

#include "analysis/model/chunk.h"
#include "analysis/model/sessionwriter.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace testsupport {

namespace {

using model::Decimal;
using model::Nanos;

constexpr Nanos Second = model::NanosPerSecond;
const Nanos Start = model::fromCivil({ 2025, 3, 7, 11, 0, 0, 0 });
constexpr int Duration = 7200;
constexpr std::array<std::pair<int, int>, 3> Stalls{ { { 1384, 7 }, { 4118, 5 }, { 6526, 12 } } }; ///< second, length

/// A small generator of its own, so that the figures do not depend on the library.
class Noise {
public:
    double operator()(double amplitude)
    {
        m_state = m_state * 6364136223846793005u + 1442695040888963407u;
        return amplitude * static_cast<double>(m_state >> 40) / static_cast<double>(1 << 24);
    }

private:
    std::uint64_t m_state = 42;
};

Decimal two(double value) { return Decimal::of(std::llround(value * 100), 2); }

bool stalled(int second)
{
    for (const auto &[from, length] : Stalls)
        if (second > from && second <= from + length)
            return true;
    return false;
}

struct Column {
    const char *metric;
    const char *unit;
    std::int64_t multiplier = 1;
};

/// One table of one log, written as it grows.
class Table {
public:
    Table(model::SessionWriter &writer, model::GroupId id, model::LogId log, const char *table,
        const std::string &entity, std::vector<Column> columns)
        : m_writer(writer)
        , m_builder(id, multipliers(columns))
    {
        writer.addGroup({ id, log, table, entity, false });
        int number = 0;
        for (const Column &column : columns)
            writer.addSeries(
                { id << 8 | number++, id, log, column.metric, column.unit, entity, column.multiplier, false, 0 });
    }
    ~Table()
    {
        if (m_builder.rows() > 0)
            m_writer.addChunk(m_builder.take());
    }
    void add(Nanos t, model::LineNumber line, std::initializer_list<Decimal> values)
    {
        m_builder.add(t, line, std::vector<Decimal>(values));
        if (m_builder.full())
            m_writer.addChunk(m_builder.take());
    }

private:
    static std::vector<std::int64_t> multipliers(const std::vector<Column> &columns)
    {
        std::vector<std::int64_t> list;
        for (const Column &column : columns)
            list.push_back(column.multiplier);
        return list;
    }
    model::SessionWriter &m_writer;
    model::ChunkBuilder m_builder;
};

void addLog(model::SessionWriter &writer, model::SourceId source, const char *path, const char *format,
    const char *tool, Nanos interval, std::int64_t samples)
{
    model::SourceFile file;
    file.id = source;
    file.bundle = "demo";
    file.path = path;
    file.bytes = 1'000'000;
    file.lines = 20'000;
    file.sha256 = std::string(64, 'a');
    file.encoding = "UTF-8";
    file.detection = std::string(format) + ": header found";
    writer.addSource(file);
    model::Log log;
    log.id = source * 64;
    log.source = source;
    log.format = format;
    log.tool = tool;
    log.samples = samples;
    log.firstRaw = Start;
    log.lastRaw = Start + Duration * Second;
    log.clock.kind = model::StampKind::Local;
    log.clock.interval = interval;
    log.clock.placed = true;
    log.clock.zoneSeconds = 8 * 3600;
    log.clock.how = "date and time in every line";
    writer.addLog(log);
}

void writeCpu(model::SessionWriter &writer, Noise &noise)
{
    Table cpu(writer, 1 << 24 | 0, 64, "cpu", "all",
        { { "cpu.user", "%" }, { "cpu.nice", "%" }, { "cpu.system", "%" }, { "cpu.iowait", "%" }, { "cpu.steal", "%" },
            { "cpu.idle", "%" } });
    for (int s = 2; s <= Duration; s += 2) {
        const bool bad = stalled(s);
        const double user = 12 + 6 * std::sin(s / 300.0) + noise(8), system = 6 + noise(5),
                     wait = bad ? 34 + noise(20) : noise(3);
        cpu.add(Start + s * Second, static_cast<model::LineNumber>(s * 3),
            { two(user), two(0), two(system), two(wait), two(0), two(100 - user - system - wait) });
    }
}

void writeDisk(
    model::SessionWriter &writer, Noise &noise, int number, const std::string &name, double share, bool stalls)
{
    Table disk(writer, 1 << 24 | number, 64, "disk", name,
        { { "disk.reads", "1/s" }, { "disk.writes", "1/s" }, { "disk.read_bytes", "B/s", 1024 },
            { "disk.write_bytes", "B/s", 1024 }, { "disk.read_await", "ms" }, { "disk.write_await", "ms" },
            { "disk.queue", "requests" }, { "disk.util", "%" } });
    for (int s = 2; s <= Duration; s += 2) {
        const bool bad = stalls && stalled(s);
        const bool burst = s % 30 < 4;
        const double writes = share * (bad ? 12 : burst ? 180 + noise(60) : 6 + noise(6));
        const double await = bad ? 200 + noise(900) : 1.5 + noise(3);
        const double reads = share * noise(4);
        disk.add(Start + s * Second, static_cast<model::LineNumber>(s * 3 + number),
            { two(reads), two(writes), two(reads * 12), two(bad ? 4900 + noise(150) : writes * 110),
                reads < 0.1 ? Decimal::missing() : two(await * 0.6), two(await),
                two(bad ? 16 + noise(40) : writes / 60), two(bad ? 100 : std::min(100.0, writes / 4)) });
    }
}

void writeDirty(model::SessionWriter &writer, Noise &noise)
{
    Table table(writer, 2 << 24 | 0, 128, "vmstat", "",
        { { "mem.dirty", "B", 4096 }, { "mem.writeback", "B", 4096 }, { "mem.dirty_threshold", "B", 4096 },
            { "mem.dirty_background_threshold", "B", 4096 } });
    for (int s = 5; s <= Duration; s += 5) {
        const double ramp = s % 30 * 400.0;
        table.add(Start + s * Second, static_cast<model::LineNumber>(s),
            { Decimal::of(std::llround((stalled(s) ? 19000 : 900 + ramp) + noise(300))),
                Decimal::of(stalled(s) ? 4100 : std::llround(noise(60))), Decimal::of(26435), Decimal::of(13201) });
    }
}

void writeApplication(model::SessionWriter &writer, Noise &noise)
{
    Table table(writer, 3 << 24 | 0, 192, "duration", "write", { { "app.duration", "ms" } });
    for (int s = 1; s <= Duration; s += 7)
        table.add(Start + s * Second, static_cast<model::LineNumber>(s / 7 + 1),
            { Decimal::of(std::llround(stalled(s) ? 700 + noise(1500) : 3 + noise(12))) });
}

model::Finding stallFinding(model::LineNumber line)
{
    model::Finding finding;
    finding.rule = "device-stall";
    finding.role = model::Role::Cause;
    finding.verdict = model::Verdict::In;
    finding.score = 6;
    finding.coverage = 0.8;
    finding.index = 0.7;
    finding.summary = { "%1 was busy all the time but moved far less than it did a moment before.", { "sda" } };
    const model::SourceRef ref{ 1, line };
    finding.evidence.push_back({ true, false, 4, 4,
        { "It moved %1 at %2 utilisation; its healthy rate is %3.", { "5.0 MB/s", "100 %", "20.8 MB/s" } },
        "disk.write_bytes", "sda", std::nullopt, ref });
    finding.evidence.push_back(
        { true, false, 2, 2, { "Small requests waited as long as large ones: %1.", { "w_await 473 ms" } },
            "disk.write_await", "sda", std::nullopt, { 1, line + 6 } });
    finding.evidence.push_back({ false, false, -1, 1, { "The request size fell at the same time.", {} },
        "disk.write_size", "sda", std::nullopt, { 1, line + 6 } });
    finding.missing.push_back({ 1, { "kernel messages of this span", {} }, "dmesg -T > dmesg.txt" });
    return finding;
}

model::Finding plain(
    const char *rule, model::Role role, model::Verdict verdict, const char *sentence, model::LineNumber line)
{
    model::Finding finding;
    finding.rule = rule;
    finding.role = role;
    finding.verdict = verdict;
    finding.score = verdict == model::Verdict::In ? 4 : verdict == model::Verdict::Out ? -3 : 0;
    finding.coverage = 0.5;
    finding.summary = { sentence, {} };
    if (verdict == model::Verdict::Unknown)
        finding.missing.push_back({ 4, { "dirty pages and their thresholds every second", {} },
            "while :; do date +%FT%T; grep -E 'nr_(dirty|writeback)' /proc/vmstat; sleep 1; done" });
    else
        finding.evidence.push_back({ verdict == model::Verdict::In, false, finding.score, 4, { sentence, {} },
            "cpu.iowait", "all", std::nullopt, { 1, line } });
    return finding;
}

model::Analysis analysis()
{
    model::Analysis made;
    int id = 0;
    for (const auto &[from, length] : Stalls) {
        const auto line = static_cast<model::LineNumber>((from + 2) * 3 / 6 * 6);
        model::Incident incident;
        incident.id = ++id;
        incident.span = { Start + from * Second, Start + (from + length) * Second };
        incident.device = "sda";
        incident.title = { "%1: write await %2", { "sda", "473 ms" } };
        incident.symptoms.push_back(
            { "disk.write_await", "sda", 473.12, "ms", incident.span.from + 2 * Second, { 1, line } });
        incident.symptoms.push_back({ "app.duration", "write", 2145, "ms", incident.span.from + 3 * Second,
            { 3, static_cast<model::LineNumber>(from / 7 + 1) } });
        incident.findings.push_back(stallFinding(line));
        incident.findings.push_back(plain("iowait-as-cpu", model::Role::Artefact, model::Verdict::In,
            "The CPU was idle and waiting, not busy.", line));
        incident.findings.push_back(plain("dirty-throttle", model::Role::Cause, model::Verdict::Unknown,
            "One sample of the dirty pages cannot show it.", line));
        incident.findings.push_back(plain("cpu-saturated", model::Role::Cause, model::Verdict::Out,
            "User and system time never exceeded 31 %.", line));
        incident.findings.push_back(plain("device-saturated", model::Role::Cause, model::Verdict::Out,
            "The device moved less, not more, than its healthy rate.", line));
        made.incidents.push_back(incident);
    }
    return made;
}

/// Neighbours of every cited line, as an import keeps them.
std::vector<model::Excerpt> excerpts()
{
    std::vector<model::Excerpt> lines;
    for (const auto &[from, length] : Stalls) {
        const auto cited = static_cast<model::LineNumber>((from + 2) * 3 / 6 * 6);
        for (model::LineNumber n = cited - 12; n <= cited + 18; ++n)
            lines.push_back({ 1, n,
                n % 6 == 0       ? "sda              0.00    4.50     11.00  14.50   58.00  4980.00   343.70    16.80  "
                                   "202.71   10.30  473.12  13.79 100.00"
                    : n % 6 == 1 ? "avg-cpu:  %user   %nice %system %iowait  %steal   %idle"
                                 : "          12.70    0.00   27.70   29.10    0.00   30.50" });
        for (auto n = static_cast<model::LineNumber>(from / 7 - 5); n <= static_cast<model::LineNumber>(from / 7 + 7);
             ++n)
            lines.push_back(
                { 3, n, "2025-03-07 12:08:40.113 [W] 写入耗时 write time:2145 ms, 队列 queue=17 / 書き込み / запись" });
    }
    return lines;
}

} // namespace

bool writeDemoSession(const std::string &path)
{
    auto writer = model::SessionWriter::create(path);
    if (!writer)
        return false;
    model::SessionWriter &out = **writer;
    Noise noise;
    addLog(out, 1, "var/log/iolog.txt", "iostat", "iostat", 2 * Second, 50'000);
    addLog(out, 2, "var/log/dirty.txt", "procvmstat", "/proc/vmstat", 5 * Second, 5'760);
    addLog(out, 3, "opt/app/recorder.log", "applog", "application", 0, 1'028);
    writeCpu(out, noise);
    writeDisk(out, noise, 1, "sda", 1, true);
    writeDisk(out, noise, 2, "sdb", 0.4, false);
    writeDirty(out, noise);
    writeApplication(out, noise);
    model::SourceFile odd;
    odd.id = 4;
    odd.bundle = "demo";
    odd.path = "var/log/core.1234";
    odd.status = model::SourceStatus::Binary;
    odd.problem = "core.1234 is not a text and was not read.";
    out.addSource(odd);
    const std::vector<model::Issue> issues{ { 1, 2077, "fewer columns than the header has", "sda 0.00 0.00", 3 } };
    const std::vector<model::QualityRemark> remarks{ { { 1, 0 },
        "Discard and flush are not recorded by this kernel." } };
    const std::vector<model::Excerpt> kept = excerpts();
    out.addIssues(issues);
    out.addExcerpts(kept);
    out.saveAnalysis(analysis()); // forgets the remarks of the one before
    out.addQuality(remarks);
    return static_cast<bool>(out.finish());
}

} // namespace testsupport
