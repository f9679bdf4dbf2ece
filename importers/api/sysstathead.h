// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string_view>
#include <utility>

// The line that iostat, sar, mpstat and pidstat begin with. It does not tell which of them wrote it.
namespace importers {

/// "Linux 4.9.69 (fieldbox) \t03/07/25 \t_armv7l_\t(2 CPU)"; sysstat 7 ends with the date.
struct SysstatHead {
    std::string_view kernel;
    std::string_view host;
    int cpus = 0; ///< 0: not printed
    std::optional<model::Nanos> date; ///< midnight
};
std::optional<SysstatHead> parseSysstatHead(std::string_view text, DateOrder order);

/// Cheap for lines that are none.
inline bool isSysstatHead(std::string_view text)
{
    if (text.empty() || (text.front() != 'L' && text.front() != ' ' && text.front() != '\t'))
        return false;
    const auto at = text.find_first_not_of(" \t");
    return at != text.npos && text.substr(at).starts_with("Linux ")
        && parseSysstatHead(text, DateOrder::MonthFirst).has_value();
}

/// "6.18.44-generic" -> {6, 18}.
std::optional<std::pair<int, int>> kernelVersion(std::string_view release);

} // namespace importers
