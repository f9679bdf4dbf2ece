// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/dirtylevel.h"

#include "analysis/api/correlate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();

constexpr const char *ColumnNames[]
    = { "mem.dirty", "mem.writeback", "mem.dirty_threshold", "mem.dirty_background_threshold" };

// A loop over /proc/vmstat prints each counter on a line of its own, so the columns need not share a table.
DirtySource makeSource(const Recording &recording, const model::SeriesInfo &dirty)
{
    DirtySource source;
    source.log = dirty.log;
    source.rows = dirty.count;
    for (std::size_t c = 0; c < source.columns.size(); ++c) {
        for (const model::SeriesInfo *info : recording.find(ColumnNames[c])) {
            if (info->log == dirty.log)
                source.columns[c] = info;
        }
    }
    source.limitsSampled = source.columns[2] && source.columns[3];
    if (const model::Log *log = recording.log(dirty.log)) {
        source.source = log->source;
        source.placed = log->clock.placed;
        source.interval = log->clock.interval;
    }
    source.extent = recording.readingRange(dirty.log);
    return source;
}

// Limits set in bytes hold whatever the memory does, so they need no sampling.
std::optional<DirtyLimits> fixedLimits(const Recording &recording)
{
    const auto bytes = recording.number("vm.dirty_bytes");
    const auto background = recording.number("vm.dirty_background_bytes");
    if (!bytes || !background || *bytes <= 0 || *background <= 0)
        return std::nullopt;
    DirtySettings settings;
    settings.bytes = std::llround(*bytes);
    settings.backgroundBytes = std::llround(*background);
    return dirtyLimits(settings, 0);
}

} // namespace

const std::vector<DirtySource> &dirtySources(const Recording &recording)
{
    return recording.memo<std::vector<DirtySource>>("dirty sources", [&] {
        std::vector<DirtySource> sources;
        for (const model::SeriesInfo *info : recording.find("mem.dirty"))
            sources.push_back(makeSource(recording, *info));
        std::stable_sort(sources.begin(), sources.end(), [](const auto &a, const auto &b) {
            return a.limitsSampled != b.limitsSampled ? a.limitsSampled : a.rows > b.rows;
        });
        return sources;
    });
}

std::vector<DirtySample> dirtySamples(const Recording &recording, const DirtySource &source, model::TimeRange range)
{
    std::array<model::Series, 4> series;
    for (std::size_t c = 0; c < series.size(); ++c) {
        if (source.columns[c])
            series[c] = recording.window(*source.columns[c], range);
    }
    const auto fixed = fixedLimits(recording);
    std::vector<DirtySample> samples;
    samples.reserve(series[0].size());
    for (std::size_t i = 0; i < series[0].size(); ++i) {
        const model::Nanos t = series[0].t[i];
        DirtySample sample{ t, series[0].line[i], series[0].v[i], Absent, Absent };
        sample.level += gaugeAt(series[1], t).value_or(0);
        sample.threshold = gaugeAt(series[2], t).value_or(Absent);
        sample.background = gaugeAt(series[3], t).value_or(Absent);
        if (!sample.limitsKnown() && fixed) {
            sample.threshold = static_cast<double>(fixed->threshold * 4096);
            sample.background = static_cast<double>(fixed->background * 4096);
        }
        samples.push_back(sample);
    }
    return samples;
}

} // namespace analysis
