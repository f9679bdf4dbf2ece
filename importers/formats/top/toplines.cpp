// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/toplines.h"

#include "importers/api/lexer.h"
#include "importers/api/stamp.h"
#include "importers/formats/top/topfigures.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace importers {

namespace {

constexpr model::Nanos Minute = 60 * model::NanosPerSecond;

/// "1:05" -> 65 minutes.
std::optional<model::Nanos> hoursAndMinutes(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const auto hours = parseInteger(text.substr(0, colon));
    const auto minutes = parseInteger(text.substr(colon + 1));
    if (!hours || !minutes || *hours < 0 || *hours > 23 || *minutes < 0 || *minutes > 59)
        return std::nullopt;
    return (*hours * 60 + *minutes) * Minute;
}

/// "0.10, 0.20, 0.30" or "0,10, 0,20, 0,30". A figure always has two decimals; with fewer the line was cut inside it.
std::array<model::Decimal, 3> parseLoads(std::string_view text)
{
    std::array<model::Decimal, 3> loads;
    for (auto &load : loads) {
        const auto value = takeTopFigure(text);
        if (!value)
            break;
        if (value->decimals == 2)
            load = *value;
        consume(text, ",");
    }
    return loads;
}

std::size_t cpuLabel(std::string_view label)
{
    struct Translated {
        std::string_view label;
        std::size_t index;
    };
    constexpr std::array<std::string_view, 8> Labels{ "us", "sy", "ni", "id", "wa", "hi", "si", "st" };
    constexpr auto Others = std::to_array<Translated>({ { "ut", 0 }, // fr
        { "uż", 0 }, { "be", 3 }, { "io", 4 }, { "sk", 7 }, // pl
        { "an", 0 }, { "in", 3 }, { "vä", 4 }, { "ha", 5 }, { "ma", 6 } }); // sv
    const auto other = std::find_if(Others.begin(), Others.end(), [&](const auto &t) { return t.label == label; });
    if (other != Others.end())
        return other->index;
    return static_cast<std::size_t>(std::find(Labels.begin(), Labels.end(), label) - Labels.begin());
}

/// "%Cpu/er:" (Swedish), "%CПроц.:" (Ukrainian), "%CPU:" (Polish, Korean): all CPUs, in the words of a language.
bool isTranslatedTotal(std::string_view name)
{
    return name.starts_with("%C") && name.find_first_of("0123456789 ") == std::string_view::npos;
}

/// "%Cpu(s):", "Cpu0  :", "%CPU(s):" (German), "%Cpu0-3:", "%Node0 :"
std::optional<std::string> takeCpuName(std::string_view &rest)
{
    constexpr std::size_t longest = 16; // bytes
    std::string_view text = rest;
    const std::size_t end = text.substr(0, longest + 1).find(':');
    if (end == std::string_view::npos)
        return std::nullopt;
    if (isTranslatedTotal(text.substr(0, end))) {
        rest = text.substr(end + 1);
        return "all";
    }
    consume(text, "%");
    const bool node = consume(text, "Node");
    if (!node && !consume(text, "Cpu") && !consume(text, "CPU"))
        return std::nullopt;
    const std::size_t colon = text.find(':');
    const std::string_view number = trimmed(text.substr(0, colon));
    rest = text.substr(colon + 1);
    if (number == "(s)")
        return "all";
    if (number.empty() || number.find_first_not_of("0123456789-") != std::string_view::npos)
        return std::nullopt;
    return (node ? "node" : "cpu") + std::string(number);
}

} // namespace

