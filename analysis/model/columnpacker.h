// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/chunk.h"

#include <cstdint>
#include <limits>
#include <span>

namespace model {

/// The cell of a row without a value.
template <typename T>
constexpr T Absent = std::numeric_limits<T>::min();

/// Packs the cells of one column: figures, presence, count, extremes, sum and level. The caller adds the series.
PackedColumn packCells(std::span<const std::int32_t> cells, std::uint8_t decimals, std::int64_t multiplier);
PackedColumn packCells(std::span<const std::int64_t> cells, std::uint8_t decimals, std::int64_t multiplier);
/// The same for figures with decimals of their own, packing::NoDecimals where absent. Has no level.
PackedColumn packOwnDecimals(
    std::span<const std::int64_t> mantissas, std::span<const std::uint8_t> decimals, std::int64_t multiplier);

} // namespace model
