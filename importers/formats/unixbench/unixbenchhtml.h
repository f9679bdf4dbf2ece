// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// A cell of a table, or the text of a heading.
struct HtmlCell {
    std::string text; ///< without tags, entities and doubled blanks
    model::LineNumber line = 0; ///< in which its text begins
};

/// A piece of a page: a row of a table, or a heading or paragraph with one cell.
struct HtmlBlock {
    std::string tag; ///< "tr", "h3", "p"
    std::vector<HtmlCell> cells;
};

/// Cuts a page, line by line, into the rows and headings it consists of.
class HtmlBlocks {
public:
    /// The blocks that end in this line.
    std::vector<HtmlBlock> feed(model::LineNumber number, std::string_view line);
    /// True inside a block: the page is cut there.
    bool isOpen() const { return !m_block.tag.empty(); }

private:
    void tag(std::string_view text, std::vector<HtmlBlock> &out);
    void open(std::string_view name);
    void close(std::vector<HtmlBlock> &out);
    void text(model::LineNumber number, std::string_view piece);

    HtmlBlock m_block;
    bool m_inCell = false;
    std::string m_tag; ///< a tag that goes on in the next line
};

} // namespace importers
