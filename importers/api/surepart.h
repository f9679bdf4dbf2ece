// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/text.h"
#include "importers/api/logformat.h"

#include <string_view>

namespace importers {

/// The text of the line as far as it is sure. Where the file ends inside the line (Line::open), a figure at its very
/// end may go on in the original: "avg: 1" was "avg: 1.23", "bw=12K" was "bw=12KiB/s". Without such a figure; one that
/// something else follows, a whole unit, a bracket, a blank, is complete.
std::string_view surePart(const Line &line);

/// What a reader says of a line whose last figure surePart() took away.
inline constexpr std::string_view LastFigureLeftOut
    = STALLMARK_TEXT("the file ends inside this line: its last figure is left out");

} // namespace importers
