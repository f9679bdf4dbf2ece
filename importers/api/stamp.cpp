// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stamp.h"

#include "importers/api/stampnames.h"
#include "importers/api/stampparts.h"

namespace importers {

namespace {

using model::CivilTime;
using model::Nanos;
using model::StampKind;
using std::string_view;

/// Z right behind, or an offset right behind or after one blank (then with four digits).
void zone(Cursor &c, Stamp &stamp)
{
    if (c.peek() == 'Z' && !isLetter(c.peek(1)) && !isDigit(c.peek(1))) {
        c.take('Z');
        stamp.kind = StampKind::Zoned;
        return;
    }
    Cursor at = c;
    if (at.take(' ') && digitRun(at.rest, 1) != 4)
        return;
    if (const auto seconds = takeOffset(at)) {
        stamp.kind = StampKind::Zoned;
        stamp.value -= *seconds * model::NanosPerSecond;
        stamp.zoneSeconds = seconds;
        c = at;
    }
}

/// Day of a leap year, see parseDateTime.
Nanos withoutYear(CivilTime time)
{
    time.year = 2000;
    CivilTime eve;
    eve.year = 1999;
    eve.month = 12;
    eve.day = 31;
    return model::fromCivil(time) - model::fromCivil(eve);
}

Stamp local(const CivilTime &time) { return { StampKind::Local, model::fromCivil(time), std::nullopt }; }

std::optional<ParsedStamp> done(string_view text, const Cursor &c, const Stamp &stamp)
{
    if (!endsHere(c))
        return std::nullopt;
    return ParsedStamp{ stamp, text.size() - c.rest.size() };
}

/// What stands between a date and its time: T, _, blanks, or a weekday in 2025年 03月 07日 星期五 12:08:36.
bool gap(Cursor &c)
{
    if (c.take('T') || c.take('_'))
        return true;
    if (!c.blanks())
        return false;
    if (static_cast<unsigned char>(c.peek()) >= 0x80) {
        if (const auto day = weekdayName(c.rest)) {
            c.rest.remove_prefix(day->length);
            return c.blanks();
        }
    }
    return true;
}

std::optional<ParsedStamp> numericDateTime(string_view text, Cursor c, DateOrder order, bool afterWeekday)
{
    CivilTime time;
    if (!takeDate(c, time, order) || !gap(c) || !takeClock(c, time, true))
        return std::nullopt;
    Stamp stamp = local(time);
    zone(c, stamp);
    // 2025年03月07日 星期五 12:08:36 CST, Fri 2025-03-07 12:08:36 CST
    const bool byDate = afterWeekday || text.substr(0, 8).find("年") != string_view::npos;
    if (byDate && stamp.kind == StampKind::Local && c.peek() == ' ')
        if (const std::size_t letters = zoneLetters(c.rest.substr(1)))
            c.rest.remove_prefix(letters + 1);
    return done(text, c, stamp);
}

/// 03-07 12:08:36.123, as logcat prints it
std::optional<ParsedStamp> monthDay(string_view text)
{
    if (digitRun(text, 0) != 2 || text.size() < 14 || text[2] != '-' || text[5] != ' ')
        return std::nullopt;
    Cursor c{ text };
    CivilTime time;
    time.year = 2000;
    time.month = *c.number(2, 2);
    c.take('-');
    const auto day = c.number(2, 2);
    if (!day || !c.take(' '))
        return std::nullopt;
    time.day = *day;
    if (!model::isValid(time) || !takeClock(c, time, false))
        return std::nullopt;
    return done(text, c, { StampKind::TimeOfDay, withoutYear(time), std::nullopt });
}

/// "3月 07", " 3月  7", "11월 30": journalctl and dmesg -T in Chinese, Japanese and Korean
bool signedDay(Cursor &c, CivilTime &time)
{
    const auto month = c.number(1, 2);
    if (!month || !(c.take("月") || c.take("월")) || !c.blanks())
        return false;
    const auto day = c.number(1, 2);
    if (!day || !c.blanks())
        return false;
    time.month = *month;
    time.day = *day;
    return true;
}

/// "Mar  7", "7. Mär", "07 мар", "3月 07"
bool namedDay(Cursor &c, CivilTime &time)
{
    Cursor sign = c;
    if (isDigit(c.peek()) && signedDay(sign, time)) {
        c = sign;
        return true;
    }
    const bool dayFirst = isDigit(c.peek());
    std::optional<int> day;
    if (dayFirst) {
        day = c.number(1, 2);
        c.take('.');
        if (!c.blanks())
            return false;
    }
    const auto month = monthName(c.rest);
    if (!month)
        return false;
    c.rest.remove_prefix(month->length);
    c.take('.');
    if (!c.blanks())
        return false;
    if (!dayFirst) {
        day = c.number(1, 2);
        c.take(',');
        if (!c.blanks())
            return false;
    }
    if (!day)
        return false;
    time.month = month->value;
    time.day = *day;
    return true;
}

/// Four digits that are no hour: "2025 12:08:36".
std::optional<int> yearBefore(Cursor &c)
{
    Cursor at = c;
    const auto year = at.number(4, 4);
    if (!year || !at.blanks())
        return std::nullopt;
    c = at;
    return year;
}

/// " CST 2025", " 2025", " +08 2025"; the offset, when there is one, is kept.
std::optional<int> yearBehind(Cursor &c, std::optional<int> &seconds)
{
    Cursor at = c;
    if (!at.blanks())
        return std::nullopt;
    if (at.peek() == '+' || at.peek() == '-') {
        seconds = takeOffset(at);
        if (!seconds || !at.blanks())
            return std::nullopt;
    } else if (isLetter(at.peek())) {
        while (isLetter(at.peek()))
            at.rest.remove_prefix(1);
        if (!at.blanks())
            return std::nullopt;
    }
    const auto year = at.number(4, 4);
    if (year && *year >= 1970 && *year < 2100 && endsHere(at)) {
        c = at;
        return year;
    }
    seconds.reset();
    return std::nullopt;
}

std::optional<ParsedStamp> namedDateTime(string_view text, Cursor c, bool afterWeekday)
{
    CivilTime time;
    if (!namedDay(c, time))
        return std::nullopt;
    std::optional<int> year = yearBefore(c);
    const bool led = year.has_value();
    if (!takeClock(c, time, false))
        return std::nullopt;
    std::optional<int> seconds;
    if (!led)
        year = yearBehind(c, seconds);
    time.year = year.value_or(2000);
    if (!model::isValid(time))
        return std::nullopt;
    if (!year)
        return done(text, c, { StampKind::TimeOfDay, withoutYear(time), std::nullopt });
    Stamp stamp = local(time);
    if (seconds)
        stamp = { StampKind::Zoned, stamp.value - *seconds * model::NanosPerSecond, seconds };
    else if (led)
        zone(c, stamp);
    if (led && afterWeekday && c.peek() == ' ')
        if (const std::size_t letters = zoneLetters(c.rest.substr(1)))
            c.rest.remove_prefix(letters + 1);
    return done(text, c, stamp);
}

} // namespace

std::optional<ParsedStamp> parseDateTime(string_view text, DateOrder order)
{
    Cursor c{ text };
    bool afterWeekday = false;
    if (!isDigit(c.peek())) {
        // "Mar" is a month and, in French and Italian, a day.
        if (const auto stamp = monthName(text) ? namedDateTime(text, { text }, false) : std::nullopt)
            return stamp;
        const auto day = weekdayName(text);
        if (!day)
            return std::nullopt;
        c.rest.remove_prefix(day->length);
        if (!c.take(','))
            c.take('.');
        if (!c.blanks())
            return std::nullopt;
        afterWeekday = true;
    }
    if (isDigit(c.peek()))
        if (const auto stamp = numericDateTime(text, c, order, afterWeekday))
            return stamp;
    if (const auto stamp = namedDateTime(text, c, afterWeekday))
        return stamp;
    return monthDay(text);
}

std::optional<ParsedStamp> parseDate(string_view text, DateOrder order)
{
    Cursor c{ text };
    CivilTime time;
    if (!takeDate(c, time, order))
        return std::nullopt;
    return done(text, c, local(time));
}

std::optional<ParsedStamp> parseTimeOfDay(string_view text)
{
    Cursor c{ text };
    CivilTime time;
    if (text.size() < 8 || !takeClock(c, time, false))
        return std::nullopt;
    const Nanos value = ((time.hour * 60 + time.minute) * 60 + time.second) * model::NanosPerSecond + time.fraction;
    return done(text, c, { StampKind::TimeOfDay, value, std::nullopt });
}

std::optional<ParsedStamp> parseEpoch(string_view text)
{
    constexpr Nanos Earliest = model::NanosPerDay;
    constexpr Nanos Latest = Nanos{ 4'102'444'800 } * model::NanosPerSecond; // 2100-01-01
    const std::size_t digits = digitRun(text, 0);
    const bool millis = digits == 12 || digits == 13;
    if (!millis && digits != 9 && digits != 10)
        return std::nullopt;
    Nanos value = *parseInteger(text.substr(0, digits)) * (millis ? model::NanosPerMilli : model::NanosPerSecond);
    Cursor c{ text.substr(digits) };
    if (!millis) {
        CivilTime part;
        if (c.peek() == '.')
            takeFraction(c, part);
        value += part.fraction;
    }
    const bool number = c.peek() == '.' && isDigit(c.peek(1));
    if (value < Earliest || value >= Latest || number || c.peek() == '/' || c.peek() == '-')
        return std::nullopt;
    return done(text, c, { StampKind::Zoned, value, std::nullopt });
}

std::optional<ParsedStamp> parseStamp(string_view text, DateOrder order)
{
    if (const auto stamp = parseDateTime(text, order))
        return stamp;
    if (const auto stamp = parseTimeOfDay(text))
        return stamp;
    return parseEpoch(text);
}

} // namespace importers
