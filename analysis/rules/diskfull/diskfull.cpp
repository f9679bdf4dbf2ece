// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/rule.h"
#include "analysis/api/timedevents.h"

#include <charconv>

// H18: the file system is full. A full SSD has little room to collect its garbage, so that this also makes a stall of
// the device worse.

namespace analysis {

namespace {

constexpr int NearlyFull = 95; // % used

struct Mount {
    const model::Fact *fact = nullptr;
    std::string path;
    int used = -1; // %
};

// "df./srv/data.use_percent" = "97%" or "97"
Mount fullestMount(const Recording &recording)
{
    constexpr std::string_view Start = "df.", End = ".use_percent";
    Mount fullest;
    for (const model::Fact &fact : recording.facts()) {
        const std::string &name = fact.name;
        if (!name.starts_with(Start) || !name.ends_with(End))
            continue;
        int used = 0;
        const char *begin = fact.value.data();
        if (std::from_chars(begin, begin + fact.value.size(), used).ec != std::errc() || used <= fullest.used)
            continue;
        fullest = { &fact, name.substr(Start.size(), name.size() - Start.size() - End.size()), used };
    }
    return fullest;
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("disk-full", model::Role::Amplifier);
    bool refused = false;
    for (const TimedEvent &event : eventsIn(recording, evidenceWindow(incident))) {
        if (!incident.placed || event.event->kind != "disk-full")
            continue;
        found.test(4, 4, { STALLMARK_TEXT("writing failed for want of space: %1"), { event.event->text } }, at(event));
        refused = true;
        break;
    }
    const Mount mount = fullestMount(recording);
    const model::Log *log = mount.fact ? recording.log(mount.fact->log) : nullptr;
    if (log)
        found.test(2,
            mount.used >= NearlyFull ? 2
                : mount.used < 80    ? -2
                                     : 0,
            { STALLMARK_TEXT("%1 is %2 % full, at the time when df was run"),
                { mount.path, std::to_string(mount.used) } },
            { "", mount.path, std::nullopt, { log->source, mount.fact->line } });
    else
        found.missing(2, { STALLMARK_TEXT("how full the file systems are"), {} },
            "while :; do date '+%F %T'; df -k; df -i; sleep 60; done");
    if (!refused)
        found.missing(4, { STALLMARK_TEXT("whether the stalls become rarer with more free space"), {} },
            STALLMARK_TEXT("record the same load twice, once with a fifth of the space freed"));
    model::Finding finding = found.take();
    if (refused)
        finding.role = model::Role::Cause;
    return finding;
}

} // namespace

Rule diskfull() { return { "disk-full", STALLMARK_TEXT("the file system is full"), model::Role::Amplifier, evaluate }; }

} // namespace analysis
