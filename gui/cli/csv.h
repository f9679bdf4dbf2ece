// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace gui {

/// Appends one field as RFC 4180 has it: in quotes when it holds a comma, a quote or a line end.
inline void appendCsvField(std::string &row, std::string_view field)
{
    if (field.find_first_of(",\"\r\n") == std::string_view::npos) {
        row += field;
        return;
    }
    row += '"';
    for (const char c : field)
        row += c == '"' ? std::string_view("\"\"") : std::string_view(&c, 1);
    row += '"';
}

} // namespace gui
