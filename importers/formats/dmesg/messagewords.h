// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <string_view>

namespace importers::dmesgfmt {

/// What stands between `before` and the first occurrence of `after` behind it; empty when one of them is not there.
std::string_view between(std::string_view text, std::string_view before, std::string_view after);

/// "sda" of "I/O error, dev sda, sector 5", "sda1" of "EXT4-fs (sda1): ...", "ata1.00" of "ata1.00: exception Emask",
/// "sda" of "sd 0:0:0:0: [sda] tag#3 FAILED"; empty when no device is named.
std::string deviceIn(std::string_view message);

/// "rec_main:731" of "Killed process 731 (rec_main)", "kswapd0" of "kswapd0: page allocation failure",
/// "sysbench:742" of "sysbench[742]: segfault at 0".
std::string taskIn(std::string_view message);

} // namespace importers::dmesgfmt
