// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/iostat/lines.h"

#include "importers/api/lexer.h"
#include "importers/formats/iostat/columns.h"

#include <algorithm>

namespace importers::iostatfmt {

namespace {

bool isDeviceWord(std::string_view word) { return word == "Device" || word == "Device:"; }

bool has(const std::vector<std::string_view> &columns, std::string_view name)
{
    return std::find(columns.begin(), columns.end(), name) != columns.end();
}

/// Before: the first named column comes before the second.
bool before(const std::vector<std::string_view> &columns, std::string_view first, std::string_view second)
{
    return std::find(columns.begin(), columns.end(), first) < std::find(columns.begin(), columns.end(), second);
}

} // namespace

std::optional<std::vector<std::string_view>> parseCpuHead(std::string_view text)
{
    if (text.find("%iowait") == text.npos)
        return std::nullopt;
    std::vector<std::string_view> names;
    splitFields(text, names);
    // Other tools' tables start with "CPU"; a translated head still ends in a colon.
    if (names.size() < 4 || (names.front() != "avg-cpu:" && names.front().back() != ':'))
        return std::nullopt;
    const bool own = names.front() == "avg-cpu:";
    names.erase(names.begin());
    // A name damaged on its way through a web page is kept as it is.
    const auto shares = std::count_if(names.begin(), names.end(), [](std::string_view n) { return n.front() == '%'; });
    const auto count = static_cast<std::ptrdiff_t>(names.size());
    if (own ? shares * 2 < count : shares < count)
        return std::nullopt;
    return names;
}

std::optional<CpuFigures> parseCpuFigures(std::string_view text, std::size_t count)
{
    CpuFigures out;
    return parseCpuFigures(text, count, out) ? std::optional(std::move(out)) : std::nullopt;
}

bool parseCpuFigures(std::string_view text, std::size_t count, CpuFigures &out)
{
    constexpr FigureRule percent{ 0, 10'000'000 };
    out.flags = {};
    out.values.resize(count);
    const char *p = text.data();
    const char *const end = p + text.size();
    for (auto &value : out.values) {
        p = scanFigure(std::find_if_not(p, end, isBlank), end, percent, value, out.flags);
        if (!p)
            return false;
    }
    return std::find_if_not(p, end, isBlank) == end;
}

std::optional<DeviceHead> parseDeviceHead(std::string_view text)
{
    DeviceHead head;
    splitFields(text, head.columns);
    if (head.columns.size() < 3 || head.columns.size() > 60)
        return std::nullopt;
    const std::string_view first = head.columns.front();
    head.nameLast = isDeviceWord(head.columns.back());
    // A translated word is told by its colon and by columns that are all known.
    const bool named = head.nameLast || isDeviceWord(first);
    if (!named && first.back() != ':')
        return std::nullopt;
    head.colon = head.nameLast ? head.columns.back().back() == ':' : first.back() == ':';
    head.columns.erase(head.nameLast ? head.columns.end() - 1 : head.columns.begin());
    const auto known = std::count_if(head.columns.begin(), head.columns.end(), isDeviceColumn);
    const auto count = static_cast<std::ptrdiff_t>(head.columns.size());
    if (known < 2 || (named ? known * 2 < count : known < count))
        return std::nullopt;
    head.cut = !head.nameLast && isCutDeviceColumn(head.columns.back());
    return head;
}

std::optional<Stamp> parseStampLine(std::string_view text, DateOrder order)
{
    text = trimmed(text);
    if (consume(text, "Time:")) {
        text = trimmed(text);
        const auto time = parseTimeOfDay(text);
        return time && time->length == text.size() ? std::optional(time->stamp) : std::nullopt;
    }
    if (text.empty() || !isDigit(text.front()))
        return std::nullopt;
    const auto date = parseDateTime(text, order);
    if (date && date->length == text.size())
        return date->stamp;
    // Somebody took the date away.
    const auto time = parseTimeOfDay(text);
    return time && time->length == text.size() ? std::optional(time->stamp) : std::nullopt;
}

std::string versionsWith(const DeviceHead &head)
{
    const auto &c = head.columns;
    if (has(c, "f/s"))
        return "sysstat 12.3.1 to 12.7";
    if (has(c, "kB_dscd/s") || has(c, "MB_dscd/s") || has(c, "kB_w+d/s") || has(c, "MB_w+d/s"))
        return "sysstat 12.1.2 to 12.7";
    if (has(c, "areq-sz"))
        return before(c, "areq-sz", "aqu-sz") ? "sysstat 12.1.2 to 12.7" : "sysstat 11.5.7 to 12.1.1";
    if (has(c, "d/s") || (has(c, "aqu-sz") && !has(c, "r/s")))
        return has(c, "aqu-sz") ? "sysstat 12.1.2 to 12.2" : "sysstat 12.1.2 to 12.7";
    if (has(c, "rareq-sz") || has(c, "wareq-sz"))
        return has(c, "svctm") ? "sysstat 11.5.7 to 12.1.1" : "sysstat 12.1.2 to 12.7";
    if (has(c, "avgrq-sz"))
        return has(c, "r_await") ? "sysstat 9.1.5 to 11.5.6" : "sysstat 7.0 to 9.1";
    if (has(c, "Blk_read/s"))
        return "sysstat 7.0 to 9.1 or BusyBox";
    return head.colon ? "sysstat 7.0 to 11.5.6" : "sysstat 11.5.7 to 12.1.1";
}

} // namespace importers::iostatfmt
