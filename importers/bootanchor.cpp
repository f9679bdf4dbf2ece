// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/bootanchor.h"

#include <algorithm>

namespace importers {

using model::Nanos;

void BootAnchor::add(Nanos now, Nanos up, Nanos resolution)
{
    // Both figures are cut: now lies in [now, now + 1 s), the uptime in [up, up + resolution).
    const Span span{ now - up - resolution, now + model::NanosPerSecond - up };
    m_up = up;
    if (m_current) {
        m_current = Span{ std::max(m_current->from, span.from), std::min(m_current->to, span.to) };
        if (m_current->from >= m_current->to)
            m_current.reset(); // the clock was set, or the machine started again
    }
    if (!m_current)
        m_current = span;
    if (!m_best || m_current->to - m_current->from < m_best->to - m_best->from)
        m_best = m_current;
}

std::string BootAnchor::text(bool dated) const
{
    const Nanos half = (m_best->to - m_best->from) / 2;
    const Nanos middle = m_best->from + half;
    const Nanos seconds = middle - ((middle % model::NanosPerSecond) + model::NanosPerSecond) % model::NanosPerSecond;
    const std::string clock = model::clockTime(seconds);
    const std::string date = dated ? model::isoTime(seconds, std::nullopt).substr(0, 11) : std::string();
    return date + clock + " ± " + std::to_string(half / model::NanosPerSecond + 1);
}

std::string BootAnchor::upSeconds() const { return std::to_string(m_up / model::NanosPerSecond); }

} // namespace importers
