// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/episode.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

constexpr std::size_t KeptPerMetric = 6;
constexpr std::int64_t ScoutRows = 4'096; // rows of a chunk of the store
constexpr std::int64_t PartRows = 32'768;

bool isHot(const ScoutTest &test, const model::EnvelopeColumn &column)
{
    return static_cast<double>(column.max) >= test.above || static_cast<double>(column.min) <= test.below;
}

std::vector<model::TimeRange> split(model::TimeRange range, std::int64_t parts)
{
    std::vector<model::TimeRange> out;
    for (std::int64_t i = 0; i < parts; ++i) {
        const model::Nanos from = range.from + range.length() / parts * i;
        const model::Nanos to = i + 1 == parts ? range.to : range.from + range.length() / parts * (i + 1) - 1;
        out.push_back({ from, to });
    }
    return out;
}

// A neighbour on each side comes along: the onset of what is in a hot bucket may lie in the one before.
std::vector<model::TimeRange> joinHot(const std::vector<bool> &hot, const std::vector<model::TimeRange> &buckets)
{
    std::vector<model::TimeRange> ranges;
    std::size_t inRange = 0;
    bool open = false;
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        const bool near = hot[i] || (i > 0 && hot[i - 1]) || (i + 1 < hot.size() && hot[i + 1]);
        if (!near) {
            open = false;
            continue;
        }
        if (!open || inRange * ScoutRows >= PartRows) {
            ranges.push_back(buckets[i]);
            inRange = 0;
        }
        open = true;
        ranges.back().to = buckets[i].to;
        ++inRange;
    }
    return ranges;
}

} // namespace

void Episode::add(double worth, model::Symptom symptom)
{
    severity = std::max(severity, worth);
    std::size_t same = 0;
    RankedSymptom *mildest = nullptr;
    for (RankedSymptom &other : symptoms) {
        if (other.symptom.metric != symptom.metric || other.symptom.entity != symptom.entity)
            continue;
        if (other.symptom.at == symptom.at && other.symptom.peak == symptom.peak)
            return; // the same line in a second copy of the log
        ++same;
        if (!mildest || other.severity < mildest->severity)
            mildest = &other;
    }
    if (same < KeptPerMetric)
        symptoms.push_back({ worth, std::move(symptom) });
    else if (mildest->severity < worth)
        *mildest = { worth, std::move(symptom) };
}

void Episode::join(const Episode &other)
{
    span = { std::min(span.from, other.span.from), std::max(span.to, other.span.to) };
    strong = strong || other.strong;
    for (const RankedSymptom &ranked : other.symptoms)
        add(ranked.severity, ranked.symptom);
}

std::vector<Run> runs(const std::vector<RowState> &states, const std::vector<bool> &gapBefore, bool keepHold)
{
    std::vector<Run> found;
    bool open = false;
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (gapBefore[i] || states[i] == RowState::Off)
            open = false;
        if (states[i] == RowState::On && !open) {
            found.push_back({ i, i });
            open = true;
        }
        if (open && (states[i] == RowState::On || keepHold))
            found.back().last = i;
    }
    return found;
}

std::vector<model::TimeRange> hotRanges(
    const Recording &recording, const std::vector<ScoutTest> &tests, model::TimeRange extent, std::int64_t rows)
{
    const auto whole = [&] { return split(extent, std::max<std::int64_t>(1, (rows + PartRows - 1) / PartRows)); };
    const auto buckets = std::max<std::int64_t>(1, (rows + ScoutRows - 1) / ScoutRows);
    const std::vector<model::TimeRange> parts = split(extent, buckets);
    std::vector<bool> hot(parts.size(), false);
    if (tests.empty())
        return whole();
    for (const ScoutTest &test : tests) {
        if (!test.series)
            continue;
        const auto columns = recording.scout(*test.series, extent, static_cast<int>(buckets));
        if (columns.empty())
            return whole();
        for (const model::EnvelopeColumn &column : columns) {
            if (!isHot(test, column))
                continue;
            const auto after = std::upper_bound(parts.begin(), parts.end(), column.from,
                [](model::Nanos t, const model::TimeRange &p) { return t < p.from; });
            hot[static_cast<std::size_t>(std::max<std::ptrdiff_t>(after - parts.begin() - 1, 0))] = true;
        }
    }
    return joinHot(hot, parts);
}

} // namespace analysis
