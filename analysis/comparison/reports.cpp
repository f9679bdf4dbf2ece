// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/seriesrows.h"

#include "analysis/comparison/wording.h"

#include <charconv>
#include <map>

namespace comparison {

namespace {

using model::After;
using model::Before;

/// 50700 for "5.7.0-rc1"; nullopt when that is no version.
std::optional<int> versionOf(const std::string &kernel)
{
    int major = 0;
    int minor = 0;
    const char *end = kernel.data() + kernel.size();
    const auto first = std::from_chars(kernel.data(), end, major);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '.')
        return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, minor);
    return second.ec == std::errc() ? std::optional(major * 10'000 + minor * 100) : std::nullopt;
}

/// Result that a series of reports is about.
const char *resultOf(const std::string &metric)
{
    static const std::map<std::string, const char *> results{ { "sysbench.tps", "transactions_per_s" },
        { "sysbench.qps", "queries_per_s" }, { "sysbench.fsyncs", "fsyncs_per_s" }, { "sysbench.eps", "events_per_s" },
        { "sysbench.events", "events_per_s" } };
    const auto found = results.find(metric);
    return found == results.end() ? nullptr : found->second;
}

void lend(Draft &result, const Draft &report)
{
    result.row.basis = report.row.basis;
    result.row.ci = report.row.ci;
    result.row.ciMethod = report.row.ciMethod;
    result.row.p = report.row.p;
    result.row.pMethod = report.row.pMethod;
    result.row.smallestP = report.row.smallestP;
    result.row.plots = report.row.plots;
    for (const model::Side side : { Before, After })
        result.row.side[side].n = report.row.side[side].n;
    result.countsOfOneRun = false;
    result.enough = true;
    result.wide.reset();
}

} // namespace

model::Text kernelDiffers(const std::string &metric, const std::string &before, const std::string &after)
{
    const auto a = versionOf(before);
    const auto b = versionOf(after);
    if (!a || !b)
        return {};
    // Where the kernel's bookkeeping changed: block layer commits of 5.0 (per-CPU statistics), 5.7 and 6.10.
    const auto apart = [&](int version) { return (*a < version) != (*b < version); };
    if (metric == "disk.util" && (apart(50'000) || apart(61'000)))
        return { STALLMARK_TEXT("kernels %1 and %2 count utilisation in different ways"), { before, after } };
    if (metric == "disk.queue" && (apart(50'000) || apart(50'700)))
        return { STALLMARK_TEXT("kernels %1 and %2 count the queue in different ways"), { before, after } };
    return {};
}

namespace {

/// The one result that the reports belong to, when it was not repeated.
Draft *resultFor(std::vector<Draft> &results, const char *metric)
{
    Draft *only = nullptr;
    for (Draft &result : results) {
        if (result.row.tool != "sysbench" || result.row.metric != metric)
            continue;
        if (only)
            return nullptr;
        only = &result;
    }
    return only && only->row.basis != model::Basis::Repeats ? only : nullptr;
}

/// Too few reports to judge by; what they say is kept as a remark.
void mention(Draft &result, const Draft &report)
{
    const model::ComparisonRow &row = report.row;
    if (!row.ratio || !row.ci || !row.p)
        return;
    result.row.remarks.push_back(
        { STALLMARK_TEXT(
              "reports inside the run, %1 and %2 of them: ratio %3, 95 % interval %4; an exact test gives p = "
              "%5 and cannot give less than %6"),
            { std::to_string(row.side[Before].n), std::to_string(row.side[After].n), numberText(*row.ratio),
                intervalText(*row.ci), chanceText(*row.p), chanceText(row.smallestP.value_or(*row.p)) } });
}

} // namespace

void lendReports(std::vector<Draft> &results, std::vector<Draft> &reports)
{
    for (Draft &report : reports) {
        model::ComparisonRow &row = report.row;
        if (!row.metric.starts_with("sysbench.") && !row.metric.starts_with("fio."))
            continue;
        row.primary = false;
        const char *metric = resultOf(row.metric);
        Draft *result = metric && row.basis == model::Basis::WithinRun ? resultFor(results, metric) : nullptr;
        if (!result)
            continue;
        report.enough ? lend(*result, report) : mention(*result, report);
    }
}

} // namespace comparison
