// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/table.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace analysis {

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();

using Key = std::pair<model::Nanos, model::LineNumber>;

struct Cursor {
    model::Series series;
    std::size_t at = 0;

    bool done() const { return at >= series.size(); }
    Key key() const { return { series.t[at], series.line[at] }; }
};

void takeRow(model::GroupRows &rows, std::vector<Cursor> &cursors, const Key &key)
{
    rows.t.push_back(key.first);
    rows.line.push_back(key.second);
    for (std::size_t c = 0; c < cursors.size(); ++c) {
        Cursor &cursor = cursors[c];
        const bool here = !cursor.done() && cursor.key() == key;
        rows.columns[c].push_back(here ? cursor.series.v[cursor.at] : Absent);
        cursor.at += here ? 1 : 0;
    }
}

/// Rows [first, last) of what lies elsewhere.
Table viewOf(const model::GroupRows &rows, std::size_t first, std::size_t last)
{
    Table table;
    table.interval = rows.interval;
    table.t = std::span(rows.t).subspan(first, last - first);
    table.line = std::span(rows.line).subspan(first, last - first);
    for (const std::vector<double> &column : rows.columns)
        table.columns.push_back(std::span(column).subspan(first, last - first));
    return table;
}

Table tableOf(model::GroupRows rows)
{
    const auto own = std::make_shared<const model::GroupRows>(std::move(rows));
    Table table = viewOf(*own, 0, own->rows());
    table.own = own;
    return table;
}

/// Which of the rows [first, last) have a value in some column; empty when all have.
std::vector<char> rowsWithValues(const model::GroupRows &block, std::size_t first, std::size_t last)
{
    std::vector<char> kept(last - first, 0);
    for (const std::vector<double> &column : block.columns) {
        std::size_t present = 0;
        for (std::size_t i = first; i < last; ++i) {
            const bool here = !std::isnan(column[i]);
            kept[i - first] = static_cast<char>(kept[i - first] | static_cast<char>(here));
            present += here ? 1 : 0;
        }
        if (present == kept.size())
            return {};
    }
    return kept;
}

/// The rows [first, last) of a block that have one of the columns.
model::GroupRows rowsKept(
    const model::GroupRows &block, std::size_t first, std::size_t last, const std::vector<char> &kept)
{
    model::GroupRows rows;
    rows.interval = block.interval;
    rows.columns.resize(block.columns.size());
    const auto take = [&](const auto &from, auto &to) {
        to.reserve(last - first);
        for (std::size_t i = first; i < last; ++i) {
            if (kept[i - first] != 0)
                to.push_back(from[i]);
        }
    };
    take(block.t, rows.t);
    take(block.line, rows.line);
    for (std::size_t c = 0; c < block.columns.size(); ++c)
        take(block.columns[c], rows.columns[c]);
    return rows;
}

Table tableOf(const model::GroupRows &block, model::TimeRange range)
{
    const auto from = std::lower_bound(block.t.begin(), block.t.end(), range.from);
    const auto to = std::upper_bound(from, block.t.end(), range.to);
    const auto first = static_cast<std::size_t>(from - block.t.begin());
    const auto last = static_cast<std::size_t>(to - block.t.begin());
    const std::vector<char> kept = rowsWithValues(block, first, last);
    Table table = kept.empty() ? viewOf(block, first, last) : tableOf(rowsKept(block, first, last, kept));
    table.interval = table.interval > 0 ? table.interval : medianStep(table.t);
    return table;
}

} // namespace

model::Nanos Table::from(std::size_t i) const
{
    if (i > 0 && t[i] > t[i - 1] && (interval == 0 || t[i] - t[i - 1] <= interval * 5 / 2))
        return t[i - 1];
    return t[i] - interval;
}

model::Nanos medianStep(std::span<const model::Nanos> t)
{
    std::vector<model::Nanos> steps;
    // A few thousand steps tell the interval of any log.
    const std::size_t stride = std::max<std::size_t>(1, t.size() / 4096);
    for (std::size_t i = 1; i < t.size(); i += stride) {
        if (t[i] > t[i - 1])
            steps.push_back(t[i] - t[i - 1]);
    }
    if (steps.empty())
        return 0;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return *middle;
}

bool sameContent(const Recording &recording, const model::SeriesInfo *a, const model::SeriesInfo *b)
{
    constexpr std::int64_t compared = 65'536;
    if (!a || !b)
        return a == b;
    if (a->count != b->count || a->count > compared)
        return false;
    const model::Series &x = recording.series(*a), &y = recording.series(*b);
    if (x.v != y.v)
        return false;
    for (std::size_t i = 1; i < x.size(); ++i) {
        if (x.t[i] - x.t[0] != y.t[i] - y.t[0])
            return false;
    }
    return true;
}

Table readTable(const Recording &recording, std::span<const model::SeriesInfo *const> columns, model::TimeRange range)
{
    if (const model::GroupRows *block = recording.rows(columns, range))
        return tableOf(*block, range);
    model::GroupRows rows;
    rows.columns.resize(columns.size());
    std::vector<Cursor> cursors(columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (!columns[c])
            continue;
        cursors[c].series = recording.window(*columns[c], range);
        rows.interval = std::max(rows.interval, cursors[c].series.interval);
    }
    for (;;) {
        std::optional<Key> next;
        for (const Cursor &cursor : cursors) {
            if (!cursor.done() && (!next || cursor.key() < *next))
                next = cursor.key();
        }
        if (!next)
            break;
        takeRow(rows, cursors, *next);
    }
    if (rows.interval == 0)
        rows.interval = medianStep(rows.t);
    return tableOf(std::move(rows));
}

} // namespace analysis
