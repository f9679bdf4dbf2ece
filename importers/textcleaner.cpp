// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/textcleaner.h"

namespace importers {

namespace {

constexpr char Escape = '\x1B';

bool isIn(char c, char from, char to)
{
    return static_cast<unsigned char>(c) >= static_cast<unsigned char>(from)
        && static_cast<unsigned char>(c) <= static_cast<unsigned char>(to);
}

/// Length of the control sequence at the start of `text`, which begins with ESC. ECMA-48 section 5.
std::size_t escapeLength(std::string_view text)
{
    if (text.size() < 2)
        return text.size();
    std::size_t at = 2;
    if (text[1] == '[') { // ESC [ 0;31 m
        while (at < text.size() && isIn(text[at], '\x20', '\x3F'))
            ++at;
        return at < text.size() && isIn(text[at], '\x40', '\x7E') ? at + 1 : at;
    }
    if (text[1] == ']') { // ESC ] 0;title BEL
        while (at < text.size() && text[at] != '\a' && text[at] != Escape)
            ++at;
        return at < text.size() && text[at] == '\a' ? at + 1 : at;
    }
    if (isIn(text[1], '\x20', '\x2F')) // ESC ( B
        return at < text.size() ? at + 1 : at;
    return at;
}

struct Special {
    std::size_t length = 0; ///< 0: an ordinary character
    bool blank = false; ///< else it is dropped
};

/// Blanks that are not U+0020 and characters that are not seen.
Special special(std::string_view text)
{
    if (text.starts_with("\xC2\xA0")) // U+00A0
        return { 2, true };
    if (text.size() < 3)
        return {};
    const char third = text[2];
    if (text.starts_with("\xE2\x80"))
        // U+2000..U+200A and U+202F are blanks; U+200B..U+200F and U+2028..U+202E steer the layout.
        return { isIn(third, '\x80', '\x8F') || isIn(third, '\xA8', '\xAF') ? 3U : 0U,
            isIn(third, '\x80', '\x8A') || third == '\xAF' };
    if (text.starts_with("\xE2\x81"))
        return { isIn(third, '\x9F', '\xA4') ? 3U : 0U, third == '\x9F' }; // U+205F; U+2060..U+2064
    if (text.starts_with("\xE3\x80\x80") || text.starts_with("\xE1\x9A\x80")) // U+3000, U+1680
        return { 3, true };
    if (text.starts_with("\xEF\xBB\xBF")) // a byte order mark of a file pasted behind another
        return { 3, false };
    return {};
}

} // namespace

void cleanText(std::string_view utf8, std::string &out)
{
    while (!utf8.empty()) {
        const char c = utf8.front();
        std::size_t taken = 1;
        if (c == Escape) {
            taken = escapeLength(utf8);
        } else if (static_cast<unsigned char>(c) >= 0x80) {
            const Special s = special(utf8);
            if (s.length == 0)
                out.push_back(c);
            else if (s.blank)
                out.push_back(' ');
            taken = s.length == 0 ? 1 : s.length;
        } else if (c != '\0') {
            out.push_back(isIn(c, '\x01', '\x1F') && c != '\t' ? ' ' : c);
        }
        utf8.remove_prefix(taken);
    }
}

} // namespace importers
