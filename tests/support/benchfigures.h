// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/recordingsink.h"
#include "support/tally.h"

#include <QString>

#include <string>
#include <vector>

// What the manifest of the benchmark corpus says about a file, as figures that a reader has to give.
namespace testsupport {

struct BenchFigure {
    int run = 1; ///< 0: the last one of the file
    std::string test; ///< the name begins with it and, behind a comma, goes on as it likes; "" for any
    std::string metric;
    double value = 0;
    std::string unit; ///< "" for any
};

/// What has to come out of one file.
struct BenchExpectation {
    std::vector<BenchFigure> figures;
    bool nothing = false; ///< no result at all
    int runs = -1; ///< how many runs have results; -1: not said
    int rows = -1; ///< rows of the interval series
    std::vector<double> tps; ///< of the interval series, in order
    std::vector<std::pair<std::string, std::string>> facts;
};

/// From the column "must extract" of a sysbench file.
BenchExpectation sysbenchExpectation(const QString &figures);
/// From that of a UnixBench file; `kind` as the manifest has it.
BenchExpectation unixbenchExpectation(const QString &kind, const QString &figures);

/// Holds what was read from the current file of the tally against it; `log` is null when nothing was.
void compareBench(Tally &tally, const RecordingSink *log, const BenchExpectation &expectation);

} // namespace testsupport
