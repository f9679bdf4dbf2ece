// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/qualitychecks.h"

#include "analysis/model/contradiction.h"
#include "analysis/model/decimal.h"
#include "analysis/model/text.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace analysis {

namespace {

using Remarks = std::vector<model::QualityRemark>;

/// The figures of one test of one run.
struct Test {
    const Recording &recording;
    std::string tool, name;
    std::map<std::string, const model::BenchResult *> figures;

    const model::BenchResult *find(const std::string &metric) const
    {
        const auto it = figures.find(metric);
        return it == figures.end() ? nullptr : it->second;
    }
    double value(const std::string &metric) const
    {
        const model::BenchResult *const result = find(metric);
        return result ? result->value : 0;
    }
    model::SourceRef ref(const model::BenchResult &result) const
    {
        const model::Log *const log = recording.log(result.log);
        return { log ? log->source : 0, result.line };
    }
};

std::vector<Test> testsOf(const Recording &recording, const std::vector<model::BenchResult> &results)
{
    std::map<std::tuple<model::LogId, int, std::string>, Test> tests;
    for (const model::BenchResult &result : results) {
        const auto [it, isNew] = tests.try_emplace(
            { result.log, result.run, result.test }, Test{ recording, result.tool, result.test, {} });
        it->second.figures.emplace(result.metric, &result);
    }
    std::vector<Test> out;
    for (auto &[key, test] : tests)
        out.push_back(std::move(test));
    return out;
}

/// How well a count of n independent requests tells their rate: the half width of its 95 % interval as a share.
double countError(double n) { return 1.96 / std::sqrt(n); }

/// Too few requests for a rate, in tests whose requests come as the device lets them.
void remarkFewRequests(const Test &test, Remarks &out)
{
    constexpr double most = 0.2;
    const bool io = test.tool == "fio" || test.name.starts_with("fileio") || test.name.starts_with("oltp");
    for (const char *metric : { "events", "read.total_ios", "write.total_ios" }) {
        const model::BenchResult *const count = test.find(metric);
        if (!io || !count || count->value < 1 || countError(count->value) <= most)
            continue;
        out.push_back({ test.ref(*count),
            model::encode({ STALLMARK_TEXT(
                                "%1: %2 requests in all tell their rate to +-%3 % at best: the run is shorter "
                                "than its own noise, let it run longer or repeat it."),
                { test.name, model::toText(count->value, 0), model::toText(100 * countError(count->value), 0) } }) });
    }
}

/// One request that took a good part of the run.
void remarkLongestRequest(const Test &test, Remarks &out)
{
    constexpr double part = 0.05;
    const model::BenchResult *const longest = test.find("latency.max");
    const double seconds = test.value("total_time");
    if (!longest || seconds <= 0 || longest->value / 1000 < part * seconds)
        return;
    out.push_back({ test.ref(*longest),
        model::encode(
            { STALLMARK_TEXT("%1: the longest request took %2 s of the %3 s of the run: with one such pause more "
                             "or less the result is another one, let it run longer or repeat it."),
                { test.name, model::toText(longest->value / 1000, 2), model::toText(seconds, 1) } }) });
}

/// Figures of the direction that the name of the test excludes.
void remarkOtherDirection(const Test &test, Remarks &out)
{
    const auto names = [&](std::initializer_list<const char *> words) {
        return std::any_of(
            words.begin(), words.end(), [&](const char *w) { return test.name.find(w) != std::string::npos; });
    };
    const bool both = names({ "rndrw", "randrw", "readwrite", "mixed", "group ", "all jobs" });
    const bool writes = names({ "rndwr", "seqwr", "seqrewr", "randwrite", "write" });
    const bool reads = names({ "rndrd", "seqrd", "randread", "read" });
    if (both || writes == reads)
        return;
    const char *const other = writes ? "read" : "write";
    for (const std::string &metric : { std::string(other) + "s", std::string(other) + ".iops" }) {
        const model::BenchResult *const found = test.find(metric);
        if (found && found->value > 0)
            out.push_back({ test.ref(*found),
                model::encode(
                    { writes ? STALLMARK_TEXT("%1: named a test of writes, but it prints %2 for its reads (%3).")
                             : STALLMARK_TEXT("%1: named a test of reads, but it prints %2 for its writes (%3)."),
                        { test.name, model::toText(found->value, 0), metric } }) });
    }
}

struct Spread {
    std::size_t n = 0;
    double mean = 0, deviation = 0;
    /// Half width of the 95 % interval of the mean, as a share of it.
    double error() const
    {
        const boost::math::students_t distribution(static_cast<double>(n - 1));
        return quantile(complement(distribution, 0.025)) * deviation / std::sqrt(static_cast<double>(n)) / mean;
    }
};

Spread spreadOf(const std::vector<double> &values)
{
    Spread out{ values.size() };
    for (const double v : values)
        out.mean += v / static_cast<double>(values.size());
    for (const double v : values)
        out.deviation += (v - out.mean) * (v - out.mean) / static_cast<double>(values.size() - 1);
    out.deviation = std::sqrt(out.deviation);
    return out;
}

/// The rate of each interval that a benchmark prints on its way: their spread is what one run does not tell.
void remarkIntervals(const Recording &recording, Remarks &out)
{
    constexpr double most = 0.2;
    for (const char *metric : { "sysbench.tps", "sysbench.eps", "sysbench.writes", "sysbench.reads" }) {
        for (const model::SeriesInfo *info : recording.find(metric)) {
            const model::Log *const log = recording.log(info->log);
            if (!log || info->count < 3 || info->count > 65'536)
                continue;
            const model::Series &series = recording.series(*info);
            const Spread spread = spreadOf(series.v);
            if (!(spread.mean > 0) || !(spread.error() > most))
                continue;
            out.push_back({ { log->source, series.line.front() },
                model::encode({ STALLMARK_TEXT("The %1 intervals of this run differ by %2 % (%3), so its mean is known "
                                               "to +-%4 % (95 %, Student's t): the run is shorter than its own noise, "
                                               "let it run longer or repeat it."),
                    { std::to_string(spread.n), model::toText(100 * spread.deviation / spread.mean, 0), metric,
                        model::toText(100 * spread.error(), 0) } }) });
        }
    }
}

} // namespace

void remarkResults(const Recording &recording, const std::vector<model::BenchResult> &results, Remarks &out)
{
    for (const Test &test : testsOf(recording, results)) {
        remarkFewRequests(test, out);
        remarkLongestRequest(test, out);
        remarkOtherDirection(test, out);
    }
    remarkIntervals(recording, out);
}

void remarkContradictions(const std::vector<model::Issue> &issues, Remarks &out)
{
    for (const model::Issue &issue : issues) {
        if (!issue.reason.starts_with(model::ContradictionMark))
            continue;
        const bool more = issue.count > 1;
        const model::Text said = model::decodeText(issue.reason);
        const std::string what
            = said.args.empty() ? issue.reason.substr(model::ContradictionMark.size()) : said.args[0];
        const char *const pattern = issue.excerpt.empty()
            ? (more ? STALLMARK_TEXT("Contradiction: %1, in %3 places.") : STALLMARK_TEXT("Contradiction: %1."))
            : (more ? STALLMARK_TEXT("Contradiction: %1 (%2), in %3 places.")
                    : STALLMARK_TEXT("Contradiction: %1 (%2)."));
        out.push_back({ { issue.source, issue.line },
            model::encode({ pattern, { what, issue.excerpt, std::to_string(issue.count) } }) });
    }
}

} // namespace analysis
