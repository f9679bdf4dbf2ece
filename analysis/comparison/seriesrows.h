// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/judge.h"
#include "analysis/comparison/sidedata.h"
#include "analysis/model/job.h"

#include <vector>

namespace comparison {

struct SeriesRows {
    std::vector<Draft> drafts;
    std::vector<model::Refusal> refusals;
    std::vector<model::WorkCheck> work; ///< what the disks were asked for
};
/// Monitors' series and the interval reports of benchmarks.
SeriesRows seriesRows(const SideData &before, const SideData &after, const model::JobControl &control);

/// Interval reports of a benchmark tell what scatter a single run has inside: gives rows without repeats that interval,
/// and keeps the row of the reports as one that says the same again.
void lendReports(std::vector<Draft> &results, std::vector<Draft> &reports);

/// In a closed loop, where every thread waits for its operation before it starts the next, rate times mean latency is
/// the number of threads: the mean latency then has the noise of the rate, turned round. Gives it that interval.
void lendRates(std::vector<Draft> &results);

/// Why two kernels count this metric in different ways; empty when they do not.
model::Text kernelDiffers(const std::string &metric, const std::string &before, const std::string &after);

} // namespace comparison
