// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <optional>
#include <string>
#include <vector>

namespace gui {

/// What is known of one process or task in a stretch of time: the worst value of each signal.
struct ProcessRow {
    std::string name; ///< "1234 dd", as the logs name it
    std::optional<double> cpu; ///< %, as the tool counts it
    std::optional<double> memory; ///< %
    std::string states; ///< letters seen, D first: "DR"
    std::optional<double> delay; ///< ms, longest wait for a CPU
    std::optional<double> runtime; ///< ms
    model::SourceRef ref; ///< of the sample that speaks loudest
};

/// Processes of top, pidstat and the scheduler's tools that were sampled in `range`, or in the interval that ends just
/// after it: those in uninterruptible sleep first, then those that waited, then the busiest.
std::vector<ProcessRow> processesIn(const Session &session, const model::TimeRange &range, bool placed);

} // namespace gui
