// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <optional>
#include <string_view>

namespace importers {

/// The moment of what a shell loop prints: that of the stamp in the line, of the stamp line above it, or of the prefix
/// of the line. A loop that prints none of them has numbered records.
class RecordClock {
public:
    /// Takes a line that is a stamp and nothing else.
    bool takeStampLine(const Line &line, DateOrder order, ImportSink &sink);
    /// A stamp in the line itself.
    void begin(const Stamp &stamp, const Line &line);
    /// `again`: what this line is about was in the current record already, so that without stamps it is the next one.
    Stamp momentOf(const Line &line, bool again);
    /// Grows with every record; never 0 once a line was asked for.
    int record() const { return m_record; }

private:
    void next(const Stamp &stamp);

    Stamp m_stamp; ///< of the current record
    Stamp m_above; ///< the last Line::above that was looked at
    int m_record = 0;
};

/// Takes a stamp and the blanks behind it off the front of `text`, where a line begins with one.
std::optional<Stamp> takeLeadingStamp(std::string_view &text, DateOrder order);
/// How long after `from` it was; nullopt when the two cannot be compared or no time passed. A time of day that falls by
/// more than half a day went over midnight.
std::optional<model::Nanos> between(const Stamp &from, const Stamp &to);

} // namespace importers
