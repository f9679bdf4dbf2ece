// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/filereader.h"

#include <memory>
#include <string>
#include <vector>

// Two small formats for tests of what lies around the formats.
namespace testsupport {

/// "tick 12.5" is a row, "tick at 12:08:36 12.5" one with a time, "TICKS" opens a log, "note X" is an event.
importers::LogFormat tickFormat();
/// "tock 7" is a row, "TOCKS" opens a log, "bad X" an issue.
importers::LogFormat tockFormat();

/// What reached the logs of one file, in order: "tick 12.5 @3 43716" (value, line, seconds of the stamp).
class RecordingTarget : public importers::LogTarget {
public:
    RecordingTarget();
    ~RecordingTarget() override;
    importers::ImportSink &openLog(const importers::LogFormat &format) override;
    void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) override;

    std::vector<std::string> logs; ///< ids of the formats
    std::vector<std::string> entries; ///< of all logs
    std::vector<std::string> issues; ///< "3: reason"

private:
    class Sink;
    std::vector<std::unique_ptr<Sink>> m_sinks;
};

} // namespace testsupport
