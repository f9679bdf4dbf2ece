// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/bbtop/bbtoplines.h"

#include "importers/api/lexer.h"

#include <algorithm>

namespace importers {

namespace {

model::Decimal *memorySlot(BbMemory &memory, std::string_view label, bool last)
{
    if (label == "used")
        return &memory.used;
    if (label == "free")
        return &memory.free;
    if (label == "shrd")
        return &memory.shared;
    if (label == "buff")
        return &memory.buffers;
    // Narrow screens cut the end of the line.
    if (label == "cached" || (last && label.size() > 1 && std::string_view("cached").starts_with(label)))
        return &memory.cached;
    return nullptr;
}

std::size_t cpuSlot(std::string_view label)
{
    struct Label {
        std::string_view name;
        std::size_t slot;
    };
    constexpr std::array Labels{ Label{ "usr", 0 }, Label{ "sys", 1 }, Label{ "nic", 2 }, Label{ "nice", 2 },
        Label{ "idle", 3 }, Label{ "io", 4 }, Label{ "irq", 5 }, Label{ "sirq", 6 }, Label{ "softirq", 6 } };
    const auto it = std::find_if(Labels.begin(), Labels.end(), [&](const Label &l) { return l.name == label; });
    return it == Labels.end() ? std::tuple_size_v<decltype(BbCpu::values)> : it->slot;
}

} // namespace

std::optional<BbMemory> parseBbMemory(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!consume(rest, "Mem:"))
        return std::nullopt;
    BbMemory memory;
    while (!rest.empty()) {
        std::string_view number = nextField(rest);
        std::string_view label = nextField(rest);
        if (!number.ends_with('K'))
            break;
        number.remove_suffix(1);
        if (label.ends_with(','))
            label.remove_suffix(1);
        const auto value = parseInteger(number);
        model::Decimal *const slot = memorySlot(memory, label, rest.empty());
        if (value && *value >= 0 && slot != nullptr)
            *slot = model::Decimal::of(*value);
    }
    if (!memory.used.present || !memory.free.present)
        return std::nullopt;
    return memory;
}

bool isNonsense(const BbMemory &memory, const model::Decimal &part)
{
    return part.present && part.mantissa > memory.used.mantissa + memory.free.mantissa;
}

bool BbCpu::isEmpty() const
{
    return std::all_of(values.begin(), values.end(), [](const model::Decimal &v) { return v.mantissa == 0; });
}

// CPU: 31.5% usr 63.1% sys  0.0% nic  5.2% idle  0.0% io  0.0% irq  0.0% sirq
// CPU0:  65% usr  25% sys   0% nic   5% idle   0% io   0% irq   5% sirq
std::optional<BbCpu> parseBbCpu(std::string_view line)
{
    std::string_view rest = trimmed(line);
    const std::size_t colon = rest.find(':');
    if (!consume(rest, "CPU") || colon == std::string_view::npos || colon < 3 || colon > 7)
        return std::nullopt;
    const std::string_view number = rest.substr(0, colon - 3);
    if (!number.empty() && !parseInteger(number))
        return std::nullopt;
    BbCpu cpu;
    cpu.entity = number.empty() ? std::string("all") : "cpu" + std::string(number);
    rest.remove_prefix(number.size() + 1);
    bool some = false;
    while (!trimmed(rest).empty()) {
        std::string_view figure = nextField(rest);
        const std::size_t slot = cpuSlot(nextField(rest));
        if (!figure.ends_with('%'))
            break;
        figure.remove_suffix(1);
        const auto value = parseDecimal(figure);
        if (!value || slot >= cpu.values.size())
            break;
        cpu.values[slot] = *value;
        some = true;
    }
    return some ? std::optional(cpu) : std::nullopt;
}

std::optional<std::array<model::Decimal, 3>> parseBbLoad(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!consume(rest, "Load average:"))
        return std::nullopt;
    std::array<model::Decimal, 3> loads;
    for (auto &load : loads) {
        std::string_view token = nextField(rest);
        if (token.ends_with(','))
            token.remove_suffix(1);
        const auto value = parseDecimal(token);
        if (!value || value->decimals != 2)
            return std::nullopt;
        load = *value;
    }
    return loads;
}

std::optional<BbMemoryMode> parseBbMemoryMode(std::string_view line)
{
    std::string_view rest = trimmed(line);
    BbMemoryMode mode;
    mode.first = consume(rest, "Mem total:");
    const bool swap = consume(rest, "Swap total:");
    if (!mode.first && !swap && !rest.starts_with("slab:"))
        return std::nullopt;
    while (!trimmed(rest).empty()) {
        const std::string_view token = nextField(rest);
        const std::size_t colon = token.find(':');
        const auto value = parseInteger(token.substr(colon == std::string_view::npos ? 0 : colon + 1));
        const std::string_view key = token.substr(0, colon == std::string_view::npos ? 0 : colon);
        if (!value)
            return std::nullopt;
        if (key == "free" && mode.first)
            mode.free = model::Decimal::of(*value);
        else if (key == "buf")
            mode.buffers = model::Decimal::of(*value);
        else if (key == "cache")
            mode.cached = model::Decimal::of(*value);
        else if (key == "dirty")
            mode.dirty = model::Decimal::of(*value);
        else if (key == "write")
            mode.writeback = model::Decimal::of(*value);
    }
    return mode;
}

} // namespace importers
