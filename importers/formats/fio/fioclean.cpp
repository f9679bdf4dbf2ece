// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/fio/fioruns.h"

#include <algorithm>
#include <set>

// What fio prints although nothing was measured.
namespace importers {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view Directions[] = { "read", "write", "trim", "mixed", "sync" };

double valueOf(const FioTest &test, const std::string &metric, double missing = 0)
{
    const FioFigure *const figure = test.find(metric);
    return figure == nullptr ? missing : figure->value;
}

template <typename Wanted>
void remove(FioTest &test, Wanted &&wanted)
{
    auto &figures = test.figures;
    figures.erase(std::remove_if(figures.begin(), figures.end(),
                      [&](const FioTest::Pending &p) { return wanted(std::string_view(p.figure.metric)); }),
        figures.end());
}

void removeGroup(FioTest &test, const std::string &group)
{
    remove(test, [&](std::string_view metric) { return metric.starts_with(group + '.'); });
}

/// "read.clat" of "read.clat.mean", "read.bw" of "read.bw.max". The mean comes last and is missing where a line is cut.
std::set<std::string> statisticGroups(const FioTest &test)
{
    std::set<std::string> groups;
    for (const FioTest::Pending &p : test.figures)
        for (const std::string_view end : { ".min"sv, ".max"sv, ".mean"sv })
            if (p.figure.metric.ends_with(end))
                groups.insert(p.figure.metric.substr(0, p.figure.metric.size() - end.size()));
    return groups;
}

/// Nothing went into it: what is printed of it is zero.
bool isEmptyGroup(const FioTest &test, const std::string &group)
{
    const FioFigure *const mean = test.find(group + ".mean"), *const max = test.find(group + ".max");
    if (mean == nullptr || max == nullptr)
        return valueOf(test, group + ".min") == 0 && valueOf(test, group + ".max") == 0
            && valueOf(test, group + ".mean") == 0;
    return mean->value == 0 && max->value == 0;
}

bool isPercentileOf(std::string_view metric, const std::string &group)
{
    return metric.size() > group.size() + 2 && metric.starts_with(group + ".p") && metric[group.size() + 2] >= '0'
        && metric[group.size() + 2] <= '9';
}

/// Little's law: no more requests can be under way than the job had.
bool isPossibleLatency(const FioTest &test, const std::string &direction)
{
    const auto depth = test.settings.find("iodepth");
    const auto known = depth == test.settings.end() ? std::nullopt : parseInteger(depth->second);
    std::int64_t several = 1;
    for (const char *name : { "jobs", "numjobs" })
        if (const auto jobs = test.settings.find(name); jobs != test.settings.end())
            several = std::max(several, parseInteger(jobs->second).value_or(1));
    const double most = known ? 2.0 * static_cast<double>(*known) * static_cast<double>(several) : 4096.0;
    return valueOf(test, direction + ".lat.mean") * valueOf(test, direction + ".iops") / 1e6 <= most;
}

/// A table of percentiles of nothing but zeros.
void removeEmptyPercentiles(FioTest &test, const std::string &group)
{
    bool any = false;
    bool filled = false;
    for (const FioTest::Pending &p : test.figures) {
        const bool mine = isPercentileOf(p.figure.metric, group);
        any = any || mine;
        filled = filled || (mine && p.figure.value != 0);
    }
    if (any && !filled)
        remove(test, [&](std::string_view metric) { return isPercentileOf(metric, group); });
}

/// A lat without its clat may come from times that were never taken (2.0 and 2.2 with disable_clat).
void removeUntakenLatency(FioTest &test, const std::string &direction, ImportSink &sink)
{
    const bool alone = test.find(direction + ".lat.min") != nullptr && test.find(direction + ".clat.min") == nullptr;
    const bool cut = test.find(direction + ".lat.mean") == nullptr;
    if (!alone || (!cut && isPossibleLatency(test, direction)))
        return;
    removeGroup(test, direction + ".lat");
    sink.issue(test.line, "latency that cannot be: more requests under way than the job had; not used", {});
}

/// Not used in this job: all its figures are zero.
bool isIdle(const FioTest &test, const std::string &direction)
{
    bool any = false;
    for (const FioTest::Pending &p : test.figures) {
        const bool mine = p.figure.metric.starts_with(direction + '.');
        const bool counts = mine && !isPercentileOf(p.figure.metric, direction) && !p.figure.metric.ends_with(".share");
        if (counts && p.figure.value != 0)
            return false;
        any = any || mine;
    }
    return any;
}

bool anyLatency(const FioTest &test, const std::string &direction)
{
    return std::any_of(test.figures.begin(), test.figures.end(), [&](const FioTest::Pending &p) {
        const std::string_view metric = p.figure.metric;
        return p.figure.value > 0 && metric.starts_with(direction + '.') && metric.find("lat.") < metric.size();
    });
}

/// "mixed: IOPS=0, BW=0 (0)(0B/1016msec)" with latencies: 3.29 to 3.41 with unified_rw_reporting=both. The latencies
/// follow, so they may be cut.
void removeZeroRates(FioTest &test, const std::string &direction, ImportSink &sink)
{
    if ((direction != "mixed" && !anyLatency(test, direction)) || valueOf(test, direction + ".io", 1) != 0
        || valueOf(test, direction + ".iops", 1) != 0)
        return;
    remove(test, [&](std::string_view metric) {
        return metric == direction + ".io" || metric == direction + ".iops" || metric == direction + ".bw";
    });
    sink.issue(test.line, "rates printed as zero although requests were completed; not used", direction);
}

/// "lat (msec): max=1796400000000": from a time that was never taken.
void removeImpossible(FioTest &test, const std::string &group, ImportSink &sink)
{
    constexpr double longest = 30.0 * 86'400 * 1e6; // us
    if (!group.ends_with("lat") || valueOf(test, group + ".max") < longest)
        return;
    removeGroup(test, group);
    sink.issue(test.line, "latency that cannot be: longer than a month; not used", group);
}

} // namespace

void cleanFioTest(FioTest &test, ImportSink &sink)
{
    for (const std::string_view name : Directions) {
        const std::string direction(name);
        if (isIdle(test, direction))
            removeGroup(test, direction);
        removeZeroRates(test, direction, sink);
    }
    for (const std::string &group : statisticGroups(test))
        if (isEmptyGroup(test, group))
            removeGroup(test, group);
        else
            removeImpossible(test, group, sink);
    for (const std::string_view name : Directions) {
        for (const char *what : { ".slat", ".clat", ".lat" })
            removeEmptyPercentiles(test, std::string(name) + what);
        if (name != "sync") // which has no clat
            removeUntakenLatency(test, std::string(name), sink);
    }
}

bool continuesFioTest(const FioTest &before, const FioTest &after)
{
    const auto grows = [](std::string_view metric) {
        return metric.ends_with(".io") || metric.ends_with(".runtime") || metric.ends_with(".total_ios")
            || metric.ends_with("lat.max") || metric.starts_with("cpu.c") || metric.starts_with("cpu.m");
    };
    bool longer = false;
    bool same = true;
    for (const FioTest::Pending &p : before.figures) {
        const double now = valueOf(after, p.figure.metric);
        if (grows(p.figure.metric) && now < p.figure.value)
            return false;
        if (p.figure.metric.ends_with("lat.min") && p.figure.value > 0 && now > p.figure.value)
            return false;
        longer = longer || (p.figure.metric.ends_with(".runtime") && now > p.figure.value);
        same = same && (!grows(p.figure.metric) || now == p.figure.value);
    }
    return longer || same;
}

} // namespace importers
