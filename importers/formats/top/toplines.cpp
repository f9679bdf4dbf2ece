// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/toplines.h"

#include "importers/api/lexer.h"
#include "importers/api/stamp.h"
#include "importers/formats/top/topfigures.h"

#include <algorithm>

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
    constexpr std::array<std::string_view, 8> Labels{ "us", "sy", "ni", "id", "wa", "hi", "si", "st" };
    if (label == "ut") // French
        return 0;
    return static_cast<std::size_t>(std::find(Labels.begin(), Labels.end(), label) - Labels.begin());
}

/// "%Cpu(s):", "Cpu0  :", "%CPU(s):" (German), "%Cpu0-3:", "%Node0 :"
std::optional<std::string> takeCpuName(std::string_view &rest)
{
    std::string_view text = rest;
    consume(text, "%");
    const bool node = consume(text, "Node");
    if (!node && !consume(text, "Cpu") && !consume(text, "CPU"))
        return std::nullopt;
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon > 12)
        return std::nullopt;
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

std::optional<TopTasks> parseTopTasks(std::string_view line)
{
    std::string_view rest = trimmed(line);
    const std::size_t colon = rest.find(':');
    if (colon == std::string_view::npos || colon > 32 || rest.substr(0, colon).find(' ') != std::string_view::npos)
        return std::nullopt;
    rest.remove_prefix(colon + 1);
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
    if (!tasks.total.present || !tasks.running.present)
        return std::nullopt;
    return tasks;
}

} // namespace importers
