// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace testsupport {

/// What was done to a recorded machine, and when.
struct Label {
    std::string cause;
    model::TimeRange span; ///< UTC
};

/// Labels and incidents this close are about the same thing.
constexpr model::Nanos LabelSlack = 3 * model::NanosPerSecond;

/// Whether `named` may be said of what was labelled as `cause`: the same, or another word for the same fault.
bool isAlike(const std::string &cause, const std::string &named);

/// Names of the recordings of faults and of quiet machines in `folder` (NAME.truth.json), sorted.
std::vector<std::string> labelledRecordings(const std::filesystem::path &folder);
/// nullopt when its truth file cannot be read; empty for a quiet recording.
std::optional<std::vector<Label>> labelsOf(const std::filesystem::path &folder, const std::string &name);
/// The folder or archive of a recording; empty when there is none.
std::filesystem::path bundleOf(const std::filesystem::path &folder, const std::string &name);

} // namespace testsupport
