// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/metric.h"
#include "analysis/model/source.h"
#include "analysis/model/time.h"

#include <optional>
#include <string>

namespace model {

/// Something that happened: a reset, a hung task, a run of a benchmark that started.
struct Event {
    LogId log = 0;
    LineNumber line = 0;
    std::optional<Nanos> raw; ///< stamp in the log's clock
    Nanos duration = 0; ///< ended at the stamp
    std::string kind; ///< "io-error", "hung-task", "benchmark-run", "message"
    std::string entity;
    std::string text;
};

/// A setting or property of the machine: "vm.dirty_ratio" = "20".
struct Fact {
    LogId log = 0;
    LineNumber line = 0;
    std::string name;
    std::string value;
};

/// One figure of a benchmark.
struct BenchResult {
    LogId log = 0;
    LineNumber line = 0;
    std::string tool;
    std::string version;
    int run = 1; ///< from 1, in the order of the file
    std::string test; ///< "fileio rndwr 16k"
    std::string metric; ///< "iops", "latency.p95"
    double value = 0;
    std::string unit;
    Better better = Better::None;
};

/// A line, or a kind of lines, that could not be used.
struct Issue {
    SourceId source = 0;
    LineNumber line = 0; ///< of the first
    std::string reason; ///< for people
    std::string excerpt; ///< of the first, at most 160 bytes, valid UTF-8
    std::int64_t count = 1;
};

/// A remark on what the data can and cannot carry.
struct QualityRemark {
    SourceRef ref;
    std::string text;
};

/// Lines of a file kept in the session so that evidence can be read without the bundle.
struct Excerpt {
    SourceId source = 0;
    LineNumber line = 0;
    std::string text;
};

} // namespace model
