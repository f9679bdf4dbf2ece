// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/decimal.h"

#include <optional>
#include <string_view>

// "53.7 us, 23.6 sy", "50,0 us, 50,0 sy", "24684084k total, 12325248k used": figures with their labels behind them.
namespace importers {

/// Takes a figure off the front of `rest`, with the blanks before it. A comma between digits is the decimal mark, any
/// other one is left where it is.
std::optional<model::Decimal> takeTopFigure(std::string_view &rest);
/// Takes the label behind a figure and the separator behind the label; "" when there is none.
std::string_view takeTopLabel(std::string_view &rest);

} // namespace importers
