// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace importers::lsblkfmt {

/// A word and the cells it takes in its line; a character takes one.
struct Word {
    std::string_view text;
    std::size_t from = 0, to = 0;
};
std::vector<Word> wordsOf(std::string_view line);

/// A table whose cells may be empty: a word belongs to the column under whose name it begins or ends.
class AlignedTable {
public:
    /// "NAME  MAJ:MIN RM  SIZE RO TYPE MOUNTPOINTS"; nullopt when it is no head of lsblk.
    static std::optional<AlignedTable> parseHead(std::string_view line);
    /// Cells by column name; without the tree that is drawn before a name. nullopt when a word stands under no name.
    std::optional<std::map<std::string, std::string>> parseRow(std::string_view line) const;

private:
    struct Column {
        std::string name;
        std::size_t from = 0, to = 0;
    };
    using Cells = std::map<std::string, std::string>;
    std::optional<Cells> parseAligned(std::string_view line) const;
    std::optional<Cells> parseRaw(std::string_view line) const;
    std::vector<Column> m_columns;
    bool m_raw = false; ///< one blank between all names: it may be of lsblk -r, whose cells are not lined up
};

/// NAME="sda" MAJ:MIN="8:0" SIZE="59.6G", of lsblk -P: pairs of column and value in their order; empty when it is none.
std::vector<std::pair<std::string, std::string>> parsePairs(std::string_view line);

} // namespace importers::lsblkfmt
