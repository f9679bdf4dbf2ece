// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace model {

/// Nanoseconds. Points on the session axis count from 1970-01-01T00:00:00 of the recorded machine's own wall
/// clock, so that what is shown is what its logs print; Session::zoneSeconds() leads to UTC.
using Nanos = std::int64_t;

constexpr Nanos NanosPerMilli = 1'000'000;
constexpr Nanos NanosPerSecond = 1'000'000'000;
constexpr Nanos NanosPerDay = 86'400 * NanosPerSecond;

constexpr double toSeconds(Nanos n) { return static_cast<double>(n) / 1e9; }
constexpr Nanos fromSeconds(double s) { return static_cast<Nanos>(s * 1e9 + (s < 0 ? -0.5 : 0.5)); }

/// A closed span [from, to] of the session axis; from <= to.
struct TimeRange {
    Nanos from = 0;
    Nanos to = 0;

    Nanos length() const { return to - from; }
    bool contains(Nanos t) const { return from <= t && t <= to; }
    bool overlaps(const TimeRange &other) const { return from <= other.to && other.from <= to; }
    TimeRange widened(Nanos margin) const { return { from - margin, to + margin }; }
    friend bool operator==(const TimeRange &, const TimeRange &) = default;
};

/// A date and time of day, proleptic Gregorian, without a zone.
struct CivilTime {
    int year = 1970;
    int month = 1; ///< 1..12
    int day = 1; ///< 1..31
    int hour = 0;
    int minute = 0;
    int second = 0; ///< 0..60
    Nanos fraction = 0;
};

/// False for 30 February, hour 24, month 13 and the like.
bool isValid(const CivilTime &civil);
/// Nanoseconds since 1970-01-01T00:00:00, reading the fields as they stand. Fields must be valid.
Nanos fromCivil(const CivilTime &civil);
CivilTime toCivil(Nanos t);

/// "2025-03-07T12:08:38.000+08:00"; an unknown zone prints as "Z", as the axis is then taken for UTC.
std::string isoTime(Nanos t, std::optional<int> zoneSeconds);
/// "12:08:38" with 0..9 digits of the second's fraction.
std::string clockTime(Nanos t, int fractionDigits = 0);
/// Accepts "2025-03-07", "2025-03-07T12:08", "2025-03-07 12:08:38.25"; a zone suffix is an error (nullopt).
std::optional<Nanos> parseIsoTime(std::string_view text);

} // namespace model
