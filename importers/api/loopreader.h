// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/recordclock.h"

#include <functional>
#include <string_view>

namespace importers {

/// Reads what a shell loop prints again and again, with or without stamps between or before the lines.
class LoopReader : public LogReader {
public:
    explicit LoopReader(const ReaderContext &context)
        : m_order(context.dateOrder)
    {
    }
    bool line(const Line &line, ImportSink &sink) final;

protected:
    /// `text` is the line without blanks at its ends and without a stamp at its start. False: not of this log.
    virtual bool take(std::string_view text, const Line &line, ImportSink &sink) = 0;
    RecordClock &clock() { return m_clock; }

private:
    DateOrder m_order;
    RecordClock m_clock;
};

/// Scores a head by the lines that `matches` accepts, bare or behind a stamp: `several` when there are two or more.
Detection sniffLoop(const Head &head, const std::function<bool(std::string_view)> &matches, const char *what,
    int several = 90, int single = 60);

} // namespace importers
