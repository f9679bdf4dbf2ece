// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
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
    std::vector<Column> m_columns;
};

} // namespace importers::lsblkfmt
