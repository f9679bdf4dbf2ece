// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/diskrows.h"
#include "analysis/episode.h"

#include <vector>

namespace analysis {

// iostat's await counts a request in the row in which it completes; the queue of kernels before 5.0 counts it in the
// rows in which it waits (block/blk-core.c, part_round_stats_single). Over a whole busy episode both sums agree, and
// within it queue - sum(rate * await) shows the queue filling before any await moves. From 5.7 on both are the same
// figure by construction and tell nothing more.

/// The queue holds clearly more than the completed requests account for.
bool queueFills(const DiskRow &row);

/// Neither queued nor completed requests worth the name.
bool isCalm(const DiskRow &row);

/// Sums over the busy rows around `run`, up to the first calm row on both sides.
struct LittleBalance {
    double queue = 0;
    double little = 0;
    int rows = 0;
    bool identical = true; ///< every single row agrees
    void add(const DiskRow &row);
    bool coherent() const; ///< the sums agree: the data are whole and the interval is right
};
template <typename Rows>
LittleBalance littleBalance(const Rows &rows, Run run)
{
    std::size_t first = run.first, last = run.last;
    while (first > 0 && !isCalm(rows[first - 1]) && rows[first - 1].to == rows[first].from)
        --first;
    while (last + 1 < rows.size() && !isCalm(rows[last + 1]) && rows[last + 1].from == rows[last].to)
        ++last;
    LittleBalance balance;
    for (std::size_t i = first; i <= last; ++i)
        balance.add(rows[i]);
    return balance;
}

/// The ages of the requests in flight at the end of each row of the spell, summed up, in request seconds: the running
/// sum of (queue - sum of rate * await) * seconds. It grows while the queue fills and comes back to about 0.
std::vector<double> requestAges(const std::vector<DiskRow> &rows, Run run);

/// For an unknown kernel: the sums agree while single rows do not.
template <typename Rows>
bool queueTellsOnset(const Rows &rows, Run run)
{
    const LittleBalance balance = littleBalance(rows, run);
    return balance.coherent() && !balance.identical;
}

} // namespace analysis
