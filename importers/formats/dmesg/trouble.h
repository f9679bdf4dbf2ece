// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <optional>
#include <string>
#include <string_view>

namespace importers::dmesgfmt {

/// A message that tells of trouble, or of a mount.
struct Trouble {
    /// Of devices: "io-error", "ata-error", "device-timeout", "device-abort", "device-reset", "link-reset"; of file
    /// systems: "fs-error", "remount-read-only", "disk-full", "mount"; of tasks: "hung-task", "oom", "soft-lockup",
    /// "hard-lockup", "rcu-stall", "workqueue-lockup", "rt-throttle", "page-allocation-failure",
    /// "page-allocation-stall", "segfault"; "cache-drop", "thermal", "network-storage", "usb-disconnect", "suspend",
    /// "resume".
    std::string kind;
    std::string entity; ///< device, or task with its pid, when the message names it
    model::Nanos duration = 0; ///< "blocked for more than 120 seconds"
};
std::optional<Trouble> troubleIn(std::string_view message);

/// Whether the kernel prints a call trace behind a message of this kind.
bool hasTrace(std::string_view kind);
/// A line of such a trace: a frame, registers, the state of the task.
bool isTraceLine(std::string_view message);

/// A message that only a kernel prints. For logs without stamps.
bool isKernelMessage(std::string_view message);

/// "Linux version 4.9.69 (build@box) ...", "      Not tainted 4.9.69 #1" -> "4.9.69"
std::optional<std::string_view> parseVersion(std::string_view message);

/// "sd 0:0:0:0: [sda] Write cache: enabled, read cache: enabled, ..."
struct WriteCache {
    std::string_view device;
    bool enabled = false;
};
std::optional<WriteCache> parseWriteCache(std::string_view message);

} // namespace importers::dmesgfmt
