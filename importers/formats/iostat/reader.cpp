// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/iostat/reader.h"

#include "importers/api/lexer.h"
#include "importers/api/sysstathead.h"

#include <algorithm>

namespace importers::iostatfmt {

namespace {

bool isFigureLike(std::string_view token)
{
    return !token.empty() && token.find_first_not_of("0123456789.,-%*kMGTnaif") == token.npos
        && (token.find_first_of("0123456789*") != token.npos || token.ends_with("nan") || token.ends_with("inf"));
}

} // namespace

std::uint8_t uncountedBy(std::string_view release)
{
    const auto version = kernelVersion(release);
    std::uint8_t out = NoActivity;
    if (!version || *version < std::pair(4, 18))
        out |= Discards;
    if (!version || *version < std::pair(5, 5))
        out |= Flushes;
    return out;
}

bool Reader::line(const Line &line, ImportSink &sink)
{
    const bool mayBeBlank = line.text.empty() || isBlank(line.text.front());
    if (mayBeBlank && trimmed(line.text).empty()) {
        ++m_blanks;
        return true;
    }
    if (!take(line, sink))
        return false;
    m_blanks = 0;
    return true;
}

bool Reader::nextRow(const PhysicalLine &line, ImportSink &sink)
{
    if (!m_table || m_cpu || m_blanks > 0 || !m_loneName.empty() || knownHead(line.text) != Head::None
        || !m_table->parseRow(line.text, m_row))
        return false;
    m_loneStyle = false;
    emitRow({ line.text, line.number, {}, false }, sink);
    return true;
}

/// A head seen before, which needs no look at whether it is a row.
Reader::Head Reader::knownHead(std::string_view text) const
{
    // Rows are mostly as long as their head, but begin otherwise.
    const auto is = [text](std::string_view head) { return head.front() == text.front() && head == text; };
    if (m_table && is(m_table->headText()))
        return Head::Device;
    return !m_cpuTables.empty() && is(m_cpuTables.back()->headText) ? Head::Cpu : Head::None;
}

bool Reader::take(const Line &line, ImportSink &sink)
{
    const Head known = knownHead(line.text);
    if (known == Head::None) {
        if (m_cpu && takeCpuFigures(line, sink))
            return true;
        if (m_table && takeRow(line, sink))
            return true;
    }
    const bool mark = (known == Head::None && takeStamp(line, sink))
        || (known != Head::Device && takeCpuHead(line, sink)) || takeDeviceHead(line, sink) || takeHeadLine(line, sink);
    if (mark)
        m_loneName.clear();
    return mark || takeLoneName(line) || takeBrokenRow(line, sink);
}

// sda              0.00      0.00     0.00   0.00    0.00     0.00   29.50   8624.00    20.50  41.00  202.71 ...
bool Reader::takeRow(const Line &line, ImportSink &sink)
{
    if (!m_loneName.empty() && m_table->parseFigures(line.text, m_row)) {
        m_row.name = m_loneName;
        m_row.group = false;
        emitRow(line, sink);
        m_loneName.clear();
        m_loneStyle = true;
        return true;
    }
    if (!m_table->parseRow(line.text, m_row))
        return false;
    if (line.open && m_table->nameLast()) {
        sink.issue(line.number, "the file ends inside the name of this row: left out", line.text);
        return true;
    }
    m_loneName.clear();
    m_loneStyle = false;
    emitRow(line, sink);
    return true;
}

void Reader::emitRow(const Line &line, ImportSink &sink)
{
    Device &device = m_table->device(m_row.name, m_row.group);
    if (m_table->isIn(m_run, m_report) && device.run == m_run && device.report == m_report) {
        if (m_table->hasGroups())
            return; // member of a second group: the same figures again
        beginReport(line, false, sink);
    }
    if (!m_table->isIn(m_run, m_report))
        m_table->enter(m_run, m_report);
    if (m_blanks > 0 && !m_table->hasRows() && m_table->isFirstOfRun())
        m_firstIsSample = false; // blank lines between all lines are no sign of -y
    m_reportIsFresh = false;
    const bool plugged = m_hasHead && m_table->isPlugged(device);
    m_table->noteRow(device, m_row);
    if (!m_table->settle(m_row, m_uncounted)) {
        sink.issue(line.number, "a figure is too large to be true, the row was left out", line.text);
        return;
    }
    if (m_row.flags.garbage)
        sink.issue(line.number, "figures that are no numbers or negative were left out", line.text);
    if (device.table < 0)
        device.table = sink.table(device.group ? "group" : "disk", device.name, m_table->columns());
    const RowKind kind = plugged ? RowKind::SinceBoot : kindOf(m_table->isFirstOfRun());
    put(device.table, line.number, m_row.figures, kind, sink);
}

RowKind Reader::kindOf(bool firstOfRun) const
{
    return firstOfRun && m_hasHead && !m_firstIsSample ? RowKind::SinceBoot : RowKind::Sample;
}

//           21.05    0.00   33.24    1.11    0.00   44.60
bool Reader::takeCpuFigures(const Line &line, ImportSink &sink)
{
    if (!parseCpuFigures(line.text, m_cpu->columns.size(), m_cpuFigures))
        return false;
    if (m_blanks > 0 && m_cpu->firstReport == m_report)
        m_firstIsSample = false;
    if (m_cpuFigures.flags.garbage || m_cpuFigures.flags.absurd)
        sink.issue(line.number, "figures that are no numbers or negative were left out", line.text);
    if (m_cpu->table < 0)
        m_cpu->table = sink.table("cpu", "all", m_cpu->columns);
    put(m_cpu->table, line.number, m_cpuFigures.values, kindOf(m_cpu->firstReport == m_report), sink);
    m_cpu = nullptr;
    return true;
}

// Linux 4.9.69 (fieldbox) 	03/07/25 	_armv7l_	(2 CPU)
bool Reader::takeHeadLine(const Line &line, ImportSink &sink)
{
    const auto head = parseSysstatHead(line.text, m_order);
    if (!head)
        return false;
    sink.machine(head->host, head->kernel, head->cpus);
    if (head->date)
        sink.headDate(*head->date);
    m_uncounted = uncountedBy(head->kernel);
    ++m_run;
    m_hasHead = true;
    m_headPending = true;
    m_firstIsSample = false;
    m_innerStamps = false;
    m_reportIsFresh = false;
    m_cpuReport = -1;
    m_stamp = {};
    m_table = nullptr;
    m_cpu = nullptr;
    return true;
}

// avg-cpu:  %user   %nice %system %iowait  %steal   %idle
bool Reader::takeCpuHead(const Line &line, ImportSink &sink)
{
    CpuTable *const cpu = cpuTableFor(line.text);
    if (!cpu)
        return false;
    const bool doubled = m_cpu == cpu && m_cpuReport == m_report;
    if (!m_reportIsFresh && !doubled)
        beginReport(line, false, sink);
    m_reportIsFresh = false;
    m_cpuReport = m_report;
    if (cpu->run != m_run) {
        cpu->run = m_run;
        cpu->firstReport = m_report;
    }
    m_cpu = cpu;
    return true;
}

// Device            r/s     rkB/s   rrqm/s  %rrqm r_await rareq-sz     w/s     wkB/s ...
bool Reader::takeDeviceHead(const Line &line, ImportSink &sink)
{
    DeviceTable *const table = tableFor(line.text, sink);
    if (!table)
        return false;
    const bool again = table->isIn(m_run, m_report);
    if (m_report < 0 || m_headPending || (again && table->hasRows()))
        beginReport(line, false, sink);
    else if (again && !m_innerStamps)
        m_stamp = line.prefix.isValid() ? line.prefix : m_stamp; // an empty report of -z was before
    if (table->isCut())
        sink.issue(line.number, "the head of the table is cut in its last name: that column is not read", line.text);
    table->enter(m_run, m_report);
    table->rewind();
    m_reportIsFresh = false;
    m_table = table;
    m_cpu = nullptr;
    return true;
}

// 03/07/25 12:08:36
bool Reader::takeStamp(const Line &line, ImportSink &sink)
{
    const auto known = m_stampMemo.known(line.text);
    const auto stamp = known ? known : parseStampLine(line.text, m_order);
    if (!stamp)
        return false;
    m_stampMemo.remember(line.text, *stamp);
    m_innerStamps = true;
    beginReport(line, true, sink);
    m_stamp = *stamp;
    m_reportIsFresh = true;
    m_cpu = nullptr;
    return true;
}

// mmcblk0                          (-h up to sysstat 11.6: the figures follow on the next line)
bool Reader::takeLoneName(const Line &line)
{
    if (!m_table || m_blanks > 0 || !m_loneName.empty() || (m_table->hasRows() && !m_loneStyle))
        return false;
    const std::string_view name = trimmed(line.text);
    if (name.empty() || name.find_first_of(" \t") != name.npos || isFigureLike(name))
        return false;
    m_loneName = name;
    m_loneLine = line.number;
    return true;
}

/// A row that was cut, or whose figures touch each other.
bool Reader::takeBrokenRow(const Line &line, ImportSink &sink)
{
    if (!m_table && !m_cpu)
        return false;
    std::vector<std::string_view> fields;
    splitFields(line.text, fields);
    const auto figures = std::count_if(fields.begin(), fields.end(), isFigureLike);
    const auto names = static_cast<std::ptrdiff_t>(fields.size()) - figures;
    if (figures < 2 || line.text.find_first_of(".,") == line.text.npos)
        return false;
    const bool bare = m_cpu || m_table->nameLast() || !m_loneName.empty();
    const bool named = names == 1 && !m_cpu && !isFigureLike(m_table->nameLast() ? fields.back() : fields.front());
    if (!named && !(bare && names == 0))
        return false;
    sink.issue(line.number, "a row that does not fit the head above it was left out", line.text);
    m_cpu = nullptr;
    return true;
}

void Reader::beginReport(const Line &line, bool stamped, ImportSink &sink)
{
    if (m_headPending)
        m_firstIsSample = m_blanks >= 2; // sysstat 12 prints a second blank line when -y leaves out the first report
    m_headPending = false;
    release(stamped, sink);
    ++m_report;
    m_holding = m_report == 0 && !stamped && !line.prefix.isValid();
    if (!m_innerStamps)
        m_stamp = line.prefix.isValid() ? line.prefix : Stamp{ model::StampKind::None, m_report, std::nullopt };
}

void Reader::put(
    TableId table, model::LineNumber line, std::span<const model::Decimal> figures, RowKind kind, ImportSink &sink)
{
    if (m_holding)
        m_held.push_back({ table, line, { figures.begin(), figures.end() }, kind });
    else
        sink.row(table, m_stamp, line, figures, kind);
}

/// The stamp of a first report that was cut off at its start is lost when later reports have one.
void Reader::release(bool stamped, ImportSink &sink)
{
    for (const HeldRow &row : m_held) {
        if (stamped)
            sink.issue(row.line, "a row before the first time stamp was left out", {});
        else
            sink.row(row.table, m_stamp, row.line, row.figures, row.kind);
    }
    m_held.clear();
    m_holding = false;
}

DeviceTable *Reader::tableFor(std::string_view text, ImportSink &sink)
{
    for (const auto &table : m_tables) {
        if (table->headText() == text)
            return table.get();
    }
    const auto head = parseDeviceHead(text);
    if (!head)
        return nullptr;
    sink.tool("iostat", versionsWith(*head));
    return m_tables.emplace_back(std::make_unique<DeviceTable>(text, *head)).get();
}

CpuTable *Reader::cpuTableFor(std::string_view text)
{
    for (const auto &table : m_cpuTables) {
        if (table->headText == text)
            return table.get();
    }
    const auto names = parseCpuHead(text);
    if (!names)
        return nullptr;
    CpuTable &table = *m_cpuTables.emplace_back(std::make_unique<CpuTable>());
    table.headText = text;
    for (const std::string_view name : *names)
        table.columns.push_back(cpuColumn(name));
    return &table;
}

void Reader::finish(ImportSink &sink)
{
    release(false, sink);
    if (!m_loneName.empty())
        sink.issue(m_loneLine, "a device name without figures at the end of the log", m_loneName);
}

} // namespace importers::iostatfmt
