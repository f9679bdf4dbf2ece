// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/benchmarkfindings.h"

#include "analysis/api/baseline.h"
#include "analysis/api/evidence.h"
#include "analysis/benchmarkarms.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace analysis {

namespace {

constexpr double MuchFaster = 10, NoFaster = 1.5; // times, H04
constexpr double Dispersion = 10; // of operations that come in bursts
constexpr double CachePays = 5, FlatSpread = 0.25; // H09
constexpr std::size_t EnoughSizes = 3;

struct SyncRun {
    const BenchmarkRun *run = nullptr;
    double limit = 0; ///< B
    double events = 0, rate = 0; ///< rate in 1/s
};

// Tests that call fsync, with their limit; by limit, then by rate.
std::vector<SyncRun> syncRuns(const Recording &recording, const std::vector<BenchmarkRun> &runs)
{
    std::vector<SyncRun> found;
    for (const BenchmarkRun &run : runs) {
        const auto syncs = run.figure("fsyncs"), events = run.figure("events"), seconds = run.figure("total_time");
        if (!syncs || !(*syncs > 0) || !events || !(*events > 0) || !seconds || !(*seconds > 0))
            continue;
        if (const auto limit = dirtyLimitOf(recording, run))
            found.push_back({ &run, *limit, *events, *events / *seconds });
    }
    std::sort(found.begin(), found.end(), [](const SyncRun &a, const SyncRun &b) {
        return std::tie(a.run->test, a.limit, a.rate) < std::tie(b.run->test, b.limit, b.rate);
    });
    return found;
}

// Of one test, in the order of syncRuns(): the slowest under the smallest and under the largest limit.
std::optional<model::Finding> floodOf(const std::vector<SyncRun> &runs)
{
    const SyncRun &small = runs.front();
    const auto large
        = std::find_if(runs.begin(), runs.end(), [&](const SyncRun &run) { return run.limit == runs.back().limit; });
    if (large->limit == small.limit)
        return std::nullopt;
    FindingBuilder found("fsync-behind-flood", model::Role::Cause);
    const Where where{ "requests_per_s", "", std::nullopt, large->run->ref("events") };
    const double times = small.rate / large->rate;
    found.test(4,
        times >= MuchFaster     ? 4
            : times <= NoFaster ? -4
                                : 0,
        { STALLMARK_TEXT("%1 synchronous requests a second with a dirty limit of %2, %3 with %4: %5 times as many"),
            { figure(large->rate), byteSize(large->limit), figure(small.rate), byteSize(small.limit), figure(times) } },
        where);
    const double error = std::sqrt(Dispersion * (1 / large->events + 1 / small.events));
    const double low = times * std::exp(-1.96 * error), high = times * std::exp(1.96 * error);
    found.test(2, low > 2 ? 2 : 0,
        { STALLMARK_TEXT("if they come in bursts (dispersion 10), it is still %1 to %2 times"),
            { figure(low), figure(high) } },
        where);
    const auto idle
        = std::find_if(runs.rbegin(), runs.rend(), [&](const SyncRun &run) { return run.limit == small.limit; });
    if (idle->rate > small.rate)
        found.test(1, 1,
            { STALLMARK_TEXT("that is %1 of the %2 a second of a run under the same limit that nothing disturbs"),
                { percent(small.rate / idle->rate), figure(idle->rate) } },
            { "requests_per_s", "", std::nullopt, idle->run->ref("events") });
    found.missing(4, { STALLMARK_TEXT("what the machine did meanwhile"), {} }, "iostat -xty 1 & vmstat -t 1");
    found.missing(2, { STALLMARK_TEXT("repeats of both runs"), {} }, "alternate both limits four times or more");
    return found.take();
}

struct Pair {
    std::string test;
    double back = 0, through = 0; ///< requests a second
    model::SourceRef ref;
};

// Tests of both policies whose name begins so: "randwrite8k".
std::vector<Pair> pairsOf(
    const Recording &recording, const std::vector<BenchmarkRun> &runs, const char *start, const char *metric)
{
    std::map<std::string, Pair> pairs;
    for (const BenchmarkRun &run : runs) {
        const auto rate = run.figure(metric);
        if (!rate || !(*rate > 0) || !run.test.starts_with(start))
            continue;
        const WritePolicy policy = writePolicyOf(recording, run);
        if (policy == WritePolicy::Unknown)
            continue;
        Pair &pair = pairs[run.test];
        (policy == WritePolicy::Back ? pair.back : pair.through) = *rate;
        pair.ref = run.ref(metric);
    }
    std::vector<Pair> both;
    for (auto &[test, pair] : pairs) {
        pair.test = test;
        if (pair.back > 0 && pair.through > 0)
            both.push_back(std::move(pair));
    }
    return both;
}

double geometricMean(const std::vector<Pair> &pairs)
{
    double sum = 0;
    for (const Pair &pair : pairs)
        sum += std::log(pair.back / pair.through);
    return std::exp(sum / static_cast<double>(pairs.size()));
}

std::optional<model::Finding> writeCache(const Recording &recording, const std::vector<BenchmarkRun> &runs)
{
    const std::vector<Pair> writes = pairsOf(recording, runs, "randwrite", "write.iops");
    if (writes.empty())
        return std::nullopt;
    FindingBuilder found("write-through", model::Role::Cause);
    const Where where{ "write.iops", "", std::nullopt, writes.front().ref };
    const double times = geometricMean(writes);
    found.test(4,
        times >= CachePays      ? 4
            : times <= NoFaster ? -4
                                : 0,
        { STALLMARK_TEXT("random writes are %1 times as many when the cache is written back (geometric mean of %2 "
                         "sizes)"),
            { figure(times), std::to_string(writes.size()) } },
        where);
    std::vector<double> through;
    for (const Pair &pair : writes)
        through.push_back(pair.through);
    const double spread = variation(through).value_or(1);
    if (writes.size() >= EnoughSizes)
        found.test(2, spread <= FlatSpread ? 2 : 0,
            { STALLMARK_TEXT("written through they are %1 a second at any size (spread %2): the time of a turn"),
                { figure(mean(through)), percent(spread) } },
            where);
    found.test(2, 2, { STALLMARK_TEXT("the names of the files tell which policy was set"), {} }, where);
    found.missing(2, { STALLMARK_TEXT("what the controller says of its cache and battery"), {} },
        "storcli /c0/v0 show all; storcli /c0/bbu show");
    found.missing(2, { STALLMARK_TEXT("repeats of both runs"), {} }, "alternate both policies four times or more");
    const std::vector<Pair> reads = pairsOf(recording, runs, "randread", "read.iops");
    const double slower = reads.empty() ? 1 : geometricMean(reads);
    const bool contradicts = slower < 1 / NoFaster;
    if (contradicts)
        found.test(0, 0,
            { STALLMARK_TEXT("but random reads, which no write cache should change, are %1 times as many: what was "
                             "written just before is still on its way to the disks, or something else changed, too"),
                { figure(slower) } },
            { "read.iops", "", std::nullopt, reads.front().ref });
    model::Finding finding = found.take();
    if (contradicts)
        finding.evidence.back().supports = false;
    return finding;
}

} // namespace

std::vector<model::Finding> benchmarkFindings(
    const Recording &recording, const std::vector<model::BenchResult> &results)
{
    std::vector<model::Finding> findings;
    const std::vector<BenchmarkRun> runs = benchmarkRuns(recording, results);
    const std::vector<SyncRun> sync = syncRuns(recording, runs);
    for (auto first = sync.begin(); first != sync.end();) {
        const auto last
            = std::find_if(first, sync.end(), [&](const SyncRun &run) { return run.run->test != first->run->test; });
        if (auto finding = floodOf({ first, last }))
            findings.push_back(std::move(*finding));
        first = last;
    }
    if (auto finding = writeCache(recording, runs))
        findings.push_back(std::move(*finding));
    return findings;
}

} // namespace analysis
