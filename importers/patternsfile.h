// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <string>
#include <vector>

namespace importers {

/// Where the user's patterns are kept: the file that the variable STALLMARK_PATTERNS names, or else
/// stallmark/patterns.json below XDG_CONFIG_HOME (by default ~/.config). Empty when there is no home.
std::string patternsPath();

/// Makes the patterns of the file those in use:
///   { "patterns": [ { "name": "orders", "regex": "^(?<time>\\S+ \\S+) order took (?<duration>\\d+) ms" } ] }
/// Members of a pattern: name, regex, unit, metric; see UserPattern. A file that is not there is no patterns, unless
/// STALLMARK_PATTERNS names it. Returns a sentence for each thing that is wrong; what is right is used.
std::vector<std::string> loadUserPatterns();

} // namespace importers
