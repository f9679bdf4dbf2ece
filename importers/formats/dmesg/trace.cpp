// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/dmesg/messagewords.h"
#include "importers/formats/dmesg/trouble.h"

#include <algorithm>
#include <array>

namespace importers::dmesgfmt {

namespace {

template <std::size_t N>
bool startsWithAny(std::string_view text, const std::array<std::string_view, N> &heads)
{
    return std::any_of(heads.begin(), heads.end(), [&](std::string_view head) { return text.starts_with(head); });
}

/// "rec_write       D    0   742    731 0x00000000", "jbd2/sda-8      D22600  3563      2 0x80000000"
bool isTaskState(std::string_view text)
{
    std::string_view rest = text;
    nextField(rest);
    const std::string_view state = nextField(rest);
    std::string_view last;
    int figures = 0;
    for (std::string_view word = nextField(rest); !word.empty(); word = nextField(rest)) {
        figures += parseInteger(word) ? 1 : 0;
        last = word;
    }
    return !state.empty() && std::string_view("RSDTtXZPIK").find(state.front()) != state.npos
        && (state.size() == 1 || parseInteger(state.substr(1))) && figures >= 2 && last.starts_with("0x");
}

/// "ata1.00: ...", "sd 0:0:0:0: ...", "usb 1-1.2: ...", "nvme nvme0: ...": what drivers put first.
bool isDriverMessage(std::string_view text)
{
    constexpr auto heads = std::to_array<std::string_view>({ "ata", "mmc", "mmcblk", "scsi ", "scsi host", "sd ", "sr ",
        "usb ", "hub ", "nvme nvme", "pci ", "pcieport ", "input: ", "input,", "hidraw" });
    if (!startsWithAny(text, heads))
        return false;
    const auto colon = text.find(": ");
    const auto digit = text.find_first_of("0123456789");
    return colon != text.npos && digit < colon && colon < 24;
}

} // namespace

bool hasTrace(std::string_view kind)
{
    return kind == "hung-task" || kind == "soft-lockup" || kind == "hard-lockup" || kind == "rcu-stall"
        || kind == "page-allocation-failure" || kind == "page-allocation-stall" || kind == "workqueue-lockup";
}

bool isTraceLine(std::string_view message)
{
    constexpr auto heads = std::to_array<std::string_view>({ "Not tainted", "Tainted: ", "\"echo 0 > /proc/sys",
        "Call Trace:", "Call trace:", "Backtrace:", "Workqueue: ", "task:", "Hardware name: ", "CPU: ", "RIP: ",
        "Code: ", "Stack:", "Modules linked in:", "[<", "<TASK>", "</TASK>", "<IRQ>", "</IRQ>", "RSP: ", "RAX: ",
        "RBP: ", "RDX: ", "R10: ", "R13: ", "PC is at ", "LR is at ", "pc : ", "lr : ", "Exception stack",
        "(t=", "(detected by ", "NMI backtrace", "Sending NMI", "rcu: \t", "dump_backtrace" });
    const std::string_view text = trimmed(message);
    if (startsWithAny(text, heads) || isTaskState(text))
        return true;
    const auto offset = text.find("+0x");
    return (offset != text.npos && text.find("/0x", offset) != text.npos) || text.find(" ticks this GP") != text.npos;
}

bool isKernelMessage(std::string_view message)
{
    constexpr auto heads = std::to_array<std::string_view>({ "Linux version ", "Booting Linux on ",
        "Command line: ", "Kernel command line: ", "BIOS-e820: ", "BIOS-provided physical RAM map", "EXT4-fs (",
        "XFS (", "ACPI: ", "PCI: ", "NET: Registered ", "clocksource: ", "random: crng",
        "smpboot: ", "x86/fpu: ", "SCSI subsystem ", "INFO: task ", "blk_update_request: ", "Buffer I/O error",
        "Lockdown: ", "Out of memory: ", "JBD2: ", "hierarchical_memory_limit ", "Code: ", "Killed process ",
        "[Firmware Bug]: ", "DMI: ", "tsc: " });
    return startsWithAny(message, heads) || isDriverMessage(message) || message.find(": segfault at ") != message.npos
        || message.find(": detected capacity change") != message.npos;
}

std::optional<std::string_view> parseVersion(std::string_view message)
{
    message = trimmed(message);
    if (const auto at = message.find("Not tainted "); at != message.npos)
        message.remove_prefix(at + 12);
    else if (!consume(message, "Linux version "))
        return std::nullopt;
    const auto release = nextField(message);
    const bool good = !release.empty() && isDigit(release.front()) && release.find('.') != release.npos;
    return good ? std::optional(release) : std::nullopt;
}

std::optional<WriteCache> parseWriteCache(std::string_view message)
{
    const auto at = message.find("] Write cache: ");
    const std::string_view device = between(message, "[", "]");
    if (at == message.npos || device.empty())
        return std::nullopt;
    const std::string_view state = message.substr(at + 15);
    if (!state.starts_with("enabled") && !state.starts_with("disabled"))
        return std::nullopt;
    return WriteCache{ device, state.starts_with("enabled") };
}

} // namespace importers::dmesgfmt
