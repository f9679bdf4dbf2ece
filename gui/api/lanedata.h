// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/envelopeplot.h"
#include "gui/api/lanes.h"

#include <vector>

namespace gui {

/// Columns of every line of a lane for a window, ready to draw: stacks are stacked, means are made, silences break the
/// lines. `buckets` is the width in pixels; x counts seconds since `origin`.
std::vector<std::vector<PlotColumn>> laneColumns(
    const Session &session, const Lane &lane, model::TimeRange window, int buckets, model::Nanos origin);
/// Largest value of these columns; nullopt when there is none.
std::optional<double> highest(const std::vector<PlotColumn> &columns);

} // namespace gui
