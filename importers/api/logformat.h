// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"
#include "importers/api/physicalline.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace importers {

/// A line as a reader sees it: UTF-8 with ordinary blanks, without line end, colours, NULs and prefix.
struct Line {
    std::string_view text;
    model::LineNumber number = 0;
    Stamp prefix; ///< of a stamp put before the line by awk, ts or a shell loop
    bool open = false; ///< the file ends in it without a line end: its last figure or word may be cut
    Stamp above = {}; ///< of the last line before it that held nothing but a stamp, as `date` in a loop prints one
};

/// How sure a format is that a text is its own: 0 not at all, 100 beyond doubt.
struct Detection {
    int score = 0;
    std::string reason; ///< "avg-cpu head in line 3, device table with %util in line 6"
};

/// The first lines of a file, at most 400 or 64 KiB.
struct Head {
    std::string_view name; ///< of the file; formats must not need it
    std::span<const Line> lines;
};

struct ReaderContext {
    DateOrder dateOrder = DateOrder::MonthFirst;
    std::string name{}; ///< of the file; only for what its lines cannot tell
};

/// Reads one log, line by line, in file order. Keeps a small explicit state; does no I/O.
class LogReader {
public:
    virtual ~LogReader() = default;
    /// False: the line is not of this log (nothing was changed by it). The driver then offers it to the logs that were
    /// active before in this file, and to LogFormat::opens of the others. Blank lines are never offered to others.
    virtual bool line(const Line &line, ImportSink &sink) = 0;
    /// A short way for tables of gigabytes: takes the line, as line() would take it, when it is one more row of the
    /// table in hand; else false, and nothing is changed. The line is whole and without prefix. For readers without use
    /// for Line::above.
    virtual bool nextRow(const PhysicalLine &line, ImportSink &sink)
    {
        (void)line;
        (void)sink;
        return false;
    }
    /// The end of the file.
    virtual void finish(ImportSink &sink) { (void)sink; }
};

/// A log format as a value.
struct LogFormat {
    const char *id; ///< "iostat"
    const char *title; ///< "iostat (sysstat 10 to 12, extended and basic tables)"
    Detection (*sniff)(const Head &head);
    /// A line that can only be the start of such a log, wherever it stands. Used where one file holds several logs.
    bool (*opens)(std::string_view line);
    std::unique_ptr<LogReader> (*makeReader)(const ReaderContext &context);
};

/// The list, in formats.cpp.
std::span<const LogFormat> logFormats();

} // namespace importers
