// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/fio/fiolines.h"

#include <algorithm>

// Lines with latencies, percentiles, samples and the rest of a job's block.
namespace importers {

namespace {

/// "clat (usec)" -> "clat" and "usec"; "iops" -> "iops" and "".
struct Label {
    std::string_view name;
    std::string_view unit;
};
Label splitLabel(std::string_view text)
{
    text = trimmed(text);
    const std::size_t open = text.rfind('(');
    if (open == std::string_view::npos || !text.ends_with(')'))
        return { text, {} };
    return { trimmed(text.substr(0, open)), trimmed(text.substr(open + 1, text.size() - open - 2)) };
}

/// "clat", "clat prio 0/0", "high prio_clat", "clat prio 0/0 (69.40% of IOs)", "high prio (30.49%) clat" -> a metric's
/// word; empty when it is none of fio's
std::string latencyName(std::string_view text)
{
    std::string out;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t open = rest.find('(');
        std::string_view part = rest.substr(0, open);
        const std::size_t close = open == std::string_view::npos ? open : rest.find(')', open);
        rest = close == std::string_view::npos ? std::string_view() : rest.substr(close + 1);
        for (std::string_view word = nextField(part); !word.empty(); word = nextField(part))
            out += (out.empty() ? "" : "_") + std::string(word);
    }
    for (const char *level : { "high_prio", "low_prio" }) // before 3.30 the class comes first
        if (out == std::string(level) + "_clat")
            return std::string("clat_") + level;
    if (out == "sync")
        return "lat"; // of the direction "sync"
    for (const std::string_view known : { "slat", "clat", "lat" })
        if (out == known || out.starts_with(std::string(known) + "_prio"))
            return out;
    return {};
}

/// The unit in front of the figures of a bw line: "KB/s", "KB  /s", "  KiB/s", "   kB/s" -> bytes
std::optional<double> rateUnit(std::string_view unit)
{
    std::string packed = "1";
    std::copy_if(unit.begin(), unit.end(), std::back_inserter(packed), [](char c) { return !isBlank(c); });
    const auto base
        = packed.find('K') != std::string::npos || packed.find('i') != std::string::npos ? FioBase::Old : FioBase::New;
    const auto one = parseFioRate(packed, base);
    return one ? std::optional(one->value) : std::nullopt;
}

constexpr std::pair<std::string_view, const char *> Statistics[]
    = { { "min", "min" }, { "max", "max" }, { "avg", "mean" }, { "stdev", "stddev" } };

FioFigures statistics(const std::string &what, const std::vector<FioItem> &items, double factor, const char *unit)
{
    FioFigures out;
    for (const auto &[printed, name] : Statistics) {
        // min and max may have a suffix on top of the line's unit: "max=4045.0k"
        if (const auto value = parseFioCount(fioItem(items, printed)))
            out.push_back(fioFigure(what + '.' + name, fioMicroseconds(value->value, factor), unit));
    }
    std::string_view share = fioItem(items, "per");
    if (share.ends_with('%'))
        share.remove_suffix(1);
    if (const auto value = parseDecimal(share))
        out.push_back({ what + ".share", value->toDouble(), "%" });
    if (const auto value = parseDecimal(fioItem(items, "samples")))
        out.push_back({ what + ".samples", value->toDouble(), "" });
    return out;
}

} // namespace

FioFigures parseFioStatistics(std::string_view line)
{
    // "     lat (usec): 10=0.01%, ..." of 1.x is a histogram.
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || line.find("min=", colon) == std::string_view::npos)
        return {};
    const Label label = splitLabel(line.substr(0, colon));
    const auto items = splitFioItems(line.substr(colon + 1));
    if (items.empty() || items.front().name != "min")
        return {};
    if (label.name == "iops")
        return statistics("iops", items, 1, "1/s");
    if (label.name == "bw") {
        const auto factor = rateUnit(label.unit);
        return factor ? statistics("bw", items, *factor, "B/s") : FioFigures();
    }
    const auto factor = fioTimeUnit(label.unit);
    const std::string name = latencyName(label.name);
    return factor && !name.empty() ? statistics(name, items, *factor, "us") : FioFigures();
}

