// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/sidedata.h"

#include <map>
#include <string>
#include <vector>

namespace comparison {

struct Figure {
    double value = 0;
    std::string unit;
    model::Better better = model::Better::None;
    model::SourceRef ref;
};

/// One run of one test of a benchmark.
struct BenchRun {
    std::string tool;
    std::string test; ///< without the mark of the repeat
    int number = 1;
    model::LogId log = 0;
    std::string file; ///< path inside the bundle
    std::string format; ///< of the log
    std::map<std::string, Figure> figures; ///< by metric
    std::map<std::string, std::string> setup; ///< "threads" = "4", "bs" = "16k": what the log says of its settings
    std::map<std::string, model::SourceRef> setupRefs;
    model::LineNumber line = 0; ///< first of its figures

    const Figure *figure(const std::string &metric) const;
    std::optional<double> value(const std::string &metric) const;
};

/// In order of the files and lines.
std::vector<BenchRun> benchRuns(const SideData &side);

/// A run whose figures stand in two logs: normal output and JSON of fio, report and HTML of UnixBench, the same file
/// twice.
struct Duplicate {
    model::SourceRef kept;
    model::SourceRef dropped;
    std::string keptFile, droppedFile;
    std::string test;
    std::int64_t figures = 0;
};
/// Leaves the fuller one of each.
std::vector<Duplicate> dropDuplicates(std::vector<BenchRun> &runs);
/// Whether the figures that both print are the same up to rounding, and enough of them that this is no chance.
bool sameRun(const BenchRun &a, const BenchRun &b);

} // namespace comparison
