// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/sysstatclock.h"

namespace importers {

namespace {

constexpr model::Nanos HalfDay = model::NanosPerDay / 2;

bool isTime(const Stamp &stamp)
{
    return stamp.kind == model::StampKind::TimeOfDay && stamp.value < model::NanosPerDay;
}

} // namespace

void SysstatClock::begin(std::optional<model::Nanos> midnight)
{
    m_midnight = midnight;
    m_day = 0;
    m_last.reset();
    m_averages = false;
}

void SysstatClock::head(const Stamp &stamp)
{
    if (!isTime(stamp))
        return;
    // In a live log the head has the time of the row before it: a fall is the start of the next table of a day file, a
    // rise goes back over midnight to the sample that began the interval.
    if (m_averages || (m_last && *m_last - stamp.value > HalfDay))
        m_day = 0;
    else if (m_last && stamp.value - *m_last > HalfDay && m_day > 0)
        m_day -= model::NanosPerDay;
    m_averages = false;
    m_last = stamp.value;
}

Stamp SysstatClock::row(const Stamp &stamp)
{
    if (!isTime(stamp))
        return stamp;
    if (m_last && *m_last - stamp.value > HalfDay)
        m_day += model::NanosPerDay;
    m_last = stamp.value;
    if (!m_midnight)
        return stamp;
    return { model::StampKind::Local, *m_midnight + m_day + stamp.value, std::nullopt };
}

} // namespace importers
