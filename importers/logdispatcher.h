// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stampmemo.h"
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
    static constexpr std::size_t MaxLogs
        = 56; ///< in one file, see model::LogId; the other numbers are for clocks that were set

    LogDispatcher(LogTarget &target, std::span<const LogFormat> formats, ReaderContext context);

    /// What the name of the file tells of the time of its logs; before the first line.
    void named(const NameStamp &name) { m_name = name; }
    /// A line of the file said that what follows is of this time.
    void marked(const MarkerLine &marker);
    /// A log of this format is expected from the first line on.
    void begin(const LogFormat &format);
    void line(const Line &line);
    /// The short way for one more row of the log in use, whole and without prefix; false: it has to go through line().
    bool nextRow(const PhysicalLine &line);
    void finish();
    bool anyLog() const { return !m_logs.empty(); }

private:
    struct OpenLog {
        const LogFormat *format;
        std::unique_ptr<LogReader> reader;
        ImportSink *sink;
    };
    /// The head of sysstat is that of four tools: it waits for the line that tells whose it is.
    bool hold(const Line &line);
    void release();
    void releaseTo(const LogFormat &format);
    void dispatch(const Line &line);
    const LogFormat *openedBy(const Line &line) const;
    /// A line that holds nothing but a stamp, as `date` in a loop prints one. It goes to the log in use and is told to
    /// whatever log the lines below belong to.
    struct StampLine {
        std::string text;
        model::LineNumber number = 0;
        Stamp prefix;
        bool last = false; ///< it is the line before
    };
    void give(const Line &line);
    /// Gives it with the stamp above it.
    void tell(const Line &line);
    std::optional<Stamp> stampAlone(std::string_view text);
    void takeStampLine(const Line &line, const Stamp &stamp);
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
    struct HeldLine {
        std::string text;
        Line line; ///< its text is not valid
    };
    std::vector<HeldLine> m_held;
    int m_heldTexts = 0; ///< lines after the head that were not blank
    StampLine m_stampLine;
    StampMemo m_stampMemo;
    bool m_afterBlank = false; ///< the line before was blank
    Stamp m_above;
    // Of the time before the first log, when it is not known yet whether the file is a log at all.
    std::int64_t m_earlyCount = 0;
    model::LineNumber m_earlyLine = 0;
    std::string m_earlyText;
};

} // namespace importers