std::optional<model::Nanos> parseTopUptime(std::string_view text)
{
    model::Nanos up = 0;
    bool known = false;
    while (!text.empty()) {
        const std::size_t comma = text.find(',');
        std::string_view part = trimmed(text.substr(0, comma));
        text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
        if (const auto clock = hoursAndMinutes(part))
            return up + *clock;
        const auto count = parseInteger(nextField(part));
        const std::string_view unit = trimmed(part);
        if (!count || *count < 0 || *count > 100'000)
            break;
        if (unit == "min")
            return up + *count * Minute;
        if (unit != "day" && unit != "days")
            break;
        up = *count * model::NanosPerDay;
        known = true;
    }
    return known ? std::optional(up) : std::nullopt;
}

std::optional<TopHead> parseTopHead(std::string_view line)
{
    const std::size_t dash = line.substr(0, 80).find(" - ");
    if (dash == std::string_view::npos || trimmed(line.substr(0, dash)).find(' ') != std::string_view::npos)
        return std::nullopt;
    std::string_view rest = line.substr(dash + 3);
    const auto time = parseTimeOfDay(rest);
    if (!time)
        return std::nullopt;
    rest = trimmed(rest.substr(time->length));
    if (!consume(rest, "up "))
        return std::nullopt;
    TopHead head;
    head.timeOfDay = time->stamp.value;
    head.up = parseTopUptime(rest);
    const std::size_t colon = rest.rfind(": ");
    if (colon != std::string_view::npos)
        head.load = parseLoads(rest.substr(colon + 1));
    return head;
}

//     116 root      20   0    3508   2208   2180 S   0.0   0.0   0:00.00 script          top - 12:08:37 up  1:03, ...
std::size_t gluedTopHead(std::string_view line)
{
    // Asked of every process row: a search that begins with a rare letter is several times faster.
    if (line.find("verage: ") == std::string_view::npos)
        return std::string_view::npos;
    for (std::size_t dash = line.find(" - "); dash != std::string_view::npos; dash = line.find(" - ", dash + 1)) {
        const std::size_t blank = line.rfind(' ', dash - 1);
        if (dash > 0 && blank < dash && parseTopHead(line.substr(blank + 1)))
            return blank + 1;
    }
    return std::string_view::npos;
}

// %Cpu(s): 53.7 us, 23.6 sy,  0.0 ni, 21.8 id,  0.3 wa,  0.0 hi,  0.4 si,  0.2 st
// Cpu(s): 53.7%us, 23.6%sy,  0.0%ni, 21.8%id,  0.3%wa,  0.0%hi,  0.4%si,  0.2%st
// %Cpu0  :  90.9/9.1   100[|||||||||||]   %Cpu1  :  61.9/38.1  100[|||||||||||]
std::optional<TopCpu> parseTopCpu(std::string_view &rest)
{
    std::string_view text = trimmed(rest);
    const auto name = takeCpuName(text);
    if (!name)
        return std::nullopt;
    TopCpu cpu;
    cpu.entity = *name;
    bool some = false;
    while (const auto value = takeTopFigure(text)) {
        if (text.starts_with('/')) {
            cpu.bar = some = true;
            const std::size_t end = text.find(']');
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
            break;
        }
        consume(text, "%");
        const std::size_t index = cpuLabel(takeTopLabel(text));
        if (index >= cpu.values.size()) {
            cpu.cut = true;
            continue;
        }
        cpu.values[index] = *value;
        some = true;
    }
    if (!some)
        return std::nullopt;
    rest = text;
    return cpu;
}

namespace {

/// "Zadania:razem: 200, działających: 2, ...", "작  업: 200 총계, ...": the order is the same in all languages, and the
/// total is the sum of the rest, which no other line of figures is.
std::optional<TopTasks> parseTranslatedTasks(std::string_view text)
{
    std::vector<std::int64_t> counts;
    for (std::size_t at = text.find_first_of("0123456789"); at != std::string_view::npos;
         at = text.find_first_of("0123456789", at)) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
        const auto count = parseInteger(text.substr(at, end - at));
        if (!count || (end < text.size() && text[end] == '.'))
            return std::nullopt;
        counts.push_back(*count);
        at = end;
    }
    constexpr std::size_t states = 4; // running, sleeping, stopped, zombie; from procps 4.0.5 on d-sleep too
    const auto commas = static_cast<std::size_t>(std::count(text.begin(), text.end(), ','));
    if (counts.size() < states + 1 || counts.size() > states + 2 || commas + 1 != counts.size() || counts.front() == 0
        || std::accumulate(counts.begin() + 1, counts.end(), std::int64_t{ 0 }) != counts.front())
        return std::nullopt;
    const auto count = [&](std::size_t i) { return model::Decimal::of(counts[i]); };
    const std::size_t waits = counts.size() - states - 1;
    TopTasks tasks;
    tasks.total = count(0);
    tasks.running = count(1);
    tasks.sleeping = count(2);
    if (waits > 0)
        tasks.blocked = count(3);
    tasks.stopped = count(3 + waits);
    tasks.zombie = count(4 + waits);
    return tasks;
}

} // namespace

std::optional<TopTasks> parseTopTasks(std::string_view line)
{
    std::string_view rest = trimmed(line);
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos || colon > 32)
        return std::nullopt;
    const bool words = rest.substr(0, colon).find(' ') != std::string_view::npos; // "Tác vụ"
    const std::string_view all = rest.substr(colon + 1);
    rest = all;
    TopTasks tasks;
    while (const auto count = takeTopFigure(rest)) {
        const std::string_view label = takeTopLabel(rest);
        if (label == "total")
            tasks.total = *count;
        else if (label == "running")
            tasks.running = *count;
        else if (label == "sleeping" || label == "sleep")
            tasks.sleeping = *count;
        else if (label == "d-sleep")
            tasks.blocked = *count;
        else if (label == "stopped")
            tasks.stopped = *count;
        else if (label == "zombie")
            tasks.zombie = *count;
    }
    if (words || !tasks.total.present || !tasks.running.present)
        return parseTranslatedTasks(all);
    return tasks;
}

} // namespace importers
