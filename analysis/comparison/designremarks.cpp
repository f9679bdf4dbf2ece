// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/remarks.h"

#include <algorithm>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;

model::ComparisonRemark remark(const char *kind, model::Text text) { return { kind, std::move(text), {}, {} }; }

std::optional<model::TimeRange> extentOf(const SideData &side)
{
    std::optional<model::TimeRange> extent = side.span;
    if (extent)
        return extent;
    for (const model::Log &log : side.logs) {
        if (!log.clock.placed || !log.firstRaw || !log.lastRaw || (log.samples == 0 && log.results == 0))
            continue;
        const model::TimeRange range{ log.clock.toSession(*log.firstRaw), log.clock.toSession(*log.lastRaw) };
        extent
            = extent ? model::TimeRange{ std::min(extent->from, range.from), std::max(extent->to, range.to) } : range;
    }
    return extent;
}

void addOrder(const SideData &before, const SideData &after, std::vector<model::ComparisonRemark> &remarks)
{
    const auto first = extentOf(before);
    const auto second = extentOf(after);
    if (!first || !second || first->overlaps(*second))
        return;
    remarks.push_back(remark("order",
        { STALLMARK_TEXT(
            "one side was recorded after the other: what changes with time (temperature, fill level, other "
            "users) cannot be told from the change; alternate the sides next time") }));
}

void addRepeats(const std::vector<model::ComparisonRow> &rows, std::vector<model::ComparisonRemark> &remarks)
{
    model::ComparisonRemark single = remark("no-repeats", {});
    for (const model::ComparisonRow &row : rows) {
        const bool benchmark = row.family == model::Family::Benchmark || row.family == model::Family::Latency
            || row.family == model::Family::Errors;
        if (benchmark && row.primary && row.basis != model::Basis::Repeats)
            single.rows.push_back(row.id);
    }
    if (single.rows.empty())
        return;
    single.text
        = { STALLMARK_TEXT("%1 benchmark figures come from one run a side: nothing tells how much a repeat would "
                           "differ"),
              { std::to_string(single.rows.size()) } };
    remarks.push_back(std::move(single));
}

void addKnobs(const std::vector<model::SettingChange> &settings, std::vector<model::ComparisonRemark> &remarks)
{
    std::string names;
    int knobs = 0;
    for (const model::SettingChange &change : settings) {
        if (!change.changed() || (change.kind != model::SettingKind::Knob && change.kind != model::SettingKind::Mount))
            continue;
        names += (knobs++ ? ", " : "") + change.name;
    }
    if (knobs >= 2)
        remarks.push_back(remark("confounded",
            { STALLMARK_TEXT("%1 settings changed at once, and which of them did what cannot be told: %2"),
                { std::to_string(knobs), names } }));
}

void addMachine(const std::vector<model::SettingChange> &settings, std::vector<model::ComparisonRemark> &remarks)
{
    std::string names;
    for (const model::SettingChange &change : settings)
        if (change.changed()
            && (change.kind == model::SettingKind::Machine || change.kind == model::SettingKind::Software))
            names += (names.empty() ? "" : ", ") + change.name;
    if (!names.empty())
        remarks.push_back(remark(
            "confounded", { STALLMARK_TEXT("machine or software are not the same on both sides: %1"), { names } }));
}

void addSameData(const SideData &before, const SideData &after, std::vector<model::ComparisonRemark> &remarks)
{
    const auto hashes = [](const SideData &side) {
        std::multiset<std::string> all;
        for (const model::SourceFile &file : side.sources)
            all.insert(file.sha256);
        return all;
    };
    const bool whole = before.selection.isAll() && after.selection.isAll();
    if (whole && !before.sources.empty() && hashes(before) == hashes(after))
        remarks.push_back(remark("same-data", { STALLMARK_TEXT("both sides are the same files") }));
}

void addUntimed(const SideData &side, std::vector<model::ComparisonRemark> &remarks)
{
    if (side.untimedResults > 0)
        remarks.push_back(remark("untimed",
            { STALLMARK_TEXT(
                  "%1: %2 benchmark figures tell no time and are left out, since a span of time was asked for"),
                { side.label, std::to_string(side.untimedResults) } }));
    if (side.partialResults > 0)
        remarks.push_back(remark("partial",
            { STALLMARK_TEXT(
                  "%1: %2 benchmark figures are of runs that reach beyond the span of time and are left out; "
                  "#run= and #lines= choose runs"),
                { side.label, std::to_string(side.partialResults) } }));
}

} // namespace

std::vector<model::ComparisonRemark> designRemarks(const SideData &before, const SideData &after,
    const std::vector<model::ComparisonRow> &rows, const std::vector<model::SettingChange> &settings)
{
    std::vector<model::ComparisonRemark> remarks;
    addSameData(before, after, remarks);
    addRepeats(rows, remarks);
    addKnobs(settings, remarks);
    addMachine(settings, remarks);
    addOrder(before, after, remarks);
    addUntimed(before, remarks);
    addUntimed(after, remarks);
    return remarks;
}

} // namespace comparison
