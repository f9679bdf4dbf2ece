// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/factname.h"
#include "importers/api/jsonlines.h"
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/lsblk/alignedtable.h"

#include <array>

namespace importers {

namespace lsblkfmt {

namespace {

/// Columns that show a file below /sys/block/<device>/queue keep its name, so that both say the same.
std::string attributeOf(std::string_view column)
{
    struct Name {
        std::string_view column, attribute;
    };
    constexpr auto names = std::to_array<Name>({ { "rota", "rotational" }, { "sched", "scheduler" },
        { "rq_size", "nr_requests" }, { "ra", "read_ahead_kb" }, { "phy_sec", "physical_block_size" },
        { "log_sec", "logical_block_size" }, { "min_io", "minimum_io_size" }, { "opt_io", "optimal_io_size" },
        { "rm", "removable" }, { "rand", "add_random" }, { "mountpoint", "mountpoints" } });
    const std::string name = factName(column);
    for (const Name &known : names)
        if (known.column == name)
            return std::string(known.attribute);
    return name;
}

/// "/dev/mapper/vg-root" and "vg-root" are one device.
std::string_view deviceName(std::string_view name)
{
    if (!consume(name, "/dev/mapper/"))
        consume(name, "/dev/");
    return name;
}

struct Cell {
    std::string column, value;
    model::LineNumber line = 0;
};

/// Facts under "block.<device>.", as those of /sys/block.
class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override { write(sink); }

private:
    bool json(const Line &line, ImportSink &sink);
    bool pairs(const Line &line, ImportSink &sink);
    void row(const Line &line, ImportSink &sink);
    void write(ImportSink &sink);

    std::optional<AlignedTable> m_table;
    JsonLines m_json;
    std::string m_parent; ///< of the values of the device, in JSON
    std::vector<Cell> m_cells; ///< of the device
    std::string m_device;
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    if (!m_json.atTop() || text == "{")
        return json(line, sink);
    if (pairs(line, sink))
        return true;
    if (auto head = AlignedTable::parseHead(line.text)) {
        m_table = std::move(head);
        return true;
    }
    if (!m_table || text.find("# ") != text.npos || text.find("$ ") != text.npos)
        return false;
    row(line, sink);
    return true;
}

// NAME="sda" MAJ:MIN="8:0" RM="0" SIZE="59.6G" RO="0" TYPE="disk" MOUNTPOINTS=""
bool Reader::pairs(const Line &line, ImportSink &sink)
{
    const auto cells = parsePairs(line.text);
    std::string device;
    for (const char *column : { "PATH", "NAME", "KNAME" })
        for (const auto &[name, value] : cells)
            if (name == column)
                device = deviceName(value);
    for (const auto &[name, value] : cells)
        if (!device.empty() && !value.empty())
            sink.fact(line.number, "block." + device + "." + attributeOf(name), value);
    return !device.empty();
}

void Reader::row(const Line &line, ImportSink &sink)
{
    const auto cells = m_table->parseRow(line.text);
    if (!cells) {
        sink.issue(line.number, "row of lsblk that does not stand under its head", line.text);
        return;
    }
    std::string device = m_device; // further mount points stand on lines of their own
    for (const char *column : { "PATH", "NAME", "KNAME" })
        if (const auto cell = cells->find(column); cell != cells->end())
            device = deviceName(cell->second);
    if (device.empty())
        return;
    m_device = device;
    for (const auto &[column, value] : *cells)
        sink.fact(line.number, "block." + device + "." + attributeOf(column), value);
}

bool Reader::json(const Line &line, ImportSink &sink)
{
    std::vector<JsonLeaf> leaves;
    if (!m_json.line(line.text, line.number, leaves))
        return false;
    if (line.open && !m_json.atTop()) // a figure may be cut
        leaves.clear();
    for (const JsonLeaf &leaf : leaves) {
        std::string_view parent = leaf.parent();
        std::string_view key = leaf.key();
        if (!key.empty() && isDigit(key.front())) { // an element of "mountpoints"
            parent.remove_suffix(1);
            key = parent.substr(parent.rfind('.') + 1);
            parent.remove_suffix(key.size());
        }
        if (parent != m_parent)
            write(sink);
        m_parent = parent;
        if (!leaf.quoted && leaf.text == "null")
            continue;
        const bool truth = !leaf.quoted && (leaf.text == "true" || leaf.text == "false");
        m_cells.push_back({ std::string(key), truth ? (leaf.text == "true" ? "1" : "0") : leaf.text, leaf.line });
    }
    if (m_json.atTop())
        write(sink);
    return true;
}

void Reader::write(ImportSink &sink)
{
    std::string device;
    for (const char *column : { "path", "name", "kname" })
        for (const Cell &cell : m_cells)
            if (cell.column == column)
                device = deviceName(cell.value);
    for (const Cell &cell : m_cells)
        if (!device.empty())
            sink.fact(cell.line, "block." + device + "." + attributeOf(cell.column), cell.value);
    m_cells.clear();
}

bool isJsonHead(std::string_view text) { return trimmed(text).starts_with("\"blockdevices\": ["); }

/// At least a name and two more columns.
bool isPairs(std::string_view text) { return text.starts_with("NAME=\"") && parsePairs(text).size() > 2; }

Detection sniff(const Head &head)
{
    for (const Line &line : head.lines) {
        if (isPairs(line.text))
            return { 90, "pairs of lsblk -P in line " + std::to_string(line.number) };
        const bool json = isJsonHead(line.text);
        if (json || AlignedTable::parseHead(line.text))
            return { 90, (json ? "JSON of lsblk in line " : "head of lsblk in line ") + std::to_string(line.number) };
    }
    return {};
}

bool opens(std::string_view line) { return AlignedTable::parseHead(line).has_value() || isPairs(line); }

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<Reader>(); }

} // namespace

} // namespace lsblkfmt

LogFormat lsblk()
{
    return { "lsblk", "lsblk, any columns, text, raw, pairs and JSON", lsblkfmt::sniff, lsblkfmt::opens,
        lsblkfmt::makeReader };
}

} // namespace importers
