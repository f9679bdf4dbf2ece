// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/stamp.h"

#include <optional>
#include <string>

namespace importers {

/// Turns the stamps of one log, in file order, into its raw stamps: one kind for the whole log, days counted where only
/// times of day are printed.
class RawClock {
public:
    model::StampKind kind() const { return m_kind; }
    std::optional<int> zoneSeconds() const { return m_zone; }
    /// "03-07": the day that raw stamp 0 lies in, when the stamps have a date without a year; empty otherwise.
    std::string monthDay() const;

    /// A date in the head of the log; times of day that follow are of this day. Ignored once the log has stamps of
    /// another kind.
    void headDate(model::Nanos midnight);
    /// nullopt when the stamp is of a kind that cannot be brought to that of the log. The first one decides the kind.
    std::optional<model::Nanos> toRaw(const Stamp &stamp);

private:
    void decide(const Stamp &stamp);
    std::optional<model::Nanos> toLocal(const Stamp &stamp);
    std::optional<model::Nanos> toZoned(const Stamp &stamp) const;
    model::Nanos unrolled(model::Nanos timeOfDay);
    model::Nanos dated(model::Nanos dayAndTime);

    model::StampKind m_kind = model::StampKind::None;
    std::optional<int> m_zone;
    std::optional<model::Nanos> m_head;
    model::Nanos m_day = 0; ///< midnight before the current time of day
    std::optional<model::Nanos> m_lastTime; ///< of day
    std::optional<model::Nanos> m_last; ///< raw
    std::optional<int> m_firstDate; ///< day of the year, when dates have no year
    int m_lastDate = 0;
    int m_dates = 0; ///< days from the first date to the last
};

} // namespace importers
