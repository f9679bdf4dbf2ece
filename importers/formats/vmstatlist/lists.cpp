// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/vmstatlist/lists.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers::vmstatlists {

namespace {

/// The lines of -s and -D (procps: vmstat.c).
struct Known {
    std::string_view name;
    const char *metric; ///< nullptr: "vmstat." and the name
    const char *unit;
};
constexpr auto KnownLines = std::to_array<Known>({
    { "total memory", nullptr, "B" },
    { "used memory", nullptr, "B" },
    { "active memory", nullptr, "B" },
    { "inactive memory", nullptr, "B" },
    { "free memory", "mem.free", "B" },
    { "buffer memory", "mem.buffers", "B" },
    { "swap cache", "mem.cached", "B" }, // of pages of files, in spite of its name
    { "total swap", nullptr, "B" },
    { "used swap", nullptr, "B" },
    { "free swap", nullptr, "B" },
    { "non-nice user cpu ticks", nullptr, "ticks" },
    { "nice user cpu ticks", nullptr, "ticks" },
    { "system cpu ticks", nullptr, "ticks" },
    { "idle cpu ticks", nullptr, "ticks" },
    { "IO-wait cpu ticks", nullptr, "ticks" },
    { "IRQ cpu ticks", nullptr, "ticks" },
    { "softirq cpu ticks", nullptr, "ticks" },
    { "stolen cpu ticks", nullptr, "ticks" },
    { "non-nice guest cpu ticks", nullptr, "ticks" },
    { "nice guest cpu ticks", nullptr, "ticks" },
    { "paged in", nullptr, "B" },
    { "paged out", nullptr, "B" },
    { "pages paged in", nullptr, "KiB" },
    { "pages paged out", nullptr, "KiB" },
    { "pages swapped in", nullptr, "pages" },
    { "pages swapped out", nullptr, "pages" },
    { "pages alloc in dma", nullptr, "pages" },
    { "pages alloc in dma32", nullptr, "pages" },
    { "pages alloc in high", nullptr, "pages" },
    { "pages alloc in movable", nullptr, "pages" },
    { "pages alloc in normal", nullptr, "pages" },
    { "pages free", nullptr, "pages" },
    { "interrupts", nullptr, "" },
    { "CPU context switches", nullptr, "" },
    { "boot time", nullptr, "s" },
    { "forks", nullptr, "" },
    { "disks", nullptr, "" },
    { "partitions", nullptr, "" },
    { "total reads", nullptr, "" },
    { "merged reads", nullptr, "" },
    { "read sectors", nullptr, "sectors" },
    { "milli reading", nullptr, "ms" },
    { "writes", nullptr, "" },
    { "merged writes", nullptr, "" },
    { "written sectors", nullptr, "sectors" },
    { "milli writing", nullptr, "ms" },
    { "inprogress IO", nullptr, "requests" },
    { "milli spent IO", nullptr, "s" }, // a thousandth of the milliseconds
    { "milli weighted IO", nullptr, "s" },
});

bool takeIntegers(std::string_view text, std::vector<std::int64_t> &out)
{
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text)) {
        const auto value = parseInteger(word);
        if (!value || *value < 0)
            return false;
        out.push_back(*value);
    }
    return true;
}

} // namespace

bool isDiskBanner(std::string_view text)
{
    return text.starts_with("disk-") && text.find("-reads-") != text.npos && text.find("-writes-") != text.npos;
}

bool isDiskHead(std::string_view text)
{
    std::vector<std::string_view> words;
    splitFields(text, words);
    constexpr std::array<std::string_view, 10> names{ "total", "merged", "sectors", "ms", "total", "merged", "sectors",
        "ms", "cur", "sec" };
    return std::equal(words.begin(), words.end(), names.begin(), names.end());
}

std::optional<DiskRow> parseDiskRow(std::string_view text)
{
    DiskRow row;
    row.device = nextField(text);
    std::vector<std::int64_t> figures;
    constexpr std::size_t columns = 10;
    if (row.device.empty() || isDigit(row.device.front()) || !takeIntegers(text, figures) || figures.size() != columns)
        return std::nullopt;
    for (std::size_t i = 0; i + 1 < columns; ++i) // the first nine stand in the order of /proc/diskstats
        row.counters.values[i] = figures[i];
    row.busySeconds = figures.back();
    return row;
}

std::optional<Counted> parseCounted(std::string_view text)
{
    text = trimmed(text);
    const auto value = parseInteger(nextField(text));
    if (!value || *value < 0)
        return std::nullopt;
    Counted counted{ *value, {}, 0 };
    std::string_view rest = text;
    const std::string_view letter = nextField(rest);
    constexpr std::int64_t kilo = 1000, kibi = 1024;
    if (letter == "K" || letter == "k" || letter == "M" || letter == "m") {
        const std::int64_t base = letter == "K" || letter == "M" ? kibi : kilo;
        counted.unit = letter == "K" || letter == "k" ? base : base * base;
        text = rest;
    }
    counted.name = trimmed(text);
    return counted;
}

std::optional<Column> columnOf(const Counted &counted)
{
    const auto known
        = std::find_if(KnownLines.begin(), KnownLines.end(), [&](const Known &k) { return k.name == counted.name; });
    if (known == KnownLines.end() || (std::string_view(known->unit) == "B") != (counted.unit != 0))
        return std::nullopt;
    std::string name = counted.name;
    std::replace(name.begin(), name.end(), ' ', '_');
    return Column{ known->metric != nullptr ? known->metric : "vmstat." + name, known->unit,
        counted.unit == 0 ? 1 : counted.unit };
}

bool isSlabHead(std::string_view text)
{
    std::vector<std::string_view> words;
    splitFields(text, words);
    constexpr std::array<std::string_view, 5> names{ "Cache", "Num", "Total", "Size", "Pages" };
    return std::equal(words.begin(), words.end(), names.begin(), names.end());
}

std::optional<SlabRow> parseSlabRow(std::string_view text)
{
    SlabRow row{ nextField(text), {} };
    std::vector<std::int64_t> figures;
    if (row.cache.empty() || !takeIntegers(text, figures) || figures.size() != 4)
        return std::nullopt;
    for (const std::int64_t figure : figures)
        row.values.push_back(model::Decimal::of(figure));
    return row;
}

std::optional<std::string_view> parsePartitionHead(std::string_view text)
{
    const std::string_view name = nextField(text);
    std::vector<std::string_view> words;
    splitFields(text, words);
    constexpr std::array<std::string_view, 6> names{ "reads", "read", "sectors", "writes", "requested", "writes" };
    return std::equal(words.begin(), words.end(), names.begin(), names.end()) ? std::optional(name) : std::nullopt;
}

} // namespace importers::vmstatlists
