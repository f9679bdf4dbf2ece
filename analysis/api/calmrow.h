// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/diskrows.h"

#include <algorithm>

namespace analysis {

/// A row of calm minutes: the device has less than half to do, and the row is no edge of a stall. There the queue holds
/// more than the completed requests account for, as it is filling, or what completes has waited for long.
inline bool isCalmRow(const DiskRow &row)
{
    constexpr double most = 50, stalled = 100; // % of utilisation, ms
    const bool filling = row.queue - row.little() > std::max(0.5, 0.2 * row.queue);
    return row.util < most && !filling && !(row.await() >= stalled);
}

} // namespace analysis
