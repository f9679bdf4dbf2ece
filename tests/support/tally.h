// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <string>

namespace testsupport {

/// Counts figures that a sweep over the corpus compares.
class Tally {
public:
    void file() { ++m_files; }
    /// `actual` is what a reader found: nothing is a miss, another figure is wrong.
    void check(const char *what, std::optional<double> actual, double expected);
    /// Faults since the last call, as a text for a failed test; "" without.
    std::string takeFaults();
    /// "44 files, 612 figures checked, 0 wrong, 0 missed"
    std::string summary() const;

private:
    int m_files = 0, m_checked = 0, m_wrong = 0, m_missed = 0;
    std::string m_faults;
};

} // namespace testsupport
