// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/records.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace analysis {

/// One test of one run of a benchmark.
struct BenchmarkRun {
    model::SourceId source = 0;
    std::string test;
    std::map<std::string, double> figures; ///< by metric
    std::map<std::string, model::LineNumber> lines;

    std::optional<double> figure(const std::string &metric) const;
    model::SourceRef ref(const std::string &metric) const;
};

/// All runs, those that stand twice (a copy of the same page) once.
std::vector<BenchmarkRun> benchmarkRuns(const Recording &recording, const std::vector<model::BenchResult> &results);

/// The dirty limit under which a run was made, B: vm.dirty_bytes in the same file, else what somebody wrote into the
/// file's name ("sysbench-dirty-15MB.txt").
std::optional<double> dirtyLimitOf(const Recording &recording, const BenchmarkRun &run);

/// What a file's name says of the write cache.
enum class WritePolicy : std::uint8_t { Unknown, Back, Through };
WritePolicy writePolicyOf(const Recording &recording, const BenchmarkRun &run);

} // namespace analysis
