// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstattable.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers {

namespace {

/// The key column of a table, which decides what its other names mean.
std::string_view keyOf(std::string_view tool, std::span<const std::string_view> names)
{
    if (tool == "pidstat")
        return "PID";
    for (const std::string_view name : names) {
        if (name == "CPU" || sysstatRole(name) == SysstatRole::Key)
            return name;
    }
    return names.back() == "FILESYSTEM" || names.back() == "MOUNTPOINT" ? names.back() : std::string_view();
}

/// "-1" and "all" are all CPUs (sadf, sar); "3" is cpu3, or node3.
std::string keyEntity(std::string_view key, std::string_view cell)
{
    const bool number = !cell.empty() && std::all_of(cell.begin(), cell.end(), isDigit);
    if (key == "CPU" && cell == "-1")
        return "all";
    if (key == "CPU" && number)
        return "cpu" + std::string(cell);
    return key == "NODE" && number ? "node" + std::string(cell) : std::string(cell);
}

const char *tableName(std::string_view key)
{
    if (key == "CPU")
        return "cpu";
    if (key == "DEV")
        return "disk";
    if (key == "PID")
        return "process";
    return key.empty() ? "machine" : "part";
}

} // namespace

SysstatTable::SysstatTable(std::string_view tool, std::span<const std::string_view> names)
    : m_tool(tool)
    , m_key(keyOf(tool, names))
{
    for (const std::string_view name : names) {
        SysstatColumn column = sysstatColumn(tool, m_key, name);
        // pidstat's CPU is the one a process ran on.
        if (name == "CPU" && m_key == "CPU")
            column.role = SysstatRole::Key;
        m_figures += column.role == SysstatRole::Figure ? 1 : 0;
        m_columns.push_back(std::move(column));
        m_names.emplace_back(name);
    }
    m_textLast = m_columns.back().role == SysstatRole::Text;
    const bool twice = std::count(names.begin(), names.end(), names.back()) > 1; // "ldavg-1" of "ldavg-15"
    if (twice || isCutSysstatName(names.back()))
        distrustLastName();
}

void SysstatTable::distrustLastName()
{
    SysstatRole &last = m_columns.back().role;
    if (last != SysstatRole::Figure)
        return;
    last = SysstatRole::Word;
    --m_figures;
    m_tables.clear();
}

bool SysstatTable::addCell(const SysstatColumn &column, std::string_view cell, SysstatRow &row) const
{
    model::Decimal figure;
    const SysstatFigure kind = parseSysstatFigure(cell, column.figure, figure);
    row.odd = row.odd || kind == SysstatFigure::Odd;
    row.absurd = row.absurd || kind == SysstatFigure::Absurd;
    row.figures.push_back(figure);
    return kind != SysstatFigure::None;
}

bool SysstatTable::parseCells(std::span<const std::string_view> cells, SysstatRow &row) const
{
    if (cells.size() != m_columns.size())
        return false;
    row.figures.clear();
    row.odd = row.absurd = false;
    std::string_view key, process, text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const SysstatRole role = m_columns[i].role;
        if (role == SysstatRole::Figure && !addCell(m_columns[i], cells[i], row))
            return false;
        const bool number = role == SysstatRole::Process || role == SysstatRole::Thread;
        if (number && cells[i] != "-" && !parseInteger(cells[i]))
            return false;
        if (number && cells[i] != "-")
            process = cells[i];
        if (role == SysstatRole::Key)
            key = cells[i];
        if (role == SysstatRole::Text)
            text = cells[i];
    }
    nameRow(row, key, process, text);
    hideUnmeasured(row);
    return true;
}

void SysstatTable::nameRow(SysstatRow &row, std::string_view key, std::string_view process, std::string_view text) const
{
    row.entity = m_key == "PID" ? std::string(process) : keyEntity(m_key, key);
    if (!text.empty())
        row.entity += (row.entity.empty() ? "" : " ") + std::string(text);
    row.total = (m_key == "CPU" && row.entity == "all") || (m_key == "INTR" && row.entity == "sum");
}

/// await is 0.00 both when requests were instant and when there were none.
void SysstatTable::hideUnmeasured(SysstatRow &row) const
{
    bool counted = false, idle = false;
    std::size_t at = 0;
    for (const SysstatColumn &column : m_columns) {
        if (column.role != SysstatRole::Figure)
            continue;
        const model::Decimal &figure = row.figures[at++];
        counted = counted || column.countsRequests;
        idle = idle || (column.countsRequests && figure.present && figure.mantissa == 0);
    }
    at = 0;
    for (const SysstatColumn &column : m_columns) {
        if (column.role != SysstatRole::Figure)
            continue;
        model::Decimal &figure = row.figures[at++];
        if (counted && idle && column.meansRequests && figure.mantissa == 0)
            figure = model::Decimal::missing();
    }
}

bool SysstatTable::parseRow(std::string_view text, SysstatRow &row) const
{
    std::vector<std::string_view> cells;
    cells.reserve(m_columns.size());
    const std::size_t words = m_columns.size() - (m_textLast ? 1 : 0);
    while (cells.size() < words) {
        const std::string_view cell = nextField(text);
        if (cell.empty())
            return false;
        cells.push_back(cell);
    }
    text = trimmed(text);
    if (m_textLast && text.empty())
        return false;
    if (m_textLast)
        cells.push_back(text);
    else if (!text.empty())
        return false;
    return parseCells(cells, row);
}

bool SysstatTable::distrustEnd(SysstatRow &row) const
{
    if (m_columns.back().role != SysstatRole::Figure || row.figures.empty())
        return false;
    row.figures.back() = model::Decimal::missing();
    return true;
}

TableId SysstatTable::open(const SysstatRow &row, ImportSink &sink) const
{
    std::vector<Column> columns;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_columns[i].role != SysstatRole::Figure)
            continue;
        const std::string_view name = m_names[i];
        const bool all = row.total && (name == "intr/s" || (m_key == "INTR" && name == "all"));
        columns.push_back(all ? Column{ "vm.interrupts", "1/s", 1 } : m_columns[i].column);
    }
    const bool machine = row.total && columns.front().metric == "vm.interrupts";
    return sink.table(tableName(m_key), machine ? "" : row.entity, columns);
}

void SysstatTable::emit(
    const SysstatRow &row, const Stamp &stamp, model::LineNumber line, RowKind kind, ImportSink &sink)
{
    if (row.figures.empty())
        return;
    auto known = m_tables.find(row.entity);
    if (known == m_tables.end())
        known = m_tables.emplace(row.entity, open(row, sink)).first;
    sink.row(known->second, stamp, line, row.figures, kind);
}

} // namespace importers
