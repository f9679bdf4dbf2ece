// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/baseline.h"
#include "analysis/api/dirtylevel.h"
#include "analysis/episode.h"

#include <algorithm>
#include <limits>
#include <set>

namespace analysis {

namespace {

constexpr double SlowWrite = 500; // ms
constexpr std::size_t EnoughWrites = 1000; // for the 99.9 % quantile to mean something
constexpr double DirtyLow = 0.95, DirtySevere = 0.98;
constexpr double SchedMax = 100, SchedSevere = 1000; // ms

struct Owner {
    model::SourceId source = 0;
    model::LogId timeline = 0;
};

Owner ownerOf(const Recording &recording, model::LogId id)
{
    const model::Log *log = recording.log(id);
    if (!log)
        return {};
    return { log->source, log->clock.placed ? 0 : id };
}

// A log that lists every operation, not only slow ones, sets its own bar.
double slowWriteLimit(const model::Series &series)
{
    if (series.size() < EnoughWrites)
        return SlowWrite;
    return std::max(SlowWrite, quantile(series.v, 0.999));
}

void dirtyRuns(std::vector<Episode> &found, const DirtySource &source, const std::vector<DirtySample> &samples)
{
    std::vector<RowState> states(samples.size(), RowState::Off);
    std::vector<bool> gapBefore(samples.size(), false);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        if (!samples[i].limitsKnown() || samples[i].estimated)
            continue; // an estimate may support a cause, but finds no incident
        if (samples[i].level >= samples[i].freerun())
            states[i] = RowState::On;
        else if (samples[i].level >= DirtyLow * samples[i].freerun())
            states[i] = RowState::Hold;
        const model::Nanos step = i > 0 ? samples[i].t - samples[i - 1].t : 0;
        gapBefore[i] = source.interval > 0 && step > source.interval * 5 / 2 + 5 * model::NanosPerSecond;
    }
    for (const Run &run : runs(states, gapBefore, false)) {
        Episode episode;
        episode.signal = Signal::Dirty;
        episode.timeline = source.placed ? 0 : source.log;
        episode.span = { samples[run.first].t, samples[run.last].t };
        for (std::size_t i = run.first; i <= run.last; ++i) {
            const DirtySample &sample = samples[i];
            episode.strong = episode.strong || sample.level >= DirtySevere * sample.threshold
                || episode.span.length() >= model::NanosPerSecond;
            if (states[i] == RowState::On)
                episode.add(sample.level / sample.freerun(),
                    { "mem.dirty", {}, sample.level, "B", sample.t, { source.source, sample.line } });
        }
        found.push_back(std::move(episode));
    }
}

} // namespace

std::vector<Episode> appEpisodes(const Recording &recording)
{
    std::vector<Episode> found;
    for (const model::SeriesInfo *info : recording.find("app.duration")) {
        const Owner owner = ownerOf(recording, info->log);
        const model::Series &series = recording.series(*info);
        const double limit = slowWriteLimit(series);
        for (std::size_t i = 0; i < series.size(); ++i) {
            if (series.v[i] < limit)
                continue;
            Episode episode;
            episode.signal = Signal::App;
            episode.entity = info->entity;
            episode.timeline = owner.timeline;
            episode.span = { series.t[i] - model::fromSeconds(series.v[i] / 1000), series.t[i] };
            episode.strong = true;
            episode.add(series.v[i] / SlowWrite,
                { "app.duration", info->entity, series.v[i], info->unit, series.t[i],
                    { owner.source, series.line[i] } });
            found.push_back(std::move(episode));
        }
    }
    return found;
}

std::vector<Episode> dirtyEpisodes(const Recording &recording)
{
    std::vector<Episode> found;
    for (const DirtySource &source : dirtySources(recording)) {
        for (const model::TimeRange &range : hotRanges(recording, {}, source.extent, source.rows))
            dirtyRuns(found, source, dirtySamples(recording, source, range));
        // Sources with limits in their own table come first; others would only say the same again, and worse.
        if (!found.empty() && source.limitsSampled)
            break;
    }
    return found;
}

namespace {

void addDelays(std::vector<Episode> &found, const Recording &recording, const model::SeriesInfo &info)
{
    const Owner owner = ownerOf(recording, info.log);
    if (owner.timeline != 0)
        return; // without a place in time it cannot be laid beside anything
    const model::Series &series = recording.series(info);
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (!(series.v[i] >= SchedMax))
            continue;
        Episode episode;
        episode.signal = Signal::Sched;
        episode.entity = info.entity;
        episode.span = { series.t[i] - model::fromSeconds(series.v[i] / 1000), series.t[i] };
        episode.strong = series.v[i] >= SchedSevere;
        episode.add(series.v[i] / SchedMax,
            { info.metric, info.entity, series.v[i], info.unit, series.t[i], { owner.source, series.line[i] } });
        found.push_back(std::move(episode));
    }
}

} // namespace

/// Where a log has every delay, the longest of each task says nothing more.
std::vector<Episode> schedEpisodes(const Recording &recording)
{
    std::vector<Episode> found;
    std::set<model::LogId> complete;
    for (const model::SeriesInfo *info : recording.find("sched.delay")) {
        complete.insert(info->log);
        addDelays(found, recording, *info);
    }
    for (const model::SeriesInfo *info : recording.find("sched.delay_max"))
        if (!complete.contains(info->log))
            addDelays(found, recording, *info);
    return found;
}

} // namespace analysis
