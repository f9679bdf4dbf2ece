// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <string>
#include <vector>

namespace importers {

bool isUnixBenchCsv(const Head &head);

/// Reads the CSV output of UnixBench 6:
///   Concurrency,Dhrystone 2 using register variables,Pipe Throughput
///   1,53387588.5,1421421.8
class UnixBenchCsv {
public:
    bool line(const Line &line, ImportSink &sink);

private:
    std::vector<std::string> m_names; ///< of the columns behind the first
    int m_run = 0;
};

} // namespace importers
