// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/diskrates.h"
#include "importers/api/importsink.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The lists of vmstat: -d, -D, -p, -s, -m.
namespace importers::vmstatlists {

/// "disk- ------------reads------------ ------------writes----------- -----IO------"
bool isDiskBanner(std::string_view text);
/// "       total merged sectors      ms  total merged sectors      ms    cur    sec"
bool isDiskHead(std::string_view text);
struct DiskRow {
    std::string_view device;
    DiskCounters counters; ///< the busy time is printed in whole seconds and left out
    std::int64_t busySeconds = 0;
};
/// "vda   14072042  37575 159755386 3121501 8164775 234708 239853064 1530521      0    374"
std::optional<DiskRow> parseDiskRow(std::string_view text);

/// A line of -s or -D: "     24684084 K total memory", "     14316012 total reads".
struct Counted {
    std::int64_t value = 0;
    std::string name; ///< "total memory"
    std::int64_t unit = 0; ///< bytes, where a letter stands between
};
std::optional<Counted> parseCounted(std::string_view text);
/// nullopt for a line that is of neither list.
std::optional<Column> columnOf(const Counted &counted);

/// "Cache                       Num  Total   Size  Pages"
bool isSlabHead(std::string_view text);
struct SlabRow {
    std::string_view cache;
    std::vector<model::Decimal> values; ///< used, all, bytes each, objects in a slab
};
std::optional<SlabRow> parseSlabRow(std::string_view text);

/// "sda1          reads   read sectors  writes    requested writes"
std::optional<std::string_view> parsePartitionHead(std::string_view text);

} // namespace importers::vmstatlists
