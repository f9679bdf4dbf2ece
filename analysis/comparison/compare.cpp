// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/comparison.h"

#include "analysis/comparison/benchrows.h"
#include "analysis/comparison/eventrows.h"
#include "analysis/comparison/remarks.h"
#include "analysis/comparison/seriesrows.h"
#include "analysis/comparison/settings.h"
#include "analysis/comparison/summary.h"
#include "analysis/comparison/tracks.h"
#include "analysis/comparison/unixbench.h"

#include <algorithm>
#include <iterator>

namespace comparison {

namespace {

using model::After;
using model::Before;

template <typename T>
void append(std::vector<T> &to, std::vector<T> from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

model::ComparisonSide describe(const SideData &side, const std::vector<BenchRun> &runs)
{
    model::ComparisonSide described;
    described.label = side.label;
    described.session = side.session;
    described.span = side.span;
    described.exposureSeconds = exposureSeconds(side);
    for (const model::SourceFile &file : side.sources)
        if (std::any_of(side.logs.begin(), side.logs.end(), [&](const auto &log) { return log.source == file.id; }))
            described.parts.push_back(file.path);
    std::sort(described.parts.begin(), described.parts.end());
    for (const BenchRun &run : runs)
        described.results += static_cast<std::int64_t>(run.figures.size());
    for (const model::Log &log : side.logs) {
        described.host = described.host.empty() ? log.host : described.host;
        described.kernel = described.kernel.empty() ? log.kernel : described.kernel;
    }
    return described;
}

void tellDuplicates(model::Comparison &outcome, model::Side side, const std::vector<Duplicate> &duplicates)
{
    std::int64_t figures = 0;
    for (const Duplicate &duplicate : duplicates)
        figures += duplicate.figures;
    outcome.sides[side].duplicates = figures;
    if (duplicates.empty())
        return;
    const Duplicate &first = duplicates.front();
    model::ComparisonRemark remark{ "duplicates",
        { STALLMARK_TEXT("%1: %2 figures stand twice (%3 says the same as %4) and are counted once"),
            { outcome.sides[side].label, std::to_string(figures), first.droppedFile, first.keptFile } },
        {}, {} };
    for (const Duplicate &duplicate : duplicates)
        remark.refs.emplace_back(side, duplicate.dropped);
    outcome.remarks.push_back(std::move(remark));
}

/// By family; inside a family in the order found, primary rows first.
void order(std::vector<Draft> &drafts)
{
    std::stable_sort(drafts.begin(), drafts.end(), [](const Draft &a, const Draft &b) {
        return std::make_pair(a.row.family, !a.row.primary) < std::make_pair(b.row.family, !b.row.primary);
    });
    int id = 0;
    for (Draft &draft : drafts)
        draft.row.id = ++id;
}

class Engine {
public:
    Engine(const SideData &before, const SideData &after, const model::JobControl &control)
        : m_before(before)
        , m_after(after)
        , m_control(control)
    {
    }
    model::Comparison run();

private:
    void readBenchmarks();
    void addBenchmarks();
    void addMonitors();
    void finish();

    const SideData &m_before, &m_after;
    const model::JobControl &m_control;
    model::Comparison m_out;
    std::vector<BenchRun> m_runsBefore, m_runsAfter;
    Pairing m_pairing;
    std::vector<Draft> m_drafts;
};

void Engine::readBenchmarks()
{
    m_runsBefore = benchRuns(m_before);
    m_runsAfter = benchRuns(m_after);
    const auto first = dropDuplicates(m_runsBefore);
    const auto second = dropDuplicates(m_runsAfter);
    m_out.sides = { describe(m_before, m_runsBefore), describe(m_after, m_runsAfter) };
    tellDuplicates(m_out, Before, first);
    tellDuplicates(m_out, After, second);
    append(m_out.remarks, indexFaults(m_runsBefore, Before));
    append(m_out.remarks, indexFaults(m_runsAfter, After));
    m_pairing = pairTests(m_runsBefore, m_runsAfter);
}

void Engine::addBenchmarks()
{
    BenchRows rows = benchRows(m_pairing.pairs);
    append(m_drafts, suiteRows(m_pairing.pairs));
    append(m_drafts, std::move(rows.drafts));
    append(m_out.refusals, std::move(rows.refusals));
    m_out.work = benchmarkWork(m_pairing.pairs);
}

void Engine::addMonitors()
{
    SeriesRows series = seriesRows(m_before, m_after, m_control);
    lendReports(m_drafts, series.drafts);
    lendRates(m_drafts);
    append(m_drafts, std::move(series.drafts));
    append(m_out.refusals, std::move(series.refusals));
    append(m_out.work, std::move(series.work));
    append(m_drafts, incidentRows(m_before, m_after));
    append(m_drafts, slowOperationRows(m_before, m_after));
    CpuClassRows classes = cpuClassRows(m_before, m_after);
    append(m_drafts, std::move(classes.drafts));
    append(m_out.refusals, std::move(classes.refusals));
}

void Engine::finish()
{
    order(m_drafts);
    judge(m_drafts);
    for (Draft &draft : m_drafts)
        m_out.rows.push_back(std::move(draft.row));
    m_out.nothingInCommon = m_out.rows.empty() && m_out.refusals.empty();
    m_out.settings = settingChanges(m_before, m_after);
    tieToRows(m_out.settings, m_out.rows);
    tellBacklog(m_out.settings, m_before, m_after);
    append(m_out.remarks, carryOver(m_pairing.pairs, m_out.rows));
    append(m_out.remarks, couldNotShow({ &m_before, &m_after }, m_runsBefore, m_runsAfter, m_out.rows));
    append(m_out.remarks, clockRate(m_out.rows));
    append(m_out.remarks, designRemarks(m_before, m_after, m_out.rows, m_out.settings));
    append(m_out.remarks, std::move(m_pairing.remarks));
    m_out.summary = summarise(m_out);
}

model::Comparison Engine::run()
{
    readBenchmarks();
    addBenchmarks();
    addMonitors();
    finish();
    return std::move(m_out);
}

} // namespace

model::Comparison compare(const SideData &before, const SideData &after, const model::JobControl &control)
{
    return Engine(before, after, control).run();
}

} // namespace comparison
