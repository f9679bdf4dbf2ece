// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/selection.h"
#include "analysis/comparison/sidedata.h"
#include "analysis/model/comparison.h"
#include "analysis/model/job.h"

namespace comparison {

/// Puts two sides beside each other: results of benchmarks, series of monitors, incidents and slow operations per hour,
/// settings, and whether both did the same work; decides and words every row. Same sides, same outcome to the byte.
/// After a cancel the outcome is incomplete. Read the sides with readSide().
model::Comparison compare(const SideData &before, const SideData &after, const model::JobControl &control = {});

} // namespace comparison
