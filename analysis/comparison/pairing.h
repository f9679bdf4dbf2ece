// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/runs.h"
#include "analysis/model/comparison.h"

#include <array>
#include <string>
#include <vector>

namespace comparison {

/// Runs of one test with the same setup on each side: repeats of one another.
struct TestPair {
    std::string tool;
    std::string test;
    std::array<std::vector<const BenchRun *>, 2> runs;
    model::Text reason;
};

struct Pairing {
    std::vector<TestPair> pairs; ///< in the order of the before side
    std::vector<model::ComparisonRemark> remarks; ///< ambiguous, or on one side only
};

Pairing pairTests(const std::vector<BenchRun> &before, const std::vector<BenchRun> &after);

/// The settings that make one test another: threads, block sizes, queue depth, engine.
std::string setupKey(const BenchRun &run);
/// "4 threads, block size 16KiB" for people; "" when the log tells none of it.
std::string setupText(const BenchRun &run);

} // namespace comparison
