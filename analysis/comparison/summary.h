// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/comparison.h"

#include <vector>

namespace comparison {

/// The answer in one to six sentences: how many figures moved which way, the largest of them, what was changed, and
/// what limits it.
std::vector<model::Text> summarise(const model::Comparison &comparison);

} // namespace comparison
