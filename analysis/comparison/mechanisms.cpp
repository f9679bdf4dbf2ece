// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/settings.h"

#include "analysis/model/metric.h"

#include <array>
#include <charconv>

namespace comparison {

namespace {

constexpr model::Better Up = model::Better::Higher;
constexpr model::Better Down = model::Better::Lower;
constexpr model::Better Either = model::Better::None;

struct Known {
    const char *pattern;
    Mechanism mechanism;
};

// Sources: Documentation/admin-guide/sysctl/vm.rst, mm/page-writeback.c, Documentation/block/queue-sysfs.rst, mount(8).
const std::vector<Known> &knownSettings()
{
    static const std::vector<Known> known{
        { "vm.dirty_*bytes",
            { STALLMARK_TEXT("the dirty limit: as much written data may wait in memory as it says, and a synchronous "
                             "write waits behind what is ahead of it; a lower limit is a shorter queue"),
                { { "fsyncs_per_s", Down }, { "writes_per_s", Down }, { "requests_per_s", Down },
                    { "write.iops", Down }, { "sync.*lat.mean", Up }, { "latency.avg", Up }, { "disk.flush_await", Up },
                    { "mem.dirty", Up }, { "slower_than_1000ms", Up } } } },
        { "vm.dirty_*ratio",
            { STALLMARK_TEXT("the dirty limit as a share of the memory that can be dirtied: a synchronous write waits "
                             "behind what is ahead of it; a lower limit is a shorter queue"),
                { { "fsyncs_per_s", Down }, { "writes_per_s", Down }, { "requests_per_s", Down },
                    { "write.iops", Down }, { "sync.*lat.mean", Up }, { "latency.avg", Up }, { "disk.flush_await", Up },
                    { "mem.dirty", Up }, { "slower_than_1000ms", Up } } } },
        { "vm.dirty_expire_centisecs",
            { STALLMARK_TEXT("the age at which dirty data are written back: older data come in larger bursts"),
                { { "disk.write_await", Up }, { "mem.dirty", Up }, { "slower_than_1000ms", Up } } } },
        { "vm.dirty_writeback_centisecs",
            { STALLMARK_TEXT("how often the flusher wakes up: seldom means larger bursts"),
                { { "disk.write_await", Up }, { "mem.dirty", Up }, { "slower_than_1000ms", Up } } } },
        { "vm.swappiness",
            { STALLMARK_TEXT("how readily program memory goes to swap to keep the page cache"),
                { { "swap.out", Up }, { "swap.in", Up } } } },
        { "*write_cach*",
            { STALLMARK_TEXT("with a write cache a write is done when the cache has it; without, when the disk has it"),
                { { "write.iops", Up }, { "writes_per_s", Up }, { "requests_per_s", Up }, { "transactions_per_s", Up },
                    { "disk.write_await", Down }, { "disk.flush_await", Down } } } },
        { "block.*scheduler",
            { STALLMARK_TEXT("the order in which requests go to the device"),
                { { "disk.read_await", Either }, { "disk.write_await", Either }, { "*.iops", Either } } } },
        { "block.*.nr_requests",
            { STALLMARK_TEXT("how many requests may queue before the device: a longer queue is more merging and longer "
                             "waits"),
                { { "disk.write_await", Up }, { "disk.read_await", Up }, { "disk.queue", Up } } } },
        { "block.*.read_ahead_kb",
            { STALLMARK_TEXT("how far ahead sequential reads are fetched"),
                { { "read.iops", Up }, { "read.bw", Up } } } },
        { "block.*.wbt_lat_usec",
            { STALLMARK_TEXT(
                  "writeback throttling holds buffered writes back for the sake of reads; 0 switches it off"),
                { { "disk.read_await", Up }, { "disk.write_await", Either } } } },
        { "mount.*.options",
            { STALLMARK_TEXT(
                  "mount options decide whether each write waits for the disk (sync), whether flushes are sent "
                  "(barrier), what the journal takes (data=) and how often it commits (commit=)"),
                { { "write.iops", Either }, { "writes_per_s", Either }, { "requests_per_s", Either },
                    { "transactions_per_s", Either }, { "disk.write_await", Either } } } },
        { "*scaling_governor",
            { STALLMARK_TEXT("how fast the CPU clock follows the load"),
                { { "events_per_s", Either }, { "score", Either }, { "index", Either } } } },
    };
    return known;
}

std::optional<double> number(const std::string &text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end != text.data() ? std::optional(value) : std::nullopt;
}

/// 1 for switched on, -1 for off, 0 for another word.
int switchOf(const std::string &text)
{
    for (const char *on : { "write back", "write-back", "writeback", "enabled", "on", "yes" })
        if (text == on)
            return 1;
    for (const char *off : { "write through", "write-through", "writethrough", "disabled", "off", "no" })
        if (text == off)
            return -1;
    return 0;
}

} // namespace

const Mechanism *mechanismOf(std::string_view name)
{
    for (const Known &known : knownSettings())
        if (model::matchesGlob(known.pattern, name))
            return &known.mechanism;
    return nullptr;
}

int directionOfChange(const model::SettingChange &change)
{
    if (!change.changed())
        return 0;
    const std::string &before = *change.value[model::Before];
    const std::string &after = *change.value[model::After];
    const int on = switchOf(after) - switchOf(before);
    if (on != 0)
        return on > 0 ? 1 : -1;
    const auto first = number(before);
    const auto second = number(after);
    if (!first || !second || *first == *second)
        return 0;
    // 0 is not a small limit: it hands over to the other knob of the pair, or switches something off.
    if (change.name.starts_with("vm.dirty_") && (*first == 0 || *second == 0))
        return 0;
    return *second > *first ? 1 : -1;
}

} // namespace comparison
