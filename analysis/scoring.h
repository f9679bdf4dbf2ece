// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/finding.h"

#include <vector>

namespace analysis {

/// Sums what the tests earned and decides:
///   out      a hard refuter, or S <= -4 with a refuter measured inside `window`
///   in       S >= 4 and C >= 0.5
///   unknown  else
/// and puts the missing signals by weight. index = C / (1 + 2^(3 - S)) is for ranking only.
void score(model::Finding &finding, model::TimeRange window);

/// Ruled in by index, then cannot tell by index, then ruled out by index; the rule's name breaks ties.
void rank(std::vector<model::Finding> &findings);

/// One sentence for each verdict. With fewer than three incidents of this verdict it says "consistent with", not
/// "caused by".
void summarise(model::Analysis &analysis);

} // namespace analysis
