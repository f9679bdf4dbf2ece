// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/vmstat/vmstat.h"

#include <algorithm>
#include <array>

namespace importers::vmstatfmt {

namespace {

struct Known {
    std::string_view name;
    const char *metric;
    const char *unit;
    std::int64_t multiplier;
};

constexpr auto KnownColumns = std::to_array<Known>({
    { "r", "vm.runnable", "tasks", 1 },
    { "b", "vm.blocked", "tasks", 1 },
    { "swpd", "vmstat.swpd", "B", 1024 },
    { "free", "mem.free", "B", 1024 },
    { "buff", "mem.buffers", "B", 1024 },
    { "cache", "mem.cached", "B", 1024 },
    { "inact", "vmstat.inact", "B", 1024 },
    { "active", "vmstat.active", "B", 1024 },
    { "si", "swap.in", "B/s", 1024 },
    { "so", "swap.out", "B/s", 1024 },
    { "bi", "vmstat.bi", "B/s", 1024 },
    { "bo", "vmstat.bo", "B/s", 1024 },
    { "in", "vm.interrupts", "1/s", 1 },
    { "cs", "vm.switches", "1/s", 1 },
    { "us", "cpu.user", "%", 1 },
    { "sy", "cpu.system", "%", 1 },
    { "id", "cpu.idle", "%", 1 },
    { "wa", "cpu.iowait", "%", 1 },
    { "st", "cpu.steal", "%", 1 },
    { "gu", "cpu.guest", "%", 1 },
});

const Known *find(std::string_view name)
{
    const auto it
        = std::find_if(KnownColumns.begin(), KnownColumns.end(), [&](const Known &k) { return k.name == name; });
    return it == KnownColumns.end() ? nullptr : &*it;
}

/// "CST", "UTC", "+08": what -t prints above its stamps.
bool isZone(std::string_view word)
{
    const bool upper = std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return (upper && word.size() >= 2) || word.front() == '+' || word.front() == '-';
}

bool has(const TableHead &head, std::string_view name)
{
    return std::find(head.columns.begin(), head.columns.end(), name) != head.columns.end();
}

} // namespace

// procs -----------memory---------- ---swap-- -----io---- -system-- ------cpu-----
// proc. -----------pamięć---------- ---swap-- ---we/wy--- -system-- ------cpu-----
bool isBanner(std::string_view text)
{
    constexpr auto Starts
        = std::to_array<std::string_view>({ "proc", "--proc", "-proc", "-----", "kthr", "проц", "ttrình" });
    constexpr auto Io
        = std::to_array<std::string_view>({ "-io-", "-입출력-", "-we/wy-", "-e/s-", "-in/ieș-", "-в/в-", "-vr-" });
    constexpr auto Swap = std::to_array<std::string_view>({ "-swap-", "-échange-", "-스왑-", "-växling-", "-своп-" });
    text = trimmed(text);
    const auto holds = [&](std::string_view word) { return text.find(word) != text.npos; };
    return std::any_of(Starts.begin(), Starts.end(), [&](std::string_view word) { return text.starts_with(word); })
        && std::any_of(Io.begin(), Io.end(), holds) && std::any_of(Swap.begin(), Swap.end(), holds);
}

std::optional<TableHead> parseTableHead(std::string_view text)
{
    constexpr std::size_t fewest = 14;
    std::vector<std::string_view> words;
    splitFields(text, words);
    if (words.size() < fewest || words[0].size() > 2 || isDigit(words[0].front()))
        return std::nullopt;
    if (isZone(words.back()))
        words.pop_back();
    TableHead head;
    head.columns = englishNames(words);
    for (const std::string_view name : { "r", "b", "si", "so", "bi", "bo", "us", "sy", "id" }) {
        if (!has(head, name))
            return std::nullopt;
    }
    return head;
}

std::optional<TableRow> parseTableRow(std::string_view text, std::size_t columns, DateOrder order)
{
    TableRow row;
    row.values.reserve(columns);
    for (std::size_t i = 0; i < columns; ++i) {
        const auto value = parseInteger(nextField(text));
        if (!value)
            return std::nullopt;
        row.garbage = row.garbage || *value < 0;
        row.values.push_back(*value < 0 ? model::Decimal::missing() : model::Decimal::of(*value));
    }
    text = trimmed(text);
    if (text.empty())
        return row;
    auto stamp = parseDateTime(text, order);
    if (!stamp)
        stamp = parseTimeOfDay(text);
    if (!stamp || stamp->length != text.size())
        return std::nullopt;
    row.stamp = stamp->stamp;
    return row;
}

Column columnOf(std::string_view name)
{
    if (const Known *known = find(name))
        return { known->metric, known->unit, known->multiplier };
    return { "vmstat." + std::string(name), "", 1 };
}

bool isMemory(std::string_view name)
{
    const Known *known = find(name);
    return known != nullptr && std::string_view(known->unit).starts_with('B') && known->name != "bi"
        && known->name != "bo";
}

ColumnKind kindOf(std::string_view name)
{
    const Known *known = find(name);
    if (known == nullptr)
        return ColumnKind::Rate;
    if (std::string_view(known->metric).starts_with("cpu."))
        return ColumnKind::Cpu;
    return std::string_view(known->unit).ends_with("/s") ? ColumnKind::Rate : ColumnKind::State;
}

std::string versionsWith(const TableHead &head)
{
    if (has(head, "gu"))
        return "procps 4";
    return has(head, "st") ? "procps 3.3 to 4.0" : "procps 3.2";
}

} // namespace importers::vmstatfmt
