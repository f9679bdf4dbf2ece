// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"

#include <vector>

namespace analysis {

/// What holds for the whole recording rather than for one incident, scored like the findings of an incident: a dirty
/// limit that is worth seconds of what the device writes, and CPU figures that follow the disk.
std::vector<model::Finding> overallFindings(const Recording &recording, const std::vector<model::Incident> &incidents);

} // namespace analysis
