// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/courses.h"

#include "analysis/api/cpurows.h"
#include "analysis/incidents.h"

#include <algorithm>

namespace analysis {

namespace {

constexpr const char *Printed[] = { "disk.write_bytes", "disk.read_bytes", "mem.dirty", "mem.free" };

const CpuSource *cpuOf(const Recording &recording, model::LogId log)
{
    const std::vector<CpuSource> &sources = cpuSources(recording);
    const auto found = std::find_if(sources.begin(), sources.end(), [&](const CpuSource &s) { return s.log == log; });
    return found == sources.end() ? nullptr : &*found;
}

void add(Course &course, model::Nanos from, model::Nanos to, double value)
{
    const bool follows = course.parts.empty() || from >= course.parts.back().to - course.interval / 2;
    if (to > from && follows)
        course.parts.push_back({ from, to, value });
}

} // namespace

std::vector<Quantity> quantitiesOf(const Recording &recording, model::LogId log)
{
    std::vector<Quantity> quantities;
    if (cpuOf(recording, log)) {
        quantities.push_back({ "cpu.busy", nullptr, false });
        quantities.push_back({ "cpu.not_idle", nullptr, true });
    }
    for (const char *metric : Printed) {
        for (const model::SeriesInfo *info : recording.find(metric)) {
            if (info->log == log && !isLayered(info->entity))
                quantities.push_back({ info->metric + " " + info->entity, info, false });
        }
    }
    return quantities;
}

Course courseOf(const Recording &recording, model::LogId log, const Quantity &quantity, model::TimeRange range)
{
    Course course;
    if (!quantity.series) {
        const CpuSource *source = cpuOf(recording, log);
        course.interval = source->interval;
        for (const CpuRow &row : cpuRows(recording, *source, range))
            add(course, row.from, row.to, quantity.idle ? row.notIdle() : row.busy());
        return course;
    }
    const model::Series series = recording.window(*quantity.series, range);
    course.interval = series.interval > 0 ? series.interval : model::NanosPerSecond;
    for (std::size_t i = 0; i < series.size(); ++i) {
        const model::Nanos before = i > 0 ? series.t[i - 1] : series.t[i] - course.interval;
        add(course, std::max(before, series.t[i] - 2 * course.interval), series.t[i], series.v[i]);
    }
    return course;
}

} // namespace analysis
