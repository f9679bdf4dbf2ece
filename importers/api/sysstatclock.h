// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>

namespace importers {

/// The days of a log of sar, mpstat or pidstat: its lines have a time of day only, the date is in its head. A live log
/// prints all tables of an interval, then those of the next; a log made from a day file prints one table with all its
/// times, its averages, and the next table from the first time on.
class SysstatClock {
public:
    /// The head "Linux ..." of a run; without a date the stamps stay times of day.
    void begin(std::optional<model::Nanos> midnight);
    /// The head of a table has the time of the sample before its first row.
    void head(const Stamp &stamp);
    void averages() { m_averages = true; }
    /// The machine was started: the table goes on after its averages.
    void restarted() { m_averages = false; }
    /// The stamp of a row with its date, as far as that is known. Dated stamps are given back as they are.
    Stamp row(const Stamp &stamp);

private:
    std::optional<model::Nanos> m_midnight;
    model::Nanos m_day = 0; ///< after that midnight
    std::optional<model::Nanos> m_last; ///< time of day
    bool m_averages = false; ///< since the last head
};

} // namespace importers
