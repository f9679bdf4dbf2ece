// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/sysstatreader.h"

namespace importers {

namespace {

/// The names of a table's columns when the line is its head.
std::vector<std::string_view> headNames(std::string_view text, std::string_view tool)
{
    std::vector<std::string_view> names;
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
