// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/benchrows.h"
#include "analysis/comparison/remarks.h"
#include "analysis/comparison/unixbench.h"
#include "analysis/comparison/wording.h"

#include <algorithm>
#include <map>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;

bool undecided(const model::ComparisonRow &row) { return row.judgement == model::Judgement::NoDifference; }

/// What many copies reach together over what one copy reaches, per file test; of whichever side has both.
std::vector<double> copiesOverOne(const std::vector<BenchRun> &runs)
{
    std::map<std::string, double> one;
    std::map<std::string, double> many;
    for (const BenchRun &run : runs) {
        const auto name = unixBenchTest(run.test);
        const auto score = run.value("score");
        if (run.tool != "unixbench" || !name || !score || !name->test.starts_with("File Copy"))
            continue;
        (name->copies == "1 copy" ? one : many)[name->test] = *score;
    }
    std::vector<double> ratios;
    for (const auto &[test, score] : many)
        if (one.contains(test) && one[test] > 0)
            ratios.push_back(score / one[test]);
    std::sort(ratios.begin(), ratios.end());
    return ratios;
}

model::Text unixBenchText(const std::vector<double> &scaling)
{
    if (scaling.empty() || scaling.back() >= 1)
        return { STALLMARK_TEXT(
            "UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and "
            "its file copies go through the page cache without waiting for the device") };
    return { STALLMARK_TEXT(
                 "UnixBench could hardly have shown a change of storage: most of its tests touch no disk, and its "
                 "file copies go through the page cache without waiting for the device; many copies together "
                 "reach only %1 to %2 of what one copy reaches, so locks or CPUs are the limit, not a device"),
        { numberText(scaling.front()), numberText(scaling.back()) } };
}

void addUnixBench(const std::vector<BenchRun> &before, const std::vector<BenchRun> &after,
    const std::vector<model::ComparisonRow> &rows, std::vector<model::ComparisonRemark> &remarks)
{
    model::ComparisonRemark remark{ "could-not-show", {}, {}, {} };
    for (const model::ComparisonRow &row : rows)
        if (row.primary && row.tool == "unixbench" && row.family == model::Family::Suite && undecided(row))
            remark.rows.push_back(row.id);
    if (remark.rows.empty())
        return;
    std::vector<double> scaling = copiesOverOne(before);
    if (scaling.empty())
        scaling = copiesOverOne(after);
    remark.text = unixBenchText(scaling);
    remarks.push_back(std::move(remark));
}

/// UnixBench says where its file tests ran; what lies elsewhere they cannot tell of.
void addFileDirectory(const std::array<const SideData *, 2> &sides, std::vector<model::ComparisonRemark> &remarks)
{
    std::set<std::string> directories;
    std::vector<std::pair<model::Side, model::SourceRef>> refs;
    for (const model::Side side : { Before, After })
        for (const model::Fact &fact : sides[side]->facts)
            if (fact.name == "unixbench.file_directory" && directories.insert(fact.value).second)
                refs.emplace_back(side, sides[side]->ref(fact.log, fact.line));
    if (directories.size() != 1)
        return;
    const std::string &directory = *directories.begin();
    const bool temporary = directory == "/tmp" || directory.starts_with("/tmp/");
    model::ComparisonRemark remark{ "could-not-show", {}, {}, std::move(refs) };
    remark.text = { temporary
            ? STALLMARK_TEXT(
                "UnixBench's file tests ran in %1, which often lies in memory or on another file system: a "
                "change of storage shows only when that directory lies on it")
            : STALLMARK_TEXT("UnixBench's file tests ran in %1: a change of storage shows only when that directory "
                             "lies on it"),
        { directory } };
    remarks.push_back(std::move(remark));
}

/// Rows with repeats, but so few that no outcome would have counted.
void addTooFew(const std::vector<model::ComparisonRow> &rows, std::vector<model::ComparisonRemark> &remarks)
{
    model::ComparisonRemark remark{ "could-not-show", {}, {}, {} };
    double least = 1;
    for (const model::ComparisonRow &row : rows) {
        if (!row.primary || row.basis != model::Basis::Repeats || !row.smallestP || !undecided(row)
            || *row.smallestP * std::max(1, row.familySize) < Level)
            continue;
        remark.rows.push_back(row.id);
        least = std::min(least, *row.smallestP);
    }
    if (remark.rows.empty())
        return;
    remark.text
        = { STALLMARK_TEXT("%1 figures could not have shown a difference: with so few runs p cannot be less than %2, "
                           "and they are looked at together"),
              { std::to_string(remark.rows.size()), chanceText(least) } };
    remarks.push_back(std::move(remark));
}

} // namespace

std::vector<model::ComparisonRemark> couldNotShow(const std::array<const SideData *, 2> &sides,
    const std::vector<BenchRun> &before, const std::vector<BenchRun> &after,
    const std::vector<model::ComparisonRow> &rows)
{
    std::vector<model::ComparisonRemark> remarks;
    addUnixBench(before, after, rows, remarks);
    if (!remarks.empty())
        addFileDirectory(sides, remarks);
    addTooFew(rows, remarks);
    return remarks;
}

} // namespace comparison
