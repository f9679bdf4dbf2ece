// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockadjust.h"

#include "analysis/model/text.h"

#include <algorithm>

namespace analysis {

namespace {

using Kind = model::ClockCorrection::Kind;
using model::Nanos;
using model::NanosPerSecond;
using model::StampKind;

const model::ClockCorrection *correctionOf(
    const std::vector<model::ClockCorrection> &corrections, Kind kind, model::SourceId source)
{
    const model::ClockCorrection *found = nullptr;
    for (const model::ClockCorrection &c : corrections) {
        const bool wider = c.source == 0 && c.kind != Kind::Zone && (!found || found->source == 0);
        if (c.kind == kind && (c.source == source || wider))
            found = &c;
    }
    return found;
}

void swapDates(model::Clock &clock, const model::Log &log)
{
    const auto first = log.firstRaw ? dayAndMonthSwapped(*log.firstRaw) : std::nullopt;
    const auto last = log.lastRaw ? dayAndMonthSwapped(*log.lastRaw) : std::nullopt;
    const bool fits = clock.kind == StampKind::Local && first && last && *last - *first == *log.lastRaw - *log.firstRaw;
    if (fits)
        clock.offset += *first - *log.firstRaw;
    else
        clock.how = model::encode(model::followedBy(
            { STALLMARK_TEXT("Day and month of its dates cannot be swapped.") }, model::decodeText(clock.how)));
}

// How much later a wall clock of this zone is shown than its stamps say.
Nanos zoneShift(const model::Clock &clock, std::int64_t saidZone, std::optional<int> sessionZone)
{
    const std::int64_t shown = clock.kind == StampKind::Zoned ? clock.zoneSeconds.value_or(0) : sessionZone.value_or(0);
    return (shown - saidZone) * NanosPerSecond;
}

} // namespace

std::optional<model::Nanos> dayAndMonthSwapped(model::Nanos t)
{
    model::CivilTime civil = model::toCivil(t);
    std::swap(civil.day, civil.month);
    return model::isValid(civil) ? std::optional(model::fromCivil(civil)) : std::nullopt;
}

std::optional<int> correctedZone(const std::vector<model::ClockCorrection> &corrections)
{
    const model::ClockCorrection *zone = nullptr;
    for (const model::ClockCorrection &c : corrections)
        zone = c.kind == Kind::Zone && c.source == 0 ? &c : zone;
    return zone ? std::optional(static_cast<int>(zone->value)) : std::nullopt;
}

std::vector<ClockAdjustment> adjustmentsOf(
    const std::vector<model::Log> &logs, const std::vector<model::ClockCorrection> &corrections)
{
    std::vector<ClockAdjustment> adjustments;
    for (const model::Log &log : logs) {
        // The order in which they build on each other.
        for (const Kind kind : { Kind::DateOrder, Kind::Zone, Kind::Start, Kind::Shift }) {
            const model::ClockCorrection *c = correctionOf(corrections, kind, log.source);
            if (c)
                adjustments.push_back({ log.id, kind, c->value, std::nullopt,
                    model::encode(
                        { STALLMARK_TEXT("Set by the user: %1."), { model::nested(model::describe(*c)) } }) });
        }
    }
    return adjustments;
}

void adjust(model::Log &log, const ClockAdjustment &adjustment, std::optional<int> zone)
{
    model::Clock &clock = log.clock;
    if (!log.firstRaw)
        return;
    switch (adjustment.kind) {
    case Kind::Shift:
        clock.offset += adjustment.value;
        break;
    case Kind::Zone:
        clock.offset += zoneShift(clock, adjustment.value, zone);
        break;
    case Kind::Start:
        clock.offset += adjustment.value - clock.toSession(*log.firstRaw);
        clock.placed = true;
        break;
    case Kind::DateOrder:
        swapDates(clock, log);
        break;
    }
    clock.uncertainty = adjustment.uncertainty.value_or(clock.uncertainty);
    clock.how = clock.how.empty()
        ? adjustment.how
        : model::encode({ STALLMARK_TEXT("%1 Without that: %2"),
            { model::nested(model::decodeText(adjustment.how)), model::nested(model::decodeText(clock.how)) } });
}

} // namespace analysis
