// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/sysctl/lines.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers::sysctlfmt {

namespace {

bool isKey(std::string_view key)
{
    constexpr std::array<std::string_view, 9> roots
        = { "vm.", "kernel.", "fs.", "net.", "dev.", "debug.", "user.", "abi.", "crypto." };
    return std::any_of(roots.begin(), roots.end(), [&](auto root) { return key.starts_with(root); })
        && key.find_first_of(" \t") == key.npos;
}

bool isSettingPath(std::string_view path)
{
    return (path.starts_with("/proc/") || path.starts_with("/sys/")) && path.find_first_of(" \t:") == path.npos;
}

std::string dotted(std::string_view path)
{
    std::string out(path);
    std::replace(out.begin(), out.end(), '/', '.');
    return out;
}

/// /sys/block/sda/queue/nr_requests -> block.sda.nr_requests; /proc/sys/vm/dirty_ratio -> vm.dirty_ratio
std::string nameOf(std::string_view path)
{
    if (consume(path, "/proc/sys/"))
        return dotted(path);
    if (!consume(path, "/sys/block/")) {
        consume(path, "/proc/");
        consume(path, "/sys/");
        return dotted(path);
    }
    const auto slash = std::min(path.find('/'), path.size());
    const std::string device(path.substr(0, slash));
    path.remove_prefix(slash);
    if (!consume(path, "/queue/") && !consume(path, "/device/"))
        consume(path, "/");
    return "block." + device + "." + dotted(path);
}

bool isSchedulerName(std::string_view word)
{
    constexpr std::array<std::string_view, 8> names
        = { "none", "noop", "deadline", "mq-deadline", "cfq", "bfq", "kyber", "anticipatory" };
    return std::find(names.begin(), names.end(), word) != names.end();
}

/// "noop deadline [cfq]" -> cfq
std::optional<std::string_view> activeScheduler(std::string_view text)
{
    std::optional<std::string_view> active;
    int words = 0;
    for (auto word = nextField(text); !word.empty(); word = nextField(text), ++words) {
        const bool bracketed = word.size() > 2 && word.front() == '[' && word.back() == ']';
        if (bracketed && active)
            return std::nullopt;
        if (bracketed)
            active = word = word.substr(1, word.size() - 2);
        if (!isSchedulerName(word))
            return std::nullopt;
    }
    return active;
}

/// "2:05" -> minutes
std::optional<std::int64_t> parseHoursMinutes(std::string_view text)
{
    const auto colon = text.find(':');
    if (colon == text.npos)
        return std::nullopt;
    const auto hours = parseInteger(text.substr(0, colon));
    const auto minutes = parseInteger(text.substr(colon + 1));
    return hours && minutes ? std::optional(*hours * 60 + *minutes) : std::nullopt;
}

/// "43 min", "2:05", "1 day, 2 min", "45 days,  3:02", off the front of `rest` with the comma after it.
std::optional<model::Nanos> takeUp(std::string_view &rest)
{
    std::int64_t minutes = 0;
    for (bool more = true; more;) {
        std::string_view figure = nextField(rest);
        std::string_view before = rest;
        const std::string_view unit = nextField(rest);
        const bool last = figure.ends_with(',') || !unit.starts_with("day");
        if (figure.ends_with(','))
            figure.remove_suffix(1);
        if (const auto clock = parseHoursMinutes(figure)) {
            minutes += *clock;
            rest = before;
        } else if (const auto count = parseInteger(figure); count && unit.starts_with("day")) {
            minutes += *count * 1440;
        } else if (count && unit.starts_with("min")) {
            minutes += *count;
        } else {
            return std::nullopt;
        }
        more = !last;
    }
    return minutes >= 0 ? std::optional(minutes * 60 * model::NanosPerSecond) : std::nullopt;
}

/// "0.60, 1.34, 1.68" or, in other countries, "0,60, 1,34, 1,68".
void parseLoad(std::string_view text, std::array<std::string, 3> &load)
{
    const auto label = text.find("load average");
    const auto colon = label == text.npos ? text.npos : text.find(':', label);
    if (colon == text.npos)
        return;
    text.remove_prefix(colon + 1);
    std::array<std::string, 3> read;
    for (auto &figure : read) {
        std::string_view word = nextField(text);
        if (word.ends_with(','))
            word.remove_suffix(1);
        const auto value = parseDecimal(word, true);
        if (!value)
            return;
        figure = word;
        std::replace(figure.begin(), figure.end(), ',', '.');
    }
    load = read;
}

} // namespace

