// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/incidentdata.h"

#include "analysis/api/ofincident.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

constexpr model::Nanos LoadSpan = 15 * model::NanosPerSecond;

double busiest(const DiskWindow &disk)
{
    double most = -1;
    for (const DiskRow &row : disk.rows)
        most = std::fmax(most, row.util);
    return most;
}

double orZero(double value) { return std::isnan(value) ? 0 : value; }

// All rows as one, so that the device's capacity can be asked for requests of their mean size.
DiskRow together(const std::vector<DiskRow> &rows)
{
    DiskRow sum = rows.front();
    sum.reads = sum.writes = sum.readBytes = sum.writeBytes = 0;
    sum.to = rows.back().to;
    const double all = sum.seconds();
    for (const DiskRow &row : rows) {
        const double share = row.seconds() / all;
        sum.reads += orZero(row.reads) * share;
        sum.writes += orZero(row.writes) * share;
        sum.readBytes += orZero(row.readBytes) * share;
        sum.writeBytes += orZero(row.writeBytes) * share;
    }
    return sum;
}

DiskWindow findDisk(const Recording &recording, const model::Incident &incident)
{
    if (!incident.device.empty())
        return diskWindow(recording, incident.device, incident.span, incident.placed);
    DiskWindow best;
    std::vector<std::string> seen;
    for (const DiskSource &source : diskSources(recording)) {
        if (std::find(seen.begin(), seen.end(), source.device) != seen.end())
            continue;
        seen.push_back(source.device);
        DiskWindow disk = diskWindow(recording, source.device, incident.span, incident.placed);
        if (disk.source && (!best.source || busiest(disk) > busiest(best)))
            best = std::move(disk);
    }
    return best;
}

// What is printed at the end of the interval over which it is the mean.
bool isMean(std::string_view metric)
{
    constexpr std::string_view kinds[] = { "cpu.", "swap.", "vmstat.", "vm.switches", "vm.interrupts" };
    return std::any_of(
        std::begin(kinds), std::end(kinds), [&](std::string_view kind) { return metric.starts_with(kind); });
}

DirtyWindow findDirty(const Recording &recording, const model::Incident &incident)
{
    for (const DirtySource &source : dirtySources(recording)) {
        if (source.placed != incident.placed || !incident.placed)
            continue;
        DirtyWindow window{ &source, dirtySamples(recording, source, incident.span) };
        std::erase_if(window.samples, [](const DirtySample &sample) { return !sample.limitsKnown(); });
        if (!window.samples.empty())
            return window;
    }
    return {};
}

} // namespace

const DiskWindow &incidentDisk(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<DiskWindow>(recording, "disk", incident, [&] { return findDisk(recording, incident); });
}

std::optional<OfferedLoad> offeredLoad(
    const Recording &recording, const model::Incident &incident, const DiskWindow &disk)
{
    if (!disk.source || disk.rows.empty())
        return std::nullopt;
    OfferedLoad load;
    const model::Nanos lacking = std::max<model::Nanos>(0, LoadSpan - incident.span.length());
    const DiskWindow around
        = diskWindow(recording, disk.source->device, incident.span.widened(lacking / 2), incident.placed);
    double bytes = 0, seconds = 0;
    for (const DiskRow &row : around.rows) {
        if (std::isnan(row.bytes()))
            continue;
        bytes += row.bytes() * row.seconds();
        seconds += row.seconds();
    }
    const auto capacity = healthyCapacity(recording, *disk.source, together(disk.rows));
    if (!(seconds > 0) || !capacity)
        return std::nullopt;
    load.bytes = bytes / seconds;
    load.capacity = *capacity;
    load.over = { around.rows.front().from, around.rows.back().to };
    return load;
}

std::size_t DirtyWindow::above() const
{
    return static_cast<std::size_t>(std::count_if(
        samples.begin(), samples.end(), [](const DirtySample &sample) { return sample.level >= sample.freerun(); }));
}

const DirtySample *DirtyWindow::highest() const
{
    const auto most = std::max_element(samples.begin(), samples.end(),
        [](const DirtySample &a, const DirtySample &b) { return a.level / a.freerun() < b.level / b.freerun(); });
    return most == samples.end() ? nullptr : &*most;
}

const DirtyWindow &incidentDirty(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<DirtyWindow>(recording, "dirty", incident, [&] { return findDirty(recording, incident); });
}

std::vector<Reading> readings(const Recording &recording, std::string_view metric, model::TimeRange range, bool placed)
{
    std::vector<Reading> found;
    for (const model::SeriesInfo *info : recording.find(metric)) {
        const model::Log *log = recording.log(info->log);
        const model::Nanos half = log && isMean(metric) ? log->clock.interval / 2 : 0;
        const auto extent = recording.extent(info->log);
        if (!log || log->clock.placed != placed || !extent || !extent->overlaps(range.widened(half)))
            continue;
        model::Series part = recording.window(*info, { range.from + half, range.to + half });
        if (half > 0 && part.size() == 0)
            part = recording.window(*info, range);
        for (std::size_t i = 0; i < part.size(); ++i)
            found.push_back({ part.v[i], part.t[i], info->entity, { log->source, part.line[i] } });
    }
    return found;
}

const Reading *largest(const std::vector<Reading> &readings)
{
    const auto most = std::max_element(
        readings.begin(), readings.end(), [](const Reading &a, const Reading &b) { return a.value < b.value; });
    return most == readings.end() ? nullptr : &*most;
}

double medianOf(const std::vector<Reading> &readings)
{
    std::vector<double> values;
    for (const Reading &reading : readings)
        values.push_back(reading.value);
    return median(std::move(values));
}

std::optional<int> cpuCount(const Recording &recording)
{
    for (const model::Log &log : recording.logs()) {
        if (log.cpus > 0)
            return log.cpus;
    }
    return std::nullopt;
}

Where at(const DiskWindow &disk, const DiskRow &row, const char *metric)
{
    return { metric, disk.source->device, model::TimeRange{ row.from, row.to }, { disk.source->source, row.line } };
}

Where across(const DiskWindow &disk, const char *metric)
{
    const auto most = std::max_element(
        disk.rows.begin(), disk.rows.end(), [](const DiskRow &a, const DiskRow &b) { return a.util < b.util; });
    Where where = at(disk, *most, metric);
    where.span = model::TimeRange{ disk.rows.front().from, disk.rows.back().to };
    return where;
}

} // namespace analysis
