// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/finding.h"

namespace analysis {

/// Takes the role of a cause from findings that do not explain what the incident is about: a disk that is kept full
/// makes nobody's CPU busy. They stay, as what happened beside it.
void settleRoles(model::Incident &incident);

} // namespace analysis
