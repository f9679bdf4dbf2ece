// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/calmrow.h"
#include "analysis/api/commands.h"
#include "analysis/api/correlate.h"
#include "analysis/api/processes.h"
#include "analysis/api/rule.h"
#include "analysis/api/slowdown.h"
#include "analysis/api/workload.h"

#include <algorithm>
#include <cmath>

// H03: the flusher writes back in one go what was buffered and has reached its age. Below the background threshold
// nothing is written before that age, so the device is idle for seconds and then flooded. Where the device takes the
// burst at its usual speed the burst is the cause; where it slows down under it, only the trigger.

namespace analysis {

namespace {

constexpr double BurstTimes = 10, SizeTimes = 8, FlatTimes = 2; // onset against calm, analysis.md H03
constexpr model::Nanos Around = 8 * model::NanosPerSecond; // the flusher's wake-up period and a sample
constexpr model::Nanos CalmSpan = 60 * model::NanosPerSecond;
constexpr std::size_t CalmRows = 5;
constexpr double LowestPart = 0.2; // of the rows around
constexpr std::size_t EnoughBursts = 4;
constexpr double EvenSpacing = 0.2;
constexpr double OwnSpeed = 2; // times as slow as usual: still the device's own speed

struct Onset {
    const DiskRow *row = nullptr;
    double calmBytes = 0; ///< B/s; NaN when no calm row is known
    double calmSize = 0; ///< kB; NaN likewise

