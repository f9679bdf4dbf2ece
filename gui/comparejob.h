// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/comparison.h"
#include "analysis/model/expected.h"
#include "analysis/model/job.h"
#include "gui/loadjob.h"

#include <array>
#include <string>

namespace gui {

/// One side of a comparison.
struct CompareSide {
    std::string session; ///< path of a finished session
    std::string part; ///< "#run=2", "#file=*.txt", "@10:00..10:10", or several of them; empty: all
    std::string label; ///< what the user calls it
};

/// Compares two sessions, or two parts of one. Runs in the calling thread; the window calls it on a worker, the command
/// line directly. After a cancel the outcome is not complete.
model::Expected<model::Comparison> compareSessions(
    const std::array<CompareSide, 2> &sides, const model::JobControl &control);

/// Empty when it can be read as the part of a bundle; else what is wrong with it.
std::string faultOfPart(const std::string &part);

} // namespace gui
