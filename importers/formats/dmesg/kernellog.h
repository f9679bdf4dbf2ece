// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string>
#include <string_view>

namespace importers::dmesgfmt {

/// A line of the kernel's log with its stamp taken off.
struct KernelLine {
    Stamp stamp; ///< Boot or, of dmesg -T, Local; None where the form has no full time (dmesg --reltime)
    std::string_view message;
};

/// "[    3.004412] text", "[Mon Nov 30 10:51:23 2026] text", "<6>[ 3.0 ] text", "kern  :info  : [ 3.0] text",
/// "[ 1431.920513][ T1054] text", "2025-03-07T12:08:36,123456+08:00 text".
std::optional<KernelLine> parseKernelLine(std::string_view text, DateOrder order);

/// The message of a line without a stamp: "fieldbox kernel: text" -> "text".
std::string_view messageOf(std::string_view text);

/// A message that tells of trouble.
struct Trouble {
    const char *kind; ///< "io-error", "hung-task", "link-reset", "oom", "cache-drop", ...
    std::string entity; ///< device or task, when the message names it
    model::Nanos duration = 0; ///< "blocked for more than 120 seconds"
};
std::optional<Trouble> troubleIn(std::string_view message);

/// A message that only a kernel prints. For logs without stamps.
bool isKernelMessage(std::string_view message);

/// "Linux version 4.9.69 (build@box) ..." -> "4.9.69"
std::optional<std::string_view> parseVersion(std::string_view message);

} // namespace importers::dmesgfmt