std::optional<Setting> parseSetting(std::string_view text)
{
    text = trimmed(text);
    if (const auto equals = text.find('='); equals != text.npos) {
        const std::string_view key = trimmed(text.substr(0, equals));
        if (isKey(key))
            return Setting{ std::string(key), std::string(trimmed(text.substr(equals + 1))) };
    }
    if (const auto colon = text.find(':'); colon != text.npos && isSettingPath(text.substr(0, colon)))
        return settingOf(text.substr(0, colon), text.substr(colon + 1));
    if (const auto scheduler = activeScheduler(text))
        return Setting{ "block.scheduler", std::string(*scheduler) };
    return std::nullopt;
}

std::optional<std::string_view> parsePath(std::string_view text)
{
    text = trimmed(text);
    if (consume(text, "==> ")) {
        const auto end = text.find(" <==");
        return end != text.npos && isSettingPath(text.substr(0, end)) ? std::optional(text.substr(0, end))
                                                                      : std::nullopt;
    }
    // "# cat PATH", "root@box:~# cat PATH"
    const auto cat = text.find(" cat /");
    if (cat == text.npos || cat == 0 || (text[cat - 1] != '#' && text[cat - 1] != '$'))
        return std::nullopt;
    const std::string_view path = trimmed(text.substr(cat + 5));
    return isSettingPath(path) ? std::optional(path) : std::nullopt;
}

Setting settingOf(std::string_view path, std::string_view content)
{
    content = trimmed(content);
    const auto scheduler = path.ends_with("/scheduler") ? activeScheduler(content) : std::nullopt;
    return { nameOf(path), std::string(scheduler ? *scheduler : content) };
}

std::optional<Uname> parseUname(std::string_view text)
{
    text = trimmed(text);
    if (!consume(text, "Linux "))
        return std::nullopt;
    Uname uname;
    uname.host = nextField(text);
    uname.release = nextField(text);
    const std::string_view build = nextField(text);
    const bool good = !uname.release.empty() && isDigit(uname.release.front()) && build.starts_with("#");
    return good ? std::optional(uname) : std::nullopt;
}

std::optional<Uptime> parseUptime(std::string_view text)
{
    text = trimmed(text);
    const auto time = parseTimeOfDay(text);
    if (!time)
        return std::nullopt;
    text.remove_prefix(time->length);
    text = trimmed(text);
    if (!consume(text, "up "))
        return std::nullopt;
    const auto up = takeUp(text);
    if (!up || (text.find("user") == text.npos && text.find("load average") == text.npos))
        return std::nullopt;
    Uptime out;
    out.stamp = time->stamp;
    out.up = *up;
    parseLoad(text, out.load);
    return out;
}

std::optional<model::Nanos> parsePrettyUptime(std::string_view text)
{
    struct Unit {
        std::string_view word;
        std::int64_t minutes;
    };
    constexpr std::array<Unit, 7> units = { { { "decade", 5'256'000 }, { "year", 525'600 }, { "week", 10'080 },
        { "day", 1440 }, { "hour", 60 }, { "minute", 1 }, { "min", 1 } } };
    text = trimmed(text);
    if (!consume(text, "up "))
        return std::nullopt;
    std::int64_t minutes = 0;
    while (!text.empty()) {
        const auto count = parseInteger(nextField(text));
        const std::string_view word = nextField(text);
        const auto unit
            = std::find_if(units.begin(), units.end(), [&](const Unit &u) { return word.starts_with(u.word); });
        if (!count || *count < 0 || *count > 1000 || unit == units.end())
            return std::nullopt;
        minutes += *count * unit->minutes;
        text = trimmed(text);
    }
    return minutes * 60 * model::NanosPerSecond;
}

std::optional<Stamp> parseStart(std::string_view text)
{
    text = trimmed(text);
    const auto stamp = parseDateTime(text, DateOrder::YearFirst);
    const bool whole = stamp && stamp->length == text.size() && text.size() == 19 && text[4] == '-';
    return whole ? std::optional(stamp->stamp) : std::nullopt;
}

} // namespace importers::sysctlfmt
