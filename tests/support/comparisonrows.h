// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/comparison.h"

#include <algorithm>
#include <string>
#include <vector>

namespace testsupport {

/// nullptr when there is no such row.
inline const model::ComparisonRow *findRow(
    const model::Comparison &out, const std::string &test, const std::string &metric)
{
    const auto found = std::find_if(out.rows.begin(), out.rows.end(),
        [&](const model::ComparisonRow &row) { return row.test == test && row.metric == metric; });
    return found == out.rows.end() ? nullptr : &*found;
}

inline bool mentions(const std::vector<model::Text> &texts, const std::string &part)
{
    return std::any_of(texts.begin(), texts.end(),
        [&](const model::Text &text) { return text.english().find(part) != std::string::npos; });
}

} // namespace testsupport
