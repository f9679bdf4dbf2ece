// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tally.h"

#include <algorithm>
#include <cmath>

namespace testsupport {

void Tally::check(const char *what, std::optional<double> actual, double expected)
{
    ++m_checked;
    if (actual && std::abs(*actual - expected) <= 1e-9 * std::max(1.0, std::abs(expected)))
        return;
    (actual ? m_wrong : m_missed) += 1;
    m_faults += std::string(what) + ": expected " + std::to_string(expected) + ", found "
        + (actual ? std::to_string(*actual) : "nothing") + "; ";
}

std::string Tally::takeFaults()
{
    std::string faults = std::move(m_faults);
    m_faults.clear();
    return faults;
}

std::string Tally::summary() const
{
    return std::to_string(m_files) + " files, " + std::to_string(m_checked) + " figures checked, "
        + std::to_string(m_wrong) + " wrong, " + std::to_string(m_missed) + " missed";
}

} // namespace testsupport
