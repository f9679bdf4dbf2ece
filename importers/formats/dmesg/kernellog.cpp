// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/dmesg/kernellog.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

namespace importers::dmesgfmt {

namespace {

/// "    3.004412" of "[    3.004412]": seconds since boot with six digits.
std::optional<Stamp> parseBootStamp(std::string_view inner)
{
    const auto value = parseDecimal(nextField(inner));
    if (!value || value->decimals != 6 || value->mantissa < 0)
        return std::nullopt;
    const std::string_view rest = trimmed(inner);
    if (!rest.empty() && !rest.starts_with('<')) // "[    3.004412 <    0.000123>]", dmesg -d
        return std::nullopt;
    return Stamp{ model::StampKind::Boot, value->mantissa * 1000, std::nullopt };
}

/// "[Nov30 17:05] ", "[  +0.000027] " of dmesg --reltime
bool isRelative(std::string_view inner)
{
    inner = trimmed(inner);
    if (inner.starts_with('-'))
        inner.remove_prefix(1);
    if (inner.starts_with('+') || inner.starts_with('<'))
        return inner.find('.') != inner.npos && inner.find_first_not_of("+<> 0123456789.") == inner.npos;
    return inner.size() == 11 && inner[8] == ':' && isDigit(inner[10]) && !isDigit(inner[0]);
}

/// "一 11月 30 17:05:00 2026": dmesg -T in Chinese or Japanese
std::optional<Stamp> parseMonthSign(std::string_view inner)
{
    nextField(inner);
    std::string_view month = nextField(inner);
    const std::string_view day = nextField(inner), time = nextField(inner), year = nextField(inner);
    if (!month.ends_with("月") || !trimmed(inner).empty())
        return std::nullopt;
    month.remove_suffix(std::string_view("月").size());
    const auto pad
        = [](std::string_view digits) { return std::string(digits.size() == 1 ? "0" : "") + std::string(digits); };
    const std::string iso = std::string(year) + '-' + pad(month) + '-' + pad(day) + ' ' + std::string(time);
    const auto stamp = parseDateTime(iso, DateOrder::YearFirst);
    return stamp && stamp->length == iso.size() ? std::optional(stamp->stamp) : std::nullopt;
}

std::optional<Stamp> parseBracket(std::string_view inner, DateOrder order)
{
    if (const auto boot = parseBootStamp(inner))
        return boot;
    // dmesg -T puts the day of the week first; other programs put plain dates in brackets.
    const auto date = !inner.empty() && !isDigit(inner.front()) ? parseDateTime(inner, order) : std::nullopt;
    if (date && date->length == inner.size())
        return date->stamp;
    if (const auto sign = parseMonthSign(inner))
        return sign;
    return isRelative(inner) ? std::optional(Stamp{}) : std::nullopt;
}

/// "<6>", "kern  :info  : "
void skipLevel(std::string_view &text)
{
    if (text.starts_with('<')) {
        const auto end = text.find('>');
        if (end != text.npos && end <= 4 && parseInteger(text.substr(1, end - 1)))
            text.remove_prefix(end + 1);
        return;
    }
    for (const std::string_view facility : { "kern", "user", "daemon", "syslog" }) {
        const auto level = text.find(": [");
        if (text.starts_with(facility) && level != text.npos && level < 20)
            text.remove_prefix(level + 2);
    }
}

/// "[ T1054]", "[    C0]": the caller, of CONFIG_PRINTK_CALLER
void skipCaller(std::string_view &text)
{
    if (!text.starts_with('['))
        return;
    const auto end = text.find(']');
    const std::string_view inner = end == text.npos ? std::string_view() : trimmed(text.substr(1, end - 1));
    if (inner.size() > 1 && (inner[0] == 'T' || inner[0] == 'C') && parseInteger(inner.substr(1)))
        text.remove_prefix(end + 1);
}

/// "fieldbox kernel: ", of journalctl
std::string_view withoutSource(std::string_view text)
{
    text = trimmed(text);
    std::string_view rest = text;
    nextField(rest);
    return nextField(rest) == "kernel:" ? trimmed(rest) : text;
}

std::string_view between(std::string_view text, std::string_view before, std::string_view stops)
{
    const auto at = text.find(before);
    if (at == text.npos)
        return {};
    text.remove_prefix(at + before.size());
    return text.substr(0, text.find_first_of(stops));
}

/// "I/O error, dev sda, sector 5", "(device sda1)", "ata1.00: ...", "mmcblk0: error"
std::string deviceIn(std::string_view message)
{
    for (const std::string_view before :
        { "dev ", "on device ", "(device ", "EXT4-fs (", "XFS (", "nvme ", "flushing file data on " }) {
        std::string_view name = between(message, before, " ,):");
        if (name.ends_with('.'))
            name.remove_suffix(1);
        if (!name.empty())
            return std::string(name);
    }
    const std::string_view first = message.substr(0, message.find_first_of(" :"));
    const bool subject = message.size() > first.size() && message[first.size()] == ':';
    return subject ? std::string(first) : std::string();
}

struct Pattern {
    std::string_view text;
    const char *kind;
};

// Only what a healthy boot never prints: "SATA link down" or "timeout" alone are harmless.
constexpr auto Patterns = std::to_array<Pattern>({
    { "invoked oom-killer", "oom" },
    { "Out of memory: Kill", "oom" },
    { "Memory cgroup out of memory: Kill", "oom" },
    { "with error 28", "disk-full" },
    { "No space left on device", "disk-full" },
    { "I/O error", "io-error" },
    { "medium error", "io-error" },
    { "EXT4-fs error", "io-error" },
    { "Detected IO errors", "io-error" },
    { "Aborting journal", "io-error" },
    { "Remounting filesystem read-only", "io-error" },
    { "exception Emask", "io-error" },
    { "failed command: ", "io-error" },
    { "SCSI error: return code", "io-error" },
    { "timing out command", "io-error" },
    { "Timeout waiting for hardware interrupt", "io-error" },
    { "error -110 ", "io-error" },
    { "timeout, aborting", "io-error" },
    { "timeout, reset controller", "io-error" },
    { "hard resetting link", "link-reset" },
    { "soft resetting link", "link-reset" },
    { "controller is down; will reset", "link-reset" },
    { "Host adapter abort request", "link-reset" },
    { "Host adapter reset request", "link-reset" },
    { "RT throttling activated", "rt-throttle" },
    { "self-detected stall", "rcu-stall" },
    { "detected stalls on", "rcu-stall" },
    { "soft lockup", "soft-lockup" },
    { "page allocation failure", "page-allocation-failure" },
});

/// "INFO: task rec_write:742 blocked for more than 120 seconds."
std::optional<Trouble> hungTask(std::string_view message)
{
    const auto at = message.find("INFO: task ");
    const auto blocked = message.find(" blocked for more than ");
    if (at == message.npos || blocked == message.npos || blocked < at + 11)
        return std::nullopt;
    Trouble out{ "hung-task", std::string(message.substr(at + 11, blocked - at - 11)), 0 };
    std::string_view rest = message.substr(blocked + 23);
    out.duration = std::min<std::int64_t>(parseInteger(nextField(rest)).value_or(0), 1'000'000) * model::NanosPerSecond;
    return out;
}

/// "bash (15504): drop_caches: 3"
std::optional<Trouble> cacheDrop(std::string_view message)
{
    const auto at = message.find("): drop_caches: ");
    if (at == message.npos)
        return std::nullopt;
    return Trouble{ "cache-drop", std::string(message.substr(0, at + 1)), 0 };
}

} // namespace

std::string_view messageOf(std::string_view text) { return withoutSource(text); }

std::optional<KernelLine> parseKernelLine(std::string_view text, DateOrder order)
{
    skipLevel(text);
    if (text.starts_with('[')) {
        const auto end = text.find(']');
        const auto stamp = end != text.npos && end < 64 ? parseBracket(text.substr(1, end - 1), order) : std::nullopt;
        if (!stamp)
            return std::nullopt;
        text.remove_prefix(end + 1);
        skipCaller(text);
        return KernelLine{ *stamp, withoutSource(text) };
    }
    // 2025-03-07T12:08:36,123456+08:00 text: nothing else prints a comma and six digits.
    if (text.size() < 33 || text[10] != 'T' || text[19] != ',' || text[32] != ' ')
        return std::nullopt;
    const auto date = parseDateTime(text, order);
    if (!date || date->length != 32)
        return std::nullopt;
    return KernelLine{ date->stamp, trimmed(text.substr(32)) };
}

std::optional<Trouble> troubleIn(std::string_view message)
{
    if (auto hung = hungTask(message))
        return hung;
    if (auto drop = cacheDrop(message))
        return drop;
    const auto hit = std::find_if(Patterns.begin(), Patterns.end(),
        [&](const Pattern &pattern) { return message.find(pattern.text) != message.npos; });
    if (hit == Patterns.end())
        return std::nullopt;
    const bool task = std::string_view(hit->kind) == "oom";
    if (!task)
        return Trouble{ hit->kind, deviceIn(message), 0 };
    const auto name = between(message, "(", ")");
    const auto invoked = message.find(" invoked oom-killer");
    return Trouble{ hit->kind, std::string(invoked != message.npos ? message.substr(0, invoked) : name), 0 };
}

bool isKernelMessage(std::string_view message)
{
    constexpr auto heads = std::to_array<std::string_view>(
        { "Linux version ", "Booting Linux on ", "Command line: ", "Kernel command line: ", "BIOS-e820: ", "EXT4-fs (",
            "ACPI: ", "pci 0000:", "usb 1-", "sd 0:", "INFO: task ", "blk_update_request: ", "Buffer I/O error",
            "Lockdown: ", "Out of memory: ", "JBD2: ", "hierarchical_memory_limit ", "Code: " });
    return std::any_of(heads.begin(), heads.end(), [&](auto head) { return message.starts_with(head); })
        || message.find(": segfault at ") != message.npos || message.find(": detected capacity change") != message.npos;
}

std::optional<std::string_view> parseVersion(std::string_view message)
{
    if (!consume(message, "Linux version "))
        return std::nullopt;
    const auto release = nextField(message);
    return release.empty() || !isDigit(release.front()) ? std::nullopt : std::optional(release);
}

} // namespace importers::dmesgfmt
