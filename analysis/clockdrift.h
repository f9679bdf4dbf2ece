// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/clockalign.h"
#include "analysis/model/text.h"

#include <functional>
#include <optional>

namespace analysis {

/// A clock that runs too fast or too slow against another, over the time that both were running.
struct RunningOff {
    double partsPerMillion = 0; ///< > 0: it loses time, so that ever more has to be added to its stamps
    model::Nanos middle = 0; ///< to be added to its stamps in the middle of that time
    model::Nanos most = 0; ///< by which the stamps of both ends are then off

    /// "It loses 50 ppm (4.3 s a day) ..."
    model::Text text() const;
};

/// Compares two logs in six windows of an hour over `both`. nullopt for less than six hours, for fewer than three
/// windows that tell, and for a drift below 20 ppm or within three standard errors.
std::optional<RunningOff> runningOff(
    model::TimeRange both, const std::function<std::optional<Alignment>(model::TimeRange)> &alignIn);

} // namespace analysis
