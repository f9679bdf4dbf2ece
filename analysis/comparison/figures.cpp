// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/figures.h"

#include "analysis/model/metric.h"

#include "analysis/comparison/testname.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace comparison {

namespace {

bool has(const std::string &text, std::string_view part) { return text.find(part) != std::string::npos; }

// The first that is there and not 0 speaks for the test.
constexpr std::array SysbenchRates{ "transactions_per_s", "events_per_s", "requests_per_s", "writes_per_s",
    "reads_per_s", "operations_per_s", "ops_per_s", "throughput", "total_time" };

bool isSysbenchRate(const BenchRun &run, const std::string &metric)
{
    for (const char *rate : SysbenchRates) {
        const Figure *figure = run.figure(rate);
        if (figure && figure->value > 0 && figure->better != model::Better::None)
            return metric == rate;
    }
    return !metric.starts_with("throughput.") && has(metric, "_per_s") && !has(metric, "fsyncs")
        && !has(metric, "queries");
}

bool isSysbenchLatency(const std::string &metric) { return metric == "latency.avg" || metric.starts_with("latency.p"); }

// "write" of "write.clat.p99"
std::string direction(const std::string &metric) { return metric.substr(0, metric.find('.')); }

bool isFioRate(const BenchRun &run, const std::string &metric)
{
    const std::string iops = direction(metric) + ".iops";
    return metric == (run.figure(iops) ? iops : direction(metric) + ".bw");
}

bool isFioLatency(const BenchRun &run, const std::string &metric)
{
    const std::string lat = direction(metric) + ".lat.";
    const std::string clat = direction(metric) + ".clat.";
    return metric == (run.figure(lat + "mean") ? lat : clat) + "mean"
        || metric == (run.figure(lat + "p99") ? lat : clat) + "p99";
}

/// Jobs of one group are printed again as the group; with one job both are the same.
bool isFioSummary(const BenchRun &run) { return run.test.starts_with("group ") || run.test == "all jobs"; }

model::Family familyOf(const std::string &metric)
{
    if (has(metric, "errors") || has(metric, "reconnects"))
        return model::Family::Errors;
    return has(metric, "lat.") || metric.starts_with("latency") ? model::Family::Latency : model::Family::Benchmark;
}

std::optional<Counted> counted(std::optional<double> events, std::optional<double> exposure, bool perOperation = false)
{
    if (!events || !exposure || *exposure <= 0 || *events < 0)
        return std::nullopt;
    return Counted{ std::round(*events), *exposure, perOperation };
}

/// Only where count and time give the printed rate: the clock of the report may be another one.
std::optional<Counted> fitting(std::optional<Counted> count, double rate)
{
    const bool fits = count && std::abs(count->events / count->exposure - rate) <= std::max(0.03 * rate, 0.02);
    return fits ? count : std::nullopt;
}

std::optional<Counted> sysbenchCount(const BenchRun &run, const std::string &metric)
{
    const auto seconds = run.value("total_time");
    if (metric == "errors_per_s")
        return counted(run.value("errors"), run.value("transactions"), true);
    if (metric == "transactions_per_s" && run.value("transactions"))
        return counted(run.value("transactions"), seconds);
    const auto rate = run.value(metric);
    return rate && has(metric, "_per_s") ? fitting(counted(run.value("events"), seconds), *rate) : std::nullopt;
}

std::optional<double> fioBlock(const BenchRun &run)
{
    const auto printed = run.setup.find("bs");
    if (printed != run.setup.end())
        return firstBlockSize(printed->second);
    const auto sized = sizedTest(run.test);
    return sized ? std::optional(sized->bytes) : std::nullopt;
}

std::optional<Counted> fioCount(const BenchRun &run, const std::string &metric)
{
    const std::string way = direction(metric);
    const auto runtime = run.value(way + ".runtime");
    const auto rate = run.value(metric);
    if (metric != way + ".iops" || !runtime || !rate)
        return std::nullopt;
    std::optional<double> events = run.value(way + ".total_ios");
    const auto bytes = run.value(way + ".io");
    const auto block = fioBlock(run);
    if (!events && bytes && block)
        events = *bytes / *block;
    // Below 10 000 the printed rate is cut off to whole figures.
    const auto count = counted(events, *runtime / 1000);
    return count && *rate < 100 && std::abs(count->events / count->exposure - *rate) <= 1.05 ? count
                                                                                             : fitting(count, *rate);
}

} // namespace

std::optional<FigureRole> roleOf(const BenchRun &run, const std::string &metric)
{
    const Figure *figure = run.figure(metric);
    if (!figure || figure->better == model::Better::None || has(metric, "stddev") || has(metric, ".share"))
        return std::nullopt;
    FigureRole role{ familyOf(metric), true };
    if (run.tool == "sysbench")
        role.primary = role.family == model::Family::Latency ? isSysbenchLatency(metric)
            : role.family == model::Family::Errors           ? !has(metric, "reconnects")
                                                             : isSysbenchRate(run, metric);
    else if (run.tool == "fio")
        role.primary = !isFioSummary(run)
            && (role.family == model::Family::Latency ? isFioLatency(run, metric) : isFioRate(run, metric));
    else if (run.tool == "unixbench")
        role.primary = metric == "score" || !run.figure("score");
    return role;
}

std::optional<Counted> countBehind(const BenchRun &run, const std::string &metric)
{
    if (run.tool == "sysbench")
        return sysbenchCount(run, metric);
    return run.tool == "fio" ? fioCount(run, metric) : std::nullopt;
}

std::string titleOf(const std::string &tool, const std::string &metric)
{
    if (const model::MetricInfo *info = model::findMetric(metric))
        return info->title;
    std::string title = metric;
    if (title.ends_with("_per_s"))
        title = title.substr(0, title.size() - 6) + " per second";
    if (tool == "unixbench" && metric == "score")
        return "result";
    std::replace(title.begin(), title.end(), '_', ' ');
    std::replace(title.begin(), title.end(), '.', ' ');
    return title;
}

} // namespace comparison
