// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace importers::dffmt {

/// What a column of df shows.
enum class Cell {
    Device,
    Type,
    Size,
    Used,
    Available,
    Share,
    Inodes,
    InodesUsed,
    InodesFree,
    InodesShare,
    File, ///< df --output=file
    Mount,
};

/// "Filesystem      Size  Used Avail Use% Mounted on". In other languages the columns are told by their order: the
/// share has a '%' in its name.
struct TableHead {
    std::vector<Cell> cells;
    std::string_view blocks; ///< "1K" of "1K-blocks"; empty when sizes have their own units
};
std::optional<TableHead> parseTableHead(std::string_view text);

/// A row by the columns of its head: "/dev/loop0      7.8G   24K  7.4G   1% /srv/labdisk/mnt".
struct TableRow {
    std::string_view device, type, size, used, available, inodes, inodesUsed, inodesFree, mount;
    std::string_view share, inodesShare; ///< digits only
};
std::optional<TableRow> parseTableRow(std::string_view text, const TableHead &head);

} // namespace importers::dffmt
