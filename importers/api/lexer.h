// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Tools for line parsers: no locale, no allocation where it can be helped, whole token or nothing.
namespace importers {

constexpr bool isBlank(char c) { return c == ' ' || c == '\t'; }
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text);
/// Takes the next run of non-blanks off the front of `rest`; empty at the end.
std::string_view nextField(std::string_view &rest);
/// Splits on runs of blanks into `out` (cleared first).
void splitFields(std::string_view text, std::vector<std::string_view> &out);
/// Takes `prefix` off the front.
bool consume(std::string_view &rest, std::string_view prefix);

/// "12", "-3", "12.34"; with comma = true also "12,34". Nothing else: no blanks, signs other than '-', exponents, nan,
/// inf, '*', more than 18 digits. Missing -> nullopt.
std::optional<model::Decimal> parseDecimal(std::string_view token, bool comma = false);
/// Digits only, optional '-'.
std::optional<std::int64_t> parseInteger(std::string_view token);
std::optional<double> parseDouble(std::string_view token);

/// The longest prefix of `text` with at most `bytes` bytes that does not cut a UTF-8 sequence.
std::string_view clipUtf8(std::string_view text, std::size_t bytes);

} // namespace importers
