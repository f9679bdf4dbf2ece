// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string>
#include <string_view>

namespace importers::dmesgfmt {

/// The time of a message as dmesg prints it.
struct KernelTime {
    Stamp stamp; ///< Boot; of dmesg -T and --time-format iso Local or Zoned
    std::optional<model::Nanos> since; ///< dmesg --reltime: since the message before, instead of a stamp
    bool minute = false; ///< dmesg --reltime: the stamp is cut to whole minutes
};

/// A line of the kernel's log with its stamp taken off.
struct KernelLine {
    KernelTime time;
    std::string_view message; ///< with the blanks it begins with
};

/// "[    3.004412] text", "[Mon Nov 30 10:51:23 2026] text", "<6>[ 3.0 ] text", "kern  :info  : [ 3.0] text",
/// "[ 1431.920513][ T1054] text", "[Nov30 17:05] text", "[  +0.000027] text", "2025-03-07T12:08:36,123456+08:00 text".
std::optional<KernelLine> parseKernelLine(std::string_view text, DateOrder order);

/// The message of a line without a stamp: "fieldbox kernel: text", "kern  :info  : text" -> "text".
std::string_view messageOf(std::string_view text);

/// "fieldbox sshd[12]: text": a line of the journal that is not the kernel's.
bool isOtherProgram(std::string_view text);

} // namespace importers::dmesgfmt
