// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/seriesrows.h"

#include "analysis/comparison/tracks.h"
#include "analysis/comparison/wording.h"
#include "analysis/statistics/summary.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace comparison {

namespace {

using model::After;
using model::Before;

constexpr double SameWork = 1.25; ///< rates within this factor are the same work
constexpr double IdleBytes = 65'536, IdleRequests = 1; ///< a second; less is no work worth a word
constexpr double IdleQueue = 0.05; ///< requests
constexpr double Negligible = 0.5; ///< %; a share that small on both sides is of no interest
constexpr std::size_t FewReports = 8;

bool oneOf(const std::string &name, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [&](const char *n) { return name == n; });
}

/// Which way is good; None for what is not compared row by row.
model::Better directionOf(const std::string &metric)
{
    if (metric.starts_with("sysbench.") || metric.starts_with("fio.")) {
        const bool lower = metric.find("lat") != std::string::npos || metric.find("errors") != std::string::npos;
        const bool idle = metric.find("reconnects") != std::string::npos || metric.find("other") != std::string::npos;
        return idle ? model::Better::None : lower ? model::Better::Lower : model::Better::Higher;
    }
    // Levels that follow from the others, or that are told apart elsewhere.
    if (metric.starts_with("sched.") || metric.starts_with("app.") || metric.starts_with("proc.")
        || oneOf(metric, { "load.5", "load.15", "monitor.gap", "disk.service_time", "cpu.busy", "cpu.not_idle" }))
        return model::Better::None;
    const model::MetricInfo *info = model::findMetric(metric);
    return info ? info->better : model::Better::None;
}

bool isWork(const std::string &metric)
{
    return oneOf(metric, { "disk.reads", "disk.writes", "disk.read_bytes", "disk.write_bytes" });
}

/// One CPU, one process and the like are too many and too small.
bool isWholeThing(const std::string &metric, const std::string &entity)
{
    return !metric.starts_with("cpu.") || entity == "all" || entity.empty();
}

struct Chosen {
    const Measured *before = nullptr;
    const Measured *after = nullptr;
};

std::size_t lengthOf(const Measured &measured)
{
    std::size_t length = 0;
    for (const Track &track : measured.tracks)
        length += track.values.size();
    return length;
}

/// The same tool on both sides where there is one; else the longest of each.
Chosen choose(const std::vector<Measured> &before, const std::vector<Measured> &after)
{
    Chosen best;
    std::size_t length = 0;
    bool same = false;
    for (const Measured &a : before) {
        for (const Measured &b : after) {
            const std::size_t shorter = std::min(lengthOf(a), lengthOf(b));
            const bool alike = a.format == b.format && shorter >= FewReports;
            if (best.before && (alike < same || (alike == same && shorter <= length)))
                continue;
            best = { &a, &b };
            length = shorter;
            same = alike;
        }
    }
    return best;
}

double meanOf(const Measured &measured)
{
    std::vector<double> means;
    for (const Track &track : measured.tracks)
        means.push_back(statistics::mean(track.values));
    return statistics::mean(means);
}

/// One look at a figure is no series, and nothing at all on both sides no news.
bool worthARow(const Chosen &chosen)
{
    const double larger = std::max(meanOf(*chosen.before), meanOf(*chosen.after));
    const bool looked = lengthOf(*chosen.before) >= 2 && lengthOf(*chosen.after) >= 2;
    const double floor = chosen.before->unit == "%" ? Negligible
        : chosen.before->metric == "disk.queue"     ? IdleQueue
                                                    : 0;
    return looked && larger > floor;
}

class Builder {
public:
    Builder(const SideData &before, const SideData &after, SeriesRows &out)
        : m_sides{ &before, &after }
        , m_out(out)
    {
    }
    void add(const std::string &metric, const std::string &entity);

private:
    bool comparable(const Chosen &chosen);
    void addWork(const Chosen &chosen);
    void addRow(const Chosen &chosen);
    void fill(Draft &draft, const Measured &measured, model::Side side);

    std::array<const SideData *, 2> m_sides;
    SeriesRows &m_out;
};

bool Builder::comparable(const Chosen &chosen)
{
    const Track &before = chosen.before->tracks.front();
    const Track &after = chosen.after->tracks.front();
    model::Text reason;
    if (chosen.before->unit != chosen.after->unit)
        reason = model::Text(
            STALLMARK_TEXT("%1 before and %2 after: not the same unit"), { chosen.before->unit, chosen.after->unit });
    else
        reason = kernelDiffers(chosen.before->metric, before.kernel, after.kernel);
    if (reason.empty())
        return true;
    m_out.refusals.push_back({ chosen.before->entity + ", " + chosen.before->metric, std::move(reason),
        { before.refs.front(), after.refs.front() } });
    return false;
}

void Builder::addWork(const Chosen &chosen)
{
    model::WorkCheck check;
    check.name = chosen.before->metric;
    check.test = chosen.before->entity;
    const std::array<double, 2> mean{ meanOf(*chosen.before), meanOf(*chosen.after) };
    check.value = { figureText(mean[Before], chosen.before->unit), figureText(mean[After], chosen.after->unit) };
    check.ref = { chosen.before->tracks.front().refs.front(), chosen.after->tracks.front().refs.front() };
    const double larger = std::max(mean[Before], mean[After]);
    const double smaller = std::min(mean[Before], mean[After]);
    if (larger < (chosen.before->unit == "B/s" ? IdleBytes : IdleRequests))
        return;
    const bool same = larger <= SameWork * smaller;
    check.state = same ? model::WorkCheck::State::Same : model::WorkCheck::State::Different;
    check.sentence = same ? model::Text(STALLMARK_TEXT("%1 %2: %3 before and %4 after, about the same work"),
                         { check.test, check.name, check.value[Before], check.value[After] })
                          : model::Text(STALLMARK_TEXT("%1 %2: %3 before and %4 after, not the same work"),
                              { check.test, check.name, check.value[Before], check.value[After] });
    m_out.work.push_back(std::move(check));
}

