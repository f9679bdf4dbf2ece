// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/sadf/sadflines.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers::sadffmt {

namespace {

void splitAt(std::string_view text, char separator, std::vector<std::string_view> &out)
{
    for (;;) {
        const auto end = text.find(separator);
        out.push_back(trimmed(text.substr(0, end)));
        if (end == text.npos)
            return;
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::optional<Stamp> parseStampCell(std::string_view text, DateOrder order)
{
    const bool utc = text.ends_with(" UTC");
    if (utc)
        text.remove_suffix(4);
    const auto parsed = parseStamp(text, order);
    if (!parsed || parsed->length != text.size())
        return std::nullopt;
    Stamp stamp = parsed->stamp;
    if (utc && stamp.kind == model::StampKind::Local)
        stamp.kind = model::StampKind::Zoned;
    return stamp;
}

std::optional<CsvHead> parseCsvHead(std::string_view text)
{
    if (!consume(text, "# hostname;interval;timestamp;"))
        return std::nullopt;
    CsvHead head;
    text = trimmed(text);
    constexpr std::string_view more = "[...]";
    if (text.ends_with(more)) {
        head.repeats = true;
        text.remove_suffix(more.size());
    }
    splitAt(text, ';', head.names);
    const bool whole = std::none_of(head.names.begin(), head.names.end(),
        [](std::string_view name) { return name.empty() || name.find('[') != name.npos; });
    return whole ? std::optional(std::move(head)) : std::nullopt;
}

std::optional<DataRow> parseDataRow(std::string_view text, char separator, DateOrder order)
{
    std::vector<std::string_view> cells;
    splitAt(text, separator, cells);
    if (cells.size() < 4 || cells.size() > 20'000)
        return std::nullopt;
    const auto interval = parseInteger(cells[1]);
    const auto stamp = parseStampCell(cells[2], order);
    if (cells[0].empty() || cells[0].find_first_of(" \t") != std::string_view::npos || !interval || !stamp)
        return std::nullopt;
    DataRow row{ cells[0], *stamp, {}, *interval < 0 };
    row.cells.assign(cells.begin() + 3, cells.end());
    return row;
}

const char *unreadForm(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with("<sysdata-version>"))
        return "sadf -x (XML), which is not read; print it with sadf -d or sadf -j";
    if (text.starts_with("System activity data file: "))
        return "sadf -H, which describes a file and has no figures; print it with sadf -d or sadf -j";
    if (text.find("; LINUX-RESTART (") != text.npos || text.find(" UTC; CPU; -1; %user; ") != text.npos)
        return "sadf -r (raw counters), which is not read; print it with sadf -d or sadf -j";
    if (text.starts_with("<svg ") && text.find("stroke=\"#808080\"") != text.npos)
        return "sadf -g, a picture; print it with sadf -d or sadf -j";
    return nullptr;
}

} // namespace importers::sadffmt
