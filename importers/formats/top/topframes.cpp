// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/topframes.h"

#include "importers/formats/top/topstamp.h"

namespace importers {

void TopFrames::blank()
{
    m_afterBlank = true;
    m_blankInFrame = m_blankInFrame || m_part == Part::Summary;
}

void TopFrames::head(const Stamp &prefix, model::Nanos timeOfDay, bool glued)
{
    m_heads = true;
    m_afterBlank = m_afterBlank || glued;
    start(topFrameStamp(prefix, timeOfDay));
}

void TopFrames::enter(const Stamp &prefix)
{
    if (m_part != Part::Summary) {
        start(prefix);
        m_lost = m_heads && !prefix.isValid();
    }
}

/// A run of top prints a blank line before every frame but its first. The first one holds means since boot (procps
/// up to 3.3.12) or over a moment only, so it is kept apart: also in `while :; do top -bn1; done`, where every frame
/// is a first one. Logs whose blank lines were taken out cannot tell.
void TopFrames::start(const Stamp &stamp)
{
    m_blankInLastFrame = m_blankInFrame;
    m_blankInFrame = false;
    const bool first = m_frame.number == 0 || (!m_afterBlank && m_blankInLastFrame);
    m_frame.stamp = stamp;
    m_frame.kind = first ? RowKind::SinceBoot : RowKind::Sample;
    ++m_frame.number;
    m_part = Part::Summary;
    m_lost = false;
}

} // namespace importers
