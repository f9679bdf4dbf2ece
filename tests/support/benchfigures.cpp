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

void compareFigure(Tally &tally, const RecordingSink &log, const BenchFigure &figure, int run)
{
    bool there = false;
    double other = 0;
    for (const model::BenchResult &result : log.results) {
        if (result.run != run || result.metric != figure.metric || !isTest(result.test, figure.test))
            continue;
        if (isClose(result.value, figure.value) && (figure.unit.empty() || figure.unit == result.unit)
            && result.line > 0) {
            tally.expect(true, {});
            return;
        }
        there = true;
        other = result.value;
    }
    const QString what = QString::fromStdString(
        "run " + std::to_string(run) + " " + figure.test + " " + figure.metric + " = " + model::toText(figure.value));
    if (there)
        tally.expect(false, what + QStringLiteral(", read as ") + QString::fromStdString(model::toText(other)));
    else
        tally.miss(what);
}

void compareCount(Tally &tally, const char *what, int expected, int actual)
{
    if (expected < 0)
        return;
    const QString text = QStringLiteral("%1 instead of %2 %3").arg(actual).arg(expected).arg(QLatin1String(what));
    if (actual < expected)
        tally.miss(text);
    else
        tally.expect(actual == expected, text);
}

void compareIntervals(Tally &tally, const RecordingSink &log, const BenchExpectation &expectation)
{
    const auto rows = rowsOf(log, "interval");
    std::set<model::LineNumber> lines;
    for (const RecordedRow *row : rows)
        lines.insert(row->line);
    compareCount(tally, "interval rows", expectation.rows, static_cast<int>(lines.size()));
    for (std::size_t i = 0; i < expectation.tps.size() && i < rows.size(); ++i) {
        const auto tps = valueOf(log, *rows[i], "sysbench.tps");
        tally.expect(tps && isClose(*tps, expectation.tps[i]), QStringLiteral("tps of interval %1").arg(i + 1));
    }
}

} // namespace

void compareBench(Tally &tally, const RecordingSink *log, const BenchExpectation &expectation)
{
    const RecordingSink none("none");
    const RecordingSink &read = log != nullptr ? *log : none;
    std::set<int> runs;
    for (const model::BenchResult &result : read.results)
        runs.insert(result.run);
    const int lastRun = runs.empty() ? 0 : *runs.rbegin();
    compareCount(tally, "runs with results", expectation.nothing ? 0 : expectation.runs, static_cast<int>(runs.size()));
    for (const BenchFigure &expected : expectation.figures)
        compareFigure(tally, read, expected, expected.run == 0 ? lastRun : expected.run);
    for (const auto &[fact, value] : expectation.facts) {
        const bool there = std::any_of(read.facts.begin(), read.facts.end(),
            [&, key = fact, text = value](const model::Fact &f) { return f.name == key && f.value == text; });
        const QString what = QString::fromStdString(fact + " = " + value);
        if (tally.found(there, what))
            tally.expect(true, what);
    }
    compareIntervals(tally, read, expectation);
}

} // namespace testsupport
