// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/series.h"
#include "analysis/statistics/autocorrelation.h"
#include "analysis/statistics/correlation.h"

#include <optional>

namespace analysis {

/// Mean of a series of interval means over [range.from, range.to], each interval weighted by its overlap.
/// NaN-free; nullopt when less than half of the range is covered.
std::optional<double> overlapMean(const model::Series &series, model::TimeRange range);
/// Last value of a gauge at `t`, valid for twice its interval; nullopt when there is none.
std::optional<double> gaugeAt(const model::Series &series, model::Nanos t);

using statistics::autocorrelation;
using statistics::correlate;
using statistics::Correlation;

} // namespace analysis
