// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/judge.h"
#include "analysis/comparison/sidedata.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace comparison {

/// The values of one metric of one thing in one recording; parts that follow each other in one bundle are one.
struct Track {
    std::vector<model::SeriesInfo> parts;
    std::vector<model::Nanos> t; ///< in order
    std::vector<double> values;
    std::vector<model::SourceRef> refs; ///< of the first and the worst value
    model::Nanos interval = 0; ///< nominal, 0 when not known
    std::string tool;
    std::string kernel;
    double peak = 0;
};

/// What a side knows of one metric and entity, measured by one format; one track for each recording.
struct Measured {
    std::string metric;
    std::string entity;
    std::string unit;
    std::string format;
    std::vector<Track> tracks;
};

/// Reads `metric` of `entity`. Means that need weights are weighted: a mean of await goes by requests, not by rows.
std::vector<Measured> measured(const SideData &side, const std::string &metric, const std::string &entity);
/// Metric and entity of all series of the side, each once, sorted.
std::vector<std::pair<std::string, std::string>> measuredNames(const SideData &side);

/// Seconds with samples: from the first row to the last of the monitors, without gaps.
std::optional<double> exposureSeconds(const SideData &side);
/// The same as spans, in order, joined where they touch. Worked out once a side.
const std::vector<model::TimeRange> &exposureSpans(const SideData &side);

/// Neighbours averaged so that at most `most` values are left; their mean stays.
std::vector<double> thinned(const std::vector<double> &values, std::size_t most = 2048);

} // namespace comparison
