// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/lsblk/alignedtable.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers::lsblkfmt {

namespace {

/// Columns that lsblk prints without being asked, or that are asked for most.
constexpr auto KnownColumns = std::to_array<std::string_view>(
    { "NAME", "KNAME", "PATH", "MAJ:MIN", "RM", "SIZE", "RO", "TYPE", "MOUNTPOINT", "MOUNTPOINTS", "FSTYPE", "FSVER",
        "LABEL", "UUID", "FSAVAIL", "FSUSE%", "FSUSED", "FSSIZE", "ALIGNMENT", "MIN-IO", "OPT-IO", "PHY-SEC", "LOG-SEC",
        "ROTA", "SCHED", "RQ-SIZE", "RA", "WSAME", "DISC-ALN", "DISC-GRAN", "DISC-MAX", "DISC-ZERO", "HCTL", "VENDOR",
        "MODEL", "REV", "SERIAL", "TRAN", "STATE", "WWN", "PARTUUID", "PKNAME", "HOTPLUG", "OWNER", "GROUP", "MODE",
        "PARTLABEL", "PARTTYPE", "PTTYPE", "SUBSYSTEMS", "ZONED", "DAX", "RAND", "START", "MQ" });

bool isKnown(std::string_view name)
{
    return std::find(KnownColumns.begin(), KnownColumns.end(), name) != KnownColumns.end();
}

/// The first letter or digit behind what draws the tree: "├─sda1", "`-sda1", "| |-sda1"
std::string_view withoutTree(std::string_view word)
{
    while (!word.empty()) {
        const auto byte = static_cast<unsigned char>(word.front());
        const bool line = byte == 0xE2 && word.size() > 2; // box drawing: U+2500 to U+257F
        if (line)
            word.remove_prefix(3);
        else if (word.front() == '|' || word.front() == '`' || word.front() == '-' || byte >= 0x80)
            word.remove_prefix(1);
        else
            break;
    }
    return word;
}

} // namespace

std::vector<Word> wordsOf(std::string_view line)
{
    std::vector<Word> words;
    std::size_t cell = 0;
    bool inWord = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if ((static_cast<unsigned char>(line[i]) & 0xC0) == 0x80)
            continue; // inside a character
        if (isBlank(line[i])) {
            inWord = false;
        } else if (!inWord) {
            words.push_back({ line.substr(i, line.find_first_of(" \t", i) - i), cell, cell });
            inWord = true;
        }
        ++cell;
        if (inWord)
            words.back().to = cell;
    }
    return words;
}

std::optional<AlignedTable> AlignedTable::parseHead(std::string_view line)
{
    AlignedTable table;
    int known = 0;
    bool named = false;
    for (const Word &word : wordsOf(line)) {
        const bool upper = std::all_of(word.text.begin(), word.text.end(),
            [](char c) { return (c >= 'A' && c <= 'Z') || c == '-' || c == ':' || c == '%' || c == '#'; });
        if (!upper)
            return std::nullopt;
        known += isKnown(word.text) ? 1 : 0;
        named = named || word.text == "NAME" || word.text == "KNAME" || word.text == "PATH";
        table.m_columns.push_back({ std::string(word.text), word.from, word.to });
    }
    table.m_raw = trimmed(line).find("  ") == line.npos;
    const auto columns = static_cast<int>(table.m_columns.size());
    // swapon prints NAME TYPE SIZE USED PRIO.
    return named && columns > 1 && known * 10 >= columns * 7 && known >= columns - 3 && line.find(" PRIO") == line.npos
        ? std::optional(std::move(table))
        : std::nullopt;
}

std::optional<std::map<std::string, std::string>> AlignedTable::parseRow(std::string_view line) const
{
    auto cells = parseAligned(line);
    return cells || !m_raw ? cells : parseRaw(line);
}

// sda 8:0 0 59.6G 0 disk
std::optional<AlignedTable::Cells> AlignedTable::parseRaw(std::string_view line) const
{
    Cells cells;
    std::size_t column = 0;
    for (std::size_t from = 0; from <= line.size() && column < m_columns.size(); ++column) {
        const std::size_t to = std::min(line.find(' ', from), line.size());
        if (to > from)
            cells[m_columns[column].name] = line.substr(from, to - from);
        from = to + 1;
        if (to == line.size() || (column + 1 == m_columns.size() && !trimmed(line.substr(to)).empty())) {
            // The last cell may be empty, and the blank before it gone.
            return to == line.size() && column + 2 >= m_columns.size() ? std::optional(cells) : std::nullopt;
        }
    }
    return cells;
}

std::vector<std::pair<std::string, std::string>> parsePairs(std::string_view line)
{
    std::vector<std::pair<std::string, std::string>> out;
    line = trimmed(line);
    while (!line.empty()) {
        const std::size_t equals = line.find("=\"");
        const std::size_t close = equals == line.npos ? line.npos : line.find('"', equals + 2);
        if (close == line.npos)
            return {};
        std::string name(line.substr(0, equals));
        std::replace(name.begin(), name.end(), '_', '-'); // MAJ_MIN, since util-linux 2.37
        if (name == "MAJ-MIN")
            name = "MAJ:MIN";
        if (!isKnown(name))
            return {};
        out.emplace_back(std::move(name), line.substr(equals + 2, close - equals - 2));
        line = trimmed(line.substr(close + 1));
    }
    return out;
}

std::optional<AlignedTable::Cells> AlignedTable::parseAligned(std::string_view line) const
{
    std::map<std::string, std::string> cells;
    const Column *last = nullptr;
    for (const Word &word : wordsOf(line)) {
        const bool first = word.from < m_columns.front().to; // holds the tree too
        const std::string_view text = first ? withoutTree(word.text) : word.text;
        if (text.empty())
            continue;
        const auto column = std::find_if(
            m_columns.begin(), m_columns.end(), [&](const Column &c) { return word.from < c.to && c.from < word.to; });
        const bool goesOn = last != nullptr && (column == m_columns.end() || &*column == last);
        if (goesOn && m_raw && last != &m_columns.back())
            return std::nullopt;
        if (goesOn) {
            cells[last->name] += ' ' + std::string(text);
            continue;
        }
        // A tree is drawn before the name; device numbers are lined up by their colon.
        const bool loose = column == m_columns.begin() || (column != m_columns.end() && column->name == "MAJ:MIN");
        if (column == m_columns.end() || (!loose && word.from != column->from && word.to != column->to))
            return std::nullopt;
        last = &*column;
        cells[last->name] = text;
    }
    return cells;
}

} // namespace importers::lsblkfmt
