// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/processes.h"

#include "analysis/api/incidentdata.h"
#include "analysis/api/ofincident.h"
#include "analysis/api/table.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace analysis {

namespace {

constexpr double Active = 5; // % of one CPU
constexpr double Blocked = 'D'; // proc.state is the letter's code

struct LogFrames {
    model::LogId log = 0;
    std::vector<model::Nanos> t; ///< of the screens
    model::Nanos step = 0; ///< between them
};

// All screens of all logs, without the many processes that did nothing: read once, series by series.
struct Digest {
    std::vector<std::unique_ptr<Process>> processes;
    std::map<model::LogId, std::vector<ProcessRow>> rows; ///< by log, in order of time
    std::vector<LogFrames> frames;
    std::set<std::pair<model::LogId, std::string>> realTime;
};

std::string withoutNumber(const std::string &entity)
{
    const std::size_t blank = entity.find(' ');
    return blank == std::string::npos ? entity : entity.substr(blank + 1);
}

// busybox prints shares of all CPUs, procps shares of one.
double cpuScale(const Recording &recording, const model::Log &log)
{
    return log.format == "bbtop" ? cpuCount(recording).value_or(1) : 1;
}

void addRows(Digest &digest, const Recording &recording, const model::SeriesInfo &info, const model::Log &log)
{
    const model::Series cpu = recording.readOnce(info);
    const model::SeriesInfo *stateInfo = recording.inGroup(info.group, "proc.state");
    const model::Series state = stateInfo ? recording.readOnce(*stateInfo) : model::Series();
    const double scale = cpuScale(recording, log);
    const Process *process = nullptr;
    std::size_t s = 0;
    for (std::size_t i = 0; i < cpu.size(); ++i) {
        while (s < state.size() && state.t[s] < cpu.t[i])
            ++s;
        const bool blocked = s < state.size() && state.t[s] == cpu.t[i] && state.v[s] == Blocked;
        const double share = cpu.v[i] * scale;
        if (share < Active && !blocked)
            continue;
        if (!process) {
            const bool realTime = digest.realTime.count({ log.id, info.entity }) > 0;
            digest.processes.push_back(std::make_unique<Process>(
                Process{ info.entity, withoutNumber(info.entity), log.id, log.source, realTime }));
            process = digest.processes.back().get();
        }
        digest.rows[log.id].push_back({ cpu.t[i], process, cpu.line[i], static_cast<float>(share), blocked });
    }
    // The process that lives longest was on every screen.
    auto frames
        = std::find_if(digest.frames.begin(), digest.frames.end(), [&](const LogFrames &f) { return f.log == log.id; });
    if (frames == digest.frames.end())
        frames = digest.frames.insert(frames, LogFrames{ log.id, {}, 0 });
    if (cpu.size() > frames->t.size())
        frames->t = cpu.t;
}

const Digest &digestOf(const Recording &recording)
{
    return recording.memo<Digest>("processes", [&] {
        Digest digest;
        for (const model::SeriesInfo *info : recording.find("top.priority"))
            digest.realTime.insert({ info->log, info->entity });
        for (const model::SeriesInfo *info : recording.find("proc.cpu")) {
            const model::Log *log = recording.log(info->log);
            if (log && log->clock.placed)
                addRows(digest, recording, *info, *log);
        }
        for (LogFrames &frames : digest.frames)
            frames.step = medianStep(frames.t);
        for (auto &[log, rows] : digest.rows)
            std::stable_sort(
                rows.begin(), rows.end(), [](const ProcessRow &a, const ProcessRow &b) { return a.t < b.t; });
        return digest;
    });
}

std::size_t framesIn(const LogFrames &frames, model::TimeRange span)
{
    const auto first = std::lower_bound(frames.t.begin(), frames.t.end(), span.from);
    const auto last = std::upper_bound(first, frames.t.end(), span.to);
    return static_cast<std::size_t>(last - first);
}

// Shares are means since the screen before: those screens count whose interval has its middle in the span. Where the
// span is too short for one, it takes what was printed in it.
model::TimeRange stampsOf(const LogFrames &frames, model::TimeRange span)
{
    const model::TimeRange later{ span.from + frames.step / 2, span.to + frames.step / 2 };
    return framesIn(frames, later) > 0 ? later : span;
}

} // namespace

ProcessWindow processWindow(const Recording &recording, model::TimeRange span)
{
    const Digest &digest = digestOf(recording);
    ProcessWindow window;
    window.span = span;
    model::LogId chosen = 0;
    model::TimeRange stamps = span;
    for (const LogFrames &frames : digest.frames) {
        const model::TimeRange own = stampsOf(frames, span);
        const std::size_t here = framesIn(frames, own);
        if (here > window.frames) {
            window.frames = here;
            chosen = frames.log;
            stamps = own;
        }
    }
    const auto found = digest.rows.find(chosen);
    if (found == digest.rows.end())
        return window;
    const std::vector<ProcessRow> &rows = found->second;
    const auto first = std::lower_bound(
        rows.begin(), rows.end(), stamps.from, [](const ProcessRow &row, model::Nanos t) { return row.t < t; });
    const auto last = std::upper_bound(
        first, rows.end(), stamps.to, [](model::Nanos t, const ProcessRow &row) { return t < row.t; });
    window.rows.assign(first, last);
    return window;
}

const ProcessWindow &incidentProcesses(const Recording &recording, const model::Incident &incident)
{
    return ofIncident<ProcessWindow>(recording, "processes", incident,
        [&] { return incident.placed ? processWindow(recording, incident.span) : ProcessWindow(); });
}

std::vector<ProcessLoad> processLoads(const ProcessWindow &window)
{
    std::map<const Process *, ProcessLoad> byProcess;
    for (const ProcessRow &row : window.rows) {
        ProcessLoad &load = byProcess[row.process];
        load.process = row.process;
        load.cpu += static_cast<double>(row.cpu) / static_cast<double>(std::max<std::size_t>(window.frames, 1));
        load.blocked += row.blocked ? 1 : 0;
        ++load.seen;
        if (!load.ref.isValid() || static_cast<double>(row.cpu) > load.peak) {
            load.peak = static_cast<double>(row.cpu);
            load.ref = { row.process->source, row.line };
        }
    }
    std::vector<ProcessLoad> loads;
    for (const auto &[process, load] : byProcess)
        loads.push_back(load);
    std::stable_sort(loads.begin(), loads.end(), [](const ProcessLoad &a, const ProcessLoad &b) {
        return a.cpu != b.cpu ? a.cpu > b.cpu : a.process->entity < b.process->entity;
    });
    return loads;
}

Where at(const ProcessLoad &load, const ProcessWindow &window)
{
    return { "proc.cpu", load.process->entity, window.span, load.ref };
}

} // namespace analysis
