// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"

#include <vector>

namespace analysis {

/// When the incidents of a recording begin, taken together:
///  - in step with the flusher's wake-up (dirty_writeback), the age at which pages are written (dirty_expire), or full
///    minutes, as jobs do that a clock starts: Rayleigh's test, Holm over all periods tried;
///  - after events that the kernel logs (caches dropped, errors of devices): event coincidence, declustered, against
///    circular shifts.
/// Guards: five incidents at least; one recording without a hole, as excerpts that were chosen for their incidents
/// would coincide by construction; five turns of a period at least; no period that is a multiple of the sampling
/// interval; incidents closer than the window count once. What is not significant is not said.
std::vector<model::Finding> rhythmFindings(const Recording &recording, const std::vector<model::Incident> &incidents);

} // namespace analysis
