// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/diskrows.h"
#include "analysis/api/incidentdata.h"
#include "analysis/api/rule.h"

#include <cctype>
#include <map>
#include <set>
#include <string_view>

// H21: the I/O scheduler. Whether it matters shows only when the same load was recorded under two of them.

namespace analysis {

namespace {

constexpr double SlowAwait = 100; // ms
constexpr double Apart = 5; // times as many slow rows, with enough of them
constexpr double EnoughSlow = 10, EnoughSeconds = 600;

struct Arm {
    double slow = 0; ///< rows with an await of at least 100 ms
    double seconds = 0;
    model::SourceRef ref; ///< of the setting
};

constexpr const char *Schedulers[] = { "mq-deadline", "deadline", "noop", "none", "cfq", "bfq", "kyber" };

// "iostat-noop-2025-03-10.txt": a word of the file's name, or of a folder's, that somebody gave it.
std::string schedulerInName(const std::string &path)
{
    for (const std::string_view name : Schedulers) {
        const std::size_t at = path.find(name);
        if (at == std::string::npos)
            continue;
        const auto isLetter
            = [&](std::size_t i) { return i < path.size() && std::isalnum(static_cast<unsigned char>(path[i])) != 0; };
        if (!isLetter(at - 1) && !isLetter(at + name.size()))
            return std::string(name);
    }
    return {};
}

void addRows(Arm &arm, const Recording &recording, const DiskSource &source)
{
    for (const DiskRow &row : diskRows(recording, source, source.extent)) {
        arm.seconds += row.seconds();
        arm.slow += row.await() >= SlowAwait ? 1 : 0;
    }
}

// Each log of the device under the scheduler that its own file names, or the file's name, when that scheduler is among
// those that were set; two schedulers make two arms.
std::map<std::string, Arm> armsOf(const Recording &recording, const std::string &device)
{
    std::map<std::string, Arm> arms;
    std::set<model::SourceId> told;
    for (const model::Fact &fact : recording.facts()) {
        const bool named = fact.name == "block." + device + ".queue.scheduler"
            || fact.name == "block." + device + ".scheduler" || fact.name == "block.scheduler";
        const model::Log *log = named ? recording.log(fact.log) : nullptr;
        if (!log)
            continue;
        Arm &arm = arms[fact.value];
        arm.ref = { log->source, fact.line };
        for (const DiskSource *source : diskSources(recording, device)) {
            if (source->source == log->source && told.insert(log->source).second)
                addRows(arm, recording, *source);
        }
    }
    for (const DiskSource *source : diskSources(recording, device)) {
        const auto arm = arms.find(schedulerInName(recording.path(source->source)));
        if (arm != arms.end() && told.insert(source->source).second)
            addRows(arm->second, recording, *source);
    }
    return arms;
}

void compare(FindingBuilder &found, const std::map<std::string, Arm> &arms, model::TimeRange span)
{
    const auto &[firstName, first] = *arms.begin();
    const auto &[secondName, second] = *std::next(arms.begin());
    const double a = first.seconds > 0 ? first.slow / first.seconds * 3600 : -1;
    const double b = second.seconds > 0 ? second.slow / second.seconds * 3600 : -1;
    if (a < 0 || b < 0)
        return;
    const bool enough
        = first.slow + second.slow >= EnoughSlow && first.seconds >= EnoughSeconds && second.seconds >= EnoughSeconds;
    const bool apart = std::max(a, b) >= Apart * std::max(std::min(a, b), 0.1);
    const bool both = first.slow > 0 && second.slow > 0;
    found.test(4,
        enough && apart      ? 4
            : both && !apart ? -4
                             : 0,
        { STALLMARK_TEXT("slow rows per hour: %1 under %2, %3 under %4"),
            { figure(a), firstName, figure(b), secondName } },
        { "disk.await", "", span, first.ref });
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("io-scheduler", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    const std::string device = disk.source ? disk.source->device : incident.device;
    const auto &arms = recording.memo<std::map<std::string, Arm>>(
        "schedulers of " + device, [&] { return armsOf(recording, device); });
    if (arms.size() >= 2)
        compare(found, arms, incident.span);
    else
        found.missing(4, { STALLMARK_TEXT("the same load under another I/O scheduler, three times in turns"), {} },
            "cat /sys/block/" + (device.empty() ? std::string("*") : device) + "/queue/scheduler");
    if (arms.size() == 1)
        found.test(1, 0, { STALLMARK_TEXT("the scheduler is %1 throughout"), { arms.begin()->first } },
            { "", "", std::nullopt, arms.begin()->second.ref });
    if (arms.size() >= 2)
        found.missing(4, { STALLMARK_TEXT("three or more alternating runs"), {} }, "cat /sys/block/*/queue/scheduler");
    return found.take();
}

} // namespace

Rule ioscheduler()
{
    return { "io-scheduler", STALLMARK_TEXT("the I/O scheduler makes the difference"), model::Role::Cause, evaluate };
}

} // namespace analysis
