// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <optional>
#include <string_view>

namespace importers {

/// The power of ten below a second of a printed unit of time: "ms", "msec", "millis" -> 3, "us" -> 6, "s" -> 0.
std::optional<int> timeUnitPower(std::string_view unit);
/// A time of 10^-power seconds in ms, all digits kept.
std::optional<model::Decimal> toMillis(model::Decimal value, int power);

} // namespace importers
