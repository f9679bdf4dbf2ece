// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/fio/fioruns.h"

#include <algorithm>

namespace importers {

const FioFigure *FioTest::find(std::string_view metric) const
{
    const auto it
        = std::find_if(figures.begin(), figures.end(), [&](const Pending &p) { return p.figure.metric == metric; });
    return it == figures.end() ? nullptr : &it->figure;
}

void FioTest::add(const Line &at, const FioFigures &more, std::string_view prefix)
{
    for (const FioFigure &figure : more) {
        std::string metric = std::string(prefix) + figure.metric;
        // Whether it is a latency shows in the whole name.
        const FioFigure named = fioFigure(metric, figure.value, figure.unit);
        figures.push_back({ at.number,
            { std::move(metric), figure.value, figure.unit,
                named.better == model::Better::None ? figure.better : named.better } });
    }
}

void FioRuns::startRun(ImportSink &sink)
{
    if (!empty())
        close(sink);
}

void FioRuns::version(std::string_view version, ImportSink &sink)
{
    m_version = version;
    m_announced = m_started != 0;
    sink.tool("fio", version);
}

void FioRuns::header(const Line &line, const FioHeader &header, ImportSink &sink)
{
    // The version follows the headers of a run: a header behind it is of the next one.
    if (!empty() || m_announced)
        close(sink);
    if (m_started == 0)
        m_started = line.number;
    // Up to 2.0 the header of the last clone is printed again.
    const auto [at, isNew] = m_headers.try_emplace(std::string(header.name));
    if (!isNew)
        return;
    for (const auto &[name, value] : header.options) {
        at->second.emplace(std::string(name), value);
        sink.fact(line.number, "fio." + std::string(header.name) + '.' + std::string(name), value);
    }
}

const std::map<std::string, std::string> *FioRuns::headerSettings(std::string_view job) const
{
    const auto it = m_headers.find(job);
    return it == m_headers.end() ? nullptr : &it->second;
}

void FioRuns::settings(const FioTest &test, ImportSink &sink) const
{
    for (const auto &[name, value] : test.settings)
        sink.fact(test.line, "fio." + test.name + '.' + name, name == "bs" ? fioBlockSize(value) : value);
}

bool FioRuns::empty() const
{
    return std::all_of(std::begin(m_reports), std::end(m_reports), [](const FioReport &r) { return r.empty(); });
}

void FioRuns::close(ImportSink &sink)
{
    if (isWaiting())
        sink.issue(m_started, "run of fio without a report: interrupted or failed", {});
    flush(sink);
    m_headers.clear();
    m_started = 0;
    m_announced = false;
}

/// A job that ran with other settings before is another test: a sweep over block sizes is no repetition. The name says
/// what differs.
std::string FioRuns::settingsSuffix(Source source, const FioTest &test)
{
    if (test.settings.empty())
        return {};
    const auto [first, isFirst] = m_first[static_cast<std::size_t>(source)].try_emplace(test.name, test.settings);
    std::string suffix;
    for (const auto &[name, value] : test.settings) {
        const auto before = first->second.find(name);
        if (before == first->second.end() || before->second != value)
            suffix += ", " + name + ' ' + value;
    }
    return suffix;
}

void FioRuns::write(Source source, ImportSink &sink)
{
    FioReport &of = report(source);
    std::map<std::string, int> names;
    for (FioTest &test : of) {
        cleanFioTest(test, sink);
        ++names[test.name];
    }
    std::map<std::string, int> seen;
    for (const FioTest &test : of) {
        std::string name = test.name + settingsSuffix(source, test);
        const FioFigure *runtime = nullptr;
        if (names[test.name] > 1)
            name += " #" + std::to_string(++seen[test.name]);
        for (const FioTest::Pending &p : test.figures) {
            sink.result(p.line, m_run, name, p.figure.metric, p.figure.value, p.figure.unit, p.figure.better);
            const bool longest
                = p.figure.metric.ends_with(".runtime") && (runtime == nullptr || p.figure.value > runtime->value);
            runtime = longest ? &p.figure : runtime;
        }
        if (test.end.isValid())
            sink.event(test.end, test.line, "benchmark-run", "fio", name,
                runtime == nullptr ? 0 : static_cast<model::Nanos>(runtime->value * 1e6));
    }
    of.clear();
}

/// The formats of one run share its number: they say the same thing twice.
void FioRuns::flush(ImportSink &sink)
{
    if (empty())
        return;
    ++m_run;
    for (const Source source : { Source::Text, Source::Terse, Source::Json })
        write(source, sink);
}

} // namespace importers
