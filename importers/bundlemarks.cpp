// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bundlemarks.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>
#include <vector>

namespace importers {

namespace {

constexpr model::Nanos Quarter = 900 * model::NanosPerSecond;

/// Both clocks of a pt-stalk line: the epoch gives the moment, the date the zone.
std::optional<Stamp> parseTwoClocks(std::string_view text)
{
    const std::string_view epoch = nextField(text);
    const auto moment = parseEpoch(epoch);
    text = trimmed(text);
    const auto date = parseDateTime(text, DateOrder::YearFirst);
    if (!moment || moment->length != epoch.size() || !date || date->length != text.size()
        || date->stamp.kind != model::StampKind::Local)
        return std::nullopt;
    Stamp stamp = moment->stamp;
    const model::Nanos apart = date->stamp.value - (stamp.value - stamp.value % model::NanosPerSecond);
    if (apart % Quarter == 0 && std::abs(apart) <= 14 * 4 * Quarter)
        stamp.zoneSeconds = static_cast<int>(apart / model::NanosPerSecond);
    return stamp;
}

/// "2025_03_07_12_08_36": numbers of these widths, parted by one mark; the rest of the text behind them.
std::optional<std::vector<int>> takeNumbers(std::string_view &text, char mark, std::initializer_list<int> widths)
{
    std::vector<int> out;
    std::string_view rest = text;
    for (const int width : widths) {
        if (!out.empty() && !consume(rest, std::string_view(&mark, 1)))
            return std::nullopt;
        const auto part = rest.substr(0, static_cast<std::size_t>(width));
        if (part.size() != static_cast<std::size_t>(width) || !std::all_of(part.begin(), part.end(), isDigit))
            return std::nullopt;
        out.push_back(static_cast<int>(*parseInteger(part)));
        rest.remove_prefix(part.size());
    }
    text = rest;
    return out;
}

std::optional<NameStamp> localTime(int year, int month, int day, int hour, int minute, int second, bool everySecond)
{
    model::CivilTime time;
    time.year = year;
    time.month = month;
    time.day = day;
    if (!model::isValid(time) || hour > 23 || minute > 59 || second > 60)
        return std::nullopt;
    time.hour = hour;
    time.minute = minute;
    time.second = second;
    return NameStamp{ { model::StampKind::Local, model::fromCivil(time), std::nullopt }, everySecond };
}

std::optional<NameStamp> parsePtStalk(std::string_view name)
{
    const auto n = takeNumbers(name, '_', { 4, 2, 2, 2, 2, 2 });
    if (!n || !name.starts_with('-') || name.size() < 2)
        return std::nullopt;
    return localTime((*n)[0], (*n)[1], (*n)[2], (*n)[3], (*n)[4], (*n)[5], true);
}

std::optional<NameStamp> parseOsWatcher(std::string_view name)
{
    const auto dat = name.find(".dat");
    if (dat == name.npos || dat < 14)
        return std::nullopt;
    std::string_view stamp = name.substr(dat - 14, 14); // "_25.03.07.1200"
    if (!consume(stamp, "_"))
        return std::nullopt;
    const auto n = takeNumbers(stamp, '.', { 2, 2, 2, 4 });
    return n ? localTime(2000 + (*n)[0], (*n)[1], (*n)[2], (*n)[3] / 100, (*n)[3] % 100, 0, false) : std::nullopt;
}

} // namespace

std::optional<MarkerLine> parseMarkerLine(std::string_view text, DateOrder order)
{
    if (consume(text, "zzz ***")) {
        text = trimmed(text);
        const auto date = parseDateTime(text, order);
        // "Sample interval: 30 seconds" may follow.
        return date ? std::optional(MarkerLine{ date->stamp, true }) : std::nullopt;
    }
    if (!consume(text, "TS "))
        return std::nullopt;
    const auto stamp = parseTwoClocks(text);
    return stamp ? std::optional(MarkerLine{ *stamp, false }) : std::nullopt;
}

std::optional<NameStamp> parseNameStamp(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const auto stalk = parsePtStalk(name);
    return stalk ? stalk : parseOsWatcher(name);
}

std::optional<std::string> settingPath(std::string_view path)
{
    constexpr auto trees = std::to_array<std::string_view>({ "proc/sys/", "sys/block/" });
    for (const std::string_view tree : trees) {
        const auto at = path.find(tree);
        const bool whole = at != path.npos && (at == 0 || path[at - 1] == '/') && !path.ends_with('/')
            && path.find_first_of(" :", at) == path.npos;
        // "proc/sys/" holds "sys/": the longer one comes first.
        if (whole)
            return "/" + std::string(path.substr(at));
    }
    return std::nullopt;
}

} // namespace importers
