// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/runs.h"

#include "analysis/comparison/testname.h"

#include <algorithm>
#include <tuple>

namespace comparison {

namespace {

using Key = std::tuple<std::string, model::LogId, int, std::string, std::string>; // file, log, run, tool, test

Key keyOf(const SideData &side, const model::BenchResult &result)
{
    const model::SourceRef ref = side.ref(result.log, result.line);
    const model::SourceFile *file = side.source(ref.source);
    return { file ? file->path : std::string(), result.log, runOf(result), result.tool, baseTest(result.test) };
}

/// "threads" for "sysbench.threads" and "bs" for "fio.randwrite16k.bs"; nullopt for a fact of something else.
std::optional<std::string> setupName(const BenchRun &run, const std::string &fact)
{
    const std::string tool = run.tool + ".";
    if (!fact.starts_with(tool))
        return std::nullopt;
    const std::string rest = fact.substr(tool.size());
    if (run.tool != "fio")
        return rest;
    if (rest.starts_with(run.test + "."))
        return rest.substr(run.test.size() + 1);
    const std::string marked = run.test + " #" + std::to_string(run.number) + ".";
    return rest.starts_with(marked) ? std::optional(rest.substr(marked.size())) : std::nullopt;
}

/// Facts of its log that stand before its figures, the nearest of each name; else the first after them.
void addSetup(const SideData &side, BenchRun &run)
{
    for (const model::Fact &fact : side.facts) {
        if (fact.log != run.log)
            continue;
        const auto name = setupName(run, fact.name);
        if (!name || (fact.line > run.line && run.setup.contains(*name)))
            continue;
        run.setup[*name] = fact.value;
        run.setupRefs[*name] = side.ref(fact.log, fact.line);
    }
}

} // namespace

const Figure *BenchRun::figure(const std::string &metric) const
{
    const auto found = figures.find(metric);
    return found == figures.end() ? nullptr : &found->second;
}

std::optional<double> BenchRun::value(const std::string &metric) const
{
    const Figure *found = figure(metric);
    return found ? std::optional(found->value) : std::nullopt;
}

std::vector<BenchRun> benchRuns(const SideData &side)
{
    std::map<Key, BenchRun> byKey;
    for (const model::BenchResult &result : side.results) {
        const Key key = keyOf(side, result);
        BenchRun &run = byKey[key];
        std::tie(run.file, run.log, run.number, run.tool, run.test) = key;
        run.line = run.line == 0 ? result.line : std::min(run.line, result.line);
        run.figures.try_emplace(
            result.metric, Figure{ result.value, result.unit, result.better, side.ref(result.log, result.line) });
    }
    std::vector<BenchRun> runs;
    for (auto &[key, run] : byKey) {
        const model::Log *log = side.log(run.log);
        run.format = log ? log->format : std::string();
        addSetup(side, run);
        runs.push_back(std::move(run));
    }
    std::stable_sort(runs.begin(), runs.end(), [](const BenchRun &a, const BenchRun &b) {
        return std::tie(a.file, a.log, a.line) < std::tie(b.file, b.log, b.line);
    });
    return runs;
}

} // namespace comparison
