// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/paging.h"

#include "analysis/api/diskrows.h"
#include "analysis/api/ofincident.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

constexpr double PageBytes = 4096;
constexpr double DropShare = 0.2, DropBytes = 4.0 * 1024 * 1024;
constexpr model::Nanos Before = 10 * model::NanosPerSecond;
constexpr std::size_t Frozen = 10; // samples without any change: a column that is not kept up

double meanOf(const std::vector<Reading> &readings)
{
    double sum = 0;
    for (const Reading &reading : readings)
        sum += reading.value;
    return readings.empty() ? 0 : sum / static_cast<double>(readings.size());
}

bool hasNoSwap(const Recording &recording)
{
    for (const char *metric : { "top.swap_total", "meminfo.SwapTotal" }) {
        const auto found = recording.find(metric);
        if (found.empty())
            continue;
        const model::Series &series = recording.series(*found.front());
        return std::all_of(series.v.begin(), series.v.end(), [](double v) { return v == 0; });
    }
    return false;
}

Paging bySamples(const std::vector<Reading> &in, const std::vector<Reading> &out)
{
    Paging paging;
    paging.known = true;
    paging.in = meanOf(in);
    paging.out = meanOf(out);
    std::size_t with = 0;
    for (std::size_t i = 0; i < in.size(); ++i)
        with += in[i].value > 0 || (i < out.size() && out[i].value > 0) ? 1 : 0;
    paging.rowsWith = static_cast<double>(with) / static_cast<double>(in.size());
    const bool reading = paging.in >= paging.out;
    paging.metric = reading ? "swap.in" : "swap.out";
    paging.ref = (reading || out.empty() ? largest(in) : largest(out))->ref;
    return paging;
}

// "fedora-swap", "zram0", or what lsblk shows as [SWAP].
bool isSwap(const Recording &recording, const std::string &device)
{
    for (const char *name : { ".mountpoints", ".mountpoint" }) {
        const model::Fact *fact = recording.fact("block." + device + name);
        if (fact && fact->value == "[SWAP]")
            return true;
    }
    return device.find("swap") != std::string::npos || device.starts_with("zram");
}

// Whatever is read from or written to a device for swap is paging.
Paging byDevice(const Recording &recording, const model::Incident &incident)
{
    Paging paging;
    for (const DiskSource &source : diskSources(recording)) {
        if (!isSwap(recording, source.device))
            continue;
        const DiskWindow disk = diskWindow(recording, source.device, incident.span, incident.placed);
        double seconds = 0, with = 0;
        for (const DiskRow &row : disk.rows) {
            seconds += row.seconds();
            with += row.bytes() > 0 ? row.seconds() : 0;
            paging.in += std::isnan(row.readBytes) ? 0 : row.readBytes * row.seconds();
            paging.out += std::isnan(row.writeBytes) ? 0 : row.writeBytes * row.seconds();
        }
        if (!(seconds > 0))
            continue;
        paging.in /= seconds;
        paging.out /= seconds;
        paging.rowsWith = with / seconds;
        paging.known = true;
        paging.metric = paging.in >= paging.out ? "disk.read_bytes" : "disk.write_bytes";
        paging.ref = across(disk, "").ref;
        return paging;
    }
    return paging;
}

Paging findPaging(const Recording &recording, const model::Incident &incident)
{
    const auto in = readings(recording, "swap.in", incident.span, incident.placed);
    if (!in.empty())
        return bySamples(in, readings(recording, "swap.out", incident.span, incident.placed));
    Paging paging;
    const auto inRate = counterRate(recording, "vmstat.pswpin", incident, paging.ref);
    const auto outRate = counterRate(recording, "vmstat.pswpout", incident, paging.ref);
    paging.absent = hasNoSwap(recording);
    paging.known = paging.absent || inRate || outRate;
    paging.in = inRate.value_or(0) * PageBytes;
    paging.out = outRate.value_or(0) * PageBytes;
    paging.rowsWith = paging.bytes() > 0 ? 1 : 0;
    paging.metric = paging.in >= paging.out ? "vmstat.pswpin" : "vmstat.pswpout";
    if (!paging.known)
        return byDevice(recording, incident);
    return paging;
}

bool isFrozen(const model::Series &series)
{
    return series.size() >= Frozen
        && std::all_of(series.v.begin(), series.v.end(), [&](double v) { return v == series.v.front(); });
}

std::optional<double> freedIn(const Recording &recording, const model::SeriesInfo &cached, model::TimeRange step)
{
    for (const model::SeriesInfo *info : recording.find("mem.free")) {
        if (info->log != cached.log)
            continue;
        const model::Series part = recording.window(*info, step);
        if (part.size() >= 2 && !isFrozen(part))
            return part.v.back() - part.v.front();
    }
    return std::nullopt;
}

void look(CacheFall &fall, const Recording &recording, const model::SeriesInfo &info, model::TimeRange range)
{
    const model::Log *log = recording.log(info.log);
    const model::Series part = recording.window(info, range);
    if (part.size() < 2 || isFrozen(part))
        return;
    fall.known = true;
    if (!fall.ref.isValid())
        fall.ref = { log ? log->source : 0, part.line.front() };
    for (std::size_t i = 1; i < part.size(); ++i) {
        const double lost = part.v[i - 1] - part.v[i];
        if (lost <= fall.bytes() || lost <= 0)
            continue;
        fall.before = part.v[i - 1];
        fall.after = part.v[i];
        fall.t = part.t[i];
        fall.ref = { log ? log->source : 0, part.line[i] };
        fall.freed = freedIn(recording, info, { part.t[i - 1], part.t[i] });
    }
}

CacheFall findFall(const Recording &recording, const model::Incident &incident)
{
    CacheFall fall;
    for (const model::SeriesInfo *info : recording.find("mem.cached")) {
        const model::Log *log = recording.log(info->log);
        if (!incident.placed || !log || !log->clock.placed)
            continue;
        const model::Nanos lead = Before + std::max<model::Nanos>(0, log->clock.interval);
        look(fall, recording, *info, { incident.span.from - lead, incident.span.to });
    }
    return fall;
}

} // namespace

bool CacheFall::isDrop() const
{
    return known && bytes() >= DropBytes && share() >= DropShare && freed.value_or(bytes()) >= bytes() / 2;
}

const Paging &incidentPaging(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<Paging>(recording, "paging", incident, [&] { return findPaging(recording, incident); });
}

const CacheFall &incidentCacheFall(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<CacheFall>(recording, "cache fall", incident, [&] { return findFall(recording, incident); });
}

std::optional<double> counterRate(
    const Recording &recording, std::string_view metric, const model::Incident &incident, model::SourceRef &ref)
{
    for (const model::SeriesInfo *info : recording.find(metric)) {
        const model::Log *log = recording.log(info->log);
        if (!log || !incident.placed || !log->clock.placed)
            continue;
        const model::Nanos lead = std::max<model::Nanos>(log->clock.interval, model::NanosPerSecond);
        const model::Series part = recording.window(*info, incident.span.widened(lead));
        if (part.size() < 2 || part.t.back() == part.t.front())
            continue;
        ref = { log->source, part.line.back() };
        return (part.v.back() - part.v.front()) / model::toSeconds(part.t.back() - part.t.front());
    }
    return std::nullopt;
}

} // namespace analysis
