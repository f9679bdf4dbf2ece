// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/littlelaw.h"

#include <algorithm>
#include <cmath>

namespace analysis {

bool isCalm(const DiskRow &row) { return !(row.queue > 0.25) && !(row.little() > 0.25); }

bool queueFills(const DiskRow &row) { return row.queue - row.little() > std::max(0.5, 0.2 * row.queue); }

bool LittleBalance::coherent() const { return std::abs(queue - little) <= 0.005 * rows + 0.01 * little; }

void LittleBalance::add(const DiskRow &row)
{
    const double inFlight = row.little();
    queue += row.queue;
    little += inFlight;
    identical = identical && std::abs(row.queue - inFlight) <= 0.02 + 0.01 * inFlight;
    ++rows;
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

} // namespace analysis
