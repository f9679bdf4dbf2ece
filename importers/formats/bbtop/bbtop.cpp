// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/bbtop/bbtoplines.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace importers {

namespace {

constexpr std::int64_t Kibi = 1024;
constexpr std::size_t LongestCommand = 200;

const std::array<Column, 5> MemoryColumns{ { { "bbtop.mem_used", "B", Kibi }, { "mem.free", "B", Kibi },
    { "bbtop.mem_shared", "B", Kibi }, { "mem.buffers", "B", Kibi }, { "mem.cached", "B", Kibi } } };
const std::array<Column, 5> ModeColumns{ { { "mem.free", "B", Kibi }, { "mem.buffers", "B", Kibi },
    { "mem.cached", "B", Kibi }, { "mem.dirty", "B", Kibi }, { "mem.writeback", "B", Kibi } } };
const std::array<Column, 7> CpuColumns{ { { "cpu.user", "%" }, { "cpu.system", "%" }, { "cpu.nice", "%" },
    { "cpu.idle", "%" }, { "cpu.iowait", "%" }, { "cpu.irq", "%" }, { "cpu.softirq", "%" } } };
const std::array<Column, 3> LoadColumns{ { { "load.1", "" }, { "load.5", "" }, { "load.15", "" } } };
const std::array<Column, 4> ProcessColumns{ { { "proc.cpu", "%" }, { "proc.mem", "%" }, { "bbtop.vsz_percent", "%" },
    { "proc.state", "state" } } };

class BbTopReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    struct Process {
        TableId table = 0;
        int frame = 0; ///< the last one with this process
    };

    bool row(const Line &line, std::string_view text, ImportSink &sink);
    void process(const Line &line, const BbRow &row, ImportSink &sink);
    bool summary(const Line &line, std::string_view text, ImportSink &sink);
    bool memory(const Line &line, std::string_view text, ImportSink &sink);
    bool memoryMode(const Line &line, std::string_view text, ImportSink &sink);
    bool cpu(const Line &line, std::string_view text, ImportSink &sink);
    bool load(const Line &line, std::string_view text, ImportSink &sink);
    bool columns(const Line &line, std::string_view text);
    void startFrame(const Line &line, ImportSink &sink);
    void moveFrame(const Stamp &stamp);

    std::vector<BbField> m_fields;
    Stamp m_stamp; ///< of the current frame: that of its first line
    int m_frame = 0;
    Stamp m_above; ///< Line::above of the frame before
    bool m_timed = false; ///< lines of this log carry a stamp
    bool m_memoryRows = false;
    std::unordered_map<std::string, Process> m_processes;
    std::string m_entity;
};

bool BbTopReader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    return text.empty() || (isDigit(text.front()) && row(line, text, sink)) || summary(line, text, sink);
}

bool BbTopReader::row(const Line &line, std::string_view text, ImportSink &sink)
{
    if (m_memoryRows && isBbMemoryRow(text))
        return true; // sizes of address spaces, of no use for stalls
    if (line.open) {
        sink.issue(line.number, "the file ends inside this process row: left out", text);
        return true;
    }
    if (const auto parsed = parseBbRow(text, m_fields)) {
        process(line, *parsed, sink);
        return true;
    }
    if (m_fields.empty() || !beginsLikeBbRow(text, m_fields))
        return false;
    sink.issue(line.number, "process row that does not fit its column head", text);
    return true;
}

/// A process that comes a second time shows that the head of the next frame is lost.
void BbTopReader::process(const Line &line, const BbRow &row, ImportSink &sink)
{
    m_entity.assign(row.pid).append(" ").append(clipUtf8(row.command, LongestCommand));
    const auto [it, isNew] = m_processes.try_emplace(m_entity);
    if (isNew)
        it->second.table = sink.table("process", m_entity, ProcessColumns);
    if (it->second.frame == m_frame && m_frame > 0)
        moveFrame(line.prefix);
    it->second.frame = m_frame;
    if (m_timed && !m_stamp.isValid()) {
        sink.issue(line.number, "frame of top whose time is lost", line.text);
        return;
    }
    const std::array values{ row.cpu, row.residentShare, row.sizeShare, row.state };
    sink.row(it->second.table, m_stamp, line.number, values);
}

bool BbTopReader::summary(const Line &line, std::string_view text, ImportSink &sink)
{
    return memory(line, text, sink) || cpu(line, text, sink) || load(line, text, sink) || columns(line, text)
        || memoryMode(line, text, sink);
}

void BbTopReader::moveFrame(const Stamp &stamp)
{
    ++m_frame;
    m_stamp = stamp;
    m_timed = m_timed || stamp.isValid();
}

