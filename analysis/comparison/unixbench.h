// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/pairing.h"

#include <optional>
#include <string>
#include <vector>

namespace comparison {

struct UnixBenchTest {
    std::string test; ///< "Execl Throughput"
    std::string copies; ///< "40 copies"
};
/// Of "Execl Throughput, 40 copies"; nullopt for the lines of the index.
std::optional<UnixBenchTest> unixBenchTest(const std::string &test);

/// Score of a set of tests: ten times the geometric mean of result / baseline (UnixBench's Run, indexResults()), from
/// the results themselves. nullopt when a baseline is not printed.
std::optional<double> indexOf(const std::vector<const BenchRun *> &runs);
/// The score that the report prints for the same number of copies; nullptr when it prints none.
const Figure *printedIndex(const std::vector<TestPair> &pairs, model::Side side, const std::string &suite);

/// Tests whose printed index is not result / baseline * 10 within the rounding of both.
std::vector<model::ComparisonRemark> indexFaults(const std::vector<BenchRun> &runs, model::Side side);

/// Pure arithmetic that moved by one and the same factor: another clock rate, another CPU or a foreign load, and not
/// what was changed in kernel or storage.
std::vector<model::ComparisonRemark> clockRate(const std::vector<model::ComparisonRow> &rows);

} // namespace comparison
