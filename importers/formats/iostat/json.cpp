// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/iostat/json.h"

#include "importers/api/lexer.h"
#include "importers/formats/iostat/reader.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace importers::iostatfmt {

namespace {

/// 1: sectors, -1: kB, 0: the row does not tell.
int unitOf(const SysstatJsonPart &disk, std::string_view rate, std::string_view count, std::string_view size)
{
    const auto perSecond = parseDouble(disk.text(rate)), requests = parseDouble(disk.text(count)),
               each = parseDouble(disk.text(size));
    // Figures have two decimals; rounding must not blur a factor of two.
    constexpr double rounding = 0.005, most = 0.2;
    if (!perSecond || !requests || !each || *perSecond <= 0 || *requests <= 0 || *each <= 0)
        return 0;
    const double blur = 0.05 + rounding / *perSecond + rounding / *requests + rounding / *each;
    const double ratio = *perSecond / (*requests * *each);
    const auto isNear = [&](double factor) { return std::fabs(ratio - factor) < factor * blur; };
    return blur > most ? 0 : isNear(2) ? 1 : isNear(1) ? -1 : 0;
}

} // namespace

std::string columnOfMember(std::string_view member, bool sectors)
{
    constexpr std::array<std::string_view, 4> shares = { "util", "rrqm", "wrqm", "drqm" };
    if (sectors && member.size() == 5 && member.ends_with("kB/s"))
        return std::string(1, member.front()) + "sec/s";
    const bool share = std::find(shares.begin(), shares.end(), member) != shares.end();
    return (share ? "%" : "") + std::string(member);
}

std::optional<bool> countsSectors(const std::vector<SysstatJsonPart> &parts)
{
    int sectors = 0, kilobytes = 0;
    for (const SysstatJsonPart &part : parts) {
        for (const int unit : { unitOf(part, "rkB/s", "r/s", "rareq-sz"), unitOf(part, "wkB/s", "w/s", "wareq-sz") }) {
            sectors += unit > 0 ? 1 : 0;
            kilobytes += unit < 0 ? 1 : 0;
        }
    }
    return sectors == kilobytes ? std::nullopt : std::optional(sectors > kilobytes);
}

bool JsonReader::line(const Line &line, ImportSink &sink)
{
    m_sink = &sink;
    return m_json.line(line, *this);
}

void JsonReader::finish(ImportSink &sink)
{
    m_sink = &sink;
    m_json.finish(*this);
}

void JsonReader::beginHost()
{
    ++m_run;
    m_firstReport = true;
    m_stamp = {};
    m_sectors.reset();
    m_host.clear();
    m_kernel.clear();
    m_cpus = 0;
}

//  "nodename": "fieldbox", "release": "4.9.69", "number-of-cpus": 2, "date": "03/07/25",
void JsonReader::hostMember(std::string_view name, std::string_view value)
{
    if (name == "nodename")
        m_host = value;
    else if (name == "release")
        m_kernel = value;
    else if (name == "number-of-cpus")
        m_cpus = static_cast<int>(parseInteger(value).value_or(0));
    else if (const auto date = name == "date" ? parseDate(value, m_order) : std::nullopt)
        m_sink->headDate(date->stamp.value);
}

void JsonReader::tellMachine()
{
    m_sink->machine(m_host, m_kernel, m_cpus);
    m_uncounted = uncountedBy(m_kernel);
}

Stamp JsonReader::stampOf(const SysstatJsonPart &report)
{
    const std::string_view text = report.text("timestamp");
    const auto stamp = parseStamp(text, m_order);
    if (stamp && stamp->length == text.size())
        return stamp->stamp;
    if (!text.empty())
        m_sink->issue(report.line, "a time stamp that cannot be read", text);
    return { model::StampKind::None, m_report, std::nullopt };
}

