// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/dmesg/kernellog.h"

#include "importers/api/lexer.h"
#include "importers/api/stampnames.h"

#include <algorithm>
#include <array>

namespace importers::dmesgfmt {

namespace {

/// "    3.004412" of "[    3.004412]": seconds since boot with six digits.
std::optional<KernelTime> parseBootStamp(std::string_view inner)
{
    const auto value = parseDecimal(nextField(inner));
    if (!value || value->decimals != 6 || value->mantissa < 0 || value->mantissa > INT64_MAX / 1000)
        return std::nullopt;
    const std::string_view rest = trimmed(inner);
    if (!rest.empty() && !rest.starts_with('<')) // "[    3.004412 <    0.000123>]", dmesg -d
        return std::nullopt;
    return KernelTime{ { model::StampKind::Boot, value->mantissa * 1000, std::nullopt }, {}, false };
}

/// "  +0.000027" and "<    0.000123>": since the message before
std::optional<KernelTime> parseDelta(std::string_view inner)
{
    inner = trimmed(inner);
    if (!inner.starts_with('-') && !consume(inner, "+") && !consume(inner, "<"))
        return std::nullopt;
    if (inner.ends_with('>'))
        inner.remove_suffix(1);
    const auto value = parseDecimal(trimmed(inner)); // two CPUs may print in the wrong order: "-0.000008"
    if (!value || value->decimals != 6 || value->mantissa < -60'000'000 || value->mantissa > INT64_MAX / 1000)
        return std::nullopt;
    return KernelTime{ {}, value->mantissa * 1000, false };
}

/// "Nov30 17:05", "Mar 7 12:08" of dmesg --reltime, printed where a minute begins
std::optional<KernelTime> parseMinute(std::string_view inner)
{
    const auto digit = inner.find_first_of("0123456789");
    if (digit == inner.npos || digit == 0 || inner.size() < digit + 7)
        return std::nullopt;
    const std::string text
        = std::string(trimmed(inner.substr(0, digit))) + ' ' + std::string(inner.substr(digit)) + ":00";
    const auto stamp = parseDateTime(text, DateOrder::MonthFirst);
    if (!stamp || stamp->length != text.size() || stamp->stamp.kind != model::StampKind::TimeOfDay)
        return std::nullopt;
    return KernelTime{ stamp->stamp, {}, true };
}

std::optional<KernelTime> parseBracket(std::string_view inner, DateOrder order)
{
    if (const auto boot = parseBootStamp(inner))
        return boot;
    if (const auto delta = parseDelta(inner))
        return delta;
    if (inner.empty() || isDigit(inner.front()))
        return std::nullopt;
    // dmesg -T puts the day of the week first; other programs put plain dates in brackets.
    const auto date = weekdayName(inner) ? parseDateTime(inner, order) : std::nullopt;
    if (date && date->length == inner.size())
        return KernelTime{ date->stamp, {}, false };
    return parseMinute(inner);
}

constexpr std::array<std::string_view, 12> Facilities
    = { "kern", "user", "mail", "daemon", "auth", "syslog", "lpr", "news", "uucp", "cron", "authpriv", "ftp" };
constexpr std::array<std::string_view, 8> Levels
    = { "emerg", "alert", "crit", "err", "warn", "notice", "info", "debug" };

template <typename List>
bool contains(const List &list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// "<6>", "kern  :info  : "
bool skipLevel(std::string_view &text)
{
    if (text.starts_with('<')) {
        const auto end = text.find('>');
        if (end == text.npos || end > 4 || !parseInteger(text.substr(1, end - 1)))
            return false;
        text.remove_prefix(end + 1);
        return true;
    }
    const auto first = text.find(':');
    const auto second = first == text.npos ? first : text.find(':', first + 1);
    if (second == text.npos || second > 20 || !contains(Levels, trimmed(text.substr(first + 1, second - first - 1))))
        return false;
    const std::string_view facility = trimmed(text.substr(0, first));
    if (!contains(Facilities, facility) && !facility.starts_with("local"))
        return false;
    text.remove_prefix(second + 1);
    consume(text, " ");
    return true;
}

/// "[ T1054]", "[    C0]": the caller, of CONFIG_PRINTK_CALLER
void skipCaller(std::string_view &text)
{
    if (!text.starts_with('['))
        return;
    const auto end = text.find(']');
    const std::string_view inner = end == text.npos ? std::string_view() : trimmed(text.substr(1, end - 1));
    if (inner.size() > 1 && (inner[0] == 'T' || inner[0] == 'C') && parseInteger(inner.substr(1)))
        text.remove_prefix(end + 1);
}

/// Takes one blank: those that follow are the message's own.
std::string_view afterBlank(std::string_view text)
{
    consume(text, " ");
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// "2025-03-07T12:08:36,123456+08:00 text": nothing else prints a comma and six digits.
std::optional<KernelLine> parseIsoLine(std::string_view text, DateOrder order)
{
    if (text.size() < 32 || text[10] != 'T' || text[19] != ',' || (text.size() > 32 && text[32] != ' '))
        return std::nullopt;
    const auto date = parseDateTime(text.substr(0, 32), order);
    if (!date || date->length != 32)
        return std::nullopt;
    return KernelLine{ { date->stamp, {}, false }, afterBlank(text.substr(32)) };
}

} // namespace

std::string_view messageOf(std::string_view text)
{
    // "fieldbox kernel: ", of journalctl
    std::string_view rest = text;
    nextField(rest);
    if (nextField(rest) == "kernel:")
        return afterBlank(rest);
    std::string_view leveled = text;
    return skipLevel(leveled) ? leveled : text;
}

bool isOtherProgram(std::string_view text)
{
    const std::string_view host = nextField(text);
    const std::string_view program = nextField(text);
    return !host.empty() && host.back() != ':' && program.ends_with("]:") && program.find('[') != program.npos;
}

std::optional<KernelLine> parseKernelLine(std::string_view text, DateOrder order)
{
    skipLevel(text);
    if (!text.starts_with('['))
        return parseIsoLine(text, order);
    const auto end = text.find(']');
    const auto time = end != text.npos && end < 64 ? parseBracket(text.substr(1, end - 1), order) : std::nullopt;
    if (!time)
        return std::nullopt;
    text.remove_prefix(end + 1);
    skipCaller(text);
    return KernelLine{ *time, messageOf(afterBlank(text)) };
}

} // namespace importers::dmesgfmt
