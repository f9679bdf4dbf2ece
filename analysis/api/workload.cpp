// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/workload.h"

#include "analysis/api/ofincident.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

constexpr double FullUtil = 90;
constexpr double Absent = std::numeric_limits<double>::quiet_NaN();

double orZero(double value) { return std::isnan(value) ? 0 : value; }

// Zero-filled columns of an old kernel say nothing; one flush anywhere in the log says that they are counted.
Flushes flushesOf(const Recording &recording, const DiskWindow &disk)
{
    Flushes flushes;
    flushes.await = Absent;
    if (!disk.source || disk.rows.empty())
        return flushes;
    const model::SeriesInfo *rate = recording.inGroup(disk.source->group, "disk.flushes");
    if (!rate)
        return flushes;
    const model::TimeRange span{ disk.rows.front().from + 1, disk.rows.back().to };
    // The longer span first: what is read for it serves the shorter one.
    const model::Series calm = recording.window(*rate, { span.from - 600 * model::NanosPerSecond, span.to });
    const model::Series inside = recording.window(*rate, span);
    const bool counted = kernelAtLeast(recording, 5, 5).value_or(false)
        || std::any_of(calm.v.begin(), calm.v.end(), [](double v) { return v > 0; });
    if (!counted || inside.empty())
        return flushes;
    flushes.known = true;
    flushes.rate = mean(inside.v);
    flushes.calmRate = median(calm.v);
    flushes.ref = { disk.source->source, inside.line.front() };
    const model::SeriesInfo *await = recording.inGroup(disk.source->group, "disk.flush_await");
    const model::Series waits = await ? recording.window(*await, span) : model::Series();
    for (std::size_t i = 0; i < waits.size(); ++i) {
        if (!(waits.v[i] <= flushes.await) && waits.v[i] > 0) {
            flushes.await = waits.v[i];
            flushes.ref.line = waits.line[i];
        }
    }
    return flushes;
}

} // namespace

Workload workloadOf(const std::vector<DiskRow> &rows) { return workloadOf(rows, 0); }

Workload workloadOf(const std::vector<DiskRow> &rows, double util)
{
    Workload sum;
    std::vector<double> queues;
    double waited = 0;
    for (const DiskRow &row : rows) {
        if (util > 0 && !(row.util >= util))
            continue;
        const double seconds = row.seconds();
        sum.seconds += seconds;
        sum.busySeconds += orZero(std::min(row.util, 100.0)) / 100 * seconds;
        sum.fullSeconds += row.util >= FullUtil ? seconds : 0;
        sum.reads += orZero(row.reads) * seconds;
        sum.writes += orZero(row.writes) * seconds;
        sum.readBytes += orZero(row.readBytes) * seconds;
        sum.writeBytes += orZero(row.writeBytes) * seconds;
        waited += row.little() * seconds * 1000;
        if (row.util >= FullUtil && !std::isnan(row.queue))
            queues.push_back(row.inFlight());
    }
    sum.queue = median(std::move(queues));
    sum.await = sum.requests() > 0 ? waited / sum.requests() : Absent;
    return sum;
}

const Flushes &incidentFlushes(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<Flushes>(
        recording, "flushes", incident, [&] { return flushesOf(recording, incidentDisk(recording, incident)); });
}

} // namespace analysis
