// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/clocksteps.h"

#include <algorithm>
#include <cstdlib>

namespace importers {

namespace {

using model::Nanos;
using model::NanosPerSecond;

constexpr Nanos Hour = 3600 * NanosPerSecond;
constexpr Nanos LongestUsual = 300 * NanosPerSecond; ///< between reports for an hour to stand out
constexpr Nanos LatestHour = 4 * Hour; ///< of the night: clocks are changed from 1, 2 or 3 o'clock, or to these

Nanos timeOfDay(Nanos t) { return (t % model::NanosPerDay + model::NanosPerDay) % model::NanosPerDay; }

bool isOf1970(Nanos t) { return model::toCivil(t).year <= 1970; }

/// The clock is changed at a full hour, so one of the two stamps lies beside it: after 02:00 when it was put back from
/// 03:00, and after 03:00 when it was put forward from 02:00.
bool isChangeOfSummerTime(Nanos from, Nanos to, Nanos usual)
{
    const Nanos jump = to - from - usual, slack = std::max(2 * usual, 2 * NanosPerSecond);
    if (usual <= 0 || usual > LongestUsual || std::abs(std::abs(jump) - Hour) > slack)
        return false;
    return timeOfDay(to) <= LatestHour && timeOfDay(to) % Hour <= usual + slack;
}

} // namespace

std::optional<model::Nanos> ClockSteps::see(Nanos raw)
{
    if (!m_last) {
        m_last = raw;
        return std::nullopt;
    }
    if (raw == *m_last)
        return std::nullopt;
    const Nanos before = *m_last, distance = raw - before;
    m_last = raw;
    const bool set = isOf1970(before) && !isOf1970(raw);
    if (set || isChangeOfSummerTime(before, raw, m_usual))
        return distance - m_usual;
    m_usual = distance > 0 ? distance : m_usual;
    return std::nullopt;
}

} // namespace importers
