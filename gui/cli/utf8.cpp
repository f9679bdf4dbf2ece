// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/cli/utf8.h"

#include <algorithm>

namespace gui {

namespace {

bool inRange(std::string_view text, std::size_t at, unsigned char low, unsigned char high)
{
    return at < text.size() && static_cast<unsigned char>(text[at]) >= low
        && static_cast<unsigned char>(text[at]) <= high;
}

/// Bounds of the second byte depend on the first (table 3-7 of the Unicode standard).
bool secondFits(std::string_view text, unsigned char first)
{
    const unsigned char low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const unsigned char high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    return inRange(text, 1, low, high);
}

} // namespace

std::size_t utf8Length(std::string_view text)
{
    if (text.empty())
        return 0;
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80)
        return 1;
    const std::size_t length = first >= 0xc2 && first <= 0xdf ? 2
        : (first & 0xf0) == 0xe0                              ? 3
        : first >= 0xf0 && first <= 0xf4                      ? 4
                                                              : 0;
    if (length == 0 || !secondFits(text, first))
        return 0;
    for (std::size_t i = 2; i < length; ++i)
        if (!inRange(text, i, 0x80, 0xbf))
            return 0;
    return length;
}

std::string validUtf8(std::string_view text)
{
    if (std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        return std::string(text);
    std::string out;
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0)
            out += "\xef\xbf\xbd";
        else
            out += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

} // namespace gui
