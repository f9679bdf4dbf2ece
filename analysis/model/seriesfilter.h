// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/series.h"

namespace model {

/// Drops the values for which keep(t, line) is false; the order of the others stays.
template <typename Keep>
void keepValues(Series &series, Keep keep)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (!keep(series.t[i], series.line[i]))
            continue;
        series.t[kept] = series.t[i];
        series.v[kept] = series.v[i];
        series.line[kept++] = series.line[i];
    }
    series.t.resize(kept);
    series.v.resize(kept);
    series.line.resize(kept);
}

} // namespace model
