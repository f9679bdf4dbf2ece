// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchhead.h"

#include "importers/api/stampnames.h"
#include "importers/api/stampparts.h"

namespace importers {

namespace {

constexpr model::Nanos Minute = 60 * model::NanosPerSecond;
constexpr model::Nanos Day = 24 * 60 * Minute;

/// "10:19:12", "17:12" since midnight.
std::optional<model::Nanos> takeTime(Cursor &c)
{
    model::CivilTime time;
    if (!takeClock(c, time, true) || !model::isValid(time))
        return std::nullopt;
    return model::fromCivil(time);
}

/// "Nov", "11月", "11"
std::optional<int> takeMonth(Cursor &c)
{
    if (const auto name = monthName(c.rest)) {
        c.rest.remove_prefix(name->length);
        c.take('.');
        return name->value;
    }
    const auto number = c.number(1, 2);
    if (number)
        c.take("月");
    return number;
}

std::optional<model::Nanos> takeDay(Cursor &c)
{
    model::CivilTime time;
    c.blanks();
    if (!isDigit(c.peek())) { // the weekday, in any language
        if (nextField(c.rest).empty())
            return std::nullopt;
        c.blanks();
    }
    const auto month = takeMonth(c);
    if (!month || !c.blanks())
        return std::nullopt;
    const auto day = c.number(1, 2);
    if (!day || !c.blanks())
        return std::nullopt;
    const auto year = c.number(4, 4);
    time.month = *month;
    time.day = *day;
    time.year = year.value_or(0);
    return year && model::isValid(time) ? std::optional(model::fromCivil(time)) : std::nullopt;
}

std::optional<UnixBenchSpan> takeTimes(Cursor &c)
{
    c.blanks();
    const auto start = takeTime(c);
    c.blanks();
    if (!start || !c.take('-'))
        return std::nullopt;
    c.blanks();
    auto end = takeTime(c);
    if (!end)
        return std::nullopt;
    if (*end < *start)
        *end += Day;
    return UnixBenchSpan{ *start, *end };
}

/// One piece of the time since boot: "1 day,", "10:05,", "25 min,", "4 hrs,", "50 secs,"
std::optional<model::Nanos> takeUp(std::string_view &rest)
{
    std::string_view word = nextField(rest);
    if (word.ends_with(','))
        word.remove_suffix(1);
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
        const auto hours = parseInteger(word.substr(0, colon));
        const auto minutes = parseInteger(word.substr(colon + 1));
        const bool fits = hours && minutes && *hours >= 0 && *hours < 24 && *minutes >= 0 && *minutes < 60;
        return fits ? std::optional((*hours * 60 + *minutes) * Minute) : std::nullopt;
    }
    const auto number = parseInteger(word);
    const std::string_view unit = nextField(rest);
    if (!number || *number < 0 || *number > 100'000)
        return std::nullopt;
    for (const auto &[start, size] :
        { std::pair{ "day", Day }, std::pair{ "hr", 60 * Minute }, std::pair{ "hour", 60 * Minute },
            std::pair{ "min", Minute }, std::pair{ "sec", model::NanosPerSecond } }) {
        if (unit.starts_with(start))
            return *number * size;
    }
    return std::nullopt;
}

/// "1 day, 25 min,  1 user" -> 1465 minutes
std::optional<model::Nanos> upTime(std::string_view text)
{
    model::Nanos sum = 0;
    bool any = false;
    for (int i = 0; i < 3; ++i) {
        std::string_view rest = text;
        const auto piece = takeUp(rest);
        if (!piece)
            break;
        sum += *piece;
        any = true;
        text = rest;
    }
    return any ? std::optional(sum / Minute * Minute) : std::nullopt;
}

} // namespace

std::optional<model::Nanos> parseUnixBenchDate(std::string_view text)
{
    Cursor c{ text };
    return takeDay(c);
}

std::optional<UnixBenchSpan> parseUnixBenchTimes(std::string_view text)
{
    Cursor c{ text };
    return takeTimes(c);
}

std::optional<UnixBenchSpan> parseUnixBenchRun(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!consume(rest, "Benchmark Run:"))
        return std::nullopt;
    Cursor c{ rest };
    const auto day = takeDay(c);
    const auto times = day ? takeTimes(c) : std::nullopt;
    return times ? std::optional(UnixBenchSpan{ *day + times->start, *day + times->end }) : std::nullopt;
}

std::optional<model::Nanos> parseUnixBenchStart(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!consume(rest, "Start Benchmark Run: "))
        return std::nullopt;
    const auto date = parseDateTime(trimmed(rest), DateOrder::MonthFirst);
    return date && date->stamp.kind == model::StampKind::Local ? std::optional(date->stamp.value) : std::nullopt;
}

std::optional<UnixBenchMachine> parseUnixBenchMachine(std::string_view line)
{
    const std::string_view text = trimmed(line);
    for (const char *key : { "System", "OS", "Machine", "Language" }) {
        std::string_view rest = text;
        if (consume(rest, key) && consume(rest, ": "))
            return UnixBenchMachine{ key, trimmed(rest) };
    }
    std::string_view rest = text;
    if (consume(rest, "System -- "))
        return UnixBenchMachine{ "Uname", trimmed(rest) };
    // * File I/O tests (named fs***) = /opt/UnixBench/tmp
    if (consume(rest, "* File I/O tests")) {
        const std::size_t equals = rest.find("= ");
        return equals == std::string_view::npos
            ? std::nullopt
            : std::optional(UnixBenchMachine{ "Files", trimmed(rest.substr(equals + 2)) });
    }
    if (!consume(rest, "CPU ") || !rest.ends_with(" bogomips)"))
        return std::nullopt;
    const std::size_t colon = rest.find(": ");
    if (colon == std::string_view::npos || !parseInteger(rest.substr(0, colon)))
        return std::nullopt;
    return UnixBenchMachine{ "CPU", trimmed(rest.substr(colon + 2)) };
}

std::string_view unixBenchKernel(std::string_view os)
{
    const std::size_t from = os.find(" -- ");
    if (from == std::string_view::npos)
        return {};
    const std::string_view rest = os.substr(from + 4);
    return trimmed(rest.substr(0, rest.find(" -- ")));
}

std::optional<UnixBenchUptime> parseUnixBenchUptime(std::string_view line)
{
    const std::string_view text = trimmed(line);
    Cursor c{ text };
    UnixBenchUptime out;
    const auto time = takeTime(c);
    const std::size_t loads = text.find("load average");
    if (!time || loads == std::string_view::npos || !c.blanks() || !c.take("up "))
        return std::nullopt;
    out.timeOfDay = *time;
    out.up = upTime(c.rest);
    std::string_view rest = text.substr(loads);
    rest = rest.substr(std::min(rest.size(), rest.find(':') + 1));
    for (model::Decimal &load : out.load) {
        std::string_view word = nextField(rest);
        while (word.ends_with(',') || word.ends_with(';'))
            word.remove_suffix(1);
        if (const auto value = parseDecimal(word, true); value && value->decimals == 2)
            load = *value;
    }
    return out;
}

} // namespace importers
