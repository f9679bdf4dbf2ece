// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace importers::sysctlfmt {

/// A setting under the name it is kept as.
struct Setting {
    std::string name;
    std::string value;
};

/// "vm.dirty_ratio = 20", "/proc/sys/vm/dirty_ratio:20", "[none] mq-deadline kyber bfq"
std::optional<Setting> parseSetting(std::string_view text);

/// "==> /proc/sys/vm/dirty_ratio <==" or a prompt with "cat /proc/sys/vm/dirty_ratio": the file whose content follows.
std::optional<std::string_view> parsePath(std::string_view text);

/// What a file of /proc or /sys holds: of a list of schedulers only the one in use.
Setting settingOf(std::string_view path, std::string_view content);

/// "Linux fieldbox 6.18.44-generic #1 SMP PREEMPT_DYNAMIC ... x86_64 GNU/Linux"
struct Uname {
    std::string_view host, release;
};
std::optional<Uname> parseUname(std::string_view text);

/// " 11:10:49 up  2:05,  0 user,  load average: 0.60, 1.34, 1.68"
struct Uptime {
    Stamp stamp;
    model::Nanos up = 0; ///< cut to whole minutes
    std::array<std::string, 3> load; ///< over 1, 5 and 15 minutes, with a decimal point; empty when not printed
};
std::optional<Uptime> parseUptime(std::string_view text);

/// "up 2 weeks, 1 day, 1 hour, 5 minutes" of uptime -p
std::optional<model::Nanos> parsePrettyUptime(std::string_view text);
/// "2025-03-07 11:08:07" of uptime -s: when the machine started
std::optional<Stamp> parseStart(std::string_view text);

} // namespace importers::sysctlfmt
