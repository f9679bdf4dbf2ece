// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/judge.h"
#include "analysis/comparison/pairing.h"

#include <vector>

namespace comparison {

/// Rows of the table that come from results of benchmarks, not judged yet.
struct BenchRows {
    std::vector<Draft> drafts;
    std::vector<model::Refusal> refusals;
};
BenchRows benchRows(const std::vector<TestPair> &pairs);

/// The figure to compare: as printed, or worked out from the count where so few digits are printed that they would say
/// something else ("IOPS=0" for 2 writes in 15 s).
double exactValue(const BenchRun &run, const std::string &metric);
/// The primary figure of the throughput of a run; "" when it has none.
std::string mainMetric(const BenchRun &run);

/// Matrices of tests in one figure each: UnixBench per number of copies, fio and sysbench per pattern over the block
/// sizes or numbers of threads.
std::vector<Draft> suiteRows(const std::vector<TestPair> &pairs);

} // namespace comparison
