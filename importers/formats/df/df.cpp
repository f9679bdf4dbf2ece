// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/df/df.h"

#include "importers/api/lexer.h"
#include "importers/api/logformat.h"

namespace importers {

namespace dffmt {

namespace {

/// Facts under "df.<mount point>.". Sizes stay as printed; "df.block_size" is their unit where the head prints it.
class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    void row(const TableRow &row, const Line &line, ImportSink &sink);

    std::optional<TableHead> m_head;
    std::string m_blocks; ///< said last
    std::string m_wrapped; ///< a device name alone, its figures on the next line
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    if (auto head = parseTableHead(text)) {
        m_head = std::move(head);
        if (!m_head->blocks.empty() && m_head->blocks != m_blocks)
            sink.fact(line.number, "df.block_size", m_head->blocks);
        m_blocks = m_head->blocks;
        m_head->blocks = {}; // of this line
        m_wrapped.clear();
        return true;
    }
    if (!m_head || text.starts_with("df: "))
        return m_head.has_value();
    if (const auto found = parseTableRow(text, *m_head)) {
        row(*found, line, sink);
        m_wrapped.clear();
        return true;
    }
    const bool name = m_wrapped.empty() && text.find_first_of(" \t") == text.npos;
    m_wrapped = name ? std::string(text) : std::string();
    return name;
}

void Reader::row(const TableRow &row, const Line &line, ImportSink &sink)
{
    if (row.mount.empty()) // the row of df --total
        return;
    const std::string head = "df." + std::string(row.mount) + ".";
    const auto fact = [&](const char *name, std::string_view value) {
        if (!value.empty())
            sink.fact(line.number, head + name, value);
    };
    fact("device", row.device.empty() ? std::string_view(m_wrapped) : row.device);
    fact("type", row.type);
    fact("size", row.size);
    fact("used", row.used);
    fact("use_percent", row.share);
    fact("available", row.available);
    fact("inodes", row.inodes);
    fact("inodes_used", row.inodesUsed);
    fact("inodes_use_percent", row.inodesShare);
    fact("inodes_free", row.inodesFree);
}

Detection sniff(const Head &head)
{
    std::optional<TableHead> table;
    model::LineNumber at = 0;
    for (const Line &line : head.lines) {
        if (auto found = parseTableHead(line.text)) {
            table = std::move(found);
            at = line.number;
        } else if (table && parseTableRow(line.text, *table)) {
            return { 88, "head of df in line " + std::to_string(at) + " and a row" };
        }
    }
    return {};
}

bool opens(std::string_view line)
{
    line = trimmed(line);
    return line.starts_with("Filesystem ") && line.ends_with(" Mounted on") && parseTableHead(line);
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<Reader>(); }

} // namespace

} // namespace dffmt

LogFormat df() { return { "df", "df, sizes or inodes", dffmt::sniff, dffmt::opens, dffmt::makeReader }; }

} // namespace importers
