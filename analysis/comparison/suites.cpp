// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/benchrows.h"
#include "analysis/comparison/testname.h"
#include "analysis/comparison/unixbench.h"
#include "analysis/comparison/wording.h"
#include "analysis/statistics/summary.h"

#include <algorithm>
#include <map>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr std::size_t FewestTests = 3;

struct Member {
    const TestPair *pair = nullptr;
    std::string metric;
    std::string label; ///< what sets it apart: "16k"
    std::array<double, 2> value{};
};

struct Suite {
    std::string tool;
    std::string name;
    std::vector<Member> members;
};

double typical(const std::vector<const BenchRun *> &runs, const std::string &metric)
{
    std::vector<double> values;
    for (const BenchRun *run : runs)
        if (run->figure(metric))
            values.push_back(exactValue(*run, metric));
    return statistics::geometricMean(values).value_or(0);
}

std::string labelOf(const TestPair &pair)
{
    const auto sized = sizedTest(pair.test);
    if (sized)
        return pair.test.substr(pair.test.find_last_not_of("0123456789kKmMgGiIbB") + 1);
    const std::string setup = setupText(*pair.runs[Before].front());
    return setup.empty() ? pair.test : setup;
}

/// By pattern over the block sizes, or by test over its setups.
std::vector<Suite> matrices(const std::vector<TestPair> &pairs)
{
    std::vector<Suite> suites;
    for (const TestPair &pair : pairs) {
        const std::string metric = mainMetric(*pair.runs[Before].front());
        if (pair.tool == "unixbench" || metric.empty() || !pair.runs[After].front()->figure(metric))
            continue;
        const auto sized = sizedTest(pair.test);
        const std::string name = sized ? sized->pattern : pair.test;
        const Member member{ &pair, metric, labelOf(pair),
            { typical(pair.runs[Before], metric), typical(pair.runs[After], metric) } };
        const auto same = std::find_if(suites.begin(), suites.end(), [&](const Suite &suite) {
            return suite.tool == pair.tool && suite.name == name && suite.members.front().metric == metric;
        });
        if (same == suites.end())
            suites.push_back({ pair.tool, name, { member } });
        else
            same->members.push_back(member);
    }
    return suites;
}

model::Text ratiosText(const Suite &suite, const std::vector<double> &ratios)
{
    std::string list;
    for (std::size_t i = 0; i < ratios.size(); ++i)
        list += (i ? ", " : "") + suite.members[i].label + ' ' + numberText(ratios[i]);
    return { STALLMARK_TEXT("ratios: %1"), { list } };
}

void fillSide(model::SideFigure &side, const Suite &suite, model::Side which)
{
    for (const Member &member : suite.members) {
        side.values.push_back(member.value[which]);
        if (side.refs.size() < 20)
            side.refs.push_back(member.pair->runs[which].front()->figure(member.metric)->ref);
    }
    side.value = statistics::geometricMean(side.values);
}

std::optional<Draft> draftOf(const Suite &suite)
{
    std::vector<double> ratios;
    for (const Member &member : suite.members) {
        if (!(member.value[Before] > 0 && member.value[After] > 0))
            return std::nullopt;
        ratios.push_back(member.value[After] / member.value[Before]);
    }
    if (ratios.size() < FewestTests)
        return std::nullopt;
    Draft draft;
    model::ComparisonRow &row = draft.row;
    row.family = model::Family::Suite;
    row.tool = suite.tool;
    row.test = suite.name;
    row.metric = suite.members.front().metric;
    const Figure *figure = suite.members.front().pair->runs[Before].front()->figure(row.metric);
    row.unit = figure->unit;
    row.better = figure->better;
    row.pairing
        = model::Text(STALLMARK_TEXT("test by test: %1"), { model::nested(suite.members.front().pair->reason) });
    fillSide(row.side[Before], suite, Before);
    fillSide(row.side[After], suite, After);
    testSuite(draft, ratios);
    row.remarks.push_back(ratiosText(suite, ratios));
    return draft;
}

/// One for each number of copies, over all tests, and one over the file tests.
std::vector<Suite> unixBenchSuites(const std::vector<TestPair> &pairs)
{
    std::map<std::string, Suite> all, files;
    for (const TestPair &pair : pairs) {
        const auto name = unixBenchTest(pair.test);
        if (pair.tool != "unixbench" || !name)
            continue;
        const Member member{ &pair, "score", name->test,
            { typical(pair.runs[Before], "score"), typical(pair.runs[After], "score") } };
        if (!(member.value[Before] > 0 && member.value[After] > 0))
            continue;
        Suite &suite = all[name->copies];
        suite.tool = "unixbench";
        suite.name = "UnixBench, " + name->copies;
        suite.members.push_back(member);
        if (!name->test.starts_with("File Copy"))
            continue;
        files[name->copies].tool = "unixbench";
        files[name->copies].name = "UnixBench file copy, " + name->copies;
        files[name->copies].members.push_back(member);
    }
    std::vector<Suite> suites;
    for (const auto *map : { &all, &files })
        for (const auto &[copies, suite] : *map)
            suites.push_back(suite);
    return suites;
}

/// Both sides' index from the results, not from rounded indices, against what the report prints.
void addIndices(Draft &draft, const Suite &suite, const std::vector<TestPair> &pairs)
{
    model::ComparisonRow &row = draft.row;
    row.metric = "index";
    row.unit.clear();
    for (const model::Side side : { Before, After }) {
        std::vector<const BenchRun *> runs;
        for (const Member &member : suite.members)
            runs.push_back(member.pair->runs[side].front());
        row.side[side].value = indexOf(runs);
        if (!row.side[side].value)
            continue;
        const auto printed = printedIndex(pairs, side, suite.name);
        row.remarks.push_back(printed
                ? model::Text(STALLMARK_TEXT("index recomputed from the results: %1; printed: %2"),
                    { model::toText(*row.side[side].value, 4), model::toText(printed->value, 1) })
                : model::Text(STALLMARK_TEXT("index computed from the results: %1"),
                    { model::toText(*row.side[side].value, 4) }));
    }
}

} // namespace

std::vector<Draft> suiteRows(const std::vector<TestPair> &pairs)
{
    std::vector<Draft> drafts;
    for (const Suite &suite : matrices(pairs))
        if (auto draft = draftOf(suite))
            drafts.push_back(std::move(*draft));
    for (const Suite &suite : unixBenchSuites(pairs)) {
        auto draft = draftOf(suite);
        if (!draft)
            continue;
        draft->row.primary = suite.name.find("file copy") == std::string::npos;
        if (draft->row.primary)
            addIndices(*draft, suite, pairs);
        else
            draft->row.metric = "score";
        drafts.push_back(std::move(*draft));
    }
    return drafts;
}

} // namespace comparison
