// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/seriesindex.h"

#include "gui/api/spans.h"

#include <algorithm>

namespace gui {

namespace {

/// What of `span` none of `taken` covers.
std::vector<model::TimeRange> uncovered(const model::TimeRange &span, const std::vector<LanePart> &taken)
{
    std::vector<model::TimeRange> left{ span };
    for (const LanePart &part : taken) {
        std::vector<model::TimeRange> next;
        for (const model::TimeRange &range : left) {
            if (!range.overlaps(part.range)) {
                next.push_back(range);
                continue;
            }
            if (range.from < part.range.from)
                next.push_back({ range.from, part.range.from - 1 });
            if (range.to > part.range.to)
                next.push_back({ part.range.to + 1, range.to });
        }
        left = std::move(next);
    }
    return left;
}

bool inTime(const LanePart &a, const LanePart &b) { return a.range.from < b.range.from; }

} // namespace

SeriesIndex::SeriesIndex(const Session &session, bool placed, const model::TimeRange &place)
    : m_session(session)
{
    std::map<model::LogId, const model::Log *> logs;
    for (const model::Log &log : session.logs())
        logs[log.id] = &log;
    for (const model::SeriesInfo &info : session.series()) {
        const auto log = logs.find(info.log);
        if (info.sinceBoot || info.count == 0 || log == logs.end() || log->second->clock.placed != placed)
            continue;
        const auto span = seriesSpan(*log->second, info);
        if (!span || !span->overlaps(place))
            continue;
        model::Nanos interval = log->second->clock.interval;
        if (interval <= 0 && info.count > 1)
            interval = span->length() / (info.count - 1);
        m_candidates[{ info.metric, info.entity }].push_back({ &info, *span, interval });
    }
    for (auto &[key, list] : m_candidates)
        std::stable_sort(list.begin(), list.end(), [](const Candidate &a, const Candidate &b) {
            return a.interval != b.interval ? a.interval < b.interval : a.info->count > b.info->count;
        });
}

const std::vector<SeriesIndex::Candidate> &SeriesIndex::candidates(
    const std::string &metric, const std::string &entity) const
{
    static const std::vector<Candidate> none;
    const auto it = m_candidates.find({ metric, entity });
    return it == m_candidates.end() ? none : it->second;
}

std::vector<std::string> SeriesIndex::entities(const std::string &metric) const
{
    std::vector<std::string> found;
    for (auto it = m_candidates.lower_bound({ metric, {} }); it != m_candidates.end() && it->first.first == metric;
         ++it)
        found.push_back(it->first.second);
    return found;
}

std::vector<LanePart> SeriesIndex::cover(const std::string &metric, const std::string &entity) const
{
    std::vector<LanePart> parts;
    for (const Candidate &candidate : candidates(metric, entity)) {
        const bool first = parts.empty();
        for (const model::TimeRange &range : uncovered(candidate.span, parts))
            if (first || range.length() > 2 * candidate.interval)
                parts.push_back({ candidate.info->id, 0, range, candidate.interval });
    }
    std::sort(parts.begin(), parts.end(), inTime);
    return parts;
}

std::vector<LanePart> SeriesIndex::follow(
    const std::vector<LanePart> &lead, const std::string &metric, const std::string &entity) const
{
    std::vector<LanePart> parts;
    for (const LanePart &part : lead)
        for (const Candidate &candidate : candidates(metric, entity))
            // A series is its group and a column: the same group has the same stamps.
            if (candidate.info->id >> 8 == part.series >> 8)
                parts.push_back({ candidate.info->id, part.idle, part.range, part.interval });
    return parts;
}

std::string SeriesIndex::unit(const std::string &metric, const std::string &entity) const
{
    const auto &list = candidates(metric, entity);
    return list.empty() ? std::string() : list.front().info->unit;
}

double SeriesIndex::peak(const std::string &metric, const std::string &entity) const
{
    double highest = 0;
    for (const Candidate &candidate : candidates(metric, entity))
        for (const model::EnvelopeColumn &column :
            m_session.reader().envelope(candidate.info->id, candidate.span.widened(1), 16))
            highest = std::max(highest, static_cast<double>(column.max));
    return highest;
}

std::size_t SeriesIndex::samples(const std::string &metric, const std::string &entity) const
{
    std::size_t count = 0;
    for (const Candidate &candidate : candidates(metric, entity))
        count += static_cast<std::size_t>(candidate.info->count);
    return count;
}

} // namespace gui
