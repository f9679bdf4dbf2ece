// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"
#include "importers/api/lexer.h"
#include "importers/api/stamp.h"

// The pieces time stamps are made of. Each takes its piece off the front of the cursor; what is left of the cursor
// after a failure is unspecified.
namespace importers {

/// Where the parser stands; `rest` shrinks from the front.
struct Cursor {
    std::string_view rest;

    char peek(std::size_t at = 0) const { return at < rest.size() ? rest[at] : '\0'; }
    bool take(char c)
    {
        if (peek() != c)
            return false;
        rest.remove_prefix(1);
        return true;
    }
    bool take(std::string_view word) { return consume(rest, word); }
    bool blanks()
    {
        const std::size_t before = rest.size();
        while (isBlank(peek()))
            rest.remove_prefix(1);
        return rest.size() != before;
    }
    /// A run of digits of this length, not more.
    std::optional<int> number(std::size_t least, std::size_t most)
    {
        std::size_t n = 0;
        int value = 0;
        for (; n <= most && isDigit(peek(n)); ++n)
            value = value * 10 + (rest[n] - '0');
        if (n < least || n > most)
            return std::nullopt;
        rest.remove_prefix(n);
        return value;
    }
};

constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// "12:08:36" must not be the start of "12:08:361", "12:08:36:ab" of an address or "12:08:36th".
bool endsHere(const Cursor &c);
/// Length of the run of digits that starts there.
std::size_t digitRun(std::string_view text, std::size_t at);
/// ".123456", or ",123" as Java and dmesg write it: then with 3, 6 or 9 digits, as a comma also parts columns.
void takeFraction(Cursor &c, model::CivilTime &time);
/// 12:08:36.25, 3:08:36 PM, 下午 03:08:36, 12时08分36秒; 12:08 when `shortForm`.
bool takeClock(Cursor &c, model::CivilTime &time, bool shortForm);
/// 2025-03-07, 2025/3/7, 03/07/25, 03/07/2025, 07.03.2025, 2025年 3月 7日
bool takeDate(Cursor &c, model::CivilTime &time, DateOrder order);
/// "+0800", "+08:00", "+08", as seconds east; the cursor stays where it was when there is none.
std::optional<int> takeOffset(Cursor &c);
/// How many letters name a zone: CST, UTC, MSK. INFO and WARN, which also follow stamps, are none.
std::size_t zoneLetters(std::string_view text);

} // namespace importers
