// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/thinned.h"

#include <algorithm>

namespace statistics {

std::vector<double> thinned(std::span<const double> values, std::size_t most)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() <= most)
        return sorted;
    std::vector<double> few(most);
    for (std::size_t i = 0; i < few.size(); ++i)
        few[i] = sorted[(2 * i + 1) * sorted.size() / (2 * few.size())];
    return few;
}

} // namespace statistics
