// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/runs.h"
#include "analysis/model/comparison.h"

#include <optional>
#include <string>

namespace comparison {

/// What a figure of a benchmark is about.
struct FigureRole {
    model::Family family = model::Family::Benchmark;
    bool primary = false; ///< others say the same again
};
/// nullopt for a figure that is no goal: sums, spreads, settings.
std::optional<FigureRole> roleOf(const BenchRun &run, const std::string &metric);

/// Events counted by a benchmark, and over how many seconds or operations.
struct Counted {
    double events = 0;
    double exposure = 0; ///< > 0
    bool perOperation = false; ///< the exposure is a number of operations
};
/// The count behind a rate; nullopt when the log does not tell it.
std::optional<Counted> countBehind(const BenchRun &run, const std::string &metric);

/// "transactions per second" for "transactions_per_s": for sentences.
std::string titleOf(const std::string &tool, const std::string &metric);

} // namespace comparison
