// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/bundlemarks.h"
#include "importers/filereader.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace importers {

/// Gives each line of a file to the log it belongs to: the one that is being read, one that was read before, or a new
/// one that the line opens.
class LogDispatcher {
public:
    static constexpr std::size_t MaxLogs = 63; ///< in one file, see model::LogId

    LogDispatcher(LogTarget &target, std::span<const LogFormat> formats, ReaderContext context);

    /// What the name of the file tells of the time of its logs; before the first line.
    void named(const NameStamp &name) { m_name = name; }
    /// A line of the file said that what follows is of this time.
    void marked(const MarkerLine &marker);
    /// A log of this format is expected from the first line on.
    void begin(const LogFormat &format);
    void line(const Line &line);
    void finish();
    bool anyLog() const { return !m_logs.empty(); }

private:
    struct OpenLog {
        const LogFormat *format;
        std::unique_ptr<LogReader> reader;
        ImportSink *sink;
    };
    bool offerToOpen(const Line &line);
    bool offerToNew(const Line &line);
    void unclaimed(const Line &line);
    OpenLog make(const LogFormat &format);

    LogTarget &m_target;
    std::span<const LogFormat> m_formats;
    ReaderContext m_context;
    std::optional<NameStamp> m_name;
    Stamp m_marker;
    std::vector<OpenLog> m_logs; ///< the one in use last
    // Of the time before the first log, when it is not known yet whether the file is a log at all.
    std::int64_t m_earlyCount = 0;
    model::LineNumber m_earlyLine = 0;
    std::string m_earlyText;
};

} // namespace importers
