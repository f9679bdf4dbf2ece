// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/evidence.h"
#include "analysis/incidents.h"

#include <algorithm>

namespace analysis {

namespace {

const model::Symptom *worstOf(const model::Incident &incident, std::initializer_list<const char *> metrics)
{
    const auto wanted = [&](const model::Symptom &s) {
        return std::any_of(metrics.begin(), metrics.end(), [&](const char *metric) { return s.metric == metric; });
    };
    const auto found = std::find_if(incident.symptoms.begin(), incident.symptoms.end(), wanted);
    return found == incident.symptoms.end() ? nullptr : &*found;
}

model::Text diskTitle(const model::Incident &incident, const std::string &span)
{
    const model::Symptom *await
        = worstOf(incident, { "disk.write_await", "disk.read_await", "disk.await", "disk.util", "disk.queue" });
    const std::string &device = incident.device;
    if (!await)
        return { STALLMARK_TEXT("%1: requests waited for %2"), { device, span } };
    const std::string peak = figure(await->peak);
    if (await->metric == "disk.write_await")
        return { STALLMARK_TEXT("%1: write await up to %2 ms for %3"), { await->entity, peak, span } };
    if (await->metric == "disk.read_await")
        return { STALLMARK_TEXT("%1: read await up to %2 ms for %3"), { await->entity, peak, span } };
    if (await->metric == "disk.await")
        return { STALLMARK_TEXT("%1: await up to %2 ms for %3"), { await->entity, peak, span } };
    if (await->metric == "disk.queue")
        return { STALLMARK_TEXT("%1: up to %2 requests queued for %3"), { await->entity, peak, span } };
    return { STALLMARK_TEXT("%1: requests hardly completed for %2"), { await->entity, span } };
}

} // namespace

model::Text incidentTitle(const model::Incident &incident, Signal worst)
{
    const std::string span = duration(incident.span.length());
    const auto peak = [](const model::Symptom *symptom) { return symptom ? figure(symptom->peak) : std::string(); };
    switch (worst) {
    case Signal::Disk:
        return diskTitle(incident, span);
    case Signal::CpuBusy:
        return { STALLMARK_TEXT("CPU busy (all but idle and iowait) up to %1 % for %2"),
            { peak(worstOf(incident, { "cpu.busy" })), span } };
    case Signal::CpuNotIdle:
        return { STALLMARK_TEXT("CPU by 100 - idle up to %1 % for %2, mostly the wait for disks"),
            { peak(worstOf(incident, { "cpu.not_idle" })), span } };
    case Signal::App:
        return { STALLMARK_TEXT("%1 up to %2 ms"),
            { incident.symptoms.empty() ? std::string() : worstOf(incident, { "app.duration" })->entity,
                peak(worstOf(incident, { "app.duration" })) } };
    case Signal::Dirty:
        return { STALLMARK_TEXT("Writers held back: up to %1 of dirty memory for %2"),
            { byteSize(worstOf(incident, { "mem.dirty" })->peak), span } };
    case Signal::Sched:
        return { STALLMARK_TEXT("%1 waited up to %2 ms for a CPU"),
            { worstOf(incident, { "sched.delay", "sched.delay_max" })->entity,
                peak(worstOf(incident, { "sched.delay", "sched.delay_max" })) } };
    case Signal::Hung:
        return { STALLMARK_TEXT("%1 blocked for more than %2 s"),
            { worstOf(incident, { "task.blocked" })->entity, peak(worstOf(incident, { "task.blocked" })) } };
    }
    return {};
}

} // namespace analysis
