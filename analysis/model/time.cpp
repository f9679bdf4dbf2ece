// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/time.h"

#include <array>

namespace model {

namespace {

constexpr int FirstYear = 1678; ///< the whole years that 64-bit nanoseconds around 1970 can hold
constexpr int LastYear = 2261;

bool isLeap(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

int daysInMonth(int year, int month)
{
    constexpr std::array<int, 12> Days{ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    return month == 2 && isLeap(year) ? 29 : Days[static_cast<std::size_t>(month - 1)];
}

/// Days since 1970-01-01, counted in years that start in March so that the leap day comes last.
std::int64_t daysFromCivil(int year, int month, int day)
{
    const int y = month <= 2 ? year - 1 : year;
    const int era = (y >= 0 ? y : y - 399) / 400;
    const int yearOfEra = y - era * 400;
    const int dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    const int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return static_cast<std::int64_t>(era) * 146'097 + dayOfEra - 719'468;
}

void civilFromDays(std::int64_t days, CivilTime &civil)
{
    const std::int64_t z = days + 719'468;
    const std::int64_t era = (z >= 0 ? z : z - 146'096) / 146'097;
    const int dayOfEra = static_cast<int>(z - era * 146'097);
    const int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36'524 - dayOfEra / 146'096) / 365;
    const int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const int shifted = (5 * dayOfYear + 2) / 153;
    civil.day = dayOfYear - (153 * shifted + 2) / 5 + 1;
    civil.month = shifted < 10 ? shifted + 3 : shifted - 9;
    civil.year = static_cast<int>(yearOfEra + era * 400) + (civil.month <= 2 ? 1 : 0);
}

/// At least `width` digits.
void appendNumber(std::string &out, int value, int width)
{
    std::array<char, 12> digits{};
    auto at = digits.end();
    for (; value > 0 || width > 0; value /= 10, --width)
        *--at = static_cast<char>('0' + value % 10);
    out.append(at, digits.end());
}

void appendClock(std::string &out, const CivilTime &c)
{
    appendNumber(out, c.hour, 2);
    out += ':';
    appendNumber(out, c.minute, 2);
    out += ':';
    appendNumber(out, c.second, 2);
}

/// Takes exactly `width` digits from the front of `text`.
std::optional<int> takeDigits(std::string_view &text, std::size_t width)
{
    if (text.size() < width)
        return std::nullopt;
    int value = 0;
    for (const char c : text.substr(0, width)) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    text.remove_prefix(width);
    return value;
}

bool takeChar(std::string_view &text, char c)
{
    if (text.empty() || text.front() != c)
        return false;
    text.remove_prefix(1);
    return true;
}

/// ".25": digits after the ninth are read and dropped.
bool takeFraction(std::string_view &text, Nanos &fraction)
{
    Nanos unit = NanosPerSecond / 10;
    std::size_t digits = 0;
    for (; digits < text.size() && text[digits] >= '0' && text[digits] <= '9'; ++digits) {
        fraction += (text[digits] - '0') * unit;
        unit /= 10;
    }
    text.remove_prefix(digits);
    return digits > 0;
}

/// "12:08", "12:08:38", "12:08:38.25"
bool takeClock(std::string_view &text, CivilTime &civil)
{
    const auto hour = takeDigits(text, 2);
    if (!hour || !takeChar(text, ':'))
        return false;
    const auto minute = takeDigits(text, 2);
    if (!minute)
        return false;
    civil.hour = *hour;
    civil.minute = *minute;
    if (!takeChar(text, ':'))
        return true;
    const auto second = takeDigits(text, 2);
    if (!second)
        return false;
    civil.second = *second;
    return !takeChar(text, '.') || takeFraction(text, civil.fraction);
}

} // namespace

bool isValid(const CivilTime &civil)
{
    return civil.year >= FirstYear && civil.year <= LastYear && civil.month >= 1 && civil.month <= 12 && civil.day >= 1
        && civil.day <= daysInMonth(civil.year, civil.month) && civil.hour >= 0 && civil.hour <= 23 && civil.minute >= 0
        && civil.minute <= 59 && civil.second >= 0 && civil.second <= 60 && civil.fraction >= 0
        && civil.fraction < NanosPerSecond;
}

Nanos fromCivil(const CivilTime &civil)
{
    const std::int64_t seconds = civil.hour * 3600 + civil.minute * 60 + civil.second;
    return daysFromCivil(civil.year, civil.month, civil.day) * NanosPerDay + seconds * NanosPerSecond + civil.fraction;
}

CivilTime toCivil(Nanos t)
{
    std::int64_t days = t / NanosPerDay;
    Nanos rest = t % NanosPerDay;
    if (rest < 0) {
        rest += NanosPerDay;
        --days;
    }
    CivilTime civil;
    civilFromDays(days, civil);
    civil.fraction = rest % NanosPerSecond;
    const int seconds = static_cast<int>(rest / NanosPerSecond);
    civil.hour = seconds / 3600;
    civil.minute = seconds / 60 % 60;
    civil.second = seconds % 60;
    return civil;
}

std::string isoTime(Nanos t, std::optional<int> zoneSeconds)
{
    const CivilTime c = toCivil(t);
    std::string text;
    appendNumber(text, c.year, 4);
    text += '-';
    appendNumber(text, c.month, 2);
    text += '-';
    appendNumber(text, c.day, 2);
    text += 'T';
    appendClock(text, c);
    text += '.';
    appendNumber(text, static_cast<int>(c.fraction / NanosPerMilli), 3);
    if (!zoneSeconds)
        return text + "Z";
    const int zone = *zoneSeconds < 0 ? -*zoneSeconds : *zoneSeconds;
    text += *zoneSeconds < 0 ? '-' : '+';
    appendNumber(text, zone / 3600, 2);
    text += ':';
    appendNumber(text, zone / 60 % 60, 2);
    return text;
}

std::string clockTime(Nanos t, int fractionDigits)
{
    const CivilTime c = toCivil(t);
    std::string text;
    appendClock(text, c);
    if (fractionDigits <= 0)
        return text;
    std::string digits;
    appendNumber(digits, static_cast<int>(c.fraction), 9);
    return text + "." + digits.substr(0, static_cast<std::size_t>(fractionDigits < 9 ? fractionDigits : 9));
}

std::optional<Nanos> parseIsoTime(std::string_view text)
{
    CivilTime civil;
    const auto year = takeDigits(text, 4);
    if (!year || !takeChar(text, '-'))
        return std::nullopt;
    const auto month = takeDigits(text, 2);
    if (!month || !takeChar(text, '-'))
        return std::nullopt;
    const auto day = takeDigits(text, 2);
    if (!day)
        return std::nullopt;
    civil.year = *year;
    civil.month = *month;
    civil.day = *day;
    if (!text.empty() && ((!takeChar(text, 'T') && !takeChar(text, ' ')) || !takeClock(text, civil)))
        return std::nullopt;
    if (!text.empty() || !isValid(civil))
        return std::nullopt;
    return fromCivil(civil);
}

} // namespace model
