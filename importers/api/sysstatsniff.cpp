// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/stampparts.h"
#include "importers/api/sysstatreader.h"

namespace importers {

namespace {

/// Cheap: no head of the tool lacks all of these.
bool mayBeHead(std::string_view text, std::string_view tool)
{
    const auto has = [&](std::string_view part) { return text.find(part) != text.npos; };
    if (tool == "pidstat")
        return has("Command");
    if (tool == "mpstat")
        return has("CPU") || has("NODE");
    return has("%") || has("/s") || has("-sz") || has("sck") || has("kb") || has("MHz") || has("INTR") || has("-nr")
        || has("BUS") || has("FAN") || has("TEMP") || has("IN ");
}

/// The names of a table's columns when the line is its head.
std::vector<std::string_view> headNames(std::string_view text, std::string_view tool)
{
    std::vector<std::string_view> names;
    const auto first = text.find_first_not_of(" \t");
    // Heads begin with a time of day, in some languages with the half of the day before it.
    if (first == text.npos || isLetter(text[first]) || !mayBeHead(text, tool))
        return names;
    const auto parts = parseSysstatLine(text, DateOrder::MonthFirst);
    if (!parts || parts->rest.empty())
        return names;
    splitFields(parts->rest, names);
    if (sysstatTool(names) != tool)
        names.clear();
    return names;
}

} // namespace

Detection sniffSysstat(const Head &head, std::string_view tool)
{
    std::optional<SysstatTable> table;
    model::LineNumber headLine = 0;
    SysstatRow row;
    const std::string name(tool);
    for (const Line &line : head.lines) {
        if (const auto names = headNames(line.text, tool); !names.empty()) {
            table.emplace(tool, names);
            headLine = line.number;
        } else if (table) {
            const auto parts = parseSysstatLine(line.text, DateOrder::MonthFirst);
            if (parts && parts->stamp && table->parseRow(parts->rest, row))
                return { 95,
                    "head of " + name + " in line " + std::to_string(headLine) + ", a row in line "
                        + std::to_string(line.number) };
        }
    }
    if (headLine != 0)
        return { 60, "head of " + name + " without a row in line " + std::to_string(headLine) };
    return {};
}

bool opensSysstat(std::string_view line, std::string_view tool) { return !headNames(line, tool).empty(); }

} // namespace importers
