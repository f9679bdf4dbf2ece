// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/records.h"

#include <vector>

namespace analysis {

/// What the reader of the figures has to know about their source: clocks that were not set, logs without stamps,
/// figures that contradict each other.
std::vector<model::QualityRemark> qualityRemarks(const Recording &recording,
    const std::vector<model::BenchResult> &results, const std::vector<model::Issue> &issues);

} // namespace analysis
