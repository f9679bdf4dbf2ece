// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/fio/fiojson.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <cmath>

namespace importers {

namespace {

constexpr std::string_view Version = "\"fio version\"";
/// Members that a document of fio's begins with, in the order in which fio or a program that sorts them writes them.
constexpr std::string_view FirstMembers[]
    = { Version, "\"timestamp", "\"time\"", "\"global options\"", "\"jobs\"", "\"client_stats\"", "\"disk_util\"" };

/// Settings that say where and how long, not what was done; a test is the same with others.
constexpr std::string_view NotWork[] = { "name", "filename", "directory", "runtime", "size", "description",
    "time_based", "output", "output-format", "write_bw_log", "write_lat_log", "write_iops_log", "log_avg_msec",
    "group_reporting", "stonewall", "new_group", "status-interval" };

double longest(const FioReport &report)
{
    double out = 0;
    for (const FioTest &test : report)
        for (const FioTest::Pending &p : test.figures)
            if (p.figure.metric.ends_with(".runtime"))
                out = std::max(out, p.figure.value);
    return out;
}

} // namespace

bool FioJson::opens(std::string_view line)
{
    const std::string_view text = trimmed(line);
    if (text.starts_with(Version))
        return true;
    return text.starts_with('{') && trimmed(text.substr(1)).starts_with(Version);
}

bool FioJson::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (m_document == nullptr)
        return start(line, sink);
    if (text.empty())
        return true;
    // A document that was cut by the start of the next one: only the outermost bracket stands without a blank.
    if (m_sure && line.text == "{") {
        complete(sink);
        return start(line, sink);
    }
    const bool mine = std::any_of(std::begin(FirstMembers), std::end(FirstMembers),
        [&](std::string_view member) { return text.starts_with(member); });
    if (!m_sure && !mine) {
        m_document.reset();
        sink.issue(m_first, "JSON text that is not fio's", "{");
        return false;
    }
    m_sure = true;
    const JsonDocument::State state = m_document->add(line);
    if (state == JsonDocument::State::Complete)
        complete(sink);
    return state != JsonDocument::State::Foreign;
}

bool FioJson::start(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text != "{" && !opens(text))
        return false;
    m_document = std::make_unique<JsonDocument>();
    m_sure = text != "{";
    m_first = line.number;
    if (text.starts_with(Version)) {
        Line bracket = line;
        bracket.text = "{";
        bracket.open = false;
        m_document->add(bracket);
    }
    if (m_document->add(line) == JsonDocument::State::Complete)
        complete(sink);
    return true;
}

void FioJson::finish(ImportSink &sink)
{
    if (m_document != nullptr && m_sure)
        complete(sink);
    m_document.reset();
}

void FioJson::complete(ImportSink &sink)
{
    std::string problem;
    FioJsonReport report = readFioJson(*m_document, m_order, problem);
    m_document.reset();
    if (!problem.empty())
        sink.issue(m_first, problem, {});
    if (!report.any) {
        sink.issue(m_first, "JSON document without jobs", {});
        return;
    }
    for (const FioJsonReport::Failure &failure : report.failures) {
        const std::string text = failure.job + ": error " + std::to_string(failure.error);
        sink.issue(failure.line, "job ended with an error; its figures cover the time before it", text);
        sink.event(report.end, failure.line, "benchmark-error", failure.job, text);
    }
    place(std::move(report), sink);
}

/// Whether it is about the same run as the last one: the run began at the same moment, and nothing has become less.
bool FioJson::isLaterReport(const FioJsonReport &report)
{
    const FioReport &before = m_runs.report(FioRuns::Source::Json);
    const double start = report.timestamp - longest(report.tests);
    // The stamp is taken when the report is written, in seconds up to 2.11.
    const double slack = std::fmod(report.timestamp, 1000) == 0 ? 1500 : 500;
    if (before.empty() || std::abs(start - m_start) > slack)
        return false;
    for (const FioTest &test : before) {
        const auto now = std::find_if(report.tests.begin(), report.tests.end(),
            [&](const FioTest &t) { return t.key == test.key && t.name == test.name; });
        if (now == report.tests.end() || (test.key != "disk_util" && !continuesFioTest(test, *now)))
            return false;
    }
    return true;
}

/// Whether all its jobs are in the last document too.
bool FioJson::isAboutKnownJobs(const FioJsonReport &report)
{
    const FioReport &before = m_runs.report(FioRuns::Source::Json);
    return !before.empty() && std::all_of(report.tests.begin(), report.tests.end(), [&](const FioTest &test) {
        return std::any_of(
            before.begin(), before.end(), [&](const FioTest &t) { return t.key == test.key && t.name == test.name; });
    });
}

void FioJson::place(FioJsonReport report, ImportSink &sink)
{
    const bool others = !m_runs.report(FioRuns::Source::Text).empty() || !m_runs.report(FioRuns::Source::Terse).empty();
    FioReport &mine = m_runs.report(FioRuns::Source::Json);
    if (report.cut && isAboutKnownJobs(report)) {
        sink.issue(m_first, "cut JSON document about jobs of which there is a whole one: left out", {});
        return;
    }
    if (!isLaterReport(report) && (!mine.empty() || others))
        m_runs.startRun(sink);
    if (!report.version.empty())
        m_runs.version(report.version, sink);
    m_start = report.timestamp - longest(report.tests);
    for (FioTest &test : report.tests) {
        m_runs.settings(test, sink);
        for (const std::string_view name : NotWork)
            test.settings.erase(std::string(name));
    }
    mine = std::move(report.tests);
}

} // namespace importers
