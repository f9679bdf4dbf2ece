// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/pairing.h"
#include "analysis/comparison/sidedata.h"
#include "analysis/model/comparison.h"

#include <array>
#include <vector>

namespace comparison {

/// What the benchmarks were told to do on both sides.
std::vector<model::WorkCheck> benchmarkWork(const std::vector<TestPair> &pairs);

/// Reads that ran right after writes which the faster side took into a cache: slower reads may be the cache still
/// writing, not the change.
std::vector<model::ComparisonRemark> carryOver(
    const std::vector<TestPair> &pairs, const std::vector<model::ComparisonRow> &rows);

/// Comparisons that could hardly have shown a difference, whatever was changed.
std::vector<model::ComparisonRemark> couldNotShow(const std::array<const SideData *, 2> &sides,
    const std::vector<BenchRun> &before, const std::vector<BenchRun> &after,
    const std::vector<model::ComparisonRow> &rows);

/// Repeats, order of the recordings, several knobs turned at once, the same data on both sides.
std::vector<model::ComparisonRemark> designRemarks(const SideData &before, const SideData &after,
    const std::vector<model::ComparisonRow> &rows, const std::vector<model::SettingChange> &settings);

} // namespace comparison