void JsonReader::element(std::string_view name, JsonDocument &element)
{
    if (name != "statistics")
        return;
    std::string fault;
    const std::vector<SysstatJsonPart> parts = sysstatJsonParts(element, fault);
    if (!fault.empty())
        m_sink->issue(parts.empty() ? 0 : parts.front().line, fault, {});
    if (m_firstReport)
        tellMachine();
    ++m_report;
    m_stamp = { model::StampKind::None, m_report, std::nullopt };
    if (!m_sectors)
        m_sectors = countsSectors(parts);
    if (m_firstReport && m_sectors.value_or(false))
        m_sink->issue(parts.front().line,
            "rates in sectors of 512 bytes under names that say kB, as sysstat 12.2 prints them: read as sectors", {});
    for (const SysstatJsonPart &part : parts) {
        if (part.path.empty())
            m_stamp = stampOf(part);
        else if (part.group() == "avg-cpu")
            emitCpu(part);
        else if (part.group() == "disk")
            emitDisk(part);
        else
            m_sink->issue(part.line, "members that iostat does not print were left out", part.group());
    }
    m_firstReport = false;
}

//  "avg-cpu":  {"user": 50.54, "nice": 0.00, "system": 25.19, "iowait": 0.25, "steal": 0.17, "idle": 23.85},
void JsonReader::emitCpu(const SysstatJsonPart &cpu)
{
    constexpr FigureRule percent{ 0, 10'000'000 };
    std::vector<Column> columns;
    std::vector<model::Decimal> figures;
    FigureFlags flags;
    for (const auto &[name, text, isString] : cpu.members) {
        columns.push_back(cpuColumn("%" + name));
        scanFigure(text.data(), text.data() + text.size(), percent, figures.emplace_back(), flags);
    }
    if (flags.garbage || flags.absurd)
        m_sink->issue(cpu.line, "figures that are no numbers or negative were left out", {});
    m_sink->row(m_sink->table("cpu", "all", columns), m_stamp, cpu.line, figures,
        m_firstReport ? RowKind::SinceBoot : RowKind::Sample);
}

//  {"disk_device": "loop0", "r/s": 0.13, "w/s": 10.07, "rkB/s": 2.08, ..., "util": 3.21},
void JsonReader::emitDisk(const SysstatJsonPart &disk)
{
    const std::string name(disk.text("disk_device"));
    std::vector<std::string> names;
    Row row;
    row.name = name;
    for (const auto &[member, text, isString] : disk.members) {
        if (isString)
            continue;
        names.push_back(columnOfMember(member, m_sectors.value_or(false)));
        scanFigure(text.data(), text.data() + text.size(), deviceColumn(names.back()).figure,
            row.figures.emplace_back(), row.flags);
    }
    if (name.empty() || names.empty()) {
        m_sink->issue(disk.line, "a device without a name or without figures was left out", name);
        return;
    }
    DeviceTable &table = tableFor(names);
    Device &device = table.device(row.name, false);
    table.enter(m_run, m_report);
    const bool sinceBoot = table.isPlugged(device) || m_firstReport;
    table.noteRow(device, row);
    if (!table.settle(row, m_uncounted)) {
        m_sink->issue(disk.line, "a figure is too large to be true, the row was left out", name);
        return;
    }
    if (row.flags.garbage)
        m_sink->issue(disk.line, "figures that are no numbers or negative were left out", name);
    if (device.table < 0)
        device.table = m_sink->table("disk", device.name, table.columns());
    m_sink->row(device.table, m_stamp, disk.line, row.figures, sinceBoot ? RowKind::SinceBoot : RowKind::Sample);
}

DeviceTable &JsonReader::tableFor(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += name + " ";
    std::unique_ptr<DeviceTable> &table = m_tables[text];
    if (!table) {
        DeviceHead head;
        head.columns.assign(names.begin(), names.end());
        table = std::make_unique<DeviceTable>(text, head);
        m_sink->tool("iostat", versionsWith(head));
    }
    return *table;
}

} // namespace importers::iostatfmt