void Builder::fill(Draft &draft, const Measured &measured, model::Side side)
{
    model::SideFigure &figure = draft.row.side[side];
    for (const Track &track : measured.tracks) {
        figure.values.push_back(statistics::mean(track.values));
        figure.refs.insert(figure.refs.end(), track.refs.begin(), track.refs.end());
        for (const model::SeriesInfo &info : track.parts)
            draft.row.plots.push_back({ side, info.id, m_sides[side]->span });
    }
    if (figure.refs.size() > 20)
        figure.refs.resize(20);
}

void addPeaks(model::ComparisonRow &row, const Chosen &chosen)
{
    const auto peak = [](const Measured &measured) {
        double worst = 0;
        for (const Track &track : measured.tracks)
            worst = std::max(worst, track.peak);
        return worst;
    };
    if (row.better == model::Better::Lower && (row.unit == "ms" || row.unit == "requests"))
        row.remarks.push_back({ STALLMARK_TEXT("worst report: %1 before, %2 after"),
            { figureText(peak(*chosen.before), row.unit), figureText(peak(*chosen.after), row.unit) } });
}

void Builder::addRow(const Chosen &chosen)
{
    Draft draft;
    model::ComparisonRow &row = draft.row;
    row.family = model::Family::Monitor;
    row.tool = chosen.before->tracks.front().tool;
    row.test = chosen.before->entity;
    row.metric = chosen.before->metric;
    row.unit = chosen.before->unit;
    row.better = directionOf(row.metric);
    row.pairing = chosen.before->format == chosen.after->format
        ? model::Text(STALLMARK_TEXT("the same figure of the same tool, %1"), { row.tool })
        : model::Text(STALLMARK_TEXT("the same figure, from %1 before and from %2 after"),
            { row.tool, chosen.after->tracks.front().tool });
    fill(draft, *chosen.before, Before);
    fill(draft, *chosen.after, After);
    const bool repeats = chosen.before->tracks.size() >= 2 && chosen.after->tracks.size() >= 2;
    const auto &before = chosen.before->tracks.front().values;
    const auto &after = chosen.after->tracks.front().values;
    if (repeats) {
        testRepeats(draft);
    } else {
        testSeries(draft, thinned(before), thinned(after));
        row.side[Before].value = statistics::mean(before);
        row.side[After].value = statistics::mean(after);
        row.side[Before].n = static_cast<std::int64_t>(before.size());
        row.side[After].n = static_cast<std::int64_t>(after.size());
        row.side[Before].values.clear();
        row.side[After].values.clear();
    }
    addPeaks(row, chosen);
    m_out.drafts.push_back(std::move(draft));
}

void Builder::add(const std::string &metric, const std::string &entity)
{
    const bool goal = directionOf(metric) != model::Better::None;
    if (!(goal || isWork(metric)) || !isWholeThing(metric, entity))
        return;
    const auto before = measured(*m_sides[Before], metric, entity);
    const auto after = measured(*m_sides[After], metric, entity);
    const Chosen chosen = choose(before, after);
    if (!chosen.before || !comparable(chosen))
        return;
    if (isWork(metric))
        addWork(chosen);
    else if (worthARow(chosen))
        addRow(chosen);
}

/// Fuller or longer in the queue with more work is no fault, and less with less work no gain.
void refuseUnequalWork(SeriesRows &rows)
{
    for (Draft &draft : rows.drafts) {
        model::ComparisonRow &row = draft.row;
        if (!oneOf(row.metric, { "disk.util", "disk.queue" }))
            continue;
        const auto other = std::find_if(rows.work.begin(), rows.work.end(), [&](const model::WorkCheck &check) {
            return check.test == row.test && check.state == model::WorkCheck::State::Different
                && check.name.ends_with("_bytes");
        });
        if (other == rows.work.end())
            continue;
        row.judgement = model::Judgement::NotComparable;
        row.sentence
            = model::Text(STALLMARK_TEXT("%1: %2 before, %3 after, but the device was not asked for the same: %4"),
                { rowTitle(row), figureText(row.side[Before].value.value_or(0), row.unit),
                    figureText(row.side[After].value.value_or(0), row.unit), model::nested(other->sentence) });
    }
}

} // namespace

SeriesRows seriesRows(const SideData &before, const SideData &after, const model::JobControl &control)
{
    SeriesRows rows;
    Builder builder(before, after, rows);
    const auto names = measuredNames(before);
    const auto others = measuredNames(after);
    double done = 0;
    for (const auto &name : names) {
        if (control.cancelled())
            break;
        if (std::binary_search(others.begin(), others.end(), name))
            builder.add(name.first, name.second);
        control.report(++done, static_cast<double>(names.size()));
    }
    refuseUnequalWork(rows);
    return rows;
}

} // namespace comparison
