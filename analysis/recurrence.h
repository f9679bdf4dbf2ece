// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"

#include <vector>

namespace analysis {

/// Makes one incident of those that are beats of one rhythm: what a user would otherwise read again and again. Its
/// findings are those of the member that shows the cause best, and hold for members that show none by themselves. All
/// of this must hold, else every incident stays by itself:
///  - five members at least, each with a place in time, of the same device, that share a reading that hurt;
///  - from one to the next not more than two minutes, the longest such time at most 1.5 times the shortest;
///  - so even by chance in fewer than one in a hundred recordings, allowing for every place where a series could begin;
///  - more than half of them, and three at least, show a cause, all the same one, which is ruled out in none of the
///  rest;
///  - none is far worse or longer than the others: that one is what the user looks for;
///  - a monitor reported all the time, as excerpts that were chosen for their incidents prove nothing.
/// Takes scored findings; the numbers of the incidents are those of their order afterwards.
void joinRecurring(std::vector<model::Incident> &incidents, const Recording &recording);

} // namespace analysis
