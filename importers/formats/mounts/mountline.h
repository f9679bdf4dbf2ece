// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace importers::mountsfmt {

/// A file system that was mounted.
struct Mount {
    std::string device, directory, type, options;
};

/// "/dev/sda1 on /data type ext4 (rw,relatime)", "/dev/sda1 /data ext4 rw,relatime 0 0",
/// "36 35 98:0 / /data rw,noatime master:1 - ext4 /dev/sda1 rw,errors=continue", and of findmnt, where
/// `findmnt` says that its head was seen, "|-/data /dev/sda1 ext4 rw,relatime".
std::optional<Mount> parseMount(std::string_view text, bool findmnt);

/// "TARGET SOURCE FSTYPE OPTIONS"
bool isFindmntHead(std::string_view text);

} // namespace importers::mountsfmt
