// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"

#include <optional>
#include <string_view>

namespace importers {

/// A time stamp as a log prints it.
struct Stamp {
    model::StampKind kind = model::StampKind::None;
    model::Nanos value = 0; ///< see StampKind
    std::optional<int> zoneSeconds; ///< Local with a printed numeric offset becomes Zoned and keeps it here

    bool isValid() const { return kind != model::StampKind::None; }
};

/// What two numbers and a slash mean. Cannot be read off one stamp; chosen once a file.
enum class DateOrder : std::uint8_t { MonthFirst, DayFirst, YearFirst };

/// A stamp and how many bytes of the text it took.
struct ParsedStamp {
    Stamp stamp;
    std::size_t length = 0;
};

/// Reads one of these at the start of `text` (no leading blanks); nullopt when there is none:
///   2025-03-07T12:08:36.123456+0800   2025-03-07 12:08:36,123   2025-03-07T12:08:36Z   2025/03/07 12:08:36
///   03/07/25 12:08:36   03/07/2025 12:08:36 PM   07.03.2025 12:08:36   2025年03月07日 12时08分36秒
///   Fri Mar  7 12:08:36 CST 2025   Fri Mar 07 12:08:36 PM CST 2025   Fri Mar  7 12:08:36 2025   Mar 07 12:08:36 (no
///   year) 2025年 03月 07日 星期五 12:08:36 CST   Fr 7. Mär 12:08:36 CST 2025 07.03.2025 and 07-03-2025 are always day
///   first. Also, as date(1) prints them elsewhere: Fri 07 Mar 2025 12:08:36 PM, Fri, 07 Mar 2025 12:08:36 +0800, Fri
///   2025-03-07 12:08:36 CST, 2025-03-07 12:08, 03-07 12:08:36.123 (no year)
/// Zone letters are a label and never converted. 70..99 -> 19yy, 00..69 -> 20yy.
/// A stamp without a year is a TimeOfDay that counts days too: its value is (n * 24 h + time of day) on the n-th day of
/// a leap year, 1 January being day 1; so it is never less than a day, unlike that of a bare time of day.
std::optional<ParsedStamp> parseDateTime(std::string_view text, DateOrder order);
/// A date alone, as Local midnight: 2025-03-07   03/07/25   03/07/2025   07.03.2025   2025年03月07日
std::optional<ParsedStamp> parseDate(std::string_view text, DateOrder order);
/// 12:08:36   12:08:36.123   12:08:36 PM   12时08分36秒   12時08分36秒
std::optional<ParsedStamp> parseTimeOfDay(std::string_view text);
/// 1741320516   1741320516.156397642   1741651190116 (ms): Zoned; only values of the years 1970 + 1 day to 2100 with
/// 9 to 10 digits (seconds) or 12 to 13 (milliseconds).
std::optional<ParsedStamp> parseEpoch(std::string_view text);
/// Any of the three, dates first.
std::optional<ParsedStamp> parseStamp(std::string_view text, DateOrder order);

} // namespace importers
