// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/fio/fiolines.h"

#include <algorithm>

// Lines that say how much was moved, and how fast: of a job, of a group, of a device.
namespace importers {

namespace {

/// Up to the next mark, which is taken off too; all of it when the mark is not there.
std::string_view takeUntil(std::string_view &rest, std::string_view mark)
{
    const std::size_t end = rest.find(mark);
    const std::string_view out = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + mark.size());
    return out;
}

std::string_view directionName(std::string_view word)
{
    for (const std::string_view name : { "read", "write", "trim", "mixed" })
        if (word == name)
            return name;
    return {};
}

/// IOPS=10.1k, BW=1258MiB/s (1319MB/s)(4096MiB/3257msec); 0 zone resets
std::optional<FioDirection> modern(std::string_view rest)
{
    FioDirection out;
    if (!consume(rest, "IOPS="))
        return std::nullopt;
    out.iops = parseFioCount(takeUntil(rest, ", "));
    if (!consume(rest, "BW="))
        return std::nullopt;
    out.rate = parseFioRate(trimmed(takeUntil(rest, "(")), FioBase::New);
    out.otherRate = parseFioRate(takeUntil(rest, ")"), FioBase::New);
    rest = trimmed(rest);
    if (!consume(rest, "("))
        return out;
    const std::size_t end = rest.find(')');
    if (end == std::string_view::npos)
        return out; // cut
    std::string_view inner = rest.substr(0, end);
    out.bytes = parseFioBytes(takeUntil(inner, "/"), FioBase::New);
    out.runtime = parseFioMilliseconds(inner);
    return out;
}

/// io=680544KB, bw=340102KB/s, iops=42512 , runt=  2001msec
std::optional<FioDirection> old(std::string_view rest, FioBase base)
{
    if (!rest.starts_with("io="))
        return std::nullopt;
    const auto items = splitFioItems(rest);
    if (fioItem(items, "bw").empty())
        return std::nullopt;
    FioDirection out;
    out.old = true;
    out.bytes = parseFioBytes(fioItem(items, "io"), base);
    out.rate = parseFioRate(fioItem(items, "bw"), base);
    out.iops = parseFioCount(fioItem(items, "iops"));
    out.runtime = parseFioMilliseconds(fioItem(items, "runt"));
    return out;
}

} // namespace

std::optional<FioDirection> parseFioDirection(std::string_view line, FioBase oldBase)
{
    std::string_view rest = trimmed(line);
    const std::string_view name = directionName(trimmed(takeUntil(rest, ":")));
    rest = trimmed(rest);
    if (name.empty())
        return std::nullopt;
    auto out = rest.starts_with("IOPS=") ? modern(rest) : old(rest, oldBase);
    if (out)
        out->name = name;
    return out;
}

namespace {

/// A value without what stands behind it in brackets: "731MiB (766MB)" -> "731MiB"
std::string_view first(std::string_view value) { return trimmed(value.substr(0, value.find('('))); }

void modernGroup(const std::vector<FioItem> &items, FioGroup &out)
{
    out.total.rate = parseFioRate(first(fioItem(items, "bw")), FioBase::New);
    out.total.bytes = parseFioBytes(first(fioItem(items, "io")), FioBase::New);
    std::string_view run = fioItem(items, "run");
    out.shortest = parseFioMilliseconds(takeUntil(run, "-"));
    out.total.runtime = run.ends_with("msec") ? parseFioMilliseconds(run) : std::nullopt;
    for (const FioItem &item : items) {
        if (!item.name.empty())
            continue;
        std::string_view range = first(item.value);
        out.slowest = parseFioRate(takeUntil(range, "-"), FioBase::New);
        out.fastest = parseFioRate(range, FioBase::New);
    }
}

void oldGroup(const std::vector<FioItem> &items, FioBase base, FioGroup &out)
{
    out.total.old = true;
    out.total.rate = parseFioRate(fioItem(items, "aggrb"), base);
    out.total.bytes = parseFioBytes(fioItem(items, "io"), base);
    out.slowest = parseFioRate(fioItem(items, "minb"), base);
    out.fastest = parseFioRate(fioItem(items, "maxb"), base);
    out.shortest = parseFioMilliseconds(fioItem(items, "mint"));
    out.total.runtime = parseFioMilliseconds(fioItem(items, "maxt"));
}

} // namespace

std::optional<FioGroup> parseFioGroup(std::string_view line, FioBase oldBase)
{
    std::string_view rest = trimmed(line);
    const std::string_view title = takeUntil(rest, ":");
    FioGroup out;
    for (const auto &[printed, name] : { std::pair{ "READ", "read" }, std::pair{ "WRITE", "write" },
             std::pair{ "TRIM", "trim" }, std::pair{ "MIXED", "mixed" } })
        if (title == printed)
            out.total.name = name;
    if (out.total.name.empty())
        return std::nullopt;
    const auto items = splitFioItems(rest);
    if (!fioItem(items, "aggrb").empty())
        oldGroup(items, oldBase, out);
    else if (!fioItem(items, "bw").empty() && rest.find("/s") != std::string_view::npos)
        modernGroup(items, out);
    else
        return std::nullopt;
    return out;
}

namespace {

struct DiskColumn {
    std::string_view printed;
    const char *first; ///< of reads, or of all
    const char *second; ///< of writes
};
constexpr DiskColumn DiskColumns[]
    = { { "ios", "read_ios", "write_ios" }, { "sectors", "read_sectors", "write_sectors" },
          { "merge", "read_merges", "write_merges" }, { "ticks", "read_ticks", "write_ticks" } };

void addDiskItem(const std::string &device, const FioItem &item, FioFigures &out)
{
    const std::string aggr = item.name.starts_with("aggr") ? "aggr_" : "";
    const std::string_view name = item.name.substr(aggr.empty() ? 0 : 4);
    std::string_view value = item.value;
    if (value.ends_with('%'))
        value.remove_suffix(1);
    const std::string start = "disk." + device + '.' + aggr;
    const bool ticks = name == "ticks" || name == "in_queue";
    const char *const unit = ticks ? "ms" : name == "util" ? "%" : "";
    const auto *column = std::find_if(
        std::begin(DiskColumns), std::end(DiskColumns), [&](const DiskColumn &c) { return c.printed == name; });
    if (column == std::end(DiskColumns)) {
        if (const auto number = parseDecimal(value))
            out.push_back({ start + std::string(name), number->toDouble(), unit });
        return;
    }
    const auto reads = parseDecimal(takeUntil(value, "/"));
    const auto writes = parseDecimal(value);
    if (!reads || !writes)
        return;
    out.push_back({ start + column->first, reads->toDouble(), unit });
    out.push_back({ start + column->second, writes->toDouble(), unit });
}

} // namespace

std::optional<FioDisk> parseFioDisk(std::string_view line)
{
    std::string_view rest = trimmed(line);
    const std::size_t at = rest.find(": ios=");
    if (at == std::string_view::npos || at == 0 || rest.find("in_queue=") == std::string_view::npos)
        return std::nullopt;
    FioDisk out;
    out.name = rest.substr(0, at);
    if (out.name.find_first_of(" \t") != std::string_view::npos)
        return std::nullopt; // something stands in front of the line
    for (const FioItem &item : splitFioItems(rest.substr(at + 2))) {
        out.nan = out.nan || item.value.find("nan") != std::string_view::npos;
        addDiskItem(std::string(out.name), item, out.figures);
    }
    return out;
}

} // namespace importers
