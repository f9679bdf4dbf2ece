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

constexpr const char *MemoryNames[] = { "mem.free", "meminfo.Active(file)", "meminfo.Inactive(file)" };

const model::SeriesInfo *ofLog(const Recording &recording, const char *metric, model::LogId log)
{
    for (const model::SeriesInfo *info : recording.find(metric)) {
        if (info->log == log)
            return info;
    }
    return nullptr;
}

// High memory of 32-bit machines is not dirtyable, and nobody prints how many file pages are in it.
bool hasHighMemory(const Recording &recording, model::LogId log)
{
    const model::SeriesInfo *high = ofLog(recording, "meminfo.HighTotal", log);
    if (!high)
        return false;
    const model::Series &series = recording.series(*high);
    return series.size() > 0 && series.v.front() > 0;
}

// A loop over /proc/vmstat prints each counter on a line of its own, so the columns need not share a table.
DirtySource makeSource(const Recording &recording, const model::SeriesInfo &dirty)
{
    DirtySource source;
    source.log = dirty.log;
    source.rows = dirty.count;
    for (std::size_t c = 0; c < source.columns.size(); ++c)
        source.columns[c] = ofLog(recording, ColumnNames[c], dirty.log);
    source.limitsSampled = source.columns[2] && source.columns[3];
    for (std::size_t c = 0; c < source.memory.size(); ++c)
        source.memory[c] = ofLog(recording, MemoryNames[c], dirty.log);
    if (!source.memory[0] || !source.memory[1] || !source.memory[2] || hasHighMemory(recording, dirty.log))
        source.memory.fill(nullptr);
    if (const model::Log *log = recording.log(dirty.log)) {
        source.source = log->source;
        source.placed = log->clock.placed;
        source.interval = log->clock.interval;
    }
    source.extent = recording.readingRange(dirty.log);
    return source;
}

constexpr std::int64_t Page = 4096;

// The vm.dirty_* settings; nullopt when they do not tell both limits.
std::optional<DirtySettings> settingsOf(const Recording &recording)
{
    const auto number = [&](const char *name) { return std::llround(recording.number(name).value_or(0)); };
    DirtySettings settings;
    settings.bytes = number("vm.dirty_bytes");
    settings.backgroundBytes = number("vm.dirty_background_bytes");
    settings.ratio = number("vm.dirty_ratio");
    settings.backgroundRatio = number("vm.dirty_background_ratio");
    const bool hard = settings.bytes > 0 || settings.ratio > 0;
    const bool soft = settings.backgroundBytes > 0 || settings.backgroundRatio > 0;
    return hard && soft ? std::optional(settings) : std::nullopt;
}

// Limits set in bytes hold whatever the memory does, so they need no sampling.
bool areFixed(const DirtySettings &settings) { return settings.bytes > 0 && settings.backgroundBytes > 0; }

void setLimits(DirtySample &sample, const DirtySettings &settings, double dirtyableBytes)
{
    const DirtyLimits limits = dirtyLimits(settings, std::llround(dirtyableBytes) / Page);
    sample.threshold = static_cast<double>(limits.threshold * Page);
    sample.background = static_cast<double>(limits.background * Page);
}

// What is free or holds file pages may be dirtied; the kernel's reserve, which nobody prints, is still in it.
class Estimate {
public:
    Estimate(const Recording &recording, const DirtySource &source, model::TimeRange range)
    {
        for (std::size_t c = 0; c < m_memory.size(); ++c) {
            if (source.memory[c])
                m_memory[c] = recording.window(*source.memory[c], range);
        }
    }
    std::optional<double> at(model::Nanos t) const
    {
        double sum = 0;
        for (const model::Series &series : m_memory) {
            const auto value = gaugeAt(series, t);
            if (!value)
                return std::nullopt;
            sum += *value;
        }
        return sum;
    }

private:
    std::array<model::Series, 3> m_memory;
};

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
    const auto settings = settingsOf(recording);
    const Estimate estimate(recording, source, range);
    std::vector<DirtySample> samples;
    samples.reserve(series[0].size());
    for (std::size_t i = 0; i < series[0].size(); ++i) {
        const model::Nanos t = series[0].t[i];
        DirtySample sample{ t, series[0].line[i], series[0].v[i], Absent, Absent };
        sample.level += gaugeAt(series[1], t).value_or(0);
        sample.threshold = gaugeAt(series[2], t).value_or(Absent);
        sample.background = gaugeAt(series[3], t).value_or(Absent);
        if (!sample.limitsKnown() && settings) {
            const auto dirtyable = areFixed(*settings) ? std::optional(0.0) : estimate.at(t);
            if (dirtyable)
                setLimits(sample, *settings, *dirtyable);
            sample.estimated = dirtyable && !areFixed(*settings);
        }
        samples.push_back(sample);
    }
    return samples;
}

std::optional<DirtyableMemory> dirtyableMemory(const Recording &recording, const DirtySample &sample)
{
    auto settings = settingsOf(recording);
    if (!settings || sample.estimated || !sample.limitsKnown())
        return std::nullopt;
    // As printed: the reader has multiplied by the usual page.
    const DirtyLimits printed{ std::llround(sample.threshold) / Page, std::llround(sample.background) / Page };
    for (const std::int64_t page : { 4096, 16384, 65536, 8192 }) {
        settings->page = page;
        if (const auto pages = dirtyablePages(*settings, printed))
            return DirtyableMemory{ *pages, page };
    }
    return std::nullopt;
}

} // namespace analysis
