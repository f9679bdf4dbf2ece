// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/api/sysstatfigure.h"

#include <cstdint>
#include <span>
#include <string_view>

// The columns of sar, mpstat, pidstat and sadf, by their printed names.
namespace importers {

/// What a column names rather than measures.
enum class SysstatRole : std::uint8_t {
    Figure,
    Key, ///< which CPU, device or interface the row is about: DEV, IFACE
    Owner, ///< UID, USER: told by the process
    Process, ///< PID, TGID
    Thread, ///< TID
    Word, ///< one word that is no figure: the policy of a process
    Text, ///< all the rest of the line: Command, FILESYSTEM, the name of a sensor
};

struct SysstatColumn {
    Column column;
    SysstatRole role = SysstatRole::Figure;
    SysstatFigureRule figure;
    bool countsRequests = false; ///< tps of a device
    bool meansRequests = false; ///< a mean over these requests: 0 without any is "not recorded"
};

/// `format` is the prefix of what has no name of its own: "sar" gives sar.plist-sz, sar.commit_percent, sar.proc_per_s.
/// `key` is the key column of the table, as the same name means the CPU's share under CPU and a process' under PID.
SysstatColumn sysstatColumn(std::string_view format, std::string_view key, std::string_view name);

/// The role that a name has in every table.
SysstatRole sysstatRole(std::string_view name);

/// Whether sar, mpstat or pidstat print a column of this name, and whether it is the start of such a name only, as the
/// edge of a terminal leaves it.
bool isSysstatName(std::string_view name);
bool isCutSysstatName(std::string_view name);

/// The tool whose table has such a head: "sar", "mpstat", "pidstat"; empty when it is none.
std::string_view sysstatTool(std::span<const std::string_view> names);

/// The versions of sysstat that print such a table; empty when it does not tell.
std::string_view sysstatVersions(std::string_view tool, std::span<const std::string_view> names);

} // namespace importers
