// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/api/sysstatcolumns.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// A row of a table of sar, mpstat, pidstat or sadf; reused from row to row.
struct SysstatRow {
    std::string entity; ///< "sda", "cpu0", "1234 recorder"; empty for the whole machine
    bool total = false; ///< all CPUs, the sum of all interrupts
    std::vector<model::Decimal> figures;
    bool odd = false; ///< some figure was nan, negative or stars: it is missing
    bool absurd = false; ///< some figure is too large to be true: the row cannot be used
};

/// The columns of a table as its head names them, and its rows.
class SysstatTable {
public:
    /// `tool` is "sar", "mpstat" or "pidstat".
    SysstatTable(std::string_view tool, std::span<const std::string_view> names);

    std::size_t columns() const { return m_columns.size(); }
    std::size_t figures() const { return m_figures; }
    /// The cells of a row, as many as there are columns. False: not a row of this table.
    bool parseCells(std::span<const std::string_view> cells, SysstatRow &row) const;
    /// A row as printed, without its stamp: "all  12.94  61.19 ...".
    bool parseRow(std::string_view text, SysstatRow &row) const;
    /// The last figure of the row may be cut: it is missing. False: the row ends with a name.
    bool distrustEnd(SysstatRow &row) const;
    /// The head was cut inside its last name: that column is no figure.
    void distrustLastName();
    void emit(const SysstatRow &row, const Stamp &stamp, model::LineNumber line, RowKind kind, ImportSink &sink);

private:
    bool addCell(const SysstatColumn &column, std::string_view cell, SysstatRow &row) const;
    void nameRow(SysstatRow &row, std::string_view key, std::string_view process, std::string_view text) const;
    void hideUnmeasured(SysstatRow &row) const;
    TableId open(const SysstatRow &row, ImportSink &sink) const;

    std::string m_tool;
    std::string m_key; ///< "CPU", "DEV", "PID"; empty for tables about the machine
    std::vector<SysstatColumn> m_columns;
    std::vector<std::string> m_names;
    std::size_t m_figures = 0;
    bool m_textLast = false;
    std::map<std::string, TableId, std::less<>> m_tables; ///< by entity
};

} // namespace importers
