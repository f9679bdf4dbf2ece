// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/topstamp.h"

#include <cstdlib>

namespace importers {

namespace {

using model::NanosPerDay;
using model::NanosPerSecond;

constexpr model::Nanos ReadingTime = 3 * NanosPerSecond; ///< more than a line needs through a pipe
constexpr model::Nanos LongestBuffering = 840 * NanosPerSecond; ///< less than the smallest step of time zones

model::Nanos floorMod(model::Nanos value, model::Nanos divisor) { return ((value % divisor) + divisor) % divisor; }

/// How much later the printed time is than the prefix, in (-12 h, 12 h].
model::Nanos lead(const Stamp &prefix, model::Nanos timeOfDay)
{
    const model::Nanos local = prefix.value + prefix.zoneSeconds.value_or(0) * NanosPerSecond;
    const model::Nanos half = NanosPerDay / 2;
    return floorMod(timeOfDay - local + half, NanosPerDay) - half;
}

bool hasDate(const Stamp &prefix)
{
    return prefix.kind == model::StampKind::Local || prefix.kind == model::StampKind::Zoned
        || (prefix.kind == model::StampKind::TimeOfDay && prefix.value >= NanosPerDay);
}

} // namespace

Stamp topFrameStamp(const Stamp &prefix, model::Nanos timeOfDay)
{
    const Stamp printed{ model::StampKind::TimeOfDay, timeOfDay, std::nullopt };
    if (prefix.kind != model::StampKind::TimeOfDay && !hasDate(prefix))
        return printed;
    const bool epoch = prefix.kind == model::StampKind::Zoned && !prefix.zoneSeconds;
    const model::Nanos difference = lead(prefix, timeOfDay);
    // A line is read after it was printed, never before.
    if (epoch || (difference <= 0 && difference >= -ReadingTime))
        return prefix;
    if (!hasDate(prefix))
        return printed; // `ts -s` and `ts -i`: no time of day at all
    if (std::abs(difference) > LongestBuffering)
        return prefix;
    Stamp stamp = prefix;
    stamp.value += difference;
    return stamp;
}

} // namespace importers
