// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/sadf/sadftables.h"

#include "importers/api/lexer.h"

namespace importers::sadffmt {

SysstatTable &Tables::table(std::span<const std::string_view> names)
{
    std::string key;
    for (const std::string_view name : names)
        key.append(name).push_back(';');
    std::unique_ptr<SysstatTable> &table = m_tables[key];
    if (!table)
        table = std::make_unique<SysstatTable>("sar", names);
    return *table;
}

bool Tables::emit(SysstatTable &table, std::span<const std::string_view> cells, const Stamp &stamp,
    model::LineNumber line, ImportSink &sink)
{
    if (!table.parseCells(cells, m_row))
        return false;
    if (m_row.absurd) {
        sink.issue(line, "a figure is too large to be true, the row was left out", {});
        return true;
    }
    if (m_row.odd)
        sink.issue(line, "figures that are no numbers or negative were left out", {});
    table.emit(m_row, stamp, line, RowKind::Sample, sink);
    return true;
}

void tellEvent(std::string_view text, const Stamp &stamp, model::LineNumber line, ImportSink &sink)
{
    text = trimmed(text);
    const bool restart = text.starts_with("LINUX-RESTART");
    if (!restart)
        consume(text, "COM ");
    sink.event(stamp, line, restart ? "restart" : "remark", {}, text);
}

} // namespace importers::sadffmt
