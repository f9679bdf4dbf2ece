// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/processes/processlist.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace gui {

namespace {

struct Peak {
    double value = 0;
    model::SourceRef ref;
};

/// A report describes the interval before it: one that comes just after the range belongs to it.
model::TimeRange reached(const model::Log &log, const model::TimeRange &range)
{
    return { range.from, range.to + std::max(log.clock.interval, model::NanosPerSecond) };
}

bool isWanted(const std::string &metric)
{
    static const char *const wanted[] = { "proc.cpu", "proc.mem", "proc.state", "sched.delay_max", "sched.runtime" };
    return std::any_of(std::begin(wanted), std::end(wanted), [&](const char *each) { return metric == each; });
}

std::optional<Peak> peakOf(const model::Series &samples, model::SourceId source)
{
    std::optional<Peak> peak;
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (!peak || samples.v[i] > peak->value)
            peak = Peak{ samples.v[i], { source, samples.line[i] } };
    return peak;
}

void noteStates(ProcessRow &row, const model::Series &samples, model::SourceId source)
{
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const char letter = static_cast<char>(samples.v[i]);
        if (letter == 'D' && row.states.find('D') == std::string::npos)
            row.ref = { source, samples.line[i] };
        if (letter > ' ' && letter < 127 && row.states.find(letter) == std::string::npos)
            row.states.insert(letter == 'D' ? 0 : row.states.size(), 1, letter);
    }
}

void note(ProcessRow &row, const model::Series &samples, model::SourceId source)
{
    const std::string &metric = samples.info.metric;
    if (metric == "proc.state")
        return noteStates(row, samples, source);
    const auto peak = peakOf(samples, source);
    if (!peak)
        return;
    std::optional<double> &value = metric == "proc.cpu" ? row.cpu
        : metric == "proc.mem"                          ? row.memory
        : metric == "sched.delay_max"                   ? row.delay
                                                        : row.runtime;
    if (!value || peak->value > *value) {
        value = peak->value;
        if (!row.ref.isValid() || metric == "sched.delay_max")
            row.ref = peak->ref;
    }
}

} // namespace

std::vector<ProcessRow> processesIn(const Session &session, const model::TimeRange &range, bool placed)
{
    std::map<std::string, ProcessRow> found;
    for (const model::SeriesInfo &info : session.series()) {
        const model::Log *log = isWanted(info.metric) ? session.log(info.log) : nullptr;
        if (!log || info.sinceBoot || log->clock.placed != placed)
            continue;
        const model::Series samples = session.reader().read(info.id, reached(*log, range));
        if (samples.empty())
            continue;
        ProcessRow &row = found[info.entity];
        row.name = info.entity;
        note(row, samples, log->source);
    }
    std::vector<ProcessRow> rows;
    for (auto &[name, row] : found)
        if (row.cpu.value_or(0) > 0 || row.delay || row.states.starts_with('D') || row.states.starts_with('R'))
            rows.push_back(std::move(row));
    const auto rank = [](const ProcessRow &row) {
        return std::make_tuple(row.states.starts_with('D'), row.delay.value_or(0), row.cpu.value_or(0));
    };
    std::stable_sort(
        rows.begin(), rows.end(), [&](const ProcessRow &a, const ProcessRow &b) { return rank(a) > rank(b); });
    return rows;
}

} // namespace gui
