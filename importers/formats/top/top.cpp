// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/top/toplines.h"
#include "importers/formats/top/topreader.h"
#include "importers/formats/top/toptable.h"

#include <string>

namespace importers {

namespace {

bool opens(std::string_view line) { return parseTopHead(line).has_value(); }

/// The kinds of lines of top among the first lines of a file.
struct Signs {
    model::LineNumber head = 0; ///< of the first "top - 12:08:36 up"
    model::LineNumber columns = 0; ///< of the first column head
    int lines = 0; ///< that are not blank
    int summaries = 0;
    int rows = 0;
};

Signs findSigns(const Head &head)
{
    Signs signs;
    TopColumns columns;
    for (const Line &line : head.lines) {
        std::string_view rest = line.text;
        signs.lines += trimmed(rest).empty() ? 0 : 1;
        if (!columns.empty() && parseTopRow(line.text, columns)) {
            ++signs.rows;
        } else if (parseTopHead(line.text)) {
            signs.head = signs.head == 0 ? line.number : signs.head;
        } else if (parseTopCpu(rest) || parseTopMemory(rest) || parseTopTasks(line.text)) {
            ++signs.summaries;
        } else if (auto found = parseTopColumns(line.text, signs.summaries > 1 || signs.head != 0)) {
            signs.columns = signs.columns == 0 ? line.number : signs.columns;
            columns = std::move(*found);
        }
    }
    return signs;
}

Detection sniff(const Head &head)
{
    const Signs signs = findSigns(head);
    const std::string rows = ", " + std::to_string(signs.rows) + " process rows";
    const std::string columnText = "process table head in line " + std::to_string(signs.columns) + rows;
    if (signs.head != 0 && signs.rows > 0)
        return { 98, "top line in line " + std::to_string(signs.head) + ", " + columnText };
    if (signs.head != 0)
        return { 80, "top line in line " + std::to_string(signs.head) };
    // One row of an example in a text about top is no log.
    if (signs.columns != 0 && signs.rows > 0)
        return { signs.rows * 2 > signs.lines ? 90 : 10, columnText };
    if (signs.summaries > 2)
        return { 60, std::to_string(signs.summaries) + " summary lines as of top" };
    return {};
}

} // namespace

LogFormat top() { return { "top", "top (procps 3.2 to 4, batch output)", sniff, opens, makeTopReader }; }

} // namespace importers