void BbTopReader::startFrame(const Line &line, ImportSink &sink)
{
    if (m_frame == 0) {
        sink.tool("busybox top", "");
        sink.fact(line.number, "top.cpu_share", "all CPUs");
    }
    // `date; top -bn1` in a loop. Several frames below one date cannot all be of that moment.
    const bool fresh = line.above.isValid() && (line.above.value != m_above.value || line.above.kind != m_above.kind);
    m_above = line.above;
    const bool timed = m_timed || line.prefix.isValid();
    moveFrame(line.prefix.isValid() || !fresh ? line.prefix : line.above);
    m_timed = timed;
}

bool BbTopReader::memory(const Line &line, std::string_view text, ImportSink &sink)
{
    auto parsed = parseBbMemory(text);
    if (!parsed)
        return false;
    startFrame(line, sink);
    for (model::Decimal *part : { &parsed->shared, &parsed->buffers, &parsed->cached }) {
        if (!isNonsense(*parsed, *part))
            continue;
        sink.issue(line.number, "memory figure larger than the memory, a known defect of old BusyBox", text);
        *part = model::Decimal::missing();
    }
    const std::array values{ parsed->used, parsed->free, parsed->shared, parsed->buffers, parsed->cached };
    sink.row(sink.table("memory", "", MemoryColumns), m_stamp, line.number, values);
    return true;
}

bool BbTopReader::memoryMode(const Line &line, std::string_view text, ImportSink &sink)
{
    if (isBbMemoryColumns(text)) {
        m_memoryRows = true;
        m_fields.clear();
        return true;
    }
    const auto parsed = parseBbMemoryMode(text);
    if (!parsed)
        return false;
    if (parsed->first)
        startFrame(line, sink);
    const std::array values{ parsed->free, parsed->buffers, parsed->cached, parsed->dirty, parsed->writeback };
    const bool some = std::any_of(values.begin(), values.end(), [](const model::Decimal &v) { return v.present; });
    if (some)
        sink.row(sink.table(parsed->first ? "memory" : "page cache", "", ModeColumns), m_stamp, line.number, values);
    return true;
}

bool BbTopReader::cpu(const Line &line, std::string_view text, ImportSink &sink)
{
    const auto parsed = parseBbCpu(text);
    if (!parsed)
        return false;
    if (parsed->isEmpty())
        sink.issue(line.number, "CPU line of a frame in which no time passed", text);
    else if (!m_timed || m_stamp.isValid())
        sink.row(sink.table("cpu", parsed->entity, CpuColumns), m_stamp, line.number, parsed->values);
    return true;
}

bool BbTopReader::load(const Line &line, std::string_view text, ImportSink &sink)
{
    const auto parsed = parseBbLoad(text);
    if (parsed && (!m_timed || m_stamp.isValid()))
        sink.row(sink.table("load", "", LoadColumns), m_stamp, line.number, *parsed);
    return parsed.has_value();
}

bool BbTopReader::columns(const Line &line, std::string_view text)
{
    auto parsed = parseBbColumns(text);
    if (parsed.empty())
        return false;
    if (m_frame == 0) // the log begins in the middle of a frame
        moveFrame(line.prefix);
    m_fields = std::move(parsed);
    m_memoryRows = false;
    return true;
}

bool opens(std::string_view line)
{
    const auto mode = parseBbMemoryMode(line);
    return parseBbMemory(line) || (mode && mode->first);
}

Detection sniff(const Head &head)
{
    model::LineNumber first = 0;
    int summaries = 0;
    int rows = 0;
    std::vector<BbField> fields;
    for (const Line &line : head.lines) {
        if (parseBbRow(line.text, fields)) {
            ++rows;
        } else if (opens(line.text)) {
            first = first == 0 ? line.number : first;
            ++summaries;
        } else if (parseBbCpu(line.text) || isBbMemoryColumns(line.text)) {
            ++summaries;
        } else if (auto found = parseBbColumns(line.text); !found.empty()) {
            fields = std::move(found);
        }
    }
    const std::string rowText = std::to_string(rows) + " process rows with PID, PPID and STAT";
    if (first != 0 && (rows > 0 || summaries > 1))
        return { 95, "memory line of BusyBox top in line " + std::to_string(first) + ", " + rowText };
    if (rows > 0)
        return { 85, rowText + " as of BusyBox top" };
    return { first != 0 ? 70 : 0, first != 0 ? "memory line of BusyBox top" : "" };
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<BbTopReader>(); }

} // namespace

LogFormat bbtop() { return { "bbtop", "top of BusyBox (1.18 to 1.38)", sniff, opens, makeReader }; }

} // namespace importers
