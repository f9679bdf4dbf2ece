// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace importers {

/// A line of /proc/pressure/* (kernel: Documentation/accounting/psi.rst).
struct PressureLine {
    std::string_view resource; ///< "io", where the line names it
    bool full = false; ///< all tasks waited, not only some
    model::Decimal avg10, avg60, avg300; ///< %
    std::int64_t total = 0; ///< microseconds since the machine started
};
/// some avg10=5.30 avg60=6.42 avg300=7.42 total=142774273
/// /proc/pressure/cpu:some avg10=45.63 avg60=56.14 avg300=74.90 total=2080178870
std::optional<PressureLine> parsePressure(std::string_view text);
/// "io", "/proc/pressure/io", "==> /proc/pressure/io <==", "io:" above its lines.
std::optional<std::string_view> parsePressureName(std::string_view text);

} // namespace importers
