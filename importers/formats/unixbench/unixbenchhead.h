// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"
#include "analysis/model/time.h"

#include <array>
#include <optional>
#include <string_view>

// Lines of UnixBench that say when and where it ran.
namespace importers {

/// From when to when a pass ran, in the machine's local time.
struct UnixBenchSpan {
    model::Nanos start = 0;
    model::Nanos end = 0;
};
/// "Benchmark Run: Mon Nov 30 2026 10:19:12 - 10:19:37", also with weekday and month of another language:
/// "日  4 27 2025 17:12:03 - 17:40:05". An end before the start is of the next day.
std::optional<UnixBenchSpan> parseUnixBenchRun(std::string_view line);
/// "Mon Nov 30 2026", "金 11月 20 2020" -> midnight
std::optional<model::Nanos> parseUnixBenchDate(std::string_view text);
/// "Start Benchmark Run: Tue Apr 10 14:20:31 CEST 2007" of 4.1, in the words of date(1)
std::optional<model::Nanos> parseUnixBenchStart(std::string_view line);
/// "10:19:12 - 10:19:37; 0m 25s" as times since midnight; the end may lie behind 24 h.
std::optional<UnixBenchSpan> parseUnixBenchTimes(std::string_view text);

/// "System: fieldbox: GNU/Linux", "OS: GNU/Linux -- 6.18.44-generic -- #1 SMP", "Machine: ..", "Language: ..",
/// "CPU 0: AMD EPYC (5192.3 bogomips)"; 4.1 has "System -- Linux fieldbox 2.6.18-4-686 #1 SMP", as uname -a prints it
struct UnixBenchMachine {
    std::string_view key; ///< "System", "OS", "Machine", "Language", "CPU", "Uname", "Files" (where the file tests ran)
    std::string_view value;
};
std::optional<UnixBenchMachine> parseUnixBenchMachine(std::string_view line);
/// "GNU/Linux -- 6.18.44-generic -- #1 SMP .." -> "6.18.44-generic"
std::string_view unixBenchKernel(std::string_view os);

/// "10:19:12 up  1:14,  0 user,  load average: 8.08, 6.12, 6.67; runlevel unknown" and, on a BSD,
/// "17:12  up 12:31, 3 users, load averages: 1.23 1.54 2.27; runlevel 3"
struct UnixBenchUptime {
    model::Nanos timeOfDay = 0;
    std::optional<model::Nanos> up; ///< in whole minutes
    std::array<model::Decimal, 3> load;
};
std::optional<UnixBenchUptime> parseUnixBenchUptime(std::string_view line);

} // namespace importers
