// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/sysstatcolumns.h"

#include <algorithm>
#include <array>

// Whose table it is, told by the names of its columns.
namespace importers {

namespace {

using Names = std::span<const std::string_view>;

bool has(Names names, std::string_view name) { return std::find(names.begin(), names.end(), name) != names.end(); }

/// Before: both are there, and the first comes first.
bool before(Names names, std::string_view first, std::string_view second)
{
    const auto a = std::find(names.begin(), names.end(), first), b = std::find(names.begin(), names.end(), second);
    return a != names.end() && b != names.end() && a < b;
}

/// mpstat prints %irq before %steal, sar behind it; only mpstat has tables of interrupts with a column for each.
bool isMpstat(Names names)
{
    if (names.front() == "NODE")
        return has(names, "%irq");
    if (names.front() != "CPU" || names.size() < 2)
        return false;
    if (has(names, "%irq"))
        return !before(names, "%steal", "%irq");
    return !has(names, "total/s")
        && std::all_of(names.begin() + 1, names.end(), [](std::string_view n) { return n.ends_with("/s"); });
}

bool isPidstat(Names names)
{
    return names.size() > 2 && names.back() == "Command" && (has(names, "PID") || has(names, "TID"));
}

bool isCpuName(std::string_view name)
{
    return name == "all" || (name.starts_with("CPU") && name.find_first_not_of("0123456789", 3) == name.npos);
}

/// A name as sar forms them.
bool isSarName(std::string_view name)
{
    constexpr auto words = std::to_array<std::string_view>({ "tps", "rtps", "wtps", "dtps", "await", "svctm", "runq-sz",
        "plist-sz", "ldavg-1", "ldavg-5", "ldavg-15", "blocked", "avgrq-sz", "avgqu-sz", "areq-sz", "aqu-sz", "totsck",
        "tcpsck", "udpsck", "rawsck", "ip-frag", "tcp-tw", "tcp6sck", "udp6sck", "raw6sck", "ip6-frag", "dentunusd",
        "file-nr", "inode-nr", "file-sz", "inode-sz", "super-sz", "dquot-sz", "rtsig-sz", "pty-nr", "Ifree", "Iused",
        "MHz", "wghMHz", "rpm", "drpm", "degC", "inV", "maxpower", "blg_len", "cap", "cap/min" });
    if (name.size() > 1 && (name.front() == '%' || name.ends_with("/s")))
        return true;
    const SysstatRole role = sysstatRole(name);
    return name.starts_with("kb") || name.starts_with("MB") || name == "CPU" || isCpuName(name)
        || role == SysstatRole::Key || role == SysstatRole::Text || role == SysstatRole::Word
        || std::find(words.begin(), words.end(), name) != words.end();
}

bool isSar(Names names)
{
    const auto count = static_cast<std::ptrdiff_t>(names.size());
    return std::count_if(names.begin(), names.end(), isSarName) * 4 >= count * 3
        && std::any_of(names.begin(), names.end(),
            [](std::string_view n) { return (sysstatRole(n) == SysstatRole::Figure && isSarName(n) && n != "CPU"); });
}

} // namespace

std::string_view sysstatTool(Names names)
{
    const bool figures = std::any_of(
        names.begin(), names.end(), [](std::string_view name) { return parseDecimal(name, true).has_value(); });
    if (names.empty() || names.front() == "COM" || figures)
        return {};
    if (isPidstat(names))
        return "pidstat";
    if (isMpstat(names))
        return "mpstat";
    return isSar(names) ? "sar" : std::string_view();
}

std::string_view sysstatVersions(std::string_view tool, Names names)
{
    if (tool == "pidstat" && (has(names, "%wait") || has(names, "iodelay")))
        return has(names, "%wait") ? "sysstat 11.5.5 to 12.7" : "sysstat 10.2.1 to 12.7";
    if (tool == "pidstat")
        return has(names, "UID") || has(names, "USER") ? "sysstat 10.1.4 to 12.7" : "sysstat 8 to 10.1.3";
    if (tool == "mpstat" && has(names, "%irq"))
        return has(names, "%gnice") ? "sysstat 10.1.2 to 12.7" : "sysstat 7 to 10.1.1";
    if (has(names, "rd_sec/s"))
        return "sysstat 7 to 11.5.6";
    if (has(names, "DEV") && has(names, "rkB/s"))
        return has(names, "dkB/s") ? "sysstat 12.1.2 to 12.7" : "sysstat 11.5.7 to 12.1.1";
    return has(names, "bdscd/s") || has(names, "%scpu") ? "sysstat 12.1.2 to 12.7" : std::string_view();
}

} // namespace importers
