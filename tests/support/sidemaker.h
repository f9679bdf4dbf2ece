// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/sidedata.h"

#include <map>
#include <string>
#include <vector>

namespace testsupport {

/// One side of a comparison made by hand: files with results, series, facts and incidents, without a session.
class SideMaker {
public:
    explicit SideMaker(const std::string &label);

    /// A file with one log; what is added next belongs to it.
    SideMaker &file(const std::string &path, const std::string &tool);
    SideMaker &fact(const std::string &name, const std::string &value);
    SideMaker &result(const std::string &test, const std::string &metric, double value, const std::string &unit,
        model::Better better, int run = 1);
    /// Means or gauges every `step` seconds, from the start of the recording.
    SideMaker &series(
        const std::string &metric, const std::string &entity, const std::vector<double> &values, double step = 1);
    SideMaker &incident(double from, double to);
    /// One incident of so many episodes of a second each.
    SideMaker &recurring(double from, double every, int times);
    SideMaker &kernel(const std::string &release);

    comparison::SideData take();

private:
    comparison::SideData m_data;
    std::map<model::SeriesId, model::Series> m_series;
    model::LineNumber m_line = 0;
};

/// `n` values around `mean` that remember the one before: an autoregression with the factor `memory`, the same each
/// time.
std::vector<double> noise(std::size_t n, double mean, double spread, double memory, int seed);

} // namespace testsupport
