// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/expected.h"
#include "analysis/model/source.h"
#include "analysis/model/time.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace comparison {

/// From one number to another, both included.
struct NumberSpan {
    std::int64_t from = 1;
    std::int64_t to = 1;

    bool contains(std::int64_t n) const { return from <= n && n <= to; }
};

/// One end of a span of time as the user wrote it: with a date, or a time of day on the day the recording begins.
struct TimeEnd {
    model::Nanos value = 0;
    bool timeOfDay = false;
};

/// Which part of a bundle is one side of a comparison.
struct Selection {
    std::vector<std::string> files; ///< shell patterns on the path inside the bundle or its last part; empty: all
    std::optional<NumberSpan> runs; ///< of a benchmark that was run several times in one file, from 1
    std::optional<NumberSpan> lines; ///< of the files
    std::optional<TimeEnd> from, to; ///< on the machine's wall clock

    bool hasSpan() const { return from || to; }
    bool isAll() const { return files.empty() && !runs && !lines && !hasSpan(); }
    bool takesFile(std::string_view path) const;
};

/// A bundle and the part of it that is meant.
struct SideName {
    std::string bundle;
    Selection selection;
};

/// Reads BUNDLE[#file=GLOB][#run=N[-M]][#lines=A-B][@FROM..TO]. The error says what is wrong with it.
model::Expected<SideName> parseSide(std::string_view text);

/// The two sides of a bundle whose files are named for them: before and after, without and with, old and new, off and
/// on, write-through and write-back. Files named for neither belong to no side. nullopt when no such pair is there.
std::optional<std::array<Selection, 2>> sidesByName(const std::vector<std::string> &paths);

} // namespace comparison
