// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clock.h"
#include "analysis/model/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace model {

/// What a user knows better of a clock than the logs tell. Stored with the session; the stamps themselves stay as read,
/// so that it can be taken back at any time.
struct ClockCorrection {
    enum class Kind : std::uint8_t {
        Shift, ///< `value` nanoseconds later than the stamps say
        Zone, ///< the stamps are of a wall clock `value` seconds east of UTC
        Start, ///< the first stamp is `value` on the session axis
        DateOrder, ///< day and month of its dates were taken for each other; no value
    };
    Kind kind = Kind::Shift;
    SourceId source = 0; ///< 0: every file
    std::int64_t value = 0;

    friend bool operator==(const ClockCorrection &, const ClockCorrection &) = default;
};

/// What a user writes: "+3s", "-1.5s", "+8h", "+1h30m", "+250ms" (a shift); "UTC+8", "UTC-03:30" (a zone);
/// "2025-03-07T12:08:36" (the first stamp); "swap-dates" (day and month). nullopt for anything else. For every file.
std::optional<ClockCorrection> parseClockCorrection(std::string_view text);

/// "+3 s", "UTC+08:00", "from 2025-03-07T12:08:36.000", "day and month swapped": for people.
Text describe(const ClockCorrection &correction);

/// The key of SessionReader::meta and SessionWriter::setMeta under which they lie.
constexpr const char *ClockCorrectionsKey = "clock_corrections";
/// One line a correction: kind, source, value. In the order in which they were made.
std::string toText(const std::vector<ClockCorrection> &corrections);
/// The inverse; lines that are none are left out.
std::vector<ClockCorrection> parseClockCorrections(std::string_view text);

/// Adds one: it takes the place of an earlier one of the same kind for the same file.
void correct(std::vector<ClockCorrection> &corrections, const ClockCorrection &correction);

} // namespace model
