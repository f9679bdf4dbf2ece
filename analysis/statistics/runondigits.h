// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/statistics/counttable.h"

#include <string>
#include <vector>

namespace statistics {

/// Ways of cutting a run of digits that a page has run together into one count per class and side so that the counts
/// of each side sum up to what is known: {"5657", "926"} and 88, 104. More than one solution: the digits do not tell.
std::vector<std::vector<CountRow>> splitCounts(std::span<const std::string> runOn, double sumA, double sumB);

} // namespace statistics
