// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace testsupport {

/// The files of a bundle, by name.
using Files = std::map<std::string, std::string>;

/// The files of a folder or an archive; empty when it cannot be read.
Files readFiles(const std::string &bundle);

/// Moves every stamp with a date or of `top` by so many seconds; everything else stays byte for byte.
std::string shiftStamps(const std::string &text, int seconds);
/// Takes the dates away and leaves the times of day.
std::string stripDates(const std::string &text);
/// Every second report of a monitor, told by how reports begin in this text; a text without reports stays.
std::string everySecondReport(const std::string &text);
/// About 2 % of the lines: cut short, some of their signs replaced, joined with another line, or shuffled. Same text,
/// same outcome.
std::string garble(const std::string &text, unsigned seed);

/// One way in which a recording may come in worse than it was made.
struct Perturbation {
    std::string kind; ///< "without a source", "one source + 8 h"
    std::string file; ///< empty: all of them
    int shiftSeconds = 0; ///< by which what `file` tells is off
    bool undated = false; ///< nothing tells the day
    std::function<void(Files &)> apply;
};

/// The recording as it is first.
std::vector<Perturbation> perturbations(const Files &files);

} // namespace testsupport
