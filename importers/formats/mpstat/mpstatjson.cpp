// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/mpstat/mpstatjson.h"

#include "importers/api/lexer.h"

namespace importers::mpstatfmt {

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
    m_host.clear();
    m_kernel.clear();
    m_cpus = 0;
    m_clock.begin(std::nullopt);
}

//  "nodename": "fieldbox", "release": "6.18.44-generic", "number-of-cpus": 2, "date": "03/07/25",
void JsonReader::hostMember(std::string_view name, std::string_view value)
{
    if (name == "nodename")
        m_host = value;
    else if (name == "release")
        m_kernel = value;
    else if (name == "number-of-cpus")
        m_cpus = static_cast<int>(parseInteger(value).value_or(0));
    m_sink->machine(m_host, m_kernel, m_cpus);
    const auto date = name == "date" ? parseDate(value, m_order) : std::nullopt;
    if (!date)
        return;
    m_clock.begin(date->stamp.value);
    m_sink->headDate(date->stamp.value);
}

Stamp JsonReader::stampOf(const SysstatJsonPart &report)
{
    const std::string_view text = report.text("timestamp");
    const auto stamp = parseStamp(text, m_order);
    if (stamp && stamp->length == text.size())
        return m_clock.row(stamp->stamp);
    m_sink->issue(report.line, "a time stamp that cannot be read", text);
    return { model::StampKind::None, m_report, std::nullopt };
}

//  {"cpu": "all", "usr": 13.57, "nice": 60.80, ...}   {"cpu": "all", "intr": 1694.00}   {"name": "HI", "value": 0.00}
void JsonReader::addPart(const SysstatJsonPart &part, std::vector<TextRow> &rows)
{
    const std::string_view group = part.group();
    const bool load = group == "cpu-load" || group == "node-load";
    if (!part.text("name").empty() && !rows.empty()) { // one interrupt of the CPU before
        rows.back().names.push_back(std::string(part.text("name")) + "/s");
        rows.back().cells.emplace_back(part.text("value"));
        return;
    }
    TextRow &row = rows.emplace_back();
    row.line = part.line;
    for (const auto &[name, text, isString] : part.members) {
        if (name == "cpu" || name == "node")
            row.names.emplace_back(name == "cpu" ? "CPU" : "NODE");
        else
            row.names.push_back(load ? "%" + name : name + "/s");
        row.cells.push_back(text);
    }
}

void JsonReader::element(std::string_view name, JsonDocument &element)
{
    if (name != "statistics")
        return;
    std::string fault;
    const std::vector<SysstatJsonPart> parts = sysstatJsonParts(element, fault);
    if (!fault.empty())
        m_sink->issue(parts.empty() ? 0 : parts.front().line, fault, {});
    Stamp stamp{ model::StampKind::None, ++m_report, std::nullopt };
    std::vector<TextRow> rows;
    for (const SysstatJsonPart &part : parts) {
        if (part.path.empty())
            stamp = stampOf(part);
        else
            addPart(part, rows);
    }
    for (const TextRow &row : rows)
        emit(row, stamp);
}

void JsonReader::emit(const TextRow &row, const Stamp &stamp)
{
    if (row.names.size() < 2)
        return;
    std::string key;
    for (const std::string &name : row.names)
        key += name + " ";
    std::unique_ptr<SysstatTable> &table = m_tables[key];
    if (!table) {
        const std::vector<std::string_view> names(row.names.begin(), row.names.end());
        table = std::make_unique<SysstatTable>("mpstat", names);
        m_sink->tool("mpstat", "sysstat 11.5 to 12.7");
    }
    const std::vector<std::string_view> cells(row.cells.begin(), row.cells.end());
    SysstatRow out;
    if (!table->parseCells(cells, out)) {
        m_sink->issue(row.line, "members that are no figures of mpstat were left out", {});
        return;
    }
    if (out.odd || out.absurd)
        m_sink->issue(row.line, "figures that are no numbers, negative or too large to be true were left out", {});
    table->emit(out, stamp, row.line, RowKind::Sample, *m_sink);
}

} // namespace importers::mpstatfmt
