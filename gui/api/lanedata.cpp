// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/lanedata.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace gui {

namespace {

using Style = LaneLine::Style;

/// A line breaks where nothing came for longer than this many intervals.
constexpr double SilenceIntervals = 2.5;

struct Frame {
    const model::SessionReader &reader;
    model::TimeRange window;
    int buckets = 1;
    model::Nanos origin = 0;

    double seconds(model::Nanos t) const { return model::toSeconds(t - origin); }
    double bucketSeconds() const { return model::toSeconds(window.length()) / buckets; }
};

/// The buckets of a part that lie in the window, on the grid of the whole window.
std::vector<model::EnvelopeColumn> envelope(const Frame &frame, model::SeriesId series, const model::TimeRange &part)
{
    std::vector<model::EnvelopeColumn> columns = frame.reader.envelope(series, frame.window, frame.buckets);
    std::erase_if(
        columns, [&](const model::EnvelopeColumn &column) { return column.to <= part.from || column.from > part.to; });
    return columns;
}

void append(std::vector<PlotColumn> &columns, const Frame &frame, const LanePart &part,
    const std::vector<model::EnvelopeColumn> &values)
{
    const double interval = model::toSeconds(part.interval);
    bool first = true;
    for (const model::EnvelopeColumn &value : values) {
        PlotColumn column;
        column.at = frame.seconds(value.from + (value.to - value.from) / 2);
        column.to = std::max(column.at, frame.seconds(value.to));
        column.low = static_cast<double>(value.min);
        column.high = static_cast<double>(value.max);
        const double silence = std::max(interval * SilenceIntervals, 2.5 * frame.bucketSeconds());
        column.opens = first || (interval > 0 && column.at - columns.back().at > silence);
        // A mean holds for the interval before its stamp.
        column.from = column.opens ? column.to - std::max(interval, frame.bucketSeconds()) : columns.back().to;
        columns.push_back(column);
        first = false;
    }
}

std::vector<PlotColumn> plain(const Frame &frame, const LaneLine &line)
{
    std::vector<PlotColumn> columns;
    for (const LanePart &part : line.parts)
        if (part.range.overlaps(frame.window))
            append(columns, frame, part, envelope(frame, part.series, part.range));
    return columns;
}

/// 100 - idle by bucket: how high the busiest sample of a bucket stands.
std::map<double, double> busyTops(const Frame &frame, const LaneLine &line)
{
    std::map<double, double> tops;
    for (const LanePart &part : line.parts)
        if (part.idle != 0 && part.range.overlaps(frame.window))
            for (const model::EnvelopeColumn &idle : envelope(frame, part.idle, part.range))
                tops[frame.seconds(idle.from + (idle.to - idle.from) / 2)] = 100 - static_cast<double>(idle.min);
    return tops;
}

/// Puts the stack lines on top of each other. Where a bucket holds several samples the parts' own maxima may come from
/// different samples: the sum is then scaled down to what the busiest sample had in all (`tops`), which is exact.
void stack(std::vector<std::vector<PlotColumn>> &lines, const std::vector<std::size_t> &stacked,
    const std::map<double, double> &tops)
{
    std::map<double, double> sums;
    for (const std::size_t i : stacked)
        for (const PlotColumn &column : lines[i])
            sums[column.at] += std::max(0.0, column.high);
    std::map<double, double> bases;
    for (const std::size_t i : stacked)
        for (PlotColumn &column : lines[i]) {
            const auto top = tops.find(column.at);
            const double sum = sums[column.at];
            const double scale
                = top != tops.end() && sum > top->second && sum > 0 ? std::max(0.0, top->second) / sum : 1;
            double &base = bases[column.at];
            column.low = base;
            column.high = base += std::max(0.0, column.high) * scale;
        }
}

std::vector<PlotColumn> meanOf(const std::vector<PlotColumn> &a, const std::vector<PlotColumn> &b)
{
    std::vector<PlotColumn> mean;
    std::size_t j = 0;
    for (PlotColumn column : a) {
        while (j < b.size() && b[j].at < column.at - 1e-9)
            ++j;
        if (j == b.size() || std::fabs(b[j].at - column.at) > 1e-9)
            continue;
        column.low = (column.low + b[j].low) / 2;
        column.high = (column.high + b[j].high) / 2;
        mean.push_back(column);
    }
    return mean;
}

/// Room for the neighbour outside on either side, so that lines reach the edge.
model::TimeRange withNeighbours(const Lane &lane, const model::TimeRange &window, int buckets)
{
    model::Nanos margin = window.length() / std::max(1, buckets);
    for (const LaneLine &line : lane.lines)
        for (const LanePart &part : line.parts)
            margin = std::max(margin, std::min(2 * part.interval, 20 * window.length()));
    return window.widened(margin);
}

} // namespace

std::vector<std::vector<PlotColumn>> laneColumns(
    const Session &session, const Lane &lane, model::TimeRange window, int buckets, model::Nanos origin)
{
    const model::TimeRange wide = withNeighbours(lane, window, buckets);
    const double growth
        = static_cast<double>(wide.length()) / static_cast<double>(std::max<model::Nanos>(1, window.length()));
    const Frame frame{ session.reader(), wide, std::clamp(static_cast<int>(buckets * growth), 16, 20'000), origin };
    std::vector<std::vector<PlotColumn>> lines;
    std::vector<std::size_t> stacked;
    std::map<double, double> tops;
    for (const LaneLine &line : lane.lines) {
        lines.push_back(plain(frame, line));
        if (line.style != Style::Stack)
            continue;
        if (stacked.empty())
            tops = busyTops(frame, line);
        stacked.push_back(lines.size() - 1);
    }
    if (!stacked.empty())
        stack(lines, stacked, tops);
    for (std::size_t i = 0; i < lane.lines.size(); ++i)
        if (const auto &pair = lane.lines[i].meanOf)
            lines[i] = meanOf(lines[pair->first], lines[pair->second]);
    for (std::size_t i = 0; i < lane.lines.size(); ++i)
        if (lane.lines[i].style == Style::Area)
            for (PlotColumn &column : lines[i])
                column.low = 0;
    return lines;
}

std::optional<double> highest(const std::vector<PlotColumn> &columns)
{
    std::optional<double> top;
    for (const PlotColumn &column : columns)
        top = std::max(top.value_or(column.high), column.high);
    return top;
}

} // namespace gui
