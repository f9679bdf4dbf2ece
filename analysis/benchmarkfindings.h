// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"
#include "analysis/model/records.h"

#include <vector>

namespace analysis {

/// What runs of the same benchmark under two settings tell of the whole machine, where only that setting differs: a
/// synchronous writer under a large and a small dirty limit (H04), random writes with the controller's cache written
/// back and through (H09). Without a span, as no incident is at hand.
std::vector<model::Finding> benchmarkFindings(
    const Recording &recording, const std::vector<model::BenchResult> &results);

} // namespace analysis
