// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/spans.h"

#include <algorithm>
#include <limits>
#include <map>
#include <vector>

namespace gui {

namespace {

void include(std::optional<model::TimeRange> &hull, const model::TimeRange &range)
{
    if (hull)
        hull = model::TimeRange{ std::min(hull->from, range.from), std::max(hull->to, range.to) };
    else
        hull = range;
}

/// A hundredth on either side, so that the first and the last sample do not stick to the edge.
model::TimeRange padded(const model::TimeRange &range)
{
    return range.widened(std::max(range.length() / 100, model::NanosPerSecond));
}

/// Of the samples of placed or of unplaced logs; only those that `touching` overlaps, when given.
std::optional<model::TimeRange> sampledHull(
    const Session &session, bool placed, const std::optional<model::TimeRange> &touching)
{
    std::map<model::LogId, const model::Log *> logs;
    for (const model::Log &log : session.logs())
        logs[log.id] = &log;
    std::optional<model::TimeRange> hull;
    for (const model::SeriesInfo &series : session.series()) {
        const auto log = logs.find(series.log);
        if (log == logs.end() || log->second->clock.placed != placed || series.sinceBoot)
            continue;
        const auto span = seriesSpan(*log->second, series);
        if (span && (!touching || span->overlaps(*touching)))
            include(hull, *span);
    }
    return hull;
}

bool hasPlaced(const Session &session)
{
    const auto &logs = session.logs();
    return std::any_of(
        logs.begin(), logs.end(), [](const model::Log &log) { return log.clock.placed && logSpan(log).has_value(); });
}

std::vector<model::TimeRange> sampledSpans(const Session &session)
{
    std::vector<model::TimeRange> spans;
    for (const model::Log &log : session.logs())
        if (const auto span = logSpan(log); span && log.clock.placed && log.samples > 0)
            spans.push_back(*span);
    return spans;
}

/// What several logs saw at once counts once, and the days between two recordings do not count.
model::Nanos coveredLength(std::vector<model::TimeRange> spans)
{
    std::sort(spans.begin(), spans.end(),
        [](const model::TimeRange &a, const model::TimeRange &b) { return a.from < b.from; });
    model::Nanos sum = 0, reached = std::numeric_limits<model::Nanos>::min();
    for (const model::TimeRange &span : spans) {
        if (span.to > reached)
            sum += span.to - std::max(span.from, reached);
        reached = std::max(reached, span.to);
    }
    return sum;
}

/// Whether lengths are known although the moment is not: the log counts seconds, or its interval is known.
bool isTimed(const model::Clock &clock) { return clock.kind != model::StampKind::None || clock.interval > 0; }

} // namespace

std::optional<model::TimeRange> logSpan(const model::Log &log)
{
    if (!log.firstRaw || !log.lastRaw)
        return std::nullopt;
    const model::Nanos a = log.clock.toSession(*log.firstRaw), b = log.clock.toSession(*log.lastRaw);
    return model::TimeRange{ std::min(a, b), std::max(a, b) };
}

std::optional<model::TimeRange> seriesSpan(const model::Log &log, const model::SeriesInfo &series)
{
    auto span = logSpan(log);
    if (span && log.clock.interval > 0 && series.count > 0)
        span->to = std::max(span->to, span->from + (series.count - 1) * log.clock.interval);
    return span;
}

std::optional<model::TimeRange> measuredRange(const Session &session)
{
    const auto hull = sampledHull(session, true, std::nullopt);
    if (hull || !hasPlaced(session) || sampledHull(session, false, std::nullopt))
        return hull;
    return session.extent();
}

std::optional<model::Nanos> measuredLength(const Session &session)
{
    if (const auto range = measuredRange(session)) {
        const model::Nanos sampled = coveredLength(sampledSpans(session));
        return sampled > 0 ? sampled : range->length();
    }
    std::optional<model::Nanos> longest;
    for (const model::Log &log : session.logs())
        if (const auto span = logSpan(log); span && log.samples > 0 && isTimed(log.clock))
            longest = std::max(longest.value_or(0), span->length());
    return longest;
}

bool spansDays(const Session &session)
{
    auto range = measuredRange(session);
    for (const model::Incident &incident : session.analysis().incidents)
        if (incident.placed)
            include(range, incident.span);
    return range && range->from / model::NanosPerDay != range->to / model::NanosPerDay;
}

model::TimeRange wholeRange(const Session &session)
{
    auto hull = sampledHull(session, true, std::nullopt);
    for (const model::Incident &incident : session.analysis().incidents)
        if (incident.placed)
            include(hull, incident.span);
    if (!hull)
        hull = sampledHull(session, false, std::nullopt);
    if (!hull)
        hull = session.extent();
    return hull ? padded(*hull) : model::TimeRange{ 0, model::NanosPerSecond };
}

model::TimeRange rangeAround(const Session &session, const model::Incident &incident)
{
    if (incident.placed)
        return wholeRange(session);
    auto hull = sampledHull(session, false, incident.span);
    include(hull, incident.span);
    return padded(*hull);
}

model::TimeRange incidentView(const model::Incident &incident)
{
    return incident.span.widened(std::max(30 * model::NanosPerSecond, 3 * incident.span.length()));
}

model::TimeRange placeOf(const Session &session, const model::TimeRange &window)
{
    if (isPlaced(session, window))
        return wholeRange(session);
    const auto hull = sampledHull(session, false, window);
    return hull ? padded(*hull) : window;
}

bool isPlaced(const Session &session, const model::TimeRange &range)
{
    return hasPlaced(session) && session.extent()->overlaps(range);
}

} // namespace gui
