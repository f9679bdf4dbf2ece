// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/tracks.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace comparison {

namespace {

/// Requests that a mean wait is a mean of.
const char *weightOf(const std::string &metric)
{
    static const std::map<std::string, const char *> weights{ { "disk.read_await", "disk.reads" },
        { "disk.write_await", "disk.writes" }, { "disk.flush_await", "disk.flushes" },
        { "disk.discard_await", "disk.discards" } };
    const auto found = weights.find(metric);
    return found == weights.end() ? nullptr : found->second;
}

const model::SeriesInfo *inGroup(const SideData &side, model::GroupId group, const std::string &metric)
{
    const auto found = std::find_if(side.series.begin(), side.series.end(),
        [&](const model::SeriesInfo &info) { return info.group == group && info.metric == metric; });
    return found == side.series.end() ? nullptr : &*found;
}

/// Values that average to sum(value * weight) / sum(weight).
void weigh(model::Series &values, const model::Series &weights)
{
    double sum = 0;
    std::size_t k = 0;
    std::vector<double> weight(values.size(), 0);
    for (std::size_t i = 0; i < values.size(); ++i) {
        while (k < weights.size() && weights.t[k] < values.t[i])
            ++k;
        if (k < weights.size() && weights.t[k] == values.t[i])
            weight[i] = weights.v[k];
        sum += weight[i];
    }
    const double mean = values.size() > 0 ? sum / static_cast<double>(values.size()) : 0;
    if (mean <= 0)
        return;
    for (std::size_t i = 0; i < values.size(); ++i)
        values.v[i] *= weight[i] / mean;
}

void addPart(const SideData &side, const model::SeriesInfo &info, Track &track)
{
    model::Series series = side.read(info);
    const auto worst = std::max_element(series.v.begin(), series.v.end());
    if (worst == series.v.end())
        return;
    const auto at = static_cast<std::size_t>(worst - series.v.begin());
    if (track.values.empty() || *worst > track.peak) {
        track.peak = *worst;
        track.refs = { side.ref(info.log, series.line.front()), side.ref(info.log, series.line[at]) };
    }
    const char *weight = weightOf(info.metric);
    if (const model::SeriesInfo *rates = weight ? inGroup(side, info.group, weight) : nullptr)
        weigh(series, side.read(*rates));
    track.parts.push_back(info);
    track.interval = series.interval > 0 ? series.interval : track.interval;
    track.t.insert(track.t.end(), series.t.begin(), series.t.end());
    track.values.insert(track.values.end(), series.v.begin(), series.v.end());
}

/// Runs of a benchmark are recordings of their own; a monitor goes on in the next file of its bundle.
std::string recordingOf(const SideData &side, const model::SeriesInfo &info)
{
    const model::Log *log = side.log(info.log);
    const model::SourceFile *file = log ? side.source(log->source) : nullptr;
    if (info.metric.starts_with("sysbench.") || info.metric.starts_with("fio."))
        return std::to_string(info.log);
    return file ? file->bundle : std::string();
}

void join(std::vector<model::TimeRange> &spans)
{
    std::sort(spans.begin(), spans.end(), [](const auto &a, const auto &b) { return a.from < b.from; });
    std::vector<model::TimeRange> joined;
    for (const model::TimeRange &span : spans) {
        if (!joined.empty() && span.from <= joined.back().to)
            joined.back().to = std::max(joined.back().to, span.to);
        else
            joined.push_back(span);
    }
    spans = std::move(joined);
}

/// Stretches without a gap of a series of a monitor.
void addSpans(const model::Series &series, std::vector<model::TimeRange> &spans)
{
    const model::Nanos step = series.interval;
    if (step <= 0 || series.empty())
        return;
    const model::Nanos gap = std::max(step * 5 / 2, step + 5 * model::NanosPerSecond);
    model::TimeRange span{ series.t.front() - step, series.t.front() };
    for (std::size_t i = 1; i < series.size(); ++i) {
        if (series.t[i] - span.to > gap) {
            spans.push_back(span);
            span.from = series.t[i] - step;
        }
        span.to = series.t[i];
    }
    spans.push_back(span);
}

bool isMonitor(const std::string &metric)
{
    return metric.starts_with("cpu.") || metric.starts_with("disk.") || metric.starts_with("mem.")
        || metric.starts_with("vm.") || metric.starts_with("load.");
}

/// The longest series of each monitor's log.
std::vector<const model::SeriesInfo *> clockSeries(const SideData &side)
{
    std::map<model::LogId, const model::SeriesInfo *> longest;
    for (const model::SeriesInfo &info : side.series) {
        if (!isMonitor(info.metric) || info.count < 2)
            continue;
        const model::SeriesInfo *&slot = longest[info.log];
        if (!slot || info.count > slot->count)
            slot = &info;
    }
    std::vector<const model::SeriesInfo *> series;
    for (const auto &[log, info] : longest)
        series.push_back(info);
    return series;
}

} // namespace

std::vector<Measured> measured(const SideData &side, const std::string &metric, const std::string &entity)
{
    std::map<std::string, std::map<std::string, Track>> byFormat;
    std::map<std::string, std::string> units;
    for (const model::SeriesInfo &info : side.series) {
        const model::Log *log = info.metric == metric && info.entity == entity ? side.log(info.log) : nullptr;
        if (!log)
            continue;
        Track &track = byFormat[log->format][recordingOf(side, info)];
        track.tool = log->tool;
        track.kernel = log->kernel;
        units[log->format] = info.unit;
        addPart(side, info, track);
    }
    std::vector<Measured> all;
    for (auto &[format, tracks] : byFormat) {
        Measured one{ metric, entity, units[format], format, {} };
        for (auto &[recording, track] : tracks)
            if (!track.values.empty())
                one.tracks.push_back(std::move(track));
        if (!one.tracks.empty())
            all.push_back(std::move(one));
    }
    return all;
}

std::vector<std::pair<std::string, std::string>> measuredNames(const SideData &side)
{
    std::set<std::pair<std::string, std::string>> names;
    for (const model::SeriesInfo &info : side.series)
        names.emplace(info.metric, info.entity);
    return { names.begin(), names.end() };
}

const std::vector<model::TimeRange> &exposureSpans(const SideData &side)
{
    if (side.exposure)
        return *side.exposure;
    std::vector<model::TimeRange> spans;
    for (const model::SeriesInfo *info : clockSeries(side))
        addSpans(side.read(*info), spans);
    join(spans);
    return side.exposure.emplace(std::move(spans));
}

std::optional<double> exposureSeconds(const SideData &side)
{
    double seconds = 0;
    for (const model::TimeRange &span : exposureSpans(side))
        seconds += model::toSeconds(span.length());
    return seconds > 0 ? std::optional(seconds) : std::nullopt;
}

std::vector<double> thinned(const std::vector<double> &values, std::size_t most)
{
    const std::size_t step = (values.size() + most - 1) / std::max<std::size_t>(most, 1);
    if (step <= 1)
        return values;
    std::vector<double> means;
    for (std::size_t i = 0; i + step <= values.size(); i += step) {
        double sum = 0;
        for (std::size_t k = i; k < i + step; ++k)
            sum += values[k];
        means.push_back(sum / static_cast<double>(step));
    }
    return means;
}

} // namespace comparison
