// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/rule.h"
#include "analysis/api/slowdown.h"
#include "analysis/api/workload.h"

#include <algorithm>
#include <cmath>

// H04: a program that waits for its data to be on the device (fsync, O_SYNC) queues behind a flood of buffered data
// that somebody else keeps writing. Below the dirty limit nobody else notices.

namespace analysis {

namespace {

constexpr double LargeBacklog = 2, NoBacklog = 0.2; // seconds of what the device writes
constexpr double Refilled = 0.5, Drained = 0.3; // newly dirtied bytes per written byte
constexpr double SameRate = 1.5, MoreRate = 3; // times what is written in calm minutes
constexpr model::Nanos ShortIncident = 10 * model::NanosPerSecond, Around = 8 * model::NanosPerSecond;
constexpr double DrainedTo = 0.3; // of the highest level
constexpr double SlowDevice = 3; // times as long as usual
constexpr double SlowFlush = 100; // ms
constexpr double FewerFlushes = 0.25; // of the calm rate

struct Level {
    const DirtySource *source = nullptr;
    std::vector<DirtySample> samples;
    double rate = 0; ///< B/s written
    double seconds = 0;
    bool drained = false; ///< of a short incident: the level fell by most of its height soon after

    double median() const
    {
        std::vector<double> levels;
        for (const DirtySample &sample : samples)
            levels.push_back(sample.level);
        return analysis::median(std::move(levels));
    }
    const DirtySample &highest() const
    {
        return *std::max_element(samples.begin(), samples.end(),
            [](const DirtySample &a, const DirtySample &b) { return a.level < b.level; });
    }
};

bool drains(const Recording &recording, const DirtySource &source, model::TimeRange span)
{
    const auto samples = dirtySamples(recording, source, span.widened(Around));
    const auto lower = [](const DirtySample &a, const DirtySample &b) { return a.level < b.level; };
    const auto top = std::max_element(samples.begin(), samples.end(), lower);
    return top != samples.end() && std::min_element(top, samples.end(), lower)->level < DrainedTo * top->level;
}

Level levelIn(const Recording &recording, const model::Incident &incident, const DiskWindow &disk)
{
    Level level;
    const Workload load = workloadOf(disk.rows);
    level.seconds = load.seconds;
    level.rate = load.writeBytes / load.seconds;
    for (const DirtySource &source : dirtySources(recording)) {
        if (!incident.placed || !source.placed)
            continue;
        level.samples = dirtySamples(recording, source, incident.span);
        level.source = &source;
        if (level.samples.size() < 2)
            continue;
        level.drained = incident.span.length() < ShortIncident && drains(recording, source, incident.span);
        break;
    }
    return level;
}

// A flood is more than what is written all the time, and a device that takes it at its own speed.
bool testBulk(FindingBuilder &found, const Recording &recording, const model::Incident &incident,
    const DiskWindow &disk, const Level &level)
{
    const std::string &device = disk.source->device;
    const Slowdown &slow = incidentSlowdown(recording, incident, Comparison::SameSize);
    if (slow.hungSeconds > 0 || (slow.healthyMs > 0 && slow.times() >= SlowDevice)) {
        const model::Text text{ STALLMARK_TEXT("%1 itself was slower than at other times"), { device } };
        if (slow.hungSeconds > 0)
            found.refute(4, text, at(disk, slow.worst, "disk.util"));
        else
            found.test(4, -4, text, at(disk, slow.worst, "disk.util"));
        return false;
    }
    const double calm = deviceHealth(recording, *disk.source).quietWriteBytes;
    if (std::isnan(calm) || !(level.rate > 0) || level.rate > MoreRate * calm)
        return true;
    const model::Text text{ STALLMARK_TEXT("no bulk writer: %1 wrote %2, and %3 in calm minutes"),
        { device, byteRate(level.rate), byteRate(calm) } };
    const Where where = across(disk, "disk.write_bytes");
    if (level.rate <= SameRate * calm)
        found.refute(4, text, where);
    else
        found.test(4, -4, text, where);
    return level.rate > SameRate * calm;
}

// False when nobody floods.
bool testBacklog(FindingBuilder &found, const Level &level)
{
    if (level.samples.size() < 2 || !(level.rate > 0)) {
        found.missing(8, { STALLMARK_TEXT("how much buffered data waited in front of the device"), {} },
            commands::dirtySampler());
        return true;
    }
    const double backlog = level.median(), seconds = backlog / level.rate;
    const Where where{ "mem.dirty", "", model::TimeRange{ level.samples.front().t, level.samples.back().t },
        { level.source->source, level.highest().line } };
    const model::Text text{ STALLMARK_TEXT("%1 of dirty memory (median) in front of a device that writes %2: %3 s"),
        { byteSize(backlog), byteRate(level.rate), figure(seconds) } };
    if (level.highest().level / level.rate < NoBacklog) {
        found.refute(4, text, where);
        return false;
    }
    found.test(4, seconds >= LargeBacklog ? 4 : seconds < LargeBacklog / 4 ? -4 : 0, text, where);
    if (level.drained) {
        found.test(4, -4,
            { STALLMARK_TEXT("the backlog of %1 was written within seconds and not filled up again: a burst"),
                { byteSize(level.highest().level) } },
            where);
        return true;
    }
    const double grown = level.samples.back().level - level.samples.front().level;
    const double dirtied = (level.rate * level.seconds + grown) / (level.rate * level.seconds);
    found.test(4,
        dirtied >= Refilled      ? 4
            : dirtied <= Drained ? -4
                                 : 0,
        { STALLMARK_TEXT("for each byte written %1 bytes were newly dirtied: %2"),
            { figure(std::max(dirtied, 0.0)),
                model::nested({ dirtied >= Refilled ? STALLMARK_TEXT("somebody keeps writing")
                                                    : STALLMARK_TEXT("a backlog drains") }) } },
        where);
    return true;
}

void testSyncWriter(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const Flushes &flushes = incidentFlushes(recording, incident);
    const std::string &device = incidentDisk(recording, incident).source->device;
    if (!flushes.known || flushes.calmRate == 0) {
        found.missing(4, { STALLMARK_TEXT("who waits for fsync or writes with O_SYNC, and how long"), {} },
            "strace -f -tt -T -e trace=fsync,fdatasync -p PID");
        return;
    }
    const bool slow = flushes.await >= SlowFlush || flushes.rate <= FewerFlushes * flushes.calmRate;
    found.test(4, slow ? 4 : -2,
        { STALLMARK_TEXT("flushes went from %1 to %2 per second, and one took up to %3 ms"),
            { figure(flushes.calmRate), figure(flushes.rate),
                std::isnan(flushes.await) ? std::string("?") : figure(flushes.await) } },
        { "disk.flush_await", device, incident.span, flushes.ref });
}

void testWait(FindingBuilder &found, const Recording &recording, const model::Incident &incident, const Level &level)
{
    const auto waits = readings(recording, "app.duration", evidenceWindow(incident), incident.placed);
    const Reading *longest = largest(waits);
    if (!longest || level.samples.size() < 2 || !(level.rate > 0))
        return;
    const double predicted = level.highest().level / level.rate * 1000;
    const double ratio = longest->value / predicted;
    found.test(2, ratio >= 0.2 && ratio <= 3 ? 2 : 0,
        { STALLMARK_TEXT("the longest write took %1 ms; to write what was dirty takes %2 ms"),
            { figure(longest->value), figure(predicted) } },
        { "app.duration", longest->entity, model::TimeRange{ longest->t, longest->t }, longest->ref });
}

// At the dirty limit every writer is held back, not only the one that waits for its data.
bool atLimit(const Level &level)
{
    const auto above = std::count_if(level.samples.begin(), level.samples.end(),
        [](const DirtySample &sample) { return sample.limitsKnown() && sample.level >= sample.freerun(); });
    return static_cast<std::size_t>(above) * 2 >= level.samples.size() && above > 0;
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("fsync-behind-flood", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    if (!disk.source || disk.rows.empty()) {
        found.missing(8, { STALLMARK_TEXT("how much the disks wrote, and how much waited to be written"), {} },
            commands::iostat("") + "; " + commands::dirtySampler());
        return found.take();
    }
    const Level level = levelIn(recording, incident, disk);
    if (testBulk(found, recording, incident, disk, level) && testBacklog(found, level)) {
        testSyncWriter(found, recording, incident);
        testWait(found, recording, incident, level);
    }
    model::Finding finding = found.take();
    if (atLimit(level))
        finding.role = model::Role::Amplifier;
    return finding;
}

} // namespace

Rule fsyncbehindflood()
{
    return { "fsync-behind-flood", STALLMARK_TEXT("synchronous writes queue behind a flood of buffered data"),
        model::Role::Cause, evaluate };
}

} // namespace analysis
