// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/correlate.h"

#include <algorithm>

namespace analysis {

std::optional<double> overlapMean(const model::Series &series, model::TimeRange range)
{
    double sum = 0, covered = 0;
    auto at = std::lower_bound(series.t.begin(), series.t.end(), range.from);
    for (; at != series.t.end(); ++at) {
        const auto i = static_cast<std::size_t>(at - series.t.begin());
        const model::Nanos nominal = series.interval > 0 ? series.interval : (i > 0 ? *at - series.t[i - 1] : 0);
        const model::Nanos from = i > 0 && *at - series.t[i - 1] <= nominal * 5 / 2 ? series.t[i - 1] : *at - nominal;
        if (from >= range.to)
            break;
        const double overlap = model::toSeconds(std::min(*at, range.to) - std::max(from, range.from));
        if (overlap <= 0)
            continue;
        sum += overlap * series.v[i];
        covered += overlap;
    }
    if (covered <= 0 || covered * 2 < model::toSeconds(range.length()))
        return std::nullopt;
    return sum / covered;
}

std::optional<double> gaugeAt(const model::Series &series, model::Nanos t)
{
    const auto after = std::upper_bound(series.t.begin(), series.t.end(), t);
    if (after == series.t.begin())
        return std::nullopt;
    const auto i = static_cast<std::size_t>(after - series.t.begin()) - 1;
    if (series.interval > 0 && t - series.t[i] > 2 * series.interval)
        return std::nullopt;
    return series.v[i];
}

} // namespace analysis
