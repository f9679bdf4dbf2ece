// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/spans.h"

#include <algorithm>
#include <map>

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

model::TimeRange wholeRange(const Session &session)
{
    if (const auto extent = session.extent()) {
        auto hull = sampledHull(session, true, std::nullopt);
        for (const model::Incident &incident : session.analysis().incidents)
            if (incident.placed)
                include(hull, incident.span);
        return padded(hull.value_or(*extent));
    }
    const auto hull = sampledHull(session, false, std::nullopt);
    return hull ? padded(*hull) : model::TimeRange{ 0, model::NanosPerSecond };
}

model::TimeRange rangeAround(const Session &session, const model::Incident &incident)
{
    if (incident.placed || !session.extent())
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
    return session.extent() && session.extent()->overlaps(range);
}

} // namespace gui
