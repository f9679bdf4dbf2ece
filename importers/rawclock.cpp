// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/rawclock.h"

namespace importers {

using model::Nanos;
using model::NanosPerDay;
using model::NanosPerSecond;
using model::StampKind;

namespace {

constexpr Nanos HalfDay = NanosPerDay / 2;
constexpr int EndOfFebruary = 60; // day of a leap year

Nanos floorDay(Nanos t) { return t - ((t % NanosPerDay) + NanosPerDay) % NanosPerDay; }

/// "2000-01-01" plus n - 1 days.
model::CivilTime dayOfLeapYear(int n)
{
    model::CivilTime first;
    first.year = 2000;
    return model::toCivil(model::fromCivil(first) + (n - 1) * NanosPerDay);
}

} // namespace

std::string RawClock::monthDay() const
{
    if (!m_firstDate || m_kind != StampKind::TimeOfDay)
        return {};
    const model::CivilTime day = dayOfLeapYear(*m_firstDate);
    const auto twoDigits = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return twoDigits(day.month) + "-" + twoDigits(day.day);
}

void RawClock::headDate(Nanos midnight)
{
    if (m_kind != StampKind::None && m_kind != StampKind::Local)
        return;
    m_head = midnight;
    m_day = midnight;
    m_lastTime.reset();
}

void RawClock::decide(const Stamp &stamp)
{
    m_kind = stamp.kind == StampKind::TimeOfDay && m_head ? StampKind::Local : stamp.kind;
}

std::optional<Nanos> RawClock::toRaw(const Stamp &stamp)
{
    if (m_kind == StampKind::None)
        decide(stamp);
    if (stamp.zoneSeconds && !m_zone)
        m_zone = stamp.zoneSeconds;
    std::optional<Nanos> raw;
    if (m_kind == StampKind::Local)
        raw = toLocal(stamp);
    else if (m_kind == StampKind::Zoned)
        raw = toZoned(stamp);
    else if (m_kind == StampKind::TimeOfDay && stamp.kind == StampKind::TimeOfDay)
        raw = stamp.value >= NanosPerDay ? dated(stamp.value) : unrolled(stamp.value);
    else if (m_kind == StampKind::TimeOfDay && stamp.kind == StampKind::Local && !m_firstDate)
        raw = unrolled(stamp.value - floorDay(stamp.value));
    else if (m_kind == stamp.kind)
        raw = stamp.value;
    if (raw)
        m_last = raw;
    return raw;
}

std::optional<Nanos> RawClock::toLocal(const Stamp &stamp)
{
    if (stamp.kind == StampKind::Local)
        return stamp.value;
    if (stamp.kind == StampKind::Zoned && stamp.zoneSeconds)
        return stamp.value + *stamp.zoneSeconds * NanosPerSecond;
    if (stamp.kind != StampKind::TimeOfDay)
        return std::nullopt;
    if (m_head && stamp.value < NanosPerDay)
        return unrolled(stamp.value);
    // A time alone in a log that prints dates is of the day that brings it nearest to the stamp before.
    const Nanos last = m_last.value_or(m_head.value_or(0));
    const Nanos time = stamp.value % NanosPerDay;
    const Nanos sameDay = floorDay(last) + time;
    return sameDay - last > HalfDay ? sameDay - NanosPerDay
        : last - sameDay > HalfDay  ? sameDay + NanosPerDay
                                    : sameDay;
}

std::optional<Nanos> RawClock::toZoned(const Stamp &stamp) const
{
    if (stamp.kind == StampKind::Zoned)
        return stamp.value;
    if (stamp.kind == StampKind::Local && m_zone)
        return stamp.value - *m_zone * NanosPerSecond;
    return std::nullopt;
}

/// Midnight has passed when the time falls by more than half a day; smaller falls are a clock that was set.
Nanos RawClock::unrolled(Nanos time)
{
    if (m_lastTime && *m_lastTime - time > HalfDay)
        m_day += NanosPerDay;
    m_lastTime = time;
    return m_day + time;
}

/// Dates without a year, as days of a leap year: counted from the first one. A fall by half a year is a new year; the
/// 29th of February is taken for missing unless it is printed.
Nanos RawClock::dated(Nanos dayAndTime)
{
    const int date = static_cast<int>(dayAndTime / NanosPerDay);
    if (!m_firstDate) {
        m_firstDate = date;
        m_lastDate = date;
    }
    int step = date - m_lastDate;
    if (step < -180)
        step += 366; // days of a leap year, as the dates count
    else if (m_lastDate < EndOfFebruary && date > EndOfFebruary)
        --step;
    m_lastDate = date;
    m_dates += step;
    return m_dates * NanosPerDay + dayAndTime % NanosPerDay;
}

} // namespace importers
