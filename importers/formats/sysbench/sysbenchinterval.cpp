// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/sysbench/sysbenchlines.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

namespace importers {

namespace {

constexpr std::int64_t Mebi = 1024 * 1024;

/// Takes "[ 5s ]" or "[   5s]" off the front.
std::optional<std::int64_t> takeSecond(std::string_view &rest)
{
    const std::size_t end = rest.find(']');
    if (!rest.starts_with('[') || end == std::string_view::npos)
        return std::nullopt;
    std::string_view inner = trimmed(rest.substr(1, end - 1));
    if (!inner.ends_with('s'))
        return std::nullopt;
    const auto second = parseInteger(inner.substr(0, inner.size() - 1));
    if (!second || *second < 0 || *second > 100'000'000)
        return std::nullopt;
    rest = trimmed(rest.substr(end + 1));
    return second;
}

/// The number behind `key` and what stands behind it.
std::optional<model::Decimal> behind(std::string_view text, std::string_view key, std::string_view &unit)
{
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view rest = trimmed(text.substr(at + key.size()));
    const std::size_t end = std::min(rest.find_first_not_of("0123456789."), rest.size());
    unit = trimmed(rest.substr(end));
    return parseDecimal(rest.substr(0, end));
}

bool isMebi(std::string_view unit) { return unit.starts_with("MiB/s") || unit.starts_with("MB/s"); }

void add(SysbenchInterval &out, const char *metric, const char *unit, std::int64_t multiplier,
    const std::optional<model::Decimal> &value)
{
    if (value)
        out.values.push_back({ metric, unit, multiplier, *value });
}

/// (r/w/o: 6974.03/1975.31/1002.90)
void queryKinds(std::string_view text, SysbenchInterval &out)
{
    const std::size_t at = text.find("(r/w/o: ");
    if (at == std::string_view::npos)
        return;
    std::string_view rest = text.substr(at + 8);
    for (const char *metric : { "sysbench.read_queries", "sysbench.write_queries", "sysbench.other_queries" }) {
        const std::size_t end = std::min(rest.find_first_of("/)"), rest.size());
        add(out, metric, "1/s", 1, parseDecimal(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

/// reads: 63.72 MB/s writes: 42.48 MB/s fsyncs: 267.87/s response time: 0.00ms (95%)
/// thds: 10 tps: 493.60 qps: 9952.25 (r/w/o: 6974.03/1975.31/1002.90) lat (ms,99%): 34.33 err/s: 3.70 reconn/s: 0.00
void rates(std::string_view text, SysbenchInterval &out)
{
    std::string_view unit;
    for (const auto &[key, metric, count] : { std::tuple{ "reads:", "sysbench.reads", "sysbench.read_queries" },
             std::tuple{ "writes:", "sysbench.writes", "sysbench.write_queries" } }) {
        const auto value = behind(text, key, unit);
        const bool bytes = isMebi(unit);
        add(out, bytes ? metric : count, bytes ? "B/s" : "1/s", bytes ? Mebi : 1, value);
    }
    for (const auto &[key, metric] :
        { std::pair{ "reads/s:", "sysbench.read_queries" }, std::pair{ "writes/s:", "sysbench.write_queries" },
            std::pair{ "fsyncs:", "sysbench.fsyncs" }, std::pair{ "tps:", "sysbench.tps" },
            std::pair{ "qps:", "sysbench.qps" }, std::pair{ "eps:", "sysbench.eps" },
            std::pair{ "err/s:", "sysbench.errors" }, std::pair{ "errors:", "sysbench.errors" },
            std::pair{ "reconn/s:", "sysbench.reconnects" }, std::pair{ "reconnects:", "sysbench.reconnects" } })
        add(out, metric, "1/s", 1, behind(text, key, unit));
    queryKinds(text, out);
    if (out.values.empty()) { // memory: "[ 1s ] 8724.51 MiB/sec"
        const auto rate = behind(text, "", unit);
        if (isMebi(unit))
            add(out, "sysbench.transferred", "B/s", Mebi, rate);
    }
}

bool isIdle(const SysbenchInterval &interval)
{
    return std::all_of(interval.values.begin(), interval.values.end(),
        [](const SysbenchInterval::Value &value) { return value.value.mantissa == 0; });
}

/// "(ms,95%): 0.012" or "response time: 0.00ms (95%)". With nothing done the program prints its smallest bucket.
void latency(std::string_view text, SysbenchInterval &out)
{
    std::string_view unit;
    auto value = behind(text, "%):", unit);
    std::size_t rank = text.find("(ms,");
    if (!value) {
        value = behind(text, "response time:", unit);
        rank = text.rfind("ms (");
    }
    if (!value || rank == std::string_view::npos)
        return;
    const std::string_view digits = text.substr(rank + 4);
    const auto percentile = parseInteger(digits.substr(0, digits.find('%')));
    if (!percentile)
        return;
    if (isIdle(out))
        value = model::Decimal::missing();
    out.values.push_back({ "sysbench.latency_p" + std::to_string(*percentile), "ms", 1, *value });
}

/// min: 0.0000  avg: 0.0000  max: 0.0241  percentile: 0.0000     (seconds, --batch of 0.4.12)
std::optional<SysbenchInterval> batch(std::string_view text)
{
    if (!text.starts_with("min:") || text.find("percentile:") == std::string_view::npos)
        return std::nullopt;
    SysbenchInterval out;
    std::string_view unit;
    for (const auto &[key, metric] :
        { std::pair{ "min:", "sysbench.latency_min" }, std::pair{ "avg:", "sysbench.latency_avg" },
            std::pair{ "max:", "sysbench.latency_max" }, std::pair{ "percentile:", "sysbench.latency_percentile" } })
        add(out, metric, "ms", 1000, behind(text, key, unit));
    return out;
}

} // namespace

std::optional<SysbenchInterval> parseSysbenchInterval(std::string_view line)
{
    std::string_view rest = trimmed(line);
    const auto second = takeSecond(rest);
    if (!second)
        return batch(rest);
    SysbenchInterval out;
    out.second = second;
    if (rest.starts_with("Checkpoint report:")) {
        out.checkpoint = true;
        return out;
    }
    if (rest.starts_with("queue length:")) {
        std::string_view unit;
        out.queue = true;
        add(out, "sysbench.queue_length", "events", 1, behind(rest, "queue length:", unit));
        add(out, "sysbench.concurrency", "events", 1, behind(rest, "concurrency:", unit));
        return out;
    }
    rates(rest, out);
    if (out.values.empty())
        return std::nullopt;
    latency(rest, out);
    return out;
}

} // namespace importers
