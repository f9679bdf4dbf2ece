// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/latesamples.h"

#include <algorithm>
#include <map>

namespace analysis {

namespace {

constexpr std::size_t MonitorsLookedAt = 32;
constexpr model::Nanos Reach = 60 * model::NanosPerSecond;

struct Monitor {
    const model::SeriesInfo *series = nullptr;
    const model::Log *log = nullptr;
};

// One regular series a log is enough: its rows are the reports.
std::vector<Monitor> monitors(const Recording &recording)
{
    std::vector<Monitor> found;
    std::map<model::LogId, bool> seen;
    for (const char *metric : { "disk.util", "cpu.idle", "mem.dirty", "mem.free", "vm.runnable", "load.1" }) {
        for (const model::SeriesInfo *info : recording.find(metric)) {
            const model::Log *log = recording.log(info->log);
            if (!log || !log->clock.placed || log->clock.interval <= 0 || seen[info->log])
                continue;
            seen[info->log] = true;
            if (found.size() < MonitorsLookedAt)
                found.push_back({ info, log });
        }
    }
    return found;
}

void look(model::Incident &incident, const Recording &recording, const Monitor &monitor)
{
    const model::Series series = recording.window(*monitor.series, incident.span.widened(Reach));
    for (std::size_t i = 1; i < series.size(); ++i) {
        const model::TimeRange step{ series.t[i - 1], series.t[i] };
        if (!isGap(step.length(), monitor.log->clock.interval) || !step.overlaps(incident.span))
            continue;
        incident.symptoms.push_back({ "monitor.gap", monitor.log->tool, model::toSeconds(step.length()), "s", step.to,
            { monitor.log->source, series.line[i] } });
        return;
    }
}

bool watches(const Recording &recording, const Monitor &monitor, model::TimeRange range)
{
    const model::Nanos interval = monitor.log->clock.interval;
    const model::Series series = recording.window(*monitor.series, range.widened(2 * interval));
    model::Nanos last = range.from - 2 * interval;
    for (const model::Nanos t : series.t) {
        if (isGap(t - last, interval))
            return false;
        last = t;
    }
    return !series.t.empty() && !isGap(range.to - last, interval);
}

} // namespace

bool isWatched(const Recording &recording, model::TimeRange range)
{
    const std::vector<Monitor> all = monitors(recording);
    return std::any_of(
        all.begin(), all.end(), [&](const Monitor &monitor) { return watches(recording, monitor, range); });
}

bool isGap(model::Nanos step, model::Nanos interval)
{
    return step > std::max(interval * 5 / 2, interval + 5 * model::NanosPerSecond);
}

void addLateSamples(std::vector<model::Incident> &incidents, const Recording &recording)
{
    const std::vector<Monitor> watched = monitors(recording);
    for (model::Incident &incident : incidents) {
        if (!incident.placed)
            continue;
        for (const Monitor &monitor : watched)
            look(incident, recording, monitor);
    }
}

} // namespace analysis
