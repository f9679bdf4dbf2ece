// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/df/df.h"

#include <algorithm>
#include <array>

namespace importers::dffmt {

namespace {

bool isPercent(std::string_view word)
{
    if (!word.ends_with('%'))
        return false;
    word.remove_suffix(1);
    return !word.empty() && word.size() <= 3 && std::all_of(word.begin(), word.end(), isDigit);
}

/// "7.4G", "62G", "4,0K", "64079728", "-10K" of a file system that lends blocks
bool isSize(std::string_view word)
{
    consume(word, "-");
    return !word.empty() && isDigit(word.front()) && word.find_first_not_of("0123456789.,KMGTPEkBi") == word.npos;
}

struct Name {
    std::string_view word;
    Cell cell;
};
constexpr auto Names = std::to_array<Name>({ { "Filesystem", Cell::Device }, { "Type", Cell::Type },
    { "Size", Cell::Size }, { "Used", Cell::Used }, { "Avail", Cell::Available }, { "Available", Cell::Available },
    { "Use%", Cell::Share }, { "Capacity", Cell::Share }, { "Inodes", Cell::Inodes }, { "IUsed", Cell::InodesUsed },
    { "IFree", Cell::InodesFree }, { "IUse%", Cell::InodesShare }, { "File", Cell::File } });

/// "1K" of "1K-blocks", "1024" of "1024-blocks"
std::string_view blocksOf(std::string_view word)
{
    const auto end = word.find("-blocks");
    return end == word.npos || end == 0 || end + 7 != word.size() || !isDigit(word.front()) ? std::string_view()
                                                                                            : word.substr(0, end);
}

std::optional<TableHead> parseEnglish(const std::vector<std::string_view> &words)
{
    TableHead head;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "Mounted" && i + 1 < words.size() && words[i + 1] == "on") {
            head.cells.push_back(Cell::Mount);
            ++i;
            continue;
        }
        if (const std::string_view blocks = blocksOf(words[i]); !blocks.empty()) {
            head.cells.push_back(Cell::Size);
            head.blocks = blocks;
            continue;
        }
        const auto known
            = std::find_if(Names.begin(), Names.end(), [&](const Name &name) { return name.word == words[i]; });
        if (known == Names.end())
            return std::nullopt;
        head.cells.push_back(known->cell);
    }
    const auto has
        = [&](Cell cell) { return std::find(head.cells.begin(), head.cells.end(), cell) != head.cells.end(); };
    const bool table = has(Cell::Mount) && head.cells.size() > 1
        && (has(Cell::Share) || has(Cell::InodesShare) || has(Cell::Size) || has(Cell::Available));
    return table ? std::optional(head) : std::nullopt;
}

/// Device, sizes, a share with '%' in its name ("Verw%", "已用%", "IUse%"), mount point.
std::optional<TableHead> parseTranslated(const std::vector<std::string_view> &words)
{
    const auto share = std::find_if(words.begin(), words.end(),
        [](std::string_view word) { return word.size() > 1 && word.ends_with('%') && !isPercent(word); });
    const auto at = share - words.begin();
    if (share == words.end() || at < 4 || at > 5 || share + 1 == words.end() || words.end() - share > 3
        || std::any_of(words.begin(), words.end(), isPercent))
        return std::nullopt;
    TableHead head;
    head.cells.push_back(Cell::Device);
    if (at == 5)
        head.cells.push_back(Cell::Type);
    const auto sizes = share->starts_with("I")
        ? std::array{ Cell::Inodes, Cell::InodesUsed, Cell::InodesFree, Cell::InodesShare }
        : std::array{ Cell::Size, Cell::Used, Cell::Available, Cell::Share };
    head.cells.insert(head.cells.end(), sizes.begin(), sizes.end());
    head.cells.push_back(Cell::Mount);
    const auto blocks = words[static_cast<std::size_t>(at) - 3];
    if (isDigit(blocks.front()))
        head.blocks = blocks.substr(0, blocks.find('-'));
    return head;
}

std::string_view *cellOf(TableRow &row, Cell cell)
{
    switch (cell) {
    case Cell::Device:
        return &row.device;
    case Cell::Type:
        return &row.type;
    case Cell::Size:
        return &row.size;
    case Cell::Used:
        return &row.used;
    case Cell::Available:
        return &row.available;
    case Cell::Share:
        return &row.share;
    case Cell::Inodes:
        return &row.inodes;
    case Cell::InodesUsed:
        return &row.inodesUsed;
    case Cell::InodesFree:
        return &row.inodesFree;
    case Cell::InodesShare:
        return &row.inodesShare;
    case Cell::Mount:
        return &row.mount;
    case Cell::File:
        break;
    }
    return nullptr;
}

/// Whether a word can stand in the column; "-" is what is not known.
bool fits(Cell cell, std::string_view word)
{
    switch (cell) {
    case Cell::Share:
    case Cell::InodesShare:
        return word == "-" || isPercent(word);
    case Cell::Device:
    case Cell::Type:
    case Cell::File:
        return true;
    case Cell::Mount:
        return word.starts_with('/') || word == "-";
    default:
        return word == "-" || isSize(word);
    }
}

bool fill(TableRow &row, Cell cell, std::string_view word)
{
    if (!fits(cell, word))
        return false;
    if (std::string_view *place = cellOf(row, cell); place && word != "-")
        *place = cell == Cell::Share || cell == Cell::InodesShare ? word.substr(0, word.size() - 1) : word;
    return true;
}

/// The words of a row from the column `first` on; the last column takes the rest when it is the mount point.
std::optional<TableRow> readRow(std::string_view text, const TableHead &head, std::size_t first)
{
    TableRow row;
    for (std::size_t i = first; i < head.cells.size(); ++i) {
        const bool rest = i + 1 == head.cells.size() && head.cells[i] == Cell::Mount;
        const std::string_view word = rest ? trimmed(text) : nextField(text);
        if (word.empty() || !fill(row, head.cells[i], word))
            return std::nullopt;
        if (rest)
            return row;
    }
    return trimmed(text).empty() ? std::optional(row) : std::nullopt;
}

} // namespace

std::optional<TableHead> parseTableHead(std::string_view text)
{
    std::vector<std::string_view> words;
    splitFields(text, words);
    if (words.size() < 3)
        return std::nullopt;
    const auto english = parseEnglish(words);
    return english ? english : parseTranslated(words);
}

std::optional<TableRow> parseTableRow(std::string_view text, const TableHead &head)
{
    if (auto row = readRow(text, head, 0))
        return row;
    if (head.cells.front() != Cell::Device)
        return std::nullopt;
    // A long device name stands on a line of its own; one of a server may have blanks.
    if (auto row = readRow(text, head, 1))
        return row;
    std::string_view rest = text;
    for (std::string_view word = nextField(rest); !word.empty(); word = nextField(rest))
        if (auto row = head.cells.size() > 5 ? readRow(rest, head, 1) : std::nullopt) {
            row->device = trimmed(text.substr(0, text.size() - rest.size()));
            return row;
        }
    return std::nullopt;
}

} // namespace importers::dffmt
