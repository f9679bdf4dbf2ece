// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/sidedata.h"

#include "analysis/comparison/testname.h"
#include "analysis/model/seriesfilter.h"
#include "analysis/model/sessionreader.h"
#include "analysis/model/text.h"

#include <algorithm>
#include <limits>

namespace comparison {

namespace {

constexpr model::Nanos Earliest = std::numeric_limits<model::Nanos>::min() / 4;
constexpr double MostlyInside = 0.9; ///< a result is of its whole run; seconds at its ends do not matter
constexpr model::Nanos Latest = std::numeric_limits<model::Nanos>::max() / 4;

model::Nanos onAxis(const TimeEnd &end, model::Nanos day) { return end.timeOfDay ? day + end.value : end.value; }

std::optional<model::TimeRange> spanOf(const Selection &selection, model::Nanos start)
{
    if (!selection.hasSpan())
        return std::nullopt;
    const model::Nanos day = start - ((start % model::NanosPerDay) + model::NanosPerDay) % model::NanosPerDay;
    const model::TimeRange range{ selection.from ? onAxis(*selection.from, day) : Earliest,
        selection.to ? onAxis(*selection.to, day) : Latest };
    return range.from <= range.to ? std::optional(range) : std::nullopt;
}

/// Where a log lies on the axis; nullopt when nothing tells.
std::optional<model::TimeRange> placeOf(const model::Log &log)
{
    if (!log.clock.placed || !log.firstRaw || !log.lastRaw)
        return std::nullopt;
    return model::TimeRange{ log.clock.toSession(*log.firstRaw), log.clock.toSession(*log.lastRaw) };
}

bool takesLine(const Selection &selection, model::LineNumber line)
{
    return !selection.lines || selection.lines->contains(line);
}

/// Of the time of a log.
double shareInside(const model::TimeRange &place, const model::TimeRange &span)
{
    if (place.length() <= 0)
        return span.contains(place.from) ? 1 : 0;
    const model::Nanos inside = std::min(place.to, span.to) - std::max(place.from, span.from);
    return static_cast<double>(inside) / static_cast<double>(place.length());
}

void narrowResults(SideData &data)
{
    const auto outside = [&data](const model::BenchResult &result) {
        const model::Log *log = data.log(result.log);
        if (!log || !takesLine(data.selection, result.line))
            return true;
        if (data.selection.runs && !data.selection.runs->contains(runOf(result)))
            return true;
        if (!data.span)
            return false;
        const auto place = placeOf(*log);
        data.untimedResults += place ? 0 : 1;
        if (!place || !place->overlaps(*data.span))
            return true;
        const bool partly = shareInside(*place, *data.span) < MostlyInside;
        data.partialResults += partly ? 1 : 0;
        return partly;
    };
    data.results.erase(std::remove_if(data.results.begin(), data.results.end(), outside), data.results.end());
}

bool liesIn(const model::Incident &incident, const model::TimeRange &span)
{
    const auto inside = [&](const model::TimeRange &part) { return part.overlaps(span); };
    return incident.episodes.empty() ? inside(incident.span)
                                     : std::any_of(incident.episodes.begin(), incident.episodes.end(), inside);
}

/// Of an incident that recurs only the episodes that touch the span are left.
void narrowEpisodes(model::Incident &incident, const model::TimeRange &span)
{
    if (incident.episodes.empty())
        return;
    std::erase_if(incident.episodes, [&](const model::TimeRange &episode) { return !episode.overlaps(span); });
    incident.span = { incident.episodes.front().from, incident.episodes.back().to };
}

bool touches(const SideData &data, const model::Incident &incident)
{
    if (data.span && !liesIn(incident, *data.span))
        return false;
    return std::any_of(incident.symptoms.begin(), incident.symptoms.end(), [&](const model::Symptom &symptom) {
        return data.source(symptom.ref.source) && takesLine(data.selection, symptom.ref.line);
    });
}

} // namespace

const model::Log *SideData::log(model::LogId id) const
{
    const auto found = std::find_if(logs.begin(), logs.end(), [id](const auto &log) { return log.id == id; });
    return found == logs.end() ? nullptr : &*found;
}

const model::SourceFile *SideData::source(model::SourceId id) const
{
    const auto found = std::find_if(sources.begin(), sources.end(), [id](const auto &file) { return file.id == id; });
    return found == sources.end() ? nullptr : &*found;
}

model::SourceRef SideData::ref(model::LogId id, model::LineNumber line) const
{
    const model::Log *found = log(id);
    return { found ? found->source : 0, line };
}

model::Series SideData::read(const model::SeriesInfo &info) const
{
    model::Series values = load ? load(info.id) : model::Series{};
    if (!span && !selection.lines)
        return values;
    model::keepValues(values, [&](model::Nanos t, model::LineNumber line) {
        return (!span || span->contains(t)) && takesLine(selection, line);
    });
    return values;
}

model::Status narrow(SideData &data, std::optional<model::TimeRange> extent)
{
    std::erase_if(data.sources, [&](const model::SourceFile &file) { return !data.selection.takesFile(file.path); });
    std::erase_if(data.logs, [&](const model::Log &log) { return !data.source(log.source); });
    if (data.logs.empty() && !data.selection.files.empty())
        return model::Error{ model::encode({ STALLMARK_TEXT("%1: no log of the bundle has a name like '%2'"),
            { data.label, data.selection.files.front() } }) };
    data.span = spanOf(data.selection, extent ? extent->from : 0);
    if (data.selection.hasSpan() && (!data.span || !extent || !extent->overlaps(*data.span)))
        return model::Error{
            extent ? model::encode({ STALLMARK_TEXT(
                                         "%1: the span of time holds nothing of the recording, which lasts from %2 "
                                         "to %3"),
                { data.label, model::isoTime(extent->from, std::nullopt), model::isoTime(extent->to, std::nullopt) } })
                   : model::encode(
                       { STALLMARK_TEXT("%1: the span of time holds nothing of the recording"), { data.label } })
        };
    std::erase_if(data.series, [&](const model::SeriesInfo &info) { return info.sinceBoot || !data.log(info.log); });
    std::erase_if(data.facts, [&](const model::Fact &fact) {
        return !data.log(fact.log) || (fact.line != 0 && !takesLine(data.selection, fact.line));
    });
    narrowResults(data);
    std::erase_if(data.incidents, [&](const model::Incident &incident) { return !touches(data, incident); });
    for (model::Incident &incident : data.incidents)
        if (data.span)
            narrowEpisodes(incident, *data.span);
    return model::ok();
}

model::Expected<SideData> readSide(
    const model::SessionReader &reader, const Selection &selection, const std::string &label)
{
    SideData data;
    data.label = label;
    data.session = reader.path();
    data.selection = selection;
    data.sources = reader.sources();
    data.logs = reader.logs();
    data.series = reader.series();
    data.facts = reader.facts();
    data.results = reader.results();
    data.incidents = reader.analysis().incidents;
    data.load = [&reader](model::SeriesId id) { return reader.read(id); };
    if (auto narrowed = narrow(data, reader.extent()); !narrowed)
        return narrowed.error();
    return data;
}

} // namespace comparison
