// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <optional>

namespace gui {

/// Part of the session axis that a log covers; nullopt when it has no stamps.
std::optional<model::TimeRange> logSpan(const model::Log &log);
/// The part that one of its series covers. Reports of a log whose clock stood still carry one stamp: they follow each
/// other at the nominal interval.
std::optional<model::TimeRange> seriesSpan(const model::Log &log, const model::SeriesInfo &series);
/// From the first sample to the last of what is placed in time. Events do not count: a kernel log begins long before
/// anything was measured; they are taken only where nothing was sampled. nullopt when nothing says when it was.
std::optional<model::TimeRange> measuredRange(const Session &session);
/// How long was measured: of measuredRange(), or of the longest log when nothing says when it was.
std::optional<model::Nanos> measuredLength(const Session &session);
/// Whether times of this session need their date: what was measured or hurt does not lie on one day.
bool spansDays(const Session &session);
/// What "all" means: the time in which something was sampled, with the incidents; an old kernel message before it would
/// only push it into a corner. When nothing is placed, the logs without a place.
model::TimeRange wholeRange(const Session &session);
/// The whole range in which this incident is to be seen: logs without a clock lie elsewhere on the axis, and mixing
/// them with placed ones would make up an order in time.
model::TimeRange rangeAround(const Session &session, const model::Incident &incident);
/// The incident with some time before and after: three times its length, at least 30 s.
model::TimeRange incidentView(const model::Incident &incident);
/// The whole range that a window is part of: that of all placed logs, or of the unplaced ones around it.
model::TimeRange placeOf(const Session &session, const model::TimeRange &window);
/// Whether a stretch of time belongs to the placed part of the session.
bool isPlaced(const Session &session, const model::TimeRange &range);

} // namespace gui
