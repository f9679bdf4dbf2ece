// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/benchrows.h"
#include "analysis/comparison/figures.h"
#include "analysis/comparison/remarks.h"
#include "analysis/comparison/testname.h"
#include "analysis/comparison/wording.h"

#include <algorithm>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr double MuchFaster = 2; ///< writes on the side that may have cached them
constexpr double Slower = 0.8; ///< reads on that side
constexpr double LongEnough = 5; ///< s of writes still to be done: less is over before it matters

/// A write test and the read test that follows it in the same log of the same side.
struct Neighbours {
    const TestPair *write = nullptr;
    const TestPair *read = nullptr;
};

bool writes(const std::string &metric) { return metric.starts_with("write"); }
bool reads(const std::string &metric) { return metric.starts_with("read"); }

std::vector<Neighbours> neighbours(const std::vector<TestPair> &pairs, model::Side side)
{
    std::vector<const TestPair *> order;
    for (const TestPair &pair : pairs)
        order.push_back(&pair);
    std::stable_sort(order.begin(), order.end(), [side](const TestPair *a, const TestPair *b) {
        const BenchRun &first = *a->runs[side].front();
        const BenchRun &second = *b->runs[side].front();
        return std::tie(first.log, first.line) < std::tie(second.log, second.line);
    });
    std::vector<Neighbours> found;
    for (std::size_t i = 1; i < order.size(); ++i)
        if (order[i - 1]->runs[side].front()->log == order[i]->runs[side].front()->log)
            found.push_back({ order[i - 1], order[i] });
    return found;
}

double ratioOn(const TestPair &pair, const std::string &metric, model::Side side)
{
    const double here = exactValue(*pair.runs[side].front(), metric);
    const double there = exactValue(*pair.runs[side == Before ? After : Before].front(), metric);
    return there > 0 ? here / there : 0;
}

struct CarryOver {
    const TestPair *write = nullptr;
    double operations = 0;
    double otherRate = 0; ///< 1/s, of the side without the cache
    double seconds() const { return otherRate > 0 ? operations / otherRate : 0; }
};

std::optional<CarryOver> carried(const Neighbours &neighbours, model::Side side)
{
    const std::string write = mainMetric(*neighbours.write->runs[side].front());
    const std::string read = mainMetric(*neighbours.read->runs[side].front());
    if (!writes(write) || !reads(read) || ratioOn(*neighbours.write, write, side) < MuchFaster
        || ratioOn(*neighbours.read, read, side) > Slower)
        return std::nullopt;
    const auto here = countBehind(*neighbours.write->runs[side].front(), write);
    const auto there = countBehind(*neighbours.write->runs[side == Before ? After : Before].front(), write);
    if (!here || !there)
        return std::nullopt;
    const CarryOver carry{ neighbours.write, here->events, there->events / there->exposure };
    return carry.seconds() >= LongEnough ? std::optional(carry) : std::nullopt;
}

void addRows(
    model::ComparisonRemark &remark, const std::set<std::string> &tests, const std::vector<model::ComparisonRow> &rows)
{
    std::set<std::string> patterns;
    for (const std::string &test : tests)
        if (const auto sized = sizedTest(test))
            patterns.insert(sized->pattern);
    for (const model::ComparisonRow &row : rows) {
        const bool suite = row.family == model::Family::Suite && patterns.contains(row.test);
        if (suite || (tests.contains(row.test) && reads(row.metric) && row.primary))
            remark.rows.push_back(row.id);
    }
}

std::string listed(const std::set<std::string> &names)
{
    std::string all;
    for (const std::string &name : names)
        all += (all.empty() ? "" : ", ") + name;
    return all;
}

} // namespace

std::vector<model::ComparisonRemark> carryOver(
    const std::vector<TestPair> &pairs, const std::vector<model::ComparisonRow> &rows)
{
    std::vector<model::ComparisonRemark> remarks;
    for (const model::Side side : { Before, After }) {
        std::set<std::string> tests;
        CarryOver worst;
        for (const Neighbours &pair : neighbours(pairs, side)) {
            const auto carry = carried(pair, side);
            if (!carry)
                continue;
            tests.insert(pair.read->test);
            if (carry->seconds() > worst.seconds())
                worst = *carry;
        }
        if (tests.empty())
            continue;
        model::ComparisonRemark remark{ "carry-over", {}, {}, {} };
        remark.text
            = { STALLMARK_TEXT(
                    "the reads that got slower (%1) ran right after writes that this side took into a cache: after "
                    "%2 the %3 writes would take %4 s at the %5 1/s of the other side. The cache may still have "
                    "been writing, so this need not be the effect of the change; a write cache should not slow "
                    "random reads"),
                  { listed(tests), worst.write->test, numberText(worst.operations), numberText(worst.seconds()),
                      numberText(worst.otherRate) } };
        remark.refs.emplace_back(side, worst.write->runs[side].front()->figures.begin()->second.ref);
        addRows(remark, tests, rows);
        remarks.push_back(std::move(remark));
    }
    return remarks;
}

} // namespace comparison
