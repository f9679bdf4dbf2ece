// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <optional>
#include <string_view>

// Names of months and weekdays as date(1) and strftime() print them in the languages of the field.
namespace importers {

/// A word at the start of a text that has a meaning.
struct NamedWord {
    int value = 0; ///< month 1..12; weekday 1 (Monday) .. 7; half of the day 0 (AM), 1 (PM)
    std::size_t length = 0; ///< bytes
};

/// "Mar", "March", "Mär", "mars", "мар", whole word, any case.
std::optional<NamedWord> monthName(std::string_view text);
/// "Fri", "Friday", "Fr", "Пт", "星期五", "金曜日".
std::optional<NamedWord> weekdayName(std::string_view text);
/// "AM", "pm", "上午", "午後".
std::optional<NamedWord> dayHalf(std::string_view text);

} // namespace importers