std::optional<FioPercentiles> parseFioPercentileTitle(std::string_view line)
{
    std::string_view text = trimmed(line);
    if (!text.ends_with(':'))
        return std::nullopt;
    text.remove_suffix(1);
    const Label label = splitLabel(text);
    constexpr std::string_view Word = " percentiles";
    const auto factor = fioTimeUnit(label.unit);
    if (!factor || !label.name.ends_with(Word))
        return std::nullopt;
    const std::string_view what = label.name.substr(0, label.name.size() - Word.size());
    const std::string name = latencyName(what);
    return name.empty() ? std::nullopt : std::optional(FioPercentiles{ name, *factor });
}

FioFigures parseFioPercentileRow(std::string_view line, const FioPercentiles &table)
{
    FioFigures out;
    std::string_view rest = trimmed(line);
    if (!consume(rest, "|"))
        return out;
    for (const FioItem &item : splitFioItems(rest)) {
        if (!item.value.starts_with('[') || !item.value.ends_with(']'))
            continue; // cut
        const auto value = parseDecimal(trimmed(item.value.substr(1, item.value.size() - 2)));
        const std::string rank = fioPercentile(item.name);
        if (value && !rank.empty())
            out.push_back(fioFigure(table.what + '.' + rank, fioMicroseconds(value->toDouble(), table.factor), "us"));
    }
    return out;
}

