// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/records.h"
#include "importers/api/logformat.h"
#include "importers/linemarks.h"
#include "importers/linesource.h"

#include <memory>
#include <memory_resource>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// Receives what one file holds. Called in file order, from one thread.
class LogTarget {
public:
    virtual ~LogTarget() = default;
    /// A log of this format begins in the file; the sink stays valid until the file ends.
    virtual ImportSink &openLog(const LogFormat &format) = 0;
    /// Text that belongs to no log. Counted per reason; the first is kept.
    virtual void issue(model::LineNumber line, std::string_view reason, std::string_view excerpt) = 0;
    /// Its dates, like 03/07/25, do not tell which figure is the month: the usual order was assumed.
    virtual void datesAssumed() { }
};

struct FileOutcome {
    model::SourceStatus status = model::SourceStatus::Read;
    std::int64_t bytes = 0;
    std::int64_t lines = 0;
    std::string encoding; ///< "UTF-8", "UTF-16LE", "GB18030"
    std::string detection; ///< the winner with its reason, then up to three runners-up
    std::string problem; ///< one sentence for people; empty when all is well
    LineMarks marks;
};

/// The lines that end in a block of bytes.
struct LineBlock {
    std::vector<PhysicalLine> lines; ///< their texts lie in the bytes or in `texts`
    std::pmr::monotonic_buffer_resource texts;
};

/// Turns the bytes of one file into lines (encoding, line ends, NULs, colours, odd blanks, prefixes), finds out which
/// logs they hold and lets their readers read them. Memory is bounded whatever the file's size: the head, one line (at
/// most 1 MiB, longer ones are cut with an issue) and the current piece.
class FileReader {
public:
    /// `formats` are those to choose from.
    FileReader(std::string name, LogTarget &target, std::span<const LogFormat> formats = logFormats());
    ~FileReader();
    FileReader(const FileReader &) = delete;
    FileReader &operator=(const FileReader &) = delete;
    void feed(std::string_view bytes);
    /// False until enough of the file is known; so long only feed() may be called.
    bool decided() const;
    /// The halves of feed(), for two threads: split() in the order of the bytes, take() in the order of the blocks.
    void split(std::string_view bytes, LineBlock &lines);
    void take(const LineBlock &block);
    /// complete is false when the input ended early (damaged archive): the rest is kept and marked Partial.
    FileOutcome finish(bool complete);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace importers
