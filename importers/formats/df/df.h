// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string_view>

namespace importers::dffmt {

/// "Filesystem      Size  Used Avail Use% Mounted on" in any language: the share has a '%' in its name.
struct TableHead {
    bool inodes = false; ///< df -i
};
std::optional<TableHead> parseTableHead(std::string_view text);

/// "/dev/loop0      7.8G   24K  7.4G   1% /srv/labdisk/mnt", or its second half when the name was too long.
struct TableRow {
    std::string_view mount;
    std::string_view usePercent; ///< digits only
    std::string_view available; ///< as printed
};
std::optional<TableRow> parseTableRow(std::string_view text);

} // namespace importers::dffmt
