// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"

#include <optional>
#include <string_view>
#include <vector>

namespace importers::meminfofmt {

/// "Dirty:              1656 kB"
struct Figure {
    std::string_view name;
    std::int64_t value = 0;
    bool kilobytes = false; ///< KiB, although printed "kB"
};

/// One figure a line as /proc/meminfo prints it, or several on one line as grep and echo join them. Every name must be
/// one of /proc/meminfo or carry the unit.
std::optional<std::vector<Figure>> parseFigures(std::string_view text);

Column columnOf(const Figure &figure);

} // namespace importers::meminfofmt
