// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/api/surepart.h"
#include "importers/formats/sysbench/sysbenchlines.h"
#include "importers/formats/sysbench/sysbenchrun.h"

#include <string>

namespace importers {

namespace {

class SysbenchReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override { m_runs.close(sink); }

private:
    bool head(const Line &line, std::string_view text, ImportSink &sink);
    bool report(const Line &line, std::string_view text, ImportSink &sink);
    bool hooks(const Line &line, std::string_view text, ImportSink &sink);
    bool trouble(const Line &line, std::string_view text, ImportSink &sink);

    SysbenchRuns m_runs;
    SysbenchJson m_json;
    SysbenchSection m_section = SysbenchSection::None;
    bool m_open = false; ///< a line of sysbench has been seen
};

bool SysbenchReader::line(const Line &line, ImportSink &sink)
{
    if (trimmed(line.text).empty())
        return true;
    if (line.open && parseSysbenchInterval(trimmed(line.text))) {
        sink.issue(line.number, "the file ends inside this interval line: left out", line.text);
        return true;
    }
    const std::string_view sure = surePart(line);
    if (sure.size() < line.text.size())
        sink.issue(line.number, LastFigureLeftOut, line.text);
    const std::string_view text = trimmed(sure);
    const bool mine = head(line, text, sink) || report(line, text, sink) || trouble(line, text, sink)
        || (m_open && isSysbenchText(text));
    m_open = m_open || mine;
    if (!mine) {
        m_runs.foreign(sink);
        m_section = SysbenchSection::None;
    }
    return mine;
}

bool SysbenchReader::head(const Line &line, std::string_view text, ImportSink &sink)
{
    if (const auto version = parseSysbenchBanner(text)) {
        m_runs.banner(line, *version, sink);
        m_section = SysbenchSection::None;
        return true;
    }
    const std::string test = sysbenchTest(text);
    if (!test.empty())
        m_runs.test(test, sink);
    if (const auto setting = parseSysbenchSetting(text)) {
        m_runs.setting(line, *setting, sink);
        return true;
    }
    if (text.starts_with("Threads started!"))
        m_runs.started(line, sink);
    if (const auto section = parseSysbenchSection(text)) {
        m_section = *section;
        return true;
    }
    return text.starts_with("Doing ") || text.starts_with("Running the test with following options:")
        || text.starts_with("Running memory speed test");
}

bool SysbenchReader::report(const Line &line, std::string_view text, ImportSink &sink)
{
    if (const auto interval = parseSysbenchInterval(text)) {
        m_runs.interval(line, *interval, sink);
        return true;
    }
    if (const auto bucket = m_open && !line.open ? parseSysbenchBucket(text) : std::nullopt) {
        m_runs.histogram(line, *bucket);
        return true;
    }
    if ((m_runs.isRunning() || m_json.isOpen()) && hooks(line, text, sink))
        return true;
    const auto figures = parseSysbenchFigures(text, m_section);
    if (!figures.empty())
        m_runs.figures(line, figures, sink);
    return !figures.empty();
}

/// Reports of report_json and report_csv, whose lines have no words of their own.
bool SysbenchReader::hooks(const Line &line, std::string_view text, ImportSink &sink)
{
    std::vector<SysbenchHookReport> reports;
    const bool mine = m_json.line(line, reports);
    for (const SysbenchHookReport &report : reports)
        m_runs.hook(line, report, sink);
    if (mine)
        return true;
    const auto csv = line.open ? std::nullopt : parseSysbenchCsv(text);
    if (csv)
        m_runs.hook(line, *csv, sink);
    return csv.has_value();
}

/// FATAL: Cannot open file 'test_file.0' errno = 2 (No such file or directory)
bool SysbenchReader::trouble(const Line &line, std::string_view text, ImportSink &sink)
{
    for (const char *word : { "FATAL:", "ALERT:", "CRITICAL:" }) {
        if (!text.starts_with(word))
            continue;
        m_runs.fatal(line, text, sink);
        return true;
    }
    return text.starts_with("WARNING:") && (m_open || text.find(" deprecated") != std::string_view::npos);
}

bool opens(std::string_view line) { return parseSysbenchBanner(line).has_value(); }

Detection sniff(const Head &head)
{
    model::LineNumber banner = 0;
    int figures = 0;
    int titles = 0;
    SysbenchSection section = SysbenchSection::None;
    for (const Line &line : head.lines) {
        if (banner == 0 && opens(line.text))
            banner = line.number;
        const auto title = parseSysbenchSection(line.text);
        section = title.value_or(section);
        titles += title ? 1 : 0;
        const bool interval = parseSysbenchInterval(line.text).has_value();
        figures += interval || !parseSysbenchFigures(line.text, section).empty() ? 1 : 0;
    }
    const std::string text = std::to_string(figures) + " lines with its figures";
    if (banner != 0)
        return { 97, "banner of sysbench in line " + std::to_string(banner) + ", " + text };
    if (titles > 1 && figures > 3)
        return { 88, std::to_string(titles) + " titles of a sysbench report, " + text };
    if (figures > 3)
        return { 45, text + " as of sysbench" };
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<SysbenchReader>(); }

} // namespace

LogFormat sysbench()
{
    return { "sysbench", "sysbench 0.4 to 1.1 (fileio, cpu, memory, threads, mutex, oltp)", sniff, opens, makeReader };
}

} // namespace importers