    double times() const { return row->writeBytes / std::max(calmBytes, 1024.0); }
};

void takeCalm(const DiskRow &row, std::vector<double> &bytes, std::vector<double> &sizes)
{
    if (!isCalmRow(row) || std::isnan(row.bytes()) || bytes.size() >= CalmRows)
        return;
    bytes.push_back(row.bytes());
    if (row.size() > 0)
        sizes.push_back(row.size());
}

// Where reports are as far apart as the bursts, few rows are without one, and no median is calm: the lowest fifth of
// what is around tells what is written between them.
void takeLowest(Onset &onset, const std::vector<DiskRow> &around)
{
    std::vector<double> bytes, sizes;
    for (const DiskRow &row : around)
        if (!std::isnan(row.writeBytes))
            bytes.push_back(row.writeBytes);
    if (bytes.size() < CalmRows)
        return;
    const double lowest = quantile(bytes, LowestPart);
    for (const DiskRow &row : around)
        if (row.writeBytes <= FlatTimes * lowest && row.size() > 0)
            sizes.push_back(row.size());
    onset.calmBytes = std::fmin(onset.calmBytes, lowest);
    onset.calmSize = std::fmin(onset.calmSize, median(std::move(sizes)));
}

// The calm rows right before it, or right after it where the log begins with it, where they are calmer than those of
// the whole log.
Onset strongest(const Recording &recording, const DiskWindow &disk, const DeviceHealth &health)
{
    Onset onset{ nullptr, health.quietBytes, health.quietSize };
    for (const DiskRow &row : disk.rows) {
        if (!std::isnan(row.writeBytes) && (!onset.row || row.writeBytes > onset.row->writeBytes))
            onset.row = &row;
    }
    if (!onset.row)
        return onset;
    std::vector<double> bytes, sizes;
    const std::vector<DiskRow> before
        = diskRows(recording, *disk.source, { onset.row->from - CalmSpan, onset.row->from });
    for (auto row = before.rbegin(); row != before.rend(); ++row)
        takeCalm(*row, bytes, sizes);
    if (bytes.empty()) {
        for (const DiskRow &row : diskRows(recording, *disk.source, { onset.row->to, onset.row->to + CalmSpan }))
            takeCalm(row, bytes, sizes);
    }
    onset.calmBytes = std::fmin(onset.calmBytes, median(std::move(bytes)));
    onset.calmSize = std::fmin(onset.calmSize, median(std::move(sizes)));
    const model::Nanos reach = std::max(CalmSpan, 6 * (onset.row->to - onset.row->from));
    takeLowest(onset, diskRows(recording, *disk.source, { onset.row->from - reach, onset.row->to + reach }));
    return onset;
}

void testVolume(FindingBuilder &found, const DiskWindow &disk, const Onset &onset)
{
    const std::string &device = disk.source->device;
    if (std::isnan(onset.calmBytes) || !onset.row) {
        found.missing(
            6, { STALLMARK_TEXT("how much %1 writes in calm minutes"), { device } }, commands::iostat(device));
        return;
    }
    const double times = onset.times();
    found.test(4,
        times >= BurstTimes     ? 4
            : times < FlatTimes ? -4
                                : 0,
        { STALLMARK_TEXT("%1 wrote %2 at the height of it and %3 when it was calm"),
            { device, byteRate(onset.row->writeBytes), byteRate(onset.calmBytes) } },
        at(disk, *onset.row, "disk.write_bytes"));
    const double size = onset.row->mainSize();
    if (std::isnan(onset.calmSize) || std::isnan(size))
        return;
    found.test(2, size >= SizeTimes * onset.calmSize ? 2 : 0,
        { STALLMARK_TEXT("requests of %1 kB on average, against %2 kB when it was calm"),
            { figure(size), figure(onset.calmSize) } },
        at(disk, *onset.row, "disk.write_bytes"));
}

struct Backlog {
    const DirtySource *source = nullptr;
    DirtySample top;
    double lowest = 0; ///< after the top
    bool known = false;
};

Backlog backlogOf(const Recording &recording, const model::Incident &incident)
{
    Backlog backlog;
    for (const DirtySource &source : dirtySources(recording)) {
        if (!source.placed || !incident.placed)
            continue;
        const auto samples = dirtySamples(recording, source, incident.span.widened(Around));
        if (samples.size() < 3)
            continue;
        const auto top = std::max_element(samples.begin(), samples.end(),
            [](const DirtySample &a, const DirtySample &b) { return a.level < b.level; });
        const auto low = std::min_element(
            top, samples.end(), [](const DirtySample &a, const DirtySample &b) { return a.level < b.level; });
        return { &source, *top, low->level, true };
    }
    return backlog;
}

double writtenIn(const DiskWindow &disk, double calm)
{
    double written = 0;
    for (const DiskRow &row : disk.rows) {
        if (row.writeBytes > FlatTimes * calm)
            written += row.writeBytes * row.seconds();
    }
    return written;
}

// True when what was written had been waiting in memory.
bool testBacklog(FindingBuilder &found, const Backlog &backlog, const DiskWindow &disk, double calm)
{
    if (!backlog.known) {
        found.missing(4, { STALLMARK_TEXT("dirty pages before and after the burst"), {} }, commands::dirtySampler());
        return false;
    }
    const double written = writtenIn(disk, std::isnan(calm) ? 0 : calm), drained = backlog.top.level - backlog.lowest;
    const Where where{ "mem.dirty", "", model::TimeRange{ backlog.top.t, backlog.top.t },
        { backlog.source->source, backlog.top.line } };
    if (backlog.top.limitsKnown() && backlog.top.level >= backlog.top.freerun()) {
        found.test(4, -4,
            { STALLMARK_TEXT("dirty memory stood at %1, above the %2 up to which nobody is held back: a flood, not "
                             "the age of what was buffered, makes the kernel write"),
                { byteSize(backlog.top.level), byteSize(backlog.top.freerun()) } },
            where);
        return false;
    }
    const double earned = drained >= written / 2 ? 4 : backlog.top.level < written / 5 ? -4 : 0;
    found.test(4, written > 0 ? earned : -4,
        { STALLMARK_TEXT("dirty memory fell from %1 to %2 while %3 were written"),
            { byteSize(backlog.top.level), byteSize(backlog.lowest), byteSize(written) } },
        where);
    return earned > 0 && written > 0;
}

// Starts of bursts in the whole log of the device.
const std::vector<model::Nanos> &burstsOf(const Recording &recording, const DiskSource &source, double calm)
{
    return recording.memo<std::vector<model::Nanos>>("bursts " + std::to_string(source.group), [&] {
        constexpr std::int64_t enoughRows = 65'536;
        std::vector<model::Nanos> starts;
        bool inside = false;
        model::TimeRange range = source.extent;
        if (source.rows > enoughRows)
            range.to = range.from + range.length() / source.rows * enoughRows;
        for (const DiskRow &row : diskRows(recording, source, range)) {
            const bool burst = row.writeBytes >= BurstTimes * std::max(calm, 1024.0);
            if (burst && !inside)
                starts.push_back(row.from);
            inside = burst;
        }
        return starts;
    });
}

// Pages are looked at when the flusher wakes up, so that they are written between one and two periods late.
bool isAge(const Recording &recording, double seconds)
{
    const auto expire = recording.number("vm.dirty_expire_centisecs");
    const double wakeUp = recording.number("vm.dirty_writeback_centisecs").value_or(500) / 100;
    return expire && *expire > 0 && seconds >= *expire / 100 * (1 - EvenSpacing)
        && seconds <= *expire / 100 * (1 + EvenSpacing) + 2 * wakeUp;
}

// True when the bursts keep the time of the age at which pages are written.
bool testPeriod(FindingBuilder &found, const Recording &recording, const DiskWindow &disk, double calm)
{
    if (std::isnan(calm))
        return false;
    const std::vector<model::Nanos> &starts = burstsOf(recording, *disk.source, calm);
    if (starts.size() < EnoughBursts)
        return false;
    std::vector<double> gaps;
    for (std::size_t i = 1; i < starts.size(); ++i)
        gaps.push_back(model::toSeconds(starts[i] - starts[i - 1]));
    const double typical = median(gaps);
    const auto even = std::count_if(
        gaps.begin(), gaps.end(), [&](double gap) { return std::abs(gap - typical) <= EvenSpacing * typical; });
    const bool regular = even * 4 >= static_cast<std::ptrdiff_t>(gaps.size()) * 3;
    const auto expire = recording.number("vm.dirty_expire_centisecs");
    found.test(2, regular ? 2 : 0,
        expire ? model::Text{ STALLMARK_TEXT(
                                  "%1 bursts in this log, %2 s apart (median); pages are written at an age of %3 s"),
            { std::to_string(starts.size()), figure(typical), figure(*expire / 100) } }
               : model::Text{ STALLMARK_TEXT("%1 bursts in this log, %2 s apart (median)"),
                   { std::to_string(starts.size()), figure(typical) } },
        { "disk.write_bytes", disk.source->device, model::TimeRange{ starts.front(), starts.back() },
            across(disk, "").ref });
    return regular && isAge(recording, typical);
}

void testFlusher(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const ProcessWindow &window = incidentProcesses(recording, incident);
    if (!window.known())
        return found.missing(1, { STALLMARK_TEXT("whether the flusher's threads wait for the device"), {} },
            commands::isBusybox(recording) ? "top -b -d 1" : "top -b -d 1 -w 200");
    for (const ProcessLoad &load : processLoads(window)) {
        const std::string &name = load.process->name;
        const bool flusher = name.find("flush-") != std::string::npos || name.starts_with("pdflush");
        if (!flusher || load.blocked == 0)
            continue;
        found.test(1, 1, { STALLMARK_TEXT("the flusher %1 waits for the device"), { name } }, at(load, window));
        return;
    }
}

bool atOwnSpeed(const Recording &recording, const model::Incident &incident)
{
    const Slowdown &slow = incidentSlowdown(recording, incident);
    return slow.hungSeconds == 0 && (!slow.known() || slow.times() < OwnSpeed);
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        FindingBuilder found("writeback-burst", model::Role::Trigger);
        found.missing(6, { STALLMARK_TEXT("how much the disks wrote"), {} }, commands::iostat(""));
        found.missing(4, { STALLMARK_TEXT("dirty pages before and after the burst"), {} }, commands::dirtySampler());
        return found.take();
    }
    const DeviceHealth &health = deviceHealth(recording, *disk.source);
    const Backlog backlog = backlogOf(recording, incident);
    FindingBuilder found("writeback-burst", model::Role::Trigger);
    const Onset onset = strongest(recording, disk, health);
    testVolume(found, disk, onset);
    const bool waited = testBacklog(found, backlog, disk, onset.calmBytes);
    const bool byAge = testPeriod(found, recording, disk, health.quietBytes);
    testFlusher(found, recording, incident);
    model::Finding finding = found.take();
    if ((waited || byAge) && atOwnSpeed(recording, incident))
        finding.role = model::Role::Cause;
    return finding;
}

} // namespace

Rule writebackburst()
{
    return { "writeback-burst", STALLMARK_TEXT("buffered data is written back in bursts"), model::Role::Trigger,
        evaluate };
}

} // namespace analysis
