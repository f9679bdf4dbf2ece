// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/factname.h"

#include "importers/api/lexer.h"

namespace importers {

namespace {

/// Length of the figure with parted digits at the start of the text; 0 when it is none.
std::size_t groupedLength(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size() && isDigit(text[at]))
        ++at;
    if (at == 0 || at > 3 || at >= text.size())
        return 0;
    const char mark = text[at];
    if (mark != ',' && mark != '.' && mark != '\'')
        return 0;
    int groups = 0;
    while (at + 3 < text.size() && text[at] == mark && isDigit(text[at + 1]) && isDigit(text[at + 2])
        && isDigit(text[at + 3])) {
        at += 4;
        ++groups;
    }
    const bool ended = at == text.size() || (!isDigit(text[at]) && text[at] != mark);
    // "1.234" may be a fraction.
    return ended && (groups > 1 || (groups == 1 && mark != '.')) ? at : 0;
}

} // namespace

std::string factName(std::string_view printed)
{
    std::string out;
    bool gap = false;
    for (const char c : trimmed(printed)) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80);
        if (c == '(' || c == ')')
            continue;
        if (!letter && !isDigit(c) && c != '%') {
            gap = true;
            continue;
        }
        if ((gap || c == '%') && !out.empty())
            out.push_back('_');
        gap = false;
        if (c == '%')
            out += "percent";
        else
            out.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c + 0x20) : c);
    }
    return out;
}

std::string withoutGrouping(std::string_view text)
{
    const std::size_t length = groupedLength(text);
    std::string out;
    for (const char c : text.substr(0, length))
        if (isDigit(c))
            out.push_back(c);
    out += text.substr(length);
    return out;
}

} // namespace importers
