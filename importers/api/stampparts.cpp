// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stampparts.h"

#include "importers/api/stampnames.h"

namespace importers {

using model::CivilTime;
using model::Nanos;
using std::string_view;

bool endsHere(const Cursor &c)
{
    if (isDigit(c.peek()) || isLetter(c.peek()) || c.peek() == '_')
        return false;
    return c.peek() != ':' || !(isDigit(c.peek(1)) || isLetter(c.peek(1)));
}

std::size_t digitRun(string_view text, std::size_t at)
{
    std::size_t n = 0;
    while (at + n < text.size() && isDigit(text[at + n]))
        ++n;
    return n;
}

void takeFraction(Cursor &c, CivilTime &time)
{
    const std::size_t n = digitRun(c.rest, 1);
    if (n == 0 || (c.peek() != '.' && c.peek() != ','))
        return;
    if (c.peek() == ',' && ((n != 3 && n != 6 && n != 9) || c.peek(n + 1) == ',' || c.peek(n + 1) == '.'))
        return;
    Nanos scale = model::NanosPerSecond;
    for (std::size_t i = 1; i <= n && scale > 1; ++i) {
        scale /= 10;
        time.fraction += (c.rest[i] - '0') * scale;
    }
    c.rest.remove_prefix(n + 1);
}

namespace {

/// "PM" turns 12-hour hours into 24-hour ones. False for what cannot be, as "15:08 AM".
bool applyHalf(CivilTime &time, int half)
{
    if (time.hour > 12)
        return half == 1;
    if (time.hour == 12)
        time.hour = half == 1 ? 12 : 0;
    else if (half == 1)
        time.hour += 12;
    return true;
}

/// 12:08:36, 9:08:36 PM; seconds may be left out when `shortForm`.
bool colonClock(Cursor &c, CivilTime &time, bool shortForm)
{
    const auto hour = c.number(1, 2);
    if (!hour || !c.take(':'))
        return false;
    const auto minute = c.number(2, 2);
    if (!minute)
        return false;
    time.hour = *hour;
    time.minute = *minute;
    if (!c.take(':'))
        return shortForm;
    const auto second = c.number(2, 2);
    if (!second)
        return false;
    time.second = *second;
    takeFraction(c, time);
    return true;
}

/// 12时08分36秒, 12時08分36秒, 12시 08분 36초
bool markedClock(Cursor &c, CivilTime &time)
{
    const auto hour = c.number(1, 2);
    if (!hour || !(c.take("时") || c.take("時") || c.take("시")))
        return false;
    c.blanks();
    const auto minute = c.number(1, 2);
    if (!minute || !(c.take("分") || c.take("분")))
        return false;
    c.blanks();
    const auto second = c.number(1, 2);
    if (!second || !(c.take("秒") || c.take("초")))
        return false;
    time.hour = *hour;
    time.minute = *minute;
    time.second = *second;
    return true;
}

int fullYear(int year, std::size_t digits) { return digits > 2 ? year : year + (year >= 70 ? 1900 : 2000); }

/// Gives the three fields of a date their meaning. False when the day or month cannot be.
bool assign(CivilTime &time, DateOrder order, const int (&field)[3], std::size_t yearDigits)
{
    const bool yearFirst = order == DateOrder::YearFirst;
    const int year = yearFirst ? field[0] : field[2];
    const int rest[2] = { yearFirst ? field[1] : field[0], yearFirst ? field[2] : field[1] };
    const bool dayFirst = order == DateOrder::DayFirst;
    time.year = fullYear(year, yearDigits);
    time.month = rest[dayFirst ? 1 : 0];
    time.day = rest[dayFirst ? 0 : 1];
    return model::isValid(time);
}

/// 2025-03-07, 2025/3/7, 03/07/25, 03/07/2025, 07.03.2025
bool separatedDate(Cursor &c, CivilTime &time, DateOrder order)
{
    const std::size_t first = digitRun(c.rest, 0);
    const char mark = c.peek(first);
    if (mark != '-' && mark != '/' && mark != '.')
        return false;
    int field[3] = {};
    std::size_t width[3] = {};
    for (int i = 0; i < 3; ++i) {
        width[i] = digitRun(c.rest, 0);
        const auto value = c.number(1, 4);
        if (!value || width[i] == 3 || (i < 2 && !c.take(mark)))
            return false;
        field[i] = *value;
    }
    const bool yearLeads = width[0] == 4;
    if (width[1] > 2 || (yearLeads && width[2] > 2) || (!yearLeads && width[2] == 1))
        return false;
    if (yearLeads)
        order = DateOrder::YearFirst;
    else if (mark != '/' && (order == DateOrder::MonthFirst || width[2] == 4))
        order = DateOrder::DayFirst;
    else if (width[2] == 4 && order == DateOrder::YearFirst)
        return false;
    return assign(time, order, field, yearLeads ? 4 : width[order == DateOrder::YearFirst ? 0 : 2]);
}

/// 2025年03月07日, 2025年  3月  7日, 2025년 03월 07일
bool markedDate(Cursor &c, CivilTime &time)
{
    const auto year = c.number(2, 4);
    if (!year || !(c.take("年") || c.take("년")))
        return false;
    c.blanks();
    const auto month = c.number(1, 2);
    if (!month || !(c.take("月") || c.take("월")))
        return false;
    c.blanks();
    const auto day = c.number(1, 2);
    if (!day || !(c.take("日") || c.take("일")))
        return false;
    time.year = fullYear(*year, *year < 100 ? 2 : 4);
    time.month = *month;
    time.day = *day;
    return model::isValid(time);
}

} // namespace

bool takeClock(Cursor &c, CivilTime &time, bool shortForm)
{
    std::optional<int> half;
    if (static_cast<unsigned char>(c.peek()) >= 0x80) { // 下午 03:08:36
        const auto word = dayHalf(c.rest);
        if (!word)
            return false;
        half = word->value;
        c.rest.remove_prefix(word->length);
        c.blanks();
    }
    const std::size_t hourDigits = digitRun(c.rest, 0);
    const bool marked = c.peek(hourDigits) != ':';
    if (!(marked ? markedClock(c, time) : colonClock(c, time, shortForm)))
        return false;
    Cursor after = c;
    after.blanks();
    if (const auto word = half ? std::nullopt : dayHalf(after.rest)) {
        half = word->value;
        after.rest.remove_prefix(word->length);
        c = after;
    }
    if (hourDigits == 1 && !half && !marked)
        return false;
    return (!half || applyHalf(time, *half)) && time.hour < 24 && time.minute < 60 && time.second <= 60;
}

bool takeDate(Cursor &c, CivilTime &time, DateOrder order)
{
    const std::size_t digits = digitRun(c.rest, 0);
    if (digits == 0 || digits > 4)
        return false;
    if (static_cast<unsigned char>(c.peek(digits)) >= 0x80)
        return markedDate(c, time);
    return separatedDate(c, time, order);
}

std::optional<int> takeOffset(Cursor &c)
{
    Cursor at = c;
    const bool west = at.peek() == '-';
    if (!at.take('+') && !at.take('-'))
        return std::nullopt;
    const std::size_t run = digitRun(at.rest, 0);
    std::optional<int> hours, minutes = 0;
    if (run == 4 || run == 2) {
        hours = Cursor{ at.rest.substr(0, 2) }.number(2, 2);
        at.rest.remove_prefix(2);
        if (run == 4 || at.take(':'))
            minutes = at.number(2, 2);
    }
    if (!hours || !minutes || *hours > 14 || *minutes > 59 || !endsHere(at))
        return std::nullopt;
    c = at;
    const int seconds = *hours * 3600 + *minutes * 60;
    return west ? -seconds : seconds;
}

std::size_t zoneLetters(string_view text)
{
    std::size_t n = 0;
    while (n < text.size() && text[n] >= 'A' && text[n] <= 'Z')
        ++n;
    const string_view word = text.substr(0, n);
    const bool ended = n == text.size() || !(isLetter(text[n]) || isDigit(text[n]));
    const bool known = word == "UTC" || word == "MSK" || (n >= 3 && n <= 5 && word.back() == 'T');
    return ended && known ? n : 0;
}

} // namespace importers
