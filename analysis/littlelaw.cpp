// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/littlelaw.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

bool isCalm(const DiskRow &row) { return !(row.queue > 0.25) && !(row.little() > 0.25); }

} // namespace

bool queueFills(const DiskRow &row) { return row.queue - row.little() > std::max(0.5, 0.2 * row.queue); }

bool LittleBalance::coherent() const { return std::abs(queue - little) <= 0.005 * rows + 0.01 * little; }

LittleBalance littleBalance(const std::vector<DiskRow> &rows, Run run)
{
    std::size_t first = run.first, last = run.last;
    while (first > 0 && !isCalm(rows[first - 1]) && rows[first - 1].to == rows[first].from)
        --first;
    while (last + 1 < rows.size() && !isCalm(rows[last + 1]) && rows[last + 1].from == rows[last].to)
        ++last;
    LittleBalance balance;
    for (std::size_t i = first; i <= last; ++i) {
        const double little = rows[i].little();
        balance.queue += rows[i].queue;
        balance.little += little;
        balance.identical = balance.identical && std::abs(rows[i].queue - little) <= 0.02 + 0.01 * little;
        ++balance.rows;
    }
    return balance;
}

std::vector<double> requestAges(const std::vector<DiskRow> &rows, Run run)
{
    std::vector<double> ages;
    double age = 0;
    for (std::size_t i = run.first; i <= run.last && i < rows.size(); ++i) {
        age += (rows[i].queue - rows[i].little()) * rows[i].seconds();
        ages.push_back(age);
    }
    return ages;
}

bool queueTellsOnset(const std::vector<DiskRow> &rows, Run run)
{
    const LittleBalance balance = littleBalance(rows, run);
    return balance.coherent() && !balance.identical;
}

} // namespace analysis
