// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace testsupport {

/// What a finished command has used.
struct Usage {
    double cpuSeconds = 0; ///< user and system, with its children
    double wallSeconds = 0;
    double peakMiB = 0; ///< resident
};

/// Runs the command with its output thrown away. nullopt when it cannot be started or fails.
std::optional<Usage> runMeasured(const std::vector<std::string> &command);
/// True when the shell finds a program of this name.
bool isInstalled(const std::string &program);
/// Of a list that is not empty.
double medianOf(std::vector<double> values);

} // namespace testsupport
