// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/unixbench.h"

#include "analysis/comparison/wording.h"
#include "analysis/statistics/summary.h"

#include <cmath>

namespace comparison {

namespace {

bool isIndexLine(const std::string &test) { return test.find("Benchmarks Index") != std::string::npos; }

} // namespace

std::optional<UnixBenchTest> unixBenchTest(const std::string &test)
{
    const std::size_t comma = test.rfind(", ");
    if (comma == std::string::npos || isIndexLine(test) || test.find(" cop", comma) == std::string::npos)
        return std::nullopt;
    return UnixBenchTest{ test.substr(0, comma), test.substr(comma + 2) };
}

std::optional<double> indexOf(const std::vector<const BenchRun *> &runs)
{
    std::vector<double> ratios;
    for (const BenchRun *run : runs) {
        const auto score = run->value("score");
        const auto baseline = run->value("baseline");
        if (!score || !baseline || *baseline <= 0)
            return std::nullopt;
        ratios.push_back(*score / *baseline);
    }
    const auto mean = statistics::geometricMean(ratios);
    return mean ? std::optional(*mean * 10) : std::nullopt;
}

const Figure *printedIndex(const std::vector<TestPair> &pairs, model::Side side, const std::string &suite)
{
    const std::string copies = suite.substr(suite.rfind(", "));
    for (const TestPair &pair : pairs)
        if (pair.tool == "unixbench" && isIndexLine(pair.test) && pair.test.ends_with(copies))
            return pair.runs[side].front()->figure("index");
    return nullptr;
}

std::vector<model::ComparisonRemark> indexFaults(const std::vector<BenchRun> &runs, model::Side side)
{
    std::vector<model::ComparisonRemark> faults;
    for (const BenchRun &run : runs) {
        const auto score = run.value("score");
        const auto baseline = run.value("baseline");
        const Figure *index = run.figure("index");
        if (run.tool != "unixbench" || !score || !baseline || *baseline <= 0 || !index)
            continue;
        const double computed = *score / *baseline * 10;
        // Both are printed with one digit after the point.
        if (std::abs(computed - index->value) <= 0.051 + 0.05 / *baseline * 10)
            continue;
        faults.push_back({ "index",
            model::Text(STALLMARK_TEXT("%1: the report prints the index %2, but result and baseline give %3"),
                { run.test, numberText(index->value), numberText(computed) }),
            {}, { { side, index->ref } } });
    }
    return faults;
}

std::vector<model::ComparisonRemark> clockRate(const std::vector<model::ComparisonRow> &rows)
{
    constexpr double moved = 0.05, alike = 0.02;
    std::vector<model::ComparisonRemark> remarks;
    for (const model::ComparisonRow &integers : rows) {
        const auto name = unixBenchTest(integers.test);
        if (integers.tool != "unixbench" || integers.metric != "score" || !integers.ratio || !name
            || !name->test.starts_with("Dhrystone") || std::abs(*integers.ratio - 1) < moved)
            continue;
        for (const model::ComparisonRow &reals : rows) {
            if (reals.tool != "unixbench" || reals.metric != "score" || !reals.ratio
                || reals.test != "Double-Precision Whetstone, " + name->copies
                || std::abs(*reals.ratio / *integers.ratio - 1) > alike)
                continue;
            remarks.push_back({ "confounded",
                { STALLMARK_TEXT(
                      "Dhrystone and Whetstone, pure arithmetic, both moved by the same factor (%1 and %2, %3): "
                      "that is the clock rate, another CPU or a foreign load, not a kernel or a disk"),
                    { numberText(*integers.ratio), numberText(*reals.ratio), name->copies } },
                { integers.id, reals.id }, {} });
        }
    }
    return remarks;
}

} // namespace comparison
