// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/eventrows.h"

#include "analysis/comparison/wording.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace comparison {

namespace {

using model::After;
using model::Before;

struct Class {
    double from = 0;
    double to = 0;
    const char *name = "";
};
// Half open; the last one takes 100.
constexpr std::array Classes{ Class{ 60, 70, "60_to_69" }, Class{ 70, 80, "70_to_79" }, Class{ 80, 90, "80_to_89" },
    Class{ 90, 1000, "90_to_100" } };

/// CPU shares of the whole machine, row by row, from one log.
struct CpuTrack {
    std::string format;
    model::Nanos interval = 0;
    double seconds = 0;
    std::vector<model::Nanos> t;
    std::vector<double> notIdle;
    std::vector<double> busy;
    std::vector<model::SourceRef> refs;
};

/// Values by their stamps.
std::map<model::Nanos, double> column(const SideData &side, model::GroupId group, const char *metric)
{
    std::map<model::Nanos, double> values;
    for (const model::SeriesInfo &info : side.series) {
        if (info.group != group || info.metric != metric)
            continue;
        const model::Series series = side.read(info);
        for (std::size_t i = 0; i < series.size(); ++i)
            values[series.t[i]] = series.v[i];
    }
    return values;
}

CpuTrack trackOf(const SideData &side, const model::SeriesInfo &idle)
{
    CpuTrack track;
    const model::Log *log = side.log(idle.log);
    track.format = log ? log->format : std::string();
    const model::Series series = side.read(idle);
    const auto iowait = column(side, idle.group, "cpu.iowait");
    track.interval = series.interval;
    track.seconds = static_cast<double>(series.size()) * model::toSeconds(series.interval);
    for (std::size_t i = 0; i < series.size(); ++i) {
        const auto wait = iowait.find(series.t[i]);
        track.t.push_back(series.t[i]);
        track.notIdle.push_back(100 - series.v[i]);
        track.busy.push_back(100 - series.v[i] - (wait == iowait.end() ? 0 : wait->second));
        track.refs.push_back(side.ref(idle.log, series.line[i]));
    }
    return track;
}

/// The longest of each format.
std::map<std::string, CpuTrack> tracksOf(const SideData &side)
{
    std::map<std::string, CpuTrack> tracks;
    for (const model::SeriesInfo &info : side.series) {
        if (info.metric != "cpu.idle" || info.entity != "all")
            continue;
        CpuTrack track = trackOf(side, info);
        CpuTrack &slot = tracks[track.format];
        if (track.seconds > 0 && track.t.size() > slot.t.size())
            slot = std::move(track);
    }
    std::erase_if(tracks, [](const auto &entry) { return entry.second.t.empty(); });
    return tracks;
}

struct Classified {
    std::array<double, Classes.size()> samples{};
    std::array<double, Classes.size()> episodes{};
    std::array<std::vector<model::SourceRef>, Classes.size()> refs;

    double allEpisodes() const { return episodes[0] + episodes[1] + episodes[2] + episodes[3]; }
    double allSamples() const { return samples[0] + samples[1] + samples[2] + samples[3]; }
};

std::optional<std::size_t> classOf(double percent)
{
    for (std::size_t i = 0; i < Classes.size(); ++i)
        if (percent >= Classes[i].from && percent < Classes[i].to)
            return i;
    return std::nullopt;
}

Classified classify(const CpuTrack &track, const std::vector<double> &percent)
{
    Classified found;
    bool inEpisode = false;
    std::size_t peak = 0; // class of the episode
    for (std::size_t i = 0; i <= percent.size(); ++i) {
        const auto now = i < percent.size() ? classOf(percent[i]) : std::nullopt;
        const bool gap = i > 0 && i < percent.size() && track.t[i] - track.t[i - 1] > track.interval * 5 / 2;
        if (inEpisode && (!now || gap)) {
            ++found.episodes[peak];
            inEpisode = false;
        }
        if (!now)
            continue;
        ++found.samples[*now];
        if (!inEpisode && found.refs[*now].size() < 20)
            found.refs[*now].push_back(track.refs[i]);
        peak = inEpisode ? std::max(peak, *now) : *now;
        inEpisode = true;
    }
    return found;
}

struct Definition {
    const char *test;
    std::vector<double> CpuTrack::*values;
};
constexpr std::array<Definition, 2> Definitions{ Definition{ "CPU, 100 - idle", &CpuTrack::notIdle },
    Definition{ "CPU, busy without iowait", &CpuTrack::busy } };

void addSamples(Draft &draft, const CpuTrack &before, const CpuTrack &after, double first, double second)
{
    draft.row.remarks.push_back(
        { STALLMARK_TEXT("samples: %1 of %2 before, %3 of %4 after, one every %5 s; samples of one episode are not "
                         "independent, so episodes are compared"),
            { numberText(first), std::to_string(before.t.size()), numberText(second), std::to_string(after.t.size()),
                numberText(model::toSeconds(before.interval)) } });
}

void addDefinition(const Definition &definition, const std::array<CpuTrack, 2> &tracks, std::vector<Draft> &drafts)
{
    const Classified before = classify(tracks[Before], tracks[Before].*definition.values);
    const Classified after = classify(tracks[After], tracks[After].*definition.values);
    const auto add = [&](const std::string &name, const CountedSide &first, const CountedSide &second,
                         std::array<double, 2> samples) {
        auto draft = countRow(model::Family::CpuClasses, definition.test, name, { first, second });
        if (!draft)
            return;
        addSamples(*draft, tracks[Before], tracks[After], samples[0], samples[1]);
        drafts.push_back(std::move(*draft));
    };
    for (std::size_t i = 0; i < Classes.size(); ++i)
        add(Classes[i].name, { before.episodes[i], tracks[Before].seconds, before.refs[i] },
            { after.episodes[i], tracks[After].seconds, after.refs[i] }, { before.samples[i], after.samples[i] });
    const std::size_t rows = drafts.size();
    add("60_to_100", { before.allEpisodes(), tracks[Before].seconds, {} },
        { after.allEpisodes(), tracks[After].seconds, {} }, { before.allSamples(), after.allSamples() });
    if (drafts.size() > rows)
        drafts.back().row.primary = false; // the sum of the classes
}

} // namespace

CpuClassRows cpuClassRows(const SideData &before, const SideData &after)
{
    CpuClassRows rows;
    const auto first = tracksOf(before);
    const auto second = tracksOf(after);
    const CpuTrack *best = nullptr;
    for (const auto &[format, track] : first)
        if (second.contains(format) && (!best || track.t.size() > best->t.size()))
            best = &track;
    if (!best)
        return rows;
    const std::array<CpuTrack, 2> tracks{ *best, second.at(best->format) };
    const double longer = static_cast<double>(std::max(tracks[0].interval, tracks[1].interval));
    const double shorter = static_cast<double>(std::min(tracks[0].interval, tracks[1].interval));
    if (longer > 1.2 * shorter) {
        rows.refusals.push_back({ "CPU classes",
            model::Text(STALLMARK_TEXT("sampled every %1 s before and every %2 s after: how often a share is passed "
                                       "depends on the interval"),
                { numberText(model::toSeconds(tracks[0].interval)), numberText(model::toSeconds(tracks[1].interval)) }),
            { tracks[0].refs.front(), tracks[1].refs.front() } });
        return rows;
    }
    for (const Definition &definition : Definitions)
        addDefinition(definition, tracks, rows.drafts);
    return rows;
}

} // namespace comparison
