// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string>
#include <string_view>

// What collectors of other projects put around the output of tools: stamps on lines of their own, stamps in file names,
// and copied trees of /proc and /sys.
namespace importers {

/// A line that gives the time of what follows, up to the next such line.
struct MarkerLine {
    Stamp stamp;
    bool newRun = false; ///< the tool is started anew behind it: its first report is since boot again
};
/// "zzz ***Fri Mar 7 12:08:36 CST 2025" of OSWatcher, "TS 1741320516.004 2025-03-07 12:08:36" of pt-stalk
std::optional<MarkerLine> parseMarkerLine(std::string_view text, DateOrder order);

/// The time in a file's name.
struct NameStamp {
    Stamp stamp; ///< Local
    bool everySecond = false; ///< the tools of this collector report once a second from then on
};
/// "2025_03_07_12_08_36-iostat" of pt-stalk, "fieldbox_vmstat_25.03.07.1200.dat" of OSWatcher
std::optional<NameStamp> parseNameStamp(std::string_view path);

/// "/proc/sys/vm/dirty_ratio" of "sosreport-fieldbox/proc/sys/vm/dirty_ratio": a file that holds one setting.
std::optional<std::string> settingPath(std::string_view path);

} // namespace importers
