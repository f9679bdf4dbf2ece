// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/incidentdata.h"
#include "analysis/api/rule.h"
#include "analysis/api/stacks.h"

#include <algorithm>
#include <cmath>
#include <limits>

// H02: writers sleep in balance_dirty_pages() because dirty and written-back pages exceed the free-running level,
// (threshold + background threshold) / 2 of mm/page-writeback.c.

namespace analysis {

namespace {

constexpr const char *Sampler = "while :; do date '+%F %T'; grep -E "
                                "'^nr_(dirty|writeback|dirty_threshold|dirty_background_threshold) ' /proc/vmstat; "
                                "sleep 1; done";
constexpr double FarBelow = 0.5; // of the free-running level
constexpr double MaxPause = 200; // ms, one sleep of a throttled writer (MAX_PAUSE)

// Limits worked out from free memory and file pages are too high by the kernel's reserve: what is above them is above
// the true ones, too, but how far it is from the point of control cannot be told.
void testEstimated(FindingBuilder &found, const DirtyWindow &dirty, const Where &where)
{
    const DirtySample *most = dirty.highest();
    const double share = most->level / most->freerun();
    const std::size_t above = dirty.above(), all = dirty.samples.size();
    found.test(4,
        above * 2 >= all  ? 3
            : share < 0.5 ? -2
                          : 0,
        { STALLMARK_TEXT("dirty memory reached %1, %2 of the level above which writers are held back: an estimate, %3, "
                         "from free memory, file pages and the ratios that are set"),
            { byteSize(most->level), percent(share), byteSize(most->freerun()) } },
        where);
    found.missing(2, { STALLMARK_TEXT("the dirty thresholds that the kernel works with"), {} }, Sampler);
}

void testSteering(FindingBuilder &found, const DirtyWindow &dirty, const Where &where)
{
    std::vector<double> ratios;
    for (const DirtySample &sample : dirty.samples) {
        if (sample.level >= sample.freerun())
            ratios.push_back(sample.level / sample.setpoint());
    }
    const double ratio = median(std::move(ratios));
    found.test(2, ratio >= 0.85 && ratio <= 1.15 ? 2 : 0,
        { STALLMARK_TEXT("while above, it stood at %1 of the point to which the kernel steers throttled writers"),
            { percent(ratio) } },
        where);
}

// Too few samples inside a short incident; but right beside it there are more, and all are far below.
bool isFarBelow(const Recording &recording, const DirtyWindow &dirty, const model::Incident &incident)
{
    const auto around = dirtySamples(recording, *dirty.source, evidenceWindow(incident));
    return around.size() >= 3 && std::all_of(around.begin(), around.end(), [](const DirtySample &sample) {
        return sample.limitsKnown() && sample.level < FarBelow * sample.freerun();
    });
}

void testInside(
    FindingBuilder &found, const Recording &recording, const DirtyWindow &dirty, const model::Incident &incident)
{
    const DirtySample *most = dirty.highest();
    const std::size_t above = dirty.above(), all = dirty.samples.size();
    const Where where{ "mem.dirty", "", incident.span, { dirty.source->source, most->line } };
    if (most->estimated)
        return testEstimated(found, dirty, where);
    if (above == 0 && (all >= 3 || isFarBelow(recording, dirty, incident))) {
        found.refute(4,
            { STALLMARK_TEXT("dirty memory never reached the level at which writers are held back: at most %1, "
                             "%2 of %3"),
                { byteSize(most->level), percent(most->level / most->freerun()), byteSize(most->freerun()) } },
            where);
        return;
    }
    found.test(4,
        above * 2 >= all ? 4
            : above > 0  ? 2
                         : -2,
        { STALLMARK_TEXT("dirty memory was above the free-running level in %1 of %2 samples: up to %3, writers are "
                         "held back above %4"),
            { std::to_string(above), std::to_string(all), byteSize(most->level), byteSize(most->freerun()) } },
        where);
    if (above > 0)
        testSteering(found, dirty, where);
}

struct KnownSample {
    model::SourceId source = 0;
    DirtySample sample;
};

// The first sample of the recording with known limits, wherever it is.
const std::optional<KnownSample> &knownSample(const Recording &recording)
{
    return recording.memo<std::optional<KnownSample>>("first dirty sample", [&]() -> std::optional<KnownSample> {
        for (const DirtySource &source : dirtySources(recording)) {
            for (const DirtySample &sample : dirtySamples(recording, source, source.extent)) {
                if (sample.limitsKnown())
                    return KnownSample{ source.source, sample };
            }
        }
        return std::nullopt;
    });
}

// A sample from another time weighs little, whatever it says.
void testElsewhere(FindingBuilder &found, const Recording &recording)
{
    const auto &known = knownSample(recording);
    if (!known) {
        found.missing(1, { STALLMARK_TEXT("the dirty thresholds of this machine"), {} }, Sampler);
        return;
    }
    const DirtySample &sample = known->sample;
    const double share = sample.level / sample.freerun();
    found.test(1,
        share < 0.5      ? -1
            : share >= 1 ? 1
                         : 0,
        { STALLMARK_TEXT("at another time dirty memory was %1, %2 of the %3 above which writers are held back"),
            { byteSize(sample.level), percent(share), byteSize(sample.freerun()) } },
        { "mem.dirty", "", std::nullopt, { known->source, sample.line } });
}

// Everything the device took in the incident, and at the usual rate all that is dirtied until it has reached its age:
// the most that can have been dirty at once.
void testBalance(FindingBuilder &found, const Recording &recording, const DiskWindow &disk)
{
    const auto &known = knownSample(recording);
    const auto expire = recording.number("vm.dirty_expire_centisecs");
    const double usual = disk.source ? meanWriteRate(recording, disk.source->device) : std::nan("");
    if (!known || !expire || !disk.source || disk.rows.empty() || std::isnan(usual)) {
        found.missing(2, { STALLMARK_TEXT("how much was waiting to be written"), {} }, Sampler);
        return;
    }
    double written = 0;
    for (const DiskRow &row : disk.rows)
        written += std::isnan(row.writeBytes) ? 0 : row.writeBytes * row.seconds();
    const double most = written + usual * *expire / 100;
    const double share = most / known->sample.freerun();
    found.test(2,
        share >= 1         ? 2
            : share >= 0.5 ? -1
                           : -2,
        { STALLMARK_TEXT("at most %1 can have been dirty (written in the incident, and at the usual rate within the "
                         "expiry age of %2 s): %3 of the level at which writers are held back"),
            { byteSize(most), figure(*expire / 100), percent(share) } },
        // An estimate from other figures, so no refuter "measured inside": no span.
        { "disk.write_bytes", disk.source->device, std::nullopt, across(disk, "").ref });
}

void testDelays(FindingBuilder &found, const Recording &recording, const model::Incident &incident)
{
    const auto inside = readings(recording, "app.duration", evidenceWindow(incident), incident.placed);
    std::vector<Reading> all;
    if (inside.empty()) {
        constexpr model::TimeRange always{ std::numeric_limits<model::Nanos>::min() / 2,
            std::numeric_limits<model::Nanos>::max() / 2 };
        all = readings(recording, "app.duration", always, true);
    }
    const Reading *longest = largest(inside.empty() ? all : inside);
    if (!longest) {
        found.missing(1, { STALLMARK_TEXT("how long the application's writes take"), {} },
            "strace -f -tt -T -e trace=write -p PID");
        return;
    }
    const std::optional<model::TimeRange> span
        = inside.empty() ? std::nullopt : std::optional(model::TimeRange{ longest->t, longest->t });
    found.test(1, longest->value > 2 * MaxPause ? -1 : 1,
        { STALLMARK_TEXT("a write took %1 ms; a throttled writer sleeps at most %2 ms at a time"),
            { figure(longest->value), figure(MaxPause) } },
        { "app.duration", longest->entity, span, longest->ref });
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("dirty-throttle", model::Role::Cause);
    const DirtyWindow dirty = incidentDirty(recording, incident);
    if (dirty.source) {
        testInside(found, recording, dirty, incident);
    } else {
        found.missing(4, { STALLMARK_TEXT("dirty and written-back pages during the incident"), {} }, Sampler);
        testElsewhere(found, recording);
        testBalance(found, recording, incidentDisk(recording, incident));
        testDelays(found, recording, incident);
    }
    if (const auto stack = stackWith(recording, incident, { "balance_dirty_pages", "balance_dirty_pages_ratelimited" }))
        found.test(4, 4, { STALLMARK_TEXT("the kernel found %1 waiting in %2()"), { stack->task, stack->function } },
            stack->where);
    else
        found.missing(4, { STALLMARK_TEXT("where the writers sleep"), {} },
            "perf record -a -g -e writeback:balance_dirty_pages -- sleep 60; cat /proc/PID/stack");
    found.missing(1, { STALLMARK_TEXT("whether the delays come in steps of up to 200 ms"), {} },
        "strace -f -tt -T -e trace=write -p PID; cat /sys/class/bdi/*/{max_ratio,strict_limit}");
    return found.take();
}

} // namespace

Rule dirtythrottle()
{
    return { "dirty-throttle", STALLMARK_TEXT("the kernel holds writers back at the dirty limit"), model::Role::Cause,
        evaluate };
}

} // namespace analysis
