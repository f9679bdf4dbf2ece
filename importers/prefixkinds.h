// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/prefix.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// The kinds of prefixes as pure functions on one line.
namespace importers {

/// A number before a line.
struct NumberPrefix {
    std::int64_t number = 0;
    std::size_t length = 0; ///< with the mark, without the blank
    char mark = '\0'; ///< see PrefixStep
};
/// "  12. ", "12<TAB>", "[12] ", "12) ", "12: ", "12-", "12 | ", "  12 "
std::optional<NumberPrefix> numberPrefix(std::string_view text);
/// "行 4907:", "line 12:"; length with the colon
std::optional<std::size_t> rowPrefix(std::string_view text);

struct StampPrefix {
    Stamp stamp;
    std::size_t length = 0; ///< with one blank behind it
};
/// "Fri Mar 07 12:08:36 CST 2025 ", "[2025-03-07 12:08:36] "
std::optional<StampPrefix> stampPrefix(std::string_view text, DateOrder order);
/// "Mar  7 12:08:36 fieldbox toplog[1234]: ", "<134>1 2025-03-07T12:08:36Z fieldbox toplog 1234 - - " of RFC 5424,
/// "03-07 12:08:36.123  1234  1234 I toplog  : " of logcat
std::optional<StampPrefix> syslogPrefix(std::string_view text, DateOrder order);

/// Entities, and with `tags` "<pre>", "</body>" of a page that holds a log.
void decodeHtml(std::string_view text, std::string &out, bool tags = true);
/// "sda,0.00" and "sda;0,00" to "sda 0.00".
void decodeCells(std::string_view text, char separator, std::string &out);
/// "^I" to a tab, without the "$" of the line's end.
void decodeCatA(std::string_view text, std::string &out);

} // namespace importers
