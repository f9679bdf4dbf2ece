// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <span>
#include <vector>

namespace statistics {

/// The values in order; of more than `most`, so many order statistics spread evenly. For methods that look at all pairs
/// of two samples.
std::vector<double> thinned(std::span<const double> values, std::size_t most);

} // namespace statistics
