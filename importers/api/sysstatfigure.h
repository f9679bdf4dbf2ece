// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <cstdint>
#include <string_view>

namespace importers {

/// What a column of sysstat allows its figures to be.
struct SysstatFigureRule {
    int base = -1; ///< power of 1024 the column counts in: 1 for kB; -1: no unit may follow a figure
    std::int64_t limit = 0; ///< a larger figure comes from a counter that wrapped; 0: no limit
    bool negativeIsUnknown = false; ///< pidstat prints -1.00 for what it may not read
};

enum class SysstatFigure : std::uint8_t {
    None, ///< no figure at all
    Read, ///< or "-", which stands for a value that does not apply: missing
    Odd, ///< nan, stars, negative: missing
    Absurd, ///< too large to be true: missing
};

/// "12.34", "12,34", "49.1%", "11.1G", "0.0B", "-". A figure in another unit than the column's is brought to it
/// exactly: "1.5M" in a column of kB is 1536.
SysstatFigure parseSysstatFigure(std::string_view token, const SysstatFigureRule &rule, model::Decimal &out);

} // namespace importers
