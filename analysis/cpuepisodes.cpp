// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/cpurows.h"
#include "analysis/cpuspells.h"
#include "analysis/episode.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

constexpr double High = 60, Low = 50; // %, the lowest class of spikes that people count
constexpr double Full = 90, Peak = 95;
constexpr double FullSeconds = 2; // at >= 90 % with a peak of 95 %: an incident by itself
constexpr double HighSeconds = 5, HighPeak = 80; // at >= 60 % with a peak of 80 %
constexpr double IdleSeconds = 4; // 100 - idle >= 60 % in at least two rows

struct Definition {
    Signal signal;
    const char *metric; ///< of the symptom
    double (*value)(const CpuRow &row);
    bool (*applies)(const CpuRow &row);
};

const Definition Definitions[] = {
    { Signal::CpuBusy, "cpu.busy", [](const CpuRow &row) { return row.busy(); }, [](const CpuRow &) { return true; } },
    // Only where the wait for disks makes the difference; else it is the same spike twice.
    { Signal::CpuNotIdle, "cpu.not_idle", [](const CpuRow &row) { return row.notIdle(); },
        [](const CpuRow &row) { return row.busy() < High; } },
};

bool isStrong(const Definition &definition, const std::vector<CpuRow> &rows, Run run)
{
    double peak = 0, full = 0, high = 0;
    std::size_t highRows = 0;
    for (std::size_t i = run.first; i <= run.last; ++i) {
        const double value = definition.applies(rows[i]) ? definition.value(rows[i]) : 0;
        peak = std::max(peak, value);
        full += value >= Full ? rows[i].seconds() : 0;
        high += value >= High ? rows[i].seconds() : 0;
        highRows += value >= High ? 1 : 0;
    }
    if (definition.signal == Signal::CpuNotIdle)
        return highRows >= 2 && high >= IdleSeconds;
    return (peak >= Peak && full >= FullSeconds) || (peak >= HighPeak && high >= HighSeconds);
}

void findIn(
    std::vector<Episode> &found, const Definition &definition, const CpuSource &source, const std::vector<CpuRow> &rows)
{
    std::vector<RowState> states(rows.size(), RowState::Off);
    std::vector<bool> gapBefore(rows.size(), false);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double value = definition.value(rows[i]);
        if (definition.applies(rows[i]) && value >= High)
            states[i] = RowState::On;
        else if (value >= Low)
            states[i] = RowState::Hold;
        gapBefore[i] = i > 0 && rows[i].from > rows[i - 1].to;
    }
    for (const Run &run : runs(states, gapBefore, false)) {
        Episode episode;
        episode.signal = definition.signal;
        episode.entity = "all";
        episode.timeline = source.placed ? 0 : source.log;
        episode.span = { rows[run.first].from, rows[run.last].to };
        episode.strong = isStrong(definition, rows, run);
        for (std::size_t i = run.first; i <= run.last; ++i) {
            if (states[i] != RowState::On)
                continue;
            const double value = std::round(definition.value(rows[i]) * 100) / 100; // as printed
            episode.add(
                value / High, { definition.metric, "all", value, "%", rows[i].to, { source.source, rows[i].line } });
        }
        found.push_back(std::move(episode));
    }
}

} // namespace

std::vector<Episode> cpuEpisodes(const Recording &recording, const model::JobControl &control)
{
    constexpr double Never = std::numeric_limits<double>::quiet_NaN();
    std::vector<Episode> found;
    for (const CpuSource *source : chosenCpuSources(recording)) {
        const std::vector<ScoutTest> tests{ { source->columns[7], Never, 100 - High } };
        for (const model::TimeRange &range : hotRanges(recording, tests, source->extent, source->rows)) {
            if (control.cancelled())
                return found;
            const std::vector<CpuRow> rows = cpuRows(recording, *source, range);
            for (const Definition &definition : Definitions)
                findIn(found, definition, *source, rows);
        }
    }
    recording.release();
    return found;
}

} // namespace analysis
