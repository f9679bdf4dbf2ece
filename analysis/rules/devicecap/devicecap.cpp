// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/rule.h"
#include "analysis/api/workload.h"
#include "analysis/rules/devicecap/setlimits.h"

#include <charconv>
#include <cmath>
#include <optional>

// H07: a fixed limit of bandwidth or requests (a link, a cgroup's io.max, a cloud volume): never exceeded, at whatever
// request size.

namespace analysis {

namespace {

constexpr double FullUtil = 90;
constexpr std::size_t EnoughRows = 5;
constexpr double Flat = 0.05, Loose = 0.10, AboveCap = 1.1, Near = 0.03;
constexpr double LinkShare = 0.1; // of a link: below, it is not what limits

struct Dimension {
    const char *metric;
    std::vector<double> values; ///< of the full rows
    double mean = 0;
    double variation = 1;
};

Dimension measure(const char *metric, std::vector<double> values)
{
    Dimension dimension{ metric, std::move(values), 0, 1 };
    dimension.mean = mean(dimension.values);
    dimension.variation = variation(dimension.values).value_or(1);
    return dimension;
}

// One row that was never surpassed.
struct Highest {
    double value = 0;
    model::TimeRange span;
    model::SourceRef ref;
};

// The device full, in all of its logs, and the most that it ever did.
struct FullRows {
    Dimension bytes, requests;
    Highest topBytes, topRequests;
};

void raise(Highest &highest, double value, const DiskRow &row, const DiskSource &source)
{
    if (value > highest.value)
        highest = { value, { row.from, row.to }, { source.source, row.line } };
}

FullRows measureDevice(const Recording &recording, const std::string &device)
{
    constexpr std::int64_t enough = 65'536;
    FullRows full;
    std::vector<double> bytes, requests;
    for (const DiskSource *source : diskSources(recording, device)) {
        model::TimeRange range = source->extent;
        if (source->rows > enough)
            range.to = range.from + range.length() / source->rows * enough;
        for (const DiskRow &row : diskRows(recording, *source, range)) {
            if (std::isnan(row.bytes()) || !(row.rate() > 0))
                continue;
            raise(full.topBytes, row.bytes(), row, *source);
            raise(full.topRequests, row.rate(), row, *source);
            if (!(row.util >= FullUtil))
                continue;
            bytes.push_back(row.bytes());
            requests.push_back(row.rate());
        }
    }
    full.bytes = measure("disk.write_bytes", std::move(bytes));
    full.requests = measure("disk.writes", std::move(requests));
    return full;
}

const FullRows &fullRows(const Recording &recording, const std::string &device)
{
    return recording.memo<FullRows>("full rows of " + device, [&] { return measureDevice(recording, device); });
}

struct Link {
    double bytes = 0; ///< B/s that it carries: ten bits on the wire a byte
    model::SourceRef ref;
};

// "ata1: SATA link up 3.0 Gbps (SStatus 123 SControl 300)": the slowest of them, for which disk hangs at which is not
// printed.
std::optional<Link> slowestLink(const Recording &recording, const std::string &device)
{
    constexpr std::string_view up = "SATA link up ";
    std::optional<Link> slowest;
    for (const model::Event &event : recording.events()) {
        const std::size_t found = device.starts_with("sd") ? event.text.find(up) : std::string::npos;
        const model::Log *log = found != std::string::npos ? recording.log(event.log) : nullptr;
        if (!log)
            continue;
        double gigabits = 0;
        const char *begin = event.text.data() + found + up.size();
        std::from_chars(begin, event.text.data() + event.text.size(), gigabits);
        if (gigabits > 0 && (!slowest || gigabits * 1e8 < slowest->bytes))
            slowest = { gigabits * 1e8, { log->source, event.line } };
    }
    return slowest;
}

// No limit is known to be set: the link is one, far away or not.
void testLink(FindingBuilder &found, const Recording &recording, const std::string &device, const Dimension &bytes)
{
    const auto link = slowestLink(recording, device);
    const double share = link ? bytes.mean / link->bytes : 1;
    if (!link || share >= LinkShare) {
        found.missing(4, { STALLMARK_TEXT("the limits in force: link speed, cgroup, volume type"), {} },
            "cat /sys/fs/cgroup/*/io.max; dmesg | grep -i 'link up'; smartctl -i /dev/" + device);
        return;
    }
    found.test(4, -2,
        { STALLMARK_TEXT("%1 is %2 of what the link carries (%3)"),
            { byteRate(bytes.mean), percent(share), byteRate(link->bytes) } },
        { bytes.metric, "", std::nullopt, link->ref });
}

void testLimit(FindingBuilder &found, const Recording &recording, const std::string &device, const Dimension &flat,
    const FullRows &full)
{
    const std::vector<SetLimit> limits = setLimits(recording, device);
    if (limits.empty())
        return testLink(found, recording, device, full.bytes);
    for (const SetLimit &limit : limits) {
        if (limit.ofBytes != (&flat == &full.bytes) || std::abs(limit.value - flat.mean) > Near * limit.value)
            continue;
        found.test(4, 4,
            { STALLMARK_TEXT("a limit of %1 is set, and that is where it stays"),
                { limit.ofBytes ? byteRate(limit.value) : figure(limit.value) + "/s" } },
            { flat.metric, "", std::nullopt, limit.ref });
        return;
    }
    found.test(4, -2, { STALLMARK_TEXT("limits are set, but none of them is where it stays"), {} },
        { flat.metric, "", std::nullopt, limits.front().ref });
}

void testPlateau(FindingBuilder &found, const Recording &recording, const DiskWindow &disk)
{
    const std::string &device = disk.source->device;
    const FullRows &full = fullRows(recording, device);
    const bool isBytes = full.bytes.variation <= full.requests.variation;
    const Dimension &flat = isBytes ? full.bytes : full.requests, &other = isBytes ? full.requests : full.bytes;
    const Highest &top = isBytes ? full.topBytes : full.topRequests;
    if (flat.values.size() < EnoughRows) {
        found.missing(3, { STALLMARK_TEXT("a longer stretch with the device full"), {} }, commands::iostat(device));
        return;
    }
    const auto show = [isBytes](double v) { return isBytes ? byteRate(v) : figure(v) + "/s"; };
    found.test(2,
        flat.variation <= Flat          ? 2
            : flat.variation > 3 * Flat ? -2
                                        : 0,
        { STALLMARK_TEXT("whenever it is full, %1 stays at %2 (spread %3 over %4 reports)"),
            { device, show(flat.mean), percent(flat.variation), std::to_string(flat.values.size()) } },
        across(disk, flat.metric));
    found.test(1, flat.variation <= Flat && other.variation >= Loose ? 1 : 0,
        { STALLMARK_TEXT("the other measure, requests or bytes, has a spread of %1"), { percent(other.variation) } },
        across(disk, other.metric));
    if (top.value > AboveCap * flat.mean)
        found.refute(4,
            { STALLMARK_TEXT("%1 has done %2 in one report, more than the %3 it stays at when full: no fixed limit"),
                { device, show(top.value), show(flat.mean) } },
            { flat.metric, device, top.span, top.ref });
    testLimit(found, recording, device, flat, full);
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("device-cap", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty())
        found.missing(
            7, { STALLMARK_TEXT("how busy the disks were and how much they moved"), {} }, commands::iostat(""));
    else
        testPlateau(found, recording, disk);
    return found.take();
}

} // namespace

Rule devicecap()
{
    return { "device-cap", STALLMARK_TEXT("a fixed limit of the device or its path"), model::Role::Cause, evaluate };
}

} // namespace analysis
