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

void takeRow(Table &table, std::vector<Cursor> &cursors, const Key &key)
{
    table.t.push_back(key.first);
    table.line.push_back(key.second);
    for (std::size_t c = 0; c < cursors.size(); ++c) {
        Cursor &cursor = cursors[c];
        const bool here = !cursor.done() && cursor.key() == key;
        table.columns[c].push_back(here ? cursor.series.v[cursor.at] : Absent);
        cursor.at += here ? 1 : 0;
    }
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

/// Puts rows [first, last) of a block into the table, without those that have none of the columns.
void takeRows(Table &table, const model::GroupRows &block, std::size_t first, std::size_t last)
{
    const std::vector<char> kept = rowsWithValues(block, first, last);
    const auto take = [&](const auto &from, auto &to) {
        if (kept.empty()) {
            to.assign(
                from.begin() + static_cast<std::ptrdiff_t>(first), from.begin() + static_cast<std::ptrdiff_t>(last));
            return;
        }
        to.reserve(last - first);
        for (std::size_t i = first; i < last; ++i) {
            if (kept[i - first] != 0)
                to.push_back(from[i]);
        }
    };
    take(block.t, table.t);
    take(block.line, table.line);
    for (std::size_t c = 0; c < block.columns.size(); ++c)
        take(block.columns[c], table.columns[c]);
}

Table tableOf(const model::GroupRows &block, std::size_t columns, model::TimeRange range)
{
    Table table;
    table.columns.resize(columns);
    table.interval = block.interval;
    const auto first = std::lower_bound(block.t.begin(), block.t.end(), range.from);
    const auto last = std::upper_bound(first, block.t.end(), range.to);
    takeRows(table, block, static_cast<std::size_t>(first - block.t.begin()),
        static_cast<std::size_t>(last - block.t.begin()));
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
        return tableOf(*block, columns.size(), range);
    Table table;
    table.columns.resize(columns.size());
    std::vector<Cursor> cursors(columns.size());
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (!columns[c])
            continue;
        cursors[c].series = recording.window(*columns[c], range);
        table.interval = std::max(table.interval, cursors[c].series.interval);
    }
    for (;;) {
        std::optional<Key> next;
        for (const Cursor &cursor : cursors) {
            if (!cursor.done() && (!next || cursor.key() < *next))
                next = cursor.key();
        }
        if (!next)
            break;
        takeRow(table, cursors, *next);
    }
    if (table.interval == 0)
        table.interval = medianStep(table.t);
    return table;
}

} // namespace analysis
