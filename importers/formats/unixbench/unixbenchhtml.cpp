// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchhtml.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>
#include <utility>

namespace importers {

namespace {

constexpr std::size_t MostText = 2048; ///< of a cell
constexpr std::size_t MostCells = 64; ///< of a row
constexpr std::size_t MostTag = 1024;

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> Entities{ {
    { "&lt;", "<" },
    { "&gt;", ">" },
    { "&quot;", "\"" },
    { "&#39;", "'" },
    { "&nbsp;", " " },
    { "&mdash;", "\xE2\x80\x94" },
    { "&amp;", "&" },
} };

void appendWord(std::string &out, std::string_view text)
{
    for (std::size_t i = 0; i < text.size() && out.size() < MostText;) {
        std::string_view piece = text.substr(i, 1);
        std::size_t length = 1;
        for (const auto &[name, meaning] : Entities) {
            if (text.substr(i).starts_with(name)) {
                piece = meaning;
                length = name.size();
                break;
            }
        }
        const bool blank = piece == " " || piece == "\t";
        if (!blank)
            out += piece;
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
        i += length;
    }
}

bool isHeading(std::string_view name)
{
    return name == "p" || name == "title" || (name.size() == 2 && name[0] == 'h' && isDigit(name[1]));
}

} // namespace

void HtmlBlocks::open(std::string_view name)
{
    m_block = { std::string(name), {} };
    m_inCell = false;
}

void HtmlBlocks::close(std::vector<HtmlBlock> &out)
{
    for (HtmlCell &cell : m_block.cells) {
        if (cell.text.ends_with(' '))
            cell.text.pop_back();
    }
    const bool any = std::any_of(
        m_block.cells.begin(), m_block.cells.end(), [](const HtmlCell &cell) { return !cell.text.empty(); });
    if (any)
        out.push_back(std::move(m_block));
    m_block = {};
    m_inCell = false;
}

/// "td align=right", "/tr", "br/"
void HtmlBlocks::tag(std::string_view text, std::vector<HtmlBlock> &out)
{
    const bool end = consume(text, "/");
    std::string name(text.substr(0, text.find_first_of(" \t/")));
    std::transform(name.begin(), name.end(), name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
    const bool row = name == "tr" || name == "table";
    if (row || isHeading(name)) {
        if (!m_block.tag.empty())
            close(out);
        if (!end && name != "table")
            open(name);
        m_inCell = !end && isHeading(name);
        if (m_inCell)
            m_block.cells.emplace_back();
    } else if (name == "td" || name == "th") {
        m_inCell = !end && m_block.tag == "tr" && m_block.cells.size() < MostCells;
        if (m_inCell)
            m_block.cells.emplace_back();
    } else if (name == "br" && m_inCell) {
        appendWord(m_block.cells.back().text, " ");
    }
}

void HtmlBlocks::text(model::LineNumber number, std::string_view piece)
{
    if (!m_inCell || piece.empty())
        return;
    HtmlCell &cell = m_block.cells.back();
    const bool first = cell.text.empty();
    appendWord(cell.text, piece);
    if (first && !cell.text.empty())
        cell.line = number;
}

std::vector<HtmlBlock> HtmlBlocks::feed(model::LineNumber number, std::string_view line)
{
    std::vector<HtmlBlock> out;
    while (!line.empty()) {
        if (m_tag.empty()) {
            const std::size_t start = std::min(line.find('<'), line.size());
            text(number, line.substr(0, start));
            line.remove_prefix(start);
            if (line.empty())
                break;
        }
        const std::size_t end = line.find('>');
        m_tag += line.substr(0, end);
        if (end == std::string_view::npos) {
            m_tag += ' ';
            if (m_tag.size() > MostTag) // a '<' in the text
                m_tag.clear();
            return out;
        }
        line.remove_prefix(end + 1);
        tag(std::string_view(m_tag).substr(1), out);
        m_tag.clear();
    }
    text(number, " ");
    return out;
}

} // namespace importers
