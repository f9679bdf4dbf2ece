// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/expected.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace testsupport {

/// A recording written down by hand. One statement a line, '#' starts a comment, blank lines are skipped:
///   rule device-stall                     the rule a case is about
///   expect in|out|unknown|none            its verdict; none: no incident at all
///   date 2025-03-07                       of the times below; 1970-01-01 without
///   log iostat [interval=2] [cpus=2] [kernel=4.9.69] [unplaced]    what follows is of this log
///   columns sda disk.writes disk.util     entity ('_': a blank, '__': '_', '-': none) and metrics of the rows that
///   follow 12:08:38 29.5 75.5 [line]             time, a value a column ('-' is missing), line of the file fact
///   vm.dirty_ratio 20 event 12:08:39 io-error sda text of the event
struct TextRecording {
    std::string rule;
    std::string expect;
    std::vector<model::Log> logs;
    std::vector<model::SeriesInfo> infos;
    std::map<model::SeriesId, model::Series> series;
    std::vector<model::Event> events;
    std::vector<model::Fact> facts;

    /// The text may go, the TextRecording must not while the recording is in use.
    analysis::Recording recording() const;
};

model::Expected<TextRecording> parseRecording(std::string_view text);
model::Expected<TextRecording> loadRecording(const std::string &path);

} // namespace testsupport
