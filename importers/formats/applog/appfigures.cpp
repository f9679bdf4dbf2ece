// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/applog/appfigures.h"

#include "importers/api/lexer.h"
#include "importers/api/timeunits.h"

#include <cctype>

namespace importers {

namespace {

/// Longer than a month is a moment, not a duration.
bool isPlausible(const model::Decimal &millis) { return millis.toDouble() < 31.0 * 86'400'000.0; }

bool isLetter(char c)
{
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80) != 0;
}

/// A number in the message with what stands behind it.
struct Number {
    model::Decimal value;
    std::size_t at = 0;
    std::size_t end = 0;
    std::string_view unit; ///< letters or '%' behind it, at most a blank away
    bool glued = false; ///< a unit or letter follows without a blank
};

bool startsNumber(std::string_view text, std::size_t at)
{
    if (!isDigit(text[at]))
        return false;
    if (at == 0)
        return true;
    const char before = text[at - 1];
    return !isDigit(before) && !isLetter(before) && std::string_view("_.,-/#$+").find(before) == std::string_view::npos;
}

std::string_view unitBehind(std::string_view text, std::size_t at)
{
    if (at < text.size() && text[at] == '%')
        return text.substr(at, 1);
    std::size_t end = at;
    while (end < text.size() && isLetter(text[end]))
        ++end;
    const bool whole = end == text.size() || (!isDigit(text[end]) && text[end] != '_' && text[end] != '/');
    return whole ? text.substr(at, end - at) : std::string_view();
}

/// Takes the number at `at`; nullopt for parts of dates, times, addresses and versions.
std::optional<Number> numberAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    if (end + 1 < text.size() && text[end] == '.' && isDigit(text[end + 1])) {
        ++end;
        while (end < text.size() && isDigit(text[end]))
            ++end;
    }
    const bool more = end + 1 < text.size() && std::string_view(":.-/_").find(text[end]) != std::string_view::npos
        && isDigit(text[end + 1]);
    const auto value = parseDecimal(text.substr(at, end - at));
    if (more || !value)
        return std::nullopt;
    Number number{ *value, at, end, {}, end < text.size() && text[end] != ' ' };
    const std::size_t gap = end < text.size() && text[end] == ' ' ? 1 : 0;
    number.unit = unitBehind(text, end + gap);
    return number;
}

/// "write_ms", "latencyUs": the unit stands in the name. Cuts it off.
std::optional<int> unitOfName(std::string_view &name)
{
    for (const std::string_view ending : { "_ms", "_us", "_ns", "_sec", "_msec", "_usec", "_seconds", "_s", "Ms", "Us",
             "Millis", "Micros", "_millis", "_micros" }) {
        if (name.size() <= ending.size() || !name.ends_with(ending))
            continue;
        name.remove_suffix(ending.size());
        const char unit = static_cast<char>(std::tolower(static_cast<unsigned char>(ending[ending[0] == '_' ? 1 : 0])));
        if (unit == 'm')
            return ending.find("icro") == std::string_view::npos ? 3 : 6;
        return unit == 'u' ? 6 : unit == 'n' ? 9 : 0;
    }
    return std::nullopt;
}

/// No unit behind the number: "write_ms=5", "\"write_ms\":41".
void readNamedUnit(const Number &number, AppKey &key, AppFigures &figures)
{
    std::string_view stem = key.last;
    const auto power = key.attached && !key.excluded ? unitOfName(stem) : std::nullopt;
    const auto millis = power ? toMillis(number.value, *power) : std::nullopt;
    if (!millis || !isPlausible(*millis))
        return;
    figures.duration = millis;
    figures.durationKey = stem;
}

// "CPU:  61% usr  28% sys   0% nic ...": the shares of top, not a figure of the application's.
bool isBreakdown(std::string_view message)
{
    return message.find("% usr") != message.npos || message.find("%us") != message.npos
        || message.find("% user") != message.npos;
}

void readShare(std::string_view message, const Number &number, const AppKey &key, AppFigures &figures)
{
    if (isBreakdown(message))
        return;
    if (key.cpu && !figures.cpu)
        figures.cpu = number.value;
    else if (key.memory && !key.cpu && !figures.memory)
        figures.memory = number.value;
}

void readNumber(std::string_view message, const Number &number, AppFigures &figures)
{
    AppKey key = appKeyBefore(message, number.at);
    if (key.last.empty())
        return;
    const auto power = timeUnitPower(number.unit);
    if (number.unit == "%" || key.last.ends_with("_percent") || key.last.ends_with("_pct")) {
        readShare(message, number, key, figures);
    } else if (power && key.duration && !key.excluded) {
        const auto millis = toMillis(number.value, *power);
        if (!millis || !isPlausible(*millis))
            return;
        figures.duration = millis;
        figures.durationKey = key.text;
    } else if (!power && !(number.glued && isLetter(message[number.end]))) {
        readNamedUnit(number, key, figures);
    }
}

} // namespace

AppFigures parseAppFigures(std::string_view message)
{
    AppFigures figures;
    for (std::size_t at = 0; at < message.size(); ++at) {
        if (!startsNumber(message, at))
            continue;
        const auto number = numberAt(message, at);
        if (number)
            readNumber(message, *number, figures);
        while (at + 1 < message.size() && isDigit(message[at + 1]))
            ++at;
    }
    return figures;
}

} // namespace importers
