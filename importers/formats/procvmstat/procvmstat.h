// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"

#include <optional>
#include <string_view>

namespace importers::procvmstatfmt {

/// "nr_dirty 414"
struct Counter {
    std::string_view name;
    bool telling = false; ///< a name of /proc/vmstat and nothing else
    std::optional<std::int64_t> value; ///< nullopt: more digits than a counter can honestly have
};
std::optional<Counter> parseCounter(std::string_view text);

/// The metric of a name of /proc/vmstat. Gauges of pages become bytes, assuming pages of 4 KiB; the rest keeps its name
/// and its unit, cumulative as printed.
Column columnOf(std::string_view name);

} // namespace importers::procvmstatfmt
