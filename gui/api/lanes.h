// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace gui {

/// A stretch of one series. The same thing is often recorded twice (top and iostat): where several overlap, the one
/// with the shortest interval is drawn.
struct LanePart {
    model::SeriesId series = 0;
    model::SeriesId idle = 0; ///< stacks of a whole: what is left of 100 %; 0: not recorded
    model::TimeRange range;
    model::Nanos interval = 0; ///< nominal; a silence longer than 2.5 of it breaks the line. 0: not known
};

struct LaneLine {
    enum class Style {
        Line,
        Stack, ///< filled, on top of the stack lines before it
        Area, ///< filled from zero, paler
        Dots,
        Level, ///< a threshold, dashed
    };
    std::string metric;
    std::string entity;
    std::string unit;
    QString name; ///< the word in the heading
    Style style = Style::Line;
    bool rightAxis = false;
    bool steps = false; ///< a mean: holds for the interval before its stamp
    int shade = 0; ///< tells lines of one metric apart
    std::vector<LanePart> parts; ///< in order of time, without overlap
    /// No data of its own: the mean of two other lines of the lane (the freerun line).
    std::optional<std::pair<std::size_t, std::size_t>> meanOf;
};

struct Lane {
    enum class Scale { Percent, Linear, Log };
    QString title;
    std::string unit; ///< of the left axis
    Scale scale = Scale::Linear;
    double weight = 1; ///< height relative to other lanes
    std::vector<LaneLine> lines;
};

struct LaneRequest {
    bool placed = true; ///< logs whose place on the axis is known, or the others
    model::TimeRange place; ///< only what was recorded in this stretch of the axis
    std::string device; ///< whose await and transfer are shown; empty: that of the worst incident, else the busiest
};

/// What the timeline shows of a session, from top to bottom. Lanes without data are left out.
std::vector<Lane> buildLanes(const Session &session, const LaneRequest &request);
/// The line for the overview strip: the worst await, else CPU, else whatever there is; no parts when there is nothing.
Lane overviewLane(const Session &session, const LaneRequest &request);

} // namespace gui
