// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/comparisondata.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace gui {

namespace {

constexpr model::TimeRange Everything{ INT64_MIN, INT64_MAX };

model::Series read(const Compared &compared, const model::SeriesRef &ref)
{
    return compared.session(ref.side).reader().read(ref.series, ref.span.value_or(Everything));
}

/// Lowest and highest value of each stretch, in the order in which they came.
Course thinned(const Course &course, std::size_t points)
{
    const std::size_t stretch = course.v.size() / std::max<std::size_t>(1, points / 2) + 1;
    if (stretch <= 2)
        return course;
    Course few{ course.side, {}, {} };
    for (std::size_t from = 0; from < course.v.size(); from += stretch) {
        const auto begin = course.v.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end = course.v.begin() + static_cast<std::ptrdiff_t>(std::min(from + stretch, course.v.size()));
        auto [low, high] = std::minmax_element(begin, end);
        if (high < low)
            std::swap(low, high);
        for (const auto it : { low, high }) {
            few.t.push_back(course.t[static_cast<std::size_t>(it - course.v.begin())]);
            few.v.push_back(*it);
        }
    }
    return few;
}

/// Where a side begins: its span, or the first value of the row's series.
model::Nanos zeroOf(const std::vector<std::pair<model::SeriesRef, model::Series>> &all, model::Side side)
{
    model::Nanos zero = INT64_MAX;
    for (const auto &[ref, series] : all)
        if (ref.side == side && !series.empty())
            zero = std::min(zero, ref.span ? ref.span->from : series.t.front());
    return zero;
}

bool hasSeries(const model::ComparisonRow &row, model::Side side)
{
    return std::any_of(
        row.plots.begin(), row.plots.end(), [side](const model::SeriesRef &ref) { return ref.side == side; });
}

} // namespace

std::vector<Course> coursesOf(const Compared &compared, const model::ComparisonRow &row, int points)
{
    std::vector<Course> courses;
    if (!hasSeries(row, model::Before) || !hasSeries(row, model::After))
        return courses;
    std::vector<std::pair<model::SeriesRef, model::Series>> all;
    for (const model::SeriesRef &ref : row.plots)
        all.emplace_back(ref, read(compared, ref));
    for (const auto &[ref, series] : all) {
        if (series.empty())
            continue;
        const model::Nanos zero = zeroOf(all, ref.side);
        Course course{ ref.side, {}, series.v };
        for (const model::Nanos t : series.t)
            course.t.push_back(model::toSeconds(t - zero));
        courses.push_back(thinned(course, static_cast<std::size_t>(points)));
    }
    return courses;
}

std::vector<double> sortedValues(const Compared &compared, const model::ComparisonRow &row, model::Side side)
{
    std::vector<double> values;
    for (const model::SeriesRef &ref : row.plots) {
        if (ref.side != side)
            continue;
        const model::Series series = read(compared, ref);
        values.insert(values.end(), series.v.begin(), series.v.end());
    }
    if (values.empty() && row.basis != model::Basis::Tests)
        values = row.side[side].values;
    std::erase_if(values, [](double v) { return !std::isfinite(v); });
    std::sort(values.begin(), values.end());
    return values;
}

std::vector<const model::ComparisonRow *> siblingsOf(
    const model::Comparison &comparison, const model::ComparisonRow &row, std::size_t most)
{
    std::vector<const model::ComparisonRow *> rows;
    const auto metricOf = [](const model::ComparisonRow &one) {
        const auto dot = one.metric.rfind('.');
        return dot == std::string::npos ? one.metric : one.metric.substr(dot);
    };
    for (const model::ComparisonRow &one : comparison.rows)
        if (one.family == row.family && one.unit == row.unit && one.tool == row.tool && metricOf(one) == metricOf(row)
            && one.side[model::Before].value && one.side[model::After].value && one.primary == row.primary)
            rows.push_back(&one);
    const auto self = std::find(rows.begin(), rows.end(), &row);
    if (self == rows.end())
        return {};
    // The row and what stands around it.
    const auto at = static_cast<std::size_t>(self - rows.begin());
    const std::size_t from = rows.size() <= most ? 0 : std::min(at - std::min(at, most / 2), rows.size() - most);
    return { rows.begin() + static_cast<std::ptrdiff_t>(from),
        rows.begin() + static_cast<std::ptrdiff_t>(std::min(rows.size(), from + most)) };
}

} // namespace gui
