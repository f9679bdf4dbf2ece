// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"
#include "importers/prefix.h"

#include <span>
#include <string>
#include <vector>

namespace importers {

/// How the lines of a file are to be read, decided on its head.
struct Reading {
    std::vector<PrefixStep> steps; ///< prefixes to take off
    ReaderContext context;
    const LogFormat *winner = nullptr; ///< null: no format is sure enough; any may still open with a line of its own
    std::string summary; ///< "iostat 95: avg-cpu head in line 3; then top 10: ..."
    std::string guesses; ///< the three best with their reasons, for a file that turns out unknown
};

/// From this score on a format gets the file.
constexpr int SureScore = 40;

/// Every format looks at the head as it is and with each plausible prefix taken off; the best score wins, and of equal
/// ones that with the least taken off: a log whose own lines begin with a stamp keeps it.
Reading chooseReading(std::string_view name, std::span<const std::string> lines, std::span<const LogFormat> formats);

} // namespace importers
