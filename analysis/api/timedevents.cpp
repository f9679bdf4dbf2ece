// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/timedevents.h"

#include <algorithm>

namespace analysis {

namespace {

const std::vector<TimedEvent> &timedEvents(const Recording &recording)
{
    return recording.memo<std::vector<TimedEvent>>("timed events", [&] {
        std::vector<TimedEvent> events;
        for (const model::Event &event : recording.events()) {
            const model::Log *log = event.raw ? recording.log(event.log) : nullptr;
            if (log && log->clock.placed)
                events.push_back(
                    { log->clock.toSession(*event.raw), log->clock.uncertainty, &event, { log->source, event.line } });
        }
        std::stable_sort(
            events.begin(), events.end(), [](const TimedEvent &a, const TimedEvent &b) { return a.t < b.t; });
        return events;
    });
}

bool isKernelLog(const model::Log &log)
{
    return log.format == "dmesg" || log.format == "journal" || log.format == "syslog";
}

} // namespace

std::span<const TimedEvent> eventsIn(const Recording &recording, model::TimeRange range)
{
    const std::vector<TimedEvent> &all = timedEvents(recording);
    const auto first = std::lower_bound(
        all.begin(), all.end(), range.from, [](const TimedEvent &event, model::Nanos t) { return event.t < t; });
    const auto last = std::upper_bound(
        first, all.end(), range.to, [](model::Nanos t, const TimedEvent &event) { return t < event.t; });
    return { first, last };
}

std::vector<TimedEvent> eventsOfKind(const Recording &recording, std::string_view kind)
{
    std::vector<TimedEvent> found;
    for (const TimedEvent &event : timedEvents(recording)) {
        if (event.event->kind == kind)
            found.push_back(event);
    }
    return found;
}

bool isDeviceFault(const model::Event &event)
{
    for (const char *word : { "io-error", "reset", "timeout", "abort", "link", "ata-error", "disk-error" }) {
        if (event.kind.find(word) != std::string::npos)
            return true;
    }
    return false;
}

const TimedEvent *deviceFaultIn(const Recording &recording, const model::Incident &incident)
{
    if (!incident.placed)
        return nullptr;
    const model::TimeRange window = evidenceWindow(incident);
    constexpr model::Nanos reach = 600 * model::NanosPerSecond; // clocks worse than this place nothing
    for (const TimedEvent &event : eventsIn(recording, window.widened(reach))) {
        if (isDeviceFault(*event.event) && window.widened(event.uncertainty).contains(event.t))
            return &event;
    }
    return nullptr;
}

const model::Log *kernelLogAround(const Recording &recording, const model::Incident &incident)
{
    const model::TimeRange window = evidenceWindow(incident);
    for (const model::Log &log : recording.logs()) {
        if (!incident.placed || !isKernelLog(log) || !log.clock.placed)
            continue;
        const auto extent = recording.extent(log.id);
        if (extent && extent->from <= window.from && window.to <= extent->to)
            return &log;
    }
    return nullptr;
}

Where at(const TimedEvent &event)
{
    return { "", event.event->entity, model::TimeRange{ event.t, event.t }, event.ref };
}

} // namespace analysis
