// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/formats/iostat/alignedrow.h"
#include "importers/formats/iostat/columns.h"
#include "importers/formats/iostat/lines.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace importers::iostatfmt {

/// A device of a table, and in which report it was seen last.
struct Device {
    std::string name;
    bool group = false; ///< a sum asked for with -g
    TableId table = -1; ///< in the sink, once it has had a row
    int run = -1;
    int report = -1;
};

/// One row as printed; reused from row to row.
struct Row {
    std::string_view name;
    bool group = false;
    std::vector<model::Decimal> figures;
    FigureFlags flags;
    std::vector<std::uint32_t> ends; ///< where the figures of the last row ended, from the start of the line
    AlignedRow aligned;
};

/// A device table: the meaning of its columns and the devices met in it.
class DeviceTable {
public:
    DeviceTable(std::string_view headText, const DeviceHead &head);

    const std::string &headText() const { return m_headText; }
    std::span<const Column> columns() const { return m_columns; }

    /// "sda  0.00 1.50 ..." or, in a name-last table, "0.00 1.50 ... sda". False: not a row of this table.
    bool parseRow(std::string_view text, Row &row) const;
    /// The indented figures that follow a line with nothing but the name (-h up to sysstat 11.6).
    bool parseFigures(std::string_view text, Row &row) const;
    /// Turns figures that only look like figures into missing ones. False: some figure cannot be true, so the row's
    /// counters are broken.
    bool settle(Row &row, std::uint8_t uncounted) const;

    Device &device(std::string_view name, bool group);

    /// The table goes on in this report of this run of iostat.
    void enter(int run, int report);
    bool isIn(int run, int report) const { return m_run == run && m_report == report; }
    bool isFirstOfRun() const { return m_report == m_firstReport; }
    bool hasRows() const { return m_rows > 0; }
    bool isCut() const { return m_cut; } ///< the last column is not read
    bool hasGroups() const { return m_hasGroups; }
    bool nameLast() const { return m_nameLast; }
    /// The head was printed again: rows start with the first device.
    void rewind() { m_next = 0; }
    /// A device that was not in the report before, in a run that lists idle devices too: its first row covers all the
    /// time since the device came. False for the changing rows of -z.
    bool isPlugged(const Device &device) const;
    void noteRow(Device &device, const Row &row);

private:
    const char *scan(std::string_view text, const char *p, Row &row) const;
    void hideUnmeasured(Row &row, std::uint8_t uncounted) const;

    std::string m_headText;
    bool m_nameLast;
    std::size_t m_indent;
    bool m_cut = false; ///< the last column is not whole
    std::vector<Column> m_columns;
    std::vector<FigureRule> m_rules;
    std::vector<std::pair<std::size_t, std::uint8_t>> m_rates, m_means, m_recorded;
    std::uint8_t m_countedHere = NoActivity;
    std::vector<Device> m_devices;
    std::size_t m_next = 0; ///< guess: the device after the last one
    int m_run = -1;
    int m_firstReport = -1;
    int m_report = -1;
    int m_reportBefore = -1;
    int m_rows = 0; ///< in this report
    int m_rowsBefore = 0; ///< in the report before
    bool m_idleRows = false; ///< a row of zeros was seen: not -z
    bool m_hasGroups = false;
    bool m_shrank = false; ///< a report had fewer devices than the one before
    std::map<std::string, std::size_t, std::less<>> m_byName;
    std::string m_key;
};

} // namespace importers::iostatfmt
