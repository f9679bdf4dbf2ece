// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/dmesg/trouble.h"

#include "importers/api/lexer.h"
#include "importers/formats/dmesg/messagewords.h"

#include <algorithm>
#include <array>

namespace importers::dmesgfmt {

namespace {

enum class Names : std::uint8_t { Device, Task, Nothing };

struct Pattern {
    std::string_view text;
    const char *kind;
    Names names = Names::Device;
};

// Only what a healthy boot never prints: "SATA link down" or "timeout" alone are harmless. The first that fits counts.
constexpr auto Patterns = std::to_array<Pattern>({
    { "invoked oom-killer", "oom", Names::Task },
    { "Out of memory: Kill", "oom", Names::Task },
    { "Memory cgroup out of memory: Kill", "oom", Names::Task },
    { "with error 28", "disk-full" },
    { "No space left on device", "disk-full" },
    { "Remounting filesystem read-only", "remount-read-only" },
    { "forced readonly", "remount-read-only" },
    { "timing out command", "device-timeout" },
    { "Timeout waiting for hardware", "device-timeout" },
    { "timed out sending", "device-timeout" },
    { "Card stuck ", "device-timeout" },
    { "cache flush error -110", "device-timeout" },
    { "error -110 sending", "device-timeout" },
    { "error -110 transferring", "device-timeout" },
    { "error -110 requesting", "device-timeout" },
    { "timeout, aborting", "device-timeout" },
    { "timeout, reset controller", "device-timeout" },
    { "timeout, disable controller", "device-timeout" },
    { "timeout, completion polled", "device-timeout" },
    { "hostbyte=DID_TIME_OUT", "device-timeout" },
    { "Abort status: ", "device-abort" },
    { "abort request", "device-abort" },
    { "attempting task abort", "device-abort" },
    { "uas_eh_abort_handler", "device-abort" },
    { "hard resetting link", "link-reset" },
    { "soft resetting link", "link-reset" },
    { "COMRESET failed", "link-reset" },
    { "controller is down; will reset", "device-reset" },
    { "reset request. SCSI hang", "device-reset" },
    { "Host adapter reset request", "device-reset" },
    { "attempting device reset", "device-reset" },
    { "attempting target reset", "device-reset" },
    { "attempting bus reset", "device-reset" },
    { "attempting host reset", "device-reset" },
    { "uas_eh_device_reset_handler", "device-reset" },
    { "exception Emask", "ata-error" },
    { ": failed command: ", "ata-error" },
    { "I/O error", "io-error" },
    { "edium error", "io-error" },
    { "Sense Key : Medium Error", "io-error" },
    { "Sense Key : Hardware Error", "io-error" },
    { "Detected IO errors", "io-error" },
    { "FAILED Result: ", "io-error" },
    { "SCSI error: return code", "io-error" },
    { "rejecting I/O to ", "io-error" },
    { "Synchronize Cache(10) failed", "io-error" },
    { "Device offlined", "io-error" },
    { "Disk failure on ", "io-error" },
    { "Failing path ", "link-failure" },
    { "EXT4-fs error", "fs-error" },
    { "EXT3-fs error", "fs-error" },
    { "EXT2-fs error", "fs-error" },
    { "Aborting journal", "fs-error" },
    { "BTRFS error", "fs-error" },
    { "BTRFS critical", "fs-error" },
    { "BTRFS: error", "fs-error" },
    { "UBIFS error", "fs-error" },
    { "SQUASHFS error", "fs-error" },
    { "Corruption of in-memory data", "fs-error" },
    { "xfs_do_force_shutdown", "fs-error" },
    { "User initiated shutdown received", "fs-error" },
    { "RT throttling activated", "rt-throttle", Names::Nothing },
    { "self-detected stall", "rcu-stall", Names::Nothing },
    { "detected stalls on", "rcu-stall", Names::Nothing },
    { "detected expedited stalls on", "rcu-stall", Names::Nothing },
    { "kthread starved for", "rcu-stall", Names::Nothing },
    { "detected hard LOCKUP", "hard-lockup", Names::Nothing },
    { "BUG: workqueue lockup", "workqueue-lockup", Names::Nothing },
    { ": page allocation failure", "page-allocation-failure", Names::Task },
    { "critical temperature reached", "thermal" },
    { "temperature above threshold", "thermal" },
    { " not responding, still trying", "network-storage" },
    { " not responding, timed out", "network-storage" },
    { " has not responded in ", "network-storage" },
    { "detected conn error", "network-storage" },
    { "ping timeout of ", "network-storage" },
    { "PingAck did not arrive in time", "network-storage" },
    { ": USB disconnect, device number", "usb-disconnect" },
    { ": segfault at ", "segfault", Names::Task },
    { "PM: suspend entry", "suspend", Names::Nothing },
    { "PM: suspend exit", "resume", Names::Nothing },
});

/// Whole seconds, at most a year: what is more is no wait.
std::optional<model::Nanos> seconds(std::string_view figure)
{
    const auto value = parseInteger(figure);
    return value && *value >= 0 && *value < 31'536'000 ? std::optional(*value * model::NanosPerSecond) : std::nullopt;
}

/// "INFO: task rec_write:742 blocked for more than 120 seconds."
std::optional<Trouble> hungTask(std::string_view message)
{
    const auto at = message.find("INFO: task ");
    const auto blocked = message.find(" blocked for more than ");
    if (at == message.npos || blocked == message.npos || blocked < at + 11)
        return std::nullopt;
    std::string_view rest = message.substr(blocked + 23);
    const auto duration = seconds(nextField(rest));
    if (!duration || !nextField(rest).starts_with("second"))
        return std::nullopt;
    return Trouble{ "hung-task", std::string(message.substr(at + 11, blocked - at - 11)), *duration };
}

/// "watchdog: BUG: soft lockup - CPU#1 stuck for 22s! [kworker/1:2:742]"
std::optional<Trouble> softLockup(std::string_view message)
{
    if (message.find("BUG: soft lockup") == message.npos)
        return std::nullopt;
    const std::string_view stuck = between(message, " stuck for ", "s!");
    return Trouble{ "soft-lockup", std::string(between(message, "! [", "]")), seconds(stuck).value_or(0) };
}

/// "kswapd0: page allocation stalls for 10004ms, order:0"
std::optional<Trouble> allocationStall(std::string_view message)
{
    const auto at = message.find(": page allocation stalls for ");
    if (at == message.npos)
        return std::nullopt;
    const auto millis = parseInteger(between(message, " stalls for ", "m"));
    const bool good = millis && *millis >= 0 && *millis < 86'400'000;
    return Trouble{ "page-allocation-stall", std::string(message.substr(0, at)),
        good ? *millis * model::NanosPerMilli : 0 };
}

/// "bash (15504): drop_caches: 3"
std::optional<Trouble> cacheDrop(std::string_view message)
{
    const auto at = message.find("): drop_caches: ");
    if (at == message.npos)
        return std::nullopt;
    return Trouble{ "cache-drop", std::string(message.substr(0, at + 1)), 0 };
}

/// "EXT4-fs (sda1): mounted filesystem with ordered data mode", "XFS (sdb1): Ending clean mount"
std::optional<Trouble> mount(std::string_view message)
{
    const bool mounted = message.find("): mounted filesystem") != message.npos
        || message.find("): re-mounted") != message.npos || message.find("): Ending clean mount") != message.npos
        || message.find("): Ending recovery") != message.npos;
    return mounted ? std::optional(Trouble{ "mount", deviceIn(message), 0 }) : std::nullopt;
}

/// Reading from a drive without a disk fails in every boot of many machines.
bool isEmptyDrive(std::string_view device)
{
    const bool drive = device.starts_with("fd") || device.starts_with("sr");
    return drive && device.size() > 2 && device.find_first_not_of("0123456789", 2) == device.npos;
}

model::Nanos waited(std::string_view message)
{
    return seconds(between(message, "timing out command, waited ", "s")).value_or(0);
}

} // namespace

std::optional<Trouble> troubleIn(std::string_view message)
{
    for (const auto parse : { hungTask, softLockup, allocationStall, cacheDrop, mount })
        if (auto trouble = parse(message))
            return trouble;
    const auto hit = std::find_if(
        Patterns.begin(), Patterns.end(), [&](const Pattern &p) { return message.find(p.text) != message.npos; });
    if (hit == Patterns.end())
        return std::nullopt;
    Trouble trouble{ hit->kind, {}, waited(message) };
    if (hit->names == Names::Task)
        trouble.entity = taskIn(message);
    else if (hit->names == Names::Device)
        trouble.entity = deviceIn(message);
    if (trouble.kind == "io-error" && isEmptyDrive(trouble.entity))
        return std::nullopt;
    return trouble;
}

} // namespace importers::dmesgfmt