namespace {

void addShare(FioFigures &out, std::string metric, std::string_view value)
{
    if (!value.ends_with('%'))
        return;
    if (const auto number = parseDecimal(value.substr(0, value.size() - 1)))
        out.push_back({ std::move(metric), number->toDouble(), "%" });
}

/// "usr=1.34%, sys=10.64%, ctx=22580, majf=0, minf=51"
FioFigures cpu(const std::vector<FioItem> &items)
{
    FioFigures out;
    for (const FioItem &item : items) {
        const std::string metric = "cpu." + std::string(item.name);
        addShare(out, metric, item.value);
        if (const auto number = parseDecimal(item.value))
            out.push_back({ metric, number->toDouble(), "" });
    }
    return out;
}

/// "10=0.01%, >=2000=1.5%" of a histogram or of the queue depths
FioFigures shares(const std::string &start, const std::vector<FioItem> &items, const char *unit)
{
    FioFigures out;
    for (const FioItem &item : items)
        addShare(out, start + std::string(item.name) + unit, item.value);
    return out;
}

/// "total=93512,40470,0,0 short=0,0,0,0 dropped=0,0,0,0", "total=r=11031/w=0/d=0, short=r=0/w=0/d=0", "total=1/0/0"
std::vector<double> countsAfter(std::string_view text, std::string_view key)
{
    std::vector<double> out;
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return out;
    std::string_view rest = text.substr(at + key.size());
    rest = rest.substr(0, std::min({ rest.find("short="), rest.find("drop"), rest.size() }));
    while (!rest.empty()) {
        const std::size_t start = std::min(rest.find_first_of("0123456789"), rest.size());
        const std::size_t end = std::min(rest.find_first_not_of("0123456789", start), rest.size());
        if (const auto number = parseDecimal(rest.substr(start, end - start)))
            out.push_back(number->toDouble());
        rest.remove_prefix(end);
    }
    return out;
}

FioFigures issued(std::string_view text)
{
    constexpr const char *Directions[] = { "read", "write", "trim", "sync" };
    FioFigures out;
    const std::vector<double> totals = countsAfter(text, "total=");
    for (const auto &[key, name] : { std::pair{ "total=", "total_ios" }, std::pair{ "short=", "short_ios" },
             std::pair{ "dropped=", "drop_ios" }, std::pair{ "drop=", "drop_ios" } }) {
        const std::vector<double> counts = countsAfter(text, key);
        // What was not asked for cannot be short: fdatasyncs were booked as short reads up to 3.33.
        for (std::size_t i = 0; i < std::min({ counts.size(), totals.size(), std::size(Directions) }); ++i)
            if (totals[i] > 0)
                out.push_back({ std::string(Directions[i]) + '.' + name, counts[i], "" });
    }
    return out;
}

/// "target=5000000, window=500000, ..." in ns and us up to 3.41, "target=5.00ms, window=500.00ms" after it
FioFigures target(const std::vector<FioItem> &items)
{
    const auto inMicroseconds = [](std::string_view text, double plain) -> std::optional<double> {
        const std::size_t end = std::min(text.find_first_not_of("0123456789."), text.size());
        const auto number = parseDecimal(text.substr(0, end));
        const auto factor = end == text.size() ? std::optional(plain) : fioTimeUnit(text.substr(end));
        return number && factor ? std::optional(number->toDouble() * *factor) : std::nullopt;
    };
    FioFigures out;
    const auto limit = inMicroseconds(fioItem(items, "target"), 1e-3);
    if (!limit || *limit == 0)
        return out;
    out.push_back({ "latency_target.target", *limit, "us" });
    if (const auto window = inMicroseconds(fioItem(items, "window"), 1))
        out.push_back({ "latency_target.window", *window, "us" });
    addShare(out, "latency_target.percentile", fioItem(items, "percentile"));
    if (const auto depth = parseDecimal(fioItem(items, "depth")))
        out.push_back({ "latency_target.depth", depth->toDouble(), "" });
    return out;
}

/// "attained=yes, bw=242MiB/s (248MB/s), iops=62.0k, iops mean dev=0.572%"; the rate in brackets has a wrong base.
FioFigures steadyState(const std::vector<FioItem> &items)
{
    FioFigures out;
    for (const FioItem &item : items) {
        const std::string metric = "steadystate." + std::string(item.name);
        if (item.name == "attained" && (item.value == "yes" || item.value == "no"))
            out.push_back({ metric, item.value == "yes" ? 1.0 : 0.0, "" });
        else if (const auto rate = parseFioRate(item.value.substr(0, item.value.find(" (")), FioBase::New);
                 item.name == "bw" && rate)
            out.push_back(fioFigure(metric, rate->value, "B/s"));
        else if (const auto count = parseFioCount(item.value); item.name == "iops" && count)
            out.push_back(fioFigure(metric, count->value, "1/s"));
        else if (item.name.ends_with("dev") || item.name.ends_with("slope"))
            addShare(out, "steadystate.criterion", item.value);
    }
    return out;
}

} // namespace

std::optional<FioFigures> parseFioJobLine(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (text.starts_with("issued ") && text.find("total=") != std::string_view::npos)
        return issued(text);
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const Label label = splitLabel(text.substr(0, colon));
    const auto items = splitFioItems(text.substr(colon + 1));
    if (items.empty() || items.front().name.empty())
        return std::nullopt;
    if (label.name == "cpu" && items.front().name == "usr")
        return cpu(items);
    if (label.name == "IO depths")
        return shares("iodepth.", items, "");
    if (label.name == "latency" && items.front().name == "target")
        return target(items);
    if (label.name == "steadystate" && items.front().name == "attained")
        return steadyState(items);
    if (label.name == "errors" && items.front().name == "total") {
        const auto total = parseDecimal(items.front().value);
        return total ? FioFigures{ { "errors.total", total->toDouble(), "" } } : FioFigures();
    }
    const bool histogram = label.name == "lat" && items.front().value.ends_with('%');
    for (const auto &[unit, name] : { std::pair{ "nsec", "ns" }, std::pair{ "usec", "us" }, std::pair{ "msec", "ms" } })
        if (histogram && label.unit == unit)
            return shares("lat_share.", items, name);
    return std::nullopt;
}

} // namespace importers
