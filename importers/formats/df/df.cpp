// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/df/df.h"

#include "importers/api/lexer.h"
#include "importers/api/logformat.h"

#include <algorithm>
#include <string>
#include <vector>

namespace importers {

namespace dffmt {

namespace {

bool isPercent(std::string_view word)
{
    if (!word.ends_with('%'))
        return false;
    word.remove_suffix(1);
    return !word.empty() && word.size() <= 3 && std::all_of(word.begin(), word.end(), isDigit);
}

/// "7.4G", "62G", "4,0K", "64079728"
bool isSize(std::string_view word)
{
    return !word.empty() && isDigit(word.front()) && word.find_first_not_of("0123456789.,KMGTPEkB") == word.npos;
}

} // namespace

std::optional<TableHead> parseTableHead(std::string_view text)
{
    std::vector<std::string_view> words;
    splitFields(text, words);
    const auto share = std::find_if(words.begin(), words.end(),
        [](std::string_view word) { return word.size() > 1 && word.ends_with('%') && !isPercent(word); });
    const auto at = share - words.begin();
    if (share == words.end() || at < 4 || share + 1 == words.end())
        return std::nullopt;
    // "Use%", "Verw%", "已用%", "IUse%"; sizes come before it and a mount point after it, so no word has digits alone.
    if (std::any_of(words.begin(), words.end(), isPercent))
        return std::nullopt;
    return TableHead{ share->starts_with("I") };
}

std::optional<TableRow> parseTableRow(std::string_view text)
{
    TableRow row;
    std::string_view last;
    int sizes = 0;
    for (auto word = nextField(text); !word.empty(); word = nextField(text)) {
        if (isPercent(word) && sizes >= 3) {
            row.mount = trimmed(text);
            row.usePercent = word.substr(0, word.size() - 1);
            row.available = last;
            return row.mount.starts_with('/') ? std::optional(row) : std::nullopt;
        }
        sizes = isSize(word) ? sizes + 1 : 0;
        last = word;
    }
    return std::nullopt;
}

namespace {

class Reader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;

private:
    bool m_table = false;
    bool m_inodes = false;
    bool m_wrapped = false; ///< a device name alone, its figures on the next line
};

bool Reader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    if (const auto head = parseTableHead(text)) {
        m_table = true;
        m_inodes = head->inodes;
        return true;
    }
    if (!m_table)
        return false;
    if (const auto row = parseTableRow(text)) {
        const std::string name = "df." + std::string(row->mount);
        sink.fact(line.number, name + (m_inodes ? ".inodes_use_percent" : ".use_percent"), row->usePercent);
        sink.fact(line.number, name + (m_inodes ? ".inodes_free" : ".available"), row->available);
        m_wrapped = false;
        return true;
    }
    // File systems without a size print '-' for the share.
    const bool unsized = text.find(" - /") != text.npos || text.find(" -  /") != text.npos;
    const bool name = !m_wrapped && text.find_first_of(" \t") == text.npos;
    m_wrapped = name;
    return unsized || name;
}

Detection sniff(const Head &head)
{
    model::LineNumber table = 0;
    for (const Line &line : head.lines) {
        if (parseTableHead(line.text))
            table = line.number;
        else if (table != 0 && parseTableRow(line.text))
            return { 88, "head of df in line " + std::to_string(table) + " and a row" };
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
