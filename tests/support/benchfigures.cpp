// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/benchfigures.h"

#include "analysis/model/decimal.h"
#include "support/manifest.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace testsupport {

namespace {

bool isTest(const std::string &name, const std::string &expected)
{
    return expected.empty() || name == expected || name.starts_with(expected + ",");
}

bool isClose(double a, double b) { return std::abs(a - b) <= 1e-9 + 1e-6 * std::abs(b); }

} // namespace

void BenchTally::figure(const std::string &name, const RecordingSink &log, const BenchFigure &figure, int lastRun)
{
    const int run = figure.run == 0 ? lastRun : figure.run;
    ++checked;
    bool there = false;
    double other = 0;
    for (const model::BenchResult &result : log.results) {
        if (result.run != run || result.metric != figure.metric || !isTest(result.test, figure.test))
            continue;
        if (isClose(result.value, figure.value) && (figure.unit.empty() || figure.unit == result.unit)
            && result.line > 0)
            return;
        there = true;
        other = result.value;
    }
    const std::string what = name + ": run " + std::to_string(run) + " " + figure.test + " " + figure.metric + " = "
        + model::toText(figure.value);
    (there ? wrong : missed) += 1;
    faults.push_back(what + (there ? ", read as " + model::toText(other) : std::string(" is missing")));
}

void BenchTally::count(const std::string &name, const char *what, int expected, int actual)
{
    if (expected < 0)
        return;
    ++checked;
    if (expected == actual)
        return;
    (actual < expected ? missed : wrong) += 1;
    faults.push_back(name + ": " + std::to_string(actual) + " instead of " + std::to_string(expected) + " " + what);
}

void BenchTally::intervals(const std::string &name, const RecordingSink &log, const BenchExpectation &expectation)
{
    const auto rows = rowsOf(log, "interval");
    std::set<model::LineNumber> lines;
    for (const RecordedRow *row : rows)
        lines.insert(row->line);
    count(name, "interval rows", expectation.rows, static_cast<int>(lines.size()));
    for (std::size_t i = 0; i < expectation.tps.size() && i < rows.size(); ++i) {
        ++checked;
        const auto tps = valueOf(log, *rows[i], "sysbench.tps");
        if (tps && isClose(*tps, expectation.tps[i]))
            continue;
        wrong += 1;
        faults.push_back(name + ": tps of interval " + std::to_string(i + 1));
    }
}

void BenchTally::file(const std::string &name, const RecordingSink *log, const BenchExpectation &expectation)
{
    ++files;
    const RecordingSink none("none");
    const RecordingSink &read = log != nullptr ? *log : none;
    std::set<int> runs;
    for (const model::BenchResult &result : read.results)
        runs.insert(result.run);
    const int lastRun = runs.empty() ? 0 : *runs.rbegin();
    count(name, "runs with results", expectation.nothing ? 0 : expectation.runs, static_cast<int>(runs.size()));
    for (const BenchFigure &expected : expectation.figures)
        figure(name, read, expected, lastRun);
    for (const auto &[fact, value] : expectation.facts) {
        ++checked;
        const bool there = std::any_of(read.facts.begin(), read.facts.end(),
            [&, key = fact, text = value](const model::Fact &f) { return f.name == key && f.value == text; });
        if (there)
            continue;
        ++missed;
        faults.push_back(name + ": " + fact + " " + value + " is missing");
    }
    intervals(name, read, expectation);
}

} // namespace testsupport
