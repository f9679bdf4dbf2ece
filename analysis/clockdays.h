// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <optional>
#include <string_view>
#include <vector>

namespace analysis {

/// The midnight from which a log that runs from `times.from` to `times.to` after it overlaps most with dated logs;
/// nullopt when it overlaps on no day.
std::optional<model::Nanos> bestDay(model::TimeRange times, const std::vector<model::TimeRange> &dated);

/// The midnight of the day "MM-DD" in the year that brings the log nearest to dated logs (most overlap, else the
/// smallest distance); nullopt for no such day or no dated logs.
std::optional<model::Nanos> bestYear(
    model::TimeRange times, std::string_view monthDay, const std::vector<model::TimeRange> &dated);

/// Whether a log in whose dates day and month may be the other way round overlaps with dated logs only when they are.
bool overlapsOnlySwapped(model::TimeRange times, const std::vector<model::TimeRange> &dated);

/// The midnight that puts a time of day nearest to `about`.
model::Nanos nearestDay(model::Nanos timeOfDay, model::Nanos about);

/// A place for `length` that none of the taken ranges overlaps: from 1970-01-01 on, at full minutes.
model::Nanos freePlace(const std::vector<model::TimeRange> &taken, model::Nanos length);

} // namespace analysis
