// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/commands.h"
#include "analysis/api/rule.h"
#include "analysis/api/workload.h"

#include <algorithm>
#include <cmath>

// H09: writes go through to rotating disks, because the controller's or the disk's write cache is off or its battery
// is gone: each costs about a turn of the disk, whatever its size.

namespace analysis {

namespace {

constexpr double OneTurn = 4, ThreeTurns = 17; // ms per write: half a turn at 7200/min to two turns
constexpr double Flat = 0.25; // spread of the time per write
constexpr double SizeRange = 4; // largest mean size against the smallest
constexpr std::size_t EnoughRows = 5;

bool isRotational(const Recording &recording, const std::string &device)
{
    const auto told = recording.number("block." + device + ".queue.rotational");
    return told && *told == 1;
}

// "hdparm.sda.write_caching", "storcli.v0.write_policy". The kernel's own "block.sda.queue.write_cache" says of a
// device without a volatile cache, as many that do not rotate, that it writes through: that slows nothing down.
bool tellsPolicy(const std::string &name, const Recording &recording, const std::string &device)
{
    for (const char *tool : { "hdparm.", "smart.", "block." }) {
        if (name.starts_with(tool) && !name.starts_with(tool + device + "."))
            return false; // of another disk
    }
    if (name == "block." + device + ".queue.write_cache")
        return isRotational(recording, device);
    for (const char *end : { "write_caching", "write-caching", "write_policy", "write_cache_policy" }) {
        if (name.ends_with(end))
            return true;
    }
    return false;
}

const model::Fact *policyFact(const Recording &recording, const std::string &device)
{
    const auto &facts = recording.facts();
    const auto found = std::find_if(
        facts.begin(), facts.end(), [&](const model::Fact &fact) { return tellsPolicy(fact.name, recording, device); });
    return found == facts.end() ? nullptr : &*found;
}

bool isThrough(const std::string &value)
{
    for (const char *word : { "WT", "WriteThrough", "Write Through", "write through", "off", "0", "disabled" }) {
        if (value.starts_with(word))
            return true;
    }
    return false;
}

void testPolicy(FindingBuilder &found, const Recording &recording, const std::string &device)
{
    const model::Fact *fact = policyFact(recording, device);
    const model::Log *log = fact ? recording.log(fact->log) : nullptr;
    if (!log) {
        found.missing(4, { STALLMARK_TEXT("the write cache policy of the disk and of its controller"), {} },
            "storcli /c0/v0 show all; storcli /c0/bbu show; hdparm -W /dev/sdX");
        return;
    }
    found.test(4, isThrough(fact->value) ? 4 : -4, { STALLMARK_TEXT("%1 is %2"), { fact->name, fact->value } },
        { "", "", std::nullopt, { log->source, fact->line } });
}

struct Writes {
    std::vector<double> busy, sizes; ///< ms and kB per write, of full rows that hardly read
};

Writes writesOf(const DiskWindow &disk)
{
    Writes writes;
    for (const DiskRow &row : disk.rows) {
        if (row.util < 90 || row.writeShare() < 0.8)
            continue;
        writes.busy.push_back(row.busyPerRequest());
        writes.sizes.push_back(row.mainSize());
    }
    return writes;
}

void testTurns(FindingBuilder &found, const Recording &recording, const DiskWindow &disk)
{
    const Writes writes = writesOf(disk);
    const std::string &device = disk.source->device;
    const auto rotational = recording.number("block." + device + ".queue.rotational");
    if (rotational && *rotational == 0) {
        found.test(4, -4, { STALLMARK_TEXT("%1 does not rotate"), { device } }, across(disk, "disk.write_await"));
        return;
    }
    if (writes.busy.size() < EnoughRows) {
        found.missing(2, { STALLMARK_TEXT("a stretch with the device full of writes"), {} }, commands::iostat(device));
        return;
    }
    const double busy = median(writes.busy), spread = variation(writes.busy).value_or(1);
    const bool turn = busy >= OneTurn && busy <= ThreeTurns;
    found.test(2,
        turn && rotational ? 2
            : turn         ? 0
                           : -2,
        { STALLMARK_TEXT("%1 was busy %2 ms per write; a turn of a disk takes 4 to 11 ms"), { device, figure(busy) } },
        across(disk, "disk.write_await"));
    const auto [small, large] = std::minmax_element(writes.sizes.begin(), writes.sizes.end());
    if (*large >= SizeRange * *small)
        found.test(2, spread <= Flat ? 2 : -2,
            { STALLMARK_TEXT("for writes of %1 to %2 kB that time has a spread of %3"),
                { figure(*small), figure(*large), percent(spread) } },
            across(disk, "disk.write_bytes"));
}

model::Finding evaluate(const Recording &recording, const model::Incident &incident)
{
    FindingBuilder found("write-through", model::Role::Cause);
    const DiskWindow &disk = incidentDisk(recording, incident);
    testPolicy(found, recording, disk.source ? disk.source->device : incident.device);
    if (!disk.source || disk.rows.empty())
        found.missing(
            4, { STALLMARK_TEXT("how long writes of several sizes keep the device busy"), {} }, commands::iostat(""));
    else
        testTurns(found, recording, disk);
    found.missing(2, { STALLMARK_TEXT("the same load with the write cache on and off"), {} },
        "storcli /c0/v0 set wrcache=wb; storcli /c0/v0 set wrcache=wt");
    return found.take();
}

} // namespace

Rule writethrough()
{
    return { "write-through", STALLMARK_TEXT("writes go through to the disks without a write cache"),
        model::Role::Cause, evaluate };
}

} // namespace analysis
