// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/records.h"

#include <vector>

// Contradictions in the figures themselves. Each remark names the first line where it shows.
namespace analysis {

/// The range that holds the first 65 536 rows of a log: what is wrong with a log shows there, and a log of any size is
/// checked in bounded time.
model::TimeRange firstRows(const Recording &recording, model::LogId log, model::TimeRange extent);

/// Shares of CPU time that do not add up to 100.
void remarkShares(const Recording &recording, std::vector<model::QualityRemark> &out);
/// Utilisation above 100 %, waits without requests, Little's law, columns that the kernel cannot fill.
void remarkDisks(const Recording &recording, std::vector<model::QualityRemark> &out);
/// Benchmarks that are shorter than their own noise, and reads in a test of writes.
void remarkResults(
    const Recording &recording, const std::vector<model::BenchResult> &results, std::vector<model::QualityRemark> &out);
/// What the readers found to contradict itself, see model/contradiction.h.
void remarkContradictions(const std::vector<model::Issue> &issues, std::vector<model::QualityRemark> &out);

} // namespace analysis
