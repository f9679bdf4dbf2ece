// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/recordingsink.h"

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

/// How many figures of a file were right, wrong or not there, with a line for each of the latter.
struct BenchTally {
    int files = 0;
    int checked = 0;
    int wrong = 0;
    int missed = 0;
    std::vector<std::string> faults;

    void file(const std::string &name, const RecordingSink *log, const BenchExpectation &expectation);

private:
    void figure(const std::string &name, const RecordingSink &log, const BenchFigure &figure, int lastRun);
    void intervals(const std::string &name, const RecordingSink &log, const BenchExpectation &expectation);
    void count(const std::string &name, const char *what, int expected, int actual);
};

} // namespace testsupport
