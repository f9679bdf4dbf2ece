// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/importsink.h"

#include <cstdint>

namespace importers {

/// The moment and the kind of the rows of one frame.
struct TopFrame {
    Stamp stamp;
    RowKind kind = RowKind::Sample; ///< of shares of time; states at the moment are samples in any frame
    int number = 0; ///< from 1
};

/// Where the reader stands: which frame, and which part of it.
class TopFrames {
public:
    const TopFrame &frame() const { return m_frame; }
    bool inFrame() const { return m_part != Part::Outside; }
    bool inSummary() const { return m_part == Part::Summary; }
    bool inTable() const { return m_part == Part::Table; }
    /// The frame has no time although the log has times: its head is lost.
    bool lost() const { return m_lost; }

    void blank();
    void text() { m_afterBlank = false; }
    /// A "top -" line. `glued`: it stood behind the end of the frame before, so it is of the same run.
    void head(const Stamp &prefix, model::Nanos timeOfDay, bool glued);
    /// Another summary line or a column head. Begins a frame where none is open: the user's settings may hide the
    /// "top -" line.
    void enter(const Stamp &prefix);
    void table() { m_part = Part::Table; }
    void lose() { m_lost = true; }

private:
    enum class Part : std::uint8_t { Outside, Summary, Table };

    void start(const Stamp &stamp);

    TopFrame m_frame;
    Part m_part = Part::Outside;
    bool m_lost = false;
    bool m_heads = false; ///< "top -" lines have been seen
    bool m_afterBlank = false; ///< the line before was blank
    bool m_blankInFrame = true; ///< a blank line stands between summary and table, as top prints it
    bool m_blankInLastFrame = true;
};

} // namespace importers
