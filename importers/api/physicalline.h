// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <string_view>

namespace importers {

/// A line as it lies in the file, decoded: UTF-8, ordinary blanks, no line end, no NULs, no colours.
struct PhysicalLine {
    std::string_view text; ///< valid until the next call
    model::LineNumber number = 0;
    /// Touched by a run of NULs, as a power loss leaves them, or by one inside a figure: what stands around is not to
    /// be trusted.
    bool hole = false;
    bool cut = false; ///< longer than LineSource::MaxLine: the rest is lost
    bool open = false; ///< the last of the file, without a line end: it may go on in the original
};

} // namespace importers
