// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"

#include <vector>

namespace analysis {

/// Adds a symptom "monitor.gap" [s] for each monitor that skipped reports while an incident lasted: the machine was too
/// busy, or too stuck, to run its own monitors. A gap alone is no incident, as a monitor may also have been stopped.
void addLateSamples(std::vector<model::Incident> &incidents, const Recording &recording);

/// Whether one monitor reported from the start of the range to its end without a gap.
bool isWatched(const Recording &recording, model::TimeRange range);

/// A step between two reports that is no jitter: above 2.5 intervals and at least 5 s late.
bool isGap(model::Nanos step, model::Nanos interval);

} // namespace analysis
