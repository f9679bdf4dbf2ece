// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/unixbench/unixbenchcsv.h"
#include "importers/formats/unixbench/unixbenchlines.h"
#include "importers/formats/unixbench/unixbenchpage.h"
#include "importers/formats/unixbench/unixbenchpass.h"
#include "importers/formats/unixbench/unixbenchrawlog.h"
#include "importers/formats/unixbench/unixbenchsystem.h"

#include <optional>
#include <string>

namespace importers {

namespace {

class UnixBenchReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    bool page(const Line &line, std::string_view text, ImportSink &sink);
    bool report(const Line &line, std::string_view text, ImportSink &sink);
    bool head(const Line &line, std::string_view text, ImportSink &sink);
    bool figures(const Line &line, std::string_view text, ImportSink &sink);
    bool console(const Line &line, std::string_view text, ImportSink &sink);
    void banner(std::string_view version, ImportSink &sink);

    UnixBenchPasses m_passes;
    UnixBenchSystem m_system;
    UnixBenchPage m_page{ m_passes, m_system };
    UnixBenchRawLog m_rawLog;
    UnixBenchCsv m_csv;
    bool m_isPage = false; ///< HTML, from its first line
    bool m_inPage = false; ///< HTML, from the first line of the report
    model::LineNumber m_started = 0; ///< line of the first test on the console, without a report so far
    model::LineNumber m_banner = 0; ///< line of the banner of a report without a pass so far
    bool m_titled = false; ///< the title of an index table has been seen
    std::optional<model::Nanos> m_start; ///< of a run of 4.1
    model::LineNumber m_oldHead = 0; ///< line of that
    model::LineNumber m_afterCpu = 0; ///< line of the name of a CPU
    model::LineNumber m_last = 0;
};

bool UnixBenchReader::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    m_last = line.number;
    return page(line, text, sink) || report(line, text, sink) || m_rawLog.line(line, sink) || m_csv.line(line, sink)
        || console(line, text, sink) || m_isPage;
}

bool UnixBenchReader::page(const Line &line, std::string_view text, ImportSink &sink)
{
    if (text.starts_with("<!DOCTYPE") || text.starts_with("<html"))
        m_isPage = true;
    m_inPage = m_inPage || isUnixBenchPage(text);
    if (!m_inPage)
        return false;
    m_page.line(line, sink);
    if (text.ends_with("</html>"))
        m_isPage = m_inPage = false;
    return true;
}

void UnixBenchReader::banner(std::string_view version, ImportSink &sink)
{
    if (m_banner != 0)
        sink.issue(m_banner, "report of UnixBench without results: interrupted or failed", {});
    m_rawLog.close(sink);
    m_passes.report(sink);
    m_banner = m_last;
    m_start.reset();
    m_oldHead = 0;
    m_afterCpu = 0;
    m_started = 0;
    sink.tool("unixbench", version);
}

bool UnixBenchReader::report(const Line &line, std::string_view text, ImportSink &sink)
{
    return head(line, text, sink) || figures(line, text, sink);
}

bool UnixBenchReader::head(const Line &line, std::string_view text, ImportSink &sink)
{
    if (const auto version = parseUnixBenchBanner(text)) {
        banner(*version, sink);
    } else if (const auto logo = parseUnixBenchLogo(text)) {
        sink.tool("unixbench", *logo);
    } else if (const auto start = parseUnixBenchStart(text)) {
        m_banner = 0;
        m_start = start;
        m_oldHead = line.number;
        m_passes.begin(line.number, std::nullopt, sink);
    } else if (text.starts_with("Benchmark Run:")) {
        const auto span = parseUnixBenchRun(text);
        m_banner = 0;
        m_started = 0;
        m_rawLog.close(sink);
        if (span)
            m_system.started(span->start, sink);
        else
            sink.issue(line.number, "the date of this run cannot be read", text);
        m_passes.begin(line.number, span, sink);
    } else if (const auto copies = parseUnixBenchCopies(text)) {
        m_passes.copies(line.number, *copies, sink);
        m_system.cpus(copies->cpus, sink);
    } else if (const auto uptime
        = m_banner != 0 || m_oldHead != 0 || m_afterCpu != 0 ? parseUnixBenchUptime(text) : std::nullopt) {
        m_system.uptime(line.number, *uptime, sink);
        if (m_start)
            m_system.started(*m_start, sink);
    } else if (const auto machine = parseUnixBenchMachine(text);
               machine && (m_banner != 0 || machine->key == "CPU" || machine->key == "Files")) {
        m_afterCpu = machine->key == "CPU" ? line.number : 0;
        m_system.machine(line.number, *machine, sink);
    } else {
        // 4.1 tells of the users, the shell and the disk. The flags of a CPU stand deeper than its name.
        constexpr model::LineNumber OldHead = 7;
        const bool old = m_oldHead != 0 && line.number < m_oldHead + OldHead && !parseUnixBenchScore(text);
        const bool flags = m_afterCpu != 0 && m_afterCpu + 1 == line.number && line.text.starts_with("     ");
        return old || flags;
    }
    return true;
}

bool UnixBenchReader::figures(const Line &line, std::string_view text, ImportSink &sink)
{
    const auto title = parseUnixBenchTitle(text);
    const auto score = title ? std::nullopt : parseUnixBenchScore(text);
    const auto total = title || score ? std::nullopt : parseUnixBenchTotal(text);
    const auto index = title || score || total ? std::nullopt : parseUnixBenchIndex(text);
    if (!title && !score && !total && !index)
        return false;
    if (index && !m_titled && !m_passes.any())
        return false; // four columns that happen to end in three figures
    m_banner = 0;
    m_started = 0;
    m_titled = m_titled || title;
    if (line.open && !text.ends_with(')'))
        sink.issue(line.number, "the file ends inside this line: left out", text);
    else if (title)
        m_passes.title(title->category);
    else if (score)
        m_passes.score(line.number, *score, sink);
    else if (total)
        m_passes.total(line.number, *total, sink);
    else
        m_passes.index(line.number, *index, sink);
    return true;
}

bool UnixBenchReader::console(const Line &line, std::string_view text, ImportSink &sink)
{
    const auto progress = parseUnixBenchProgress(text);
    if (progress && m_started == 0)
        m_started = line.number;
    if (isUnixBenchFailure(text)) {
        sink.issue(line.number, "UnixBench reports a failure", text);
        m_started = 0;
        return true;
    }
    return progress || isUnixBenchText(text);
}

void UnixBenchReader::finish(ImportSink &sink)
{
    m_page.finish(m_last, sink);
    m_rawLog.close(sink);
    m_passes.end(sink);
    m_system.finish(sink);
    if (m_started != 0)
        sink.issue(m_started, "run of UnixBench without a report: interrupted or failed", {});
    if (m_banner != 0)
        sink.issue(m_banner, "report of UnixBench without results: interrupted or failed", {});
}

bool opens(std::string_view line)
{
    return parseUnixBenchBanner(line) || parseUnixBenchLogo(line) || parseUnixBenchCopies(line)
        || parseUnixBenchRun(line) || isUnixBenchPage(line);
}

Detection sniff(const Head &head)
{
    model::LineNumber own = 0;
    int scores = 0;
    int titles = 0;
    int sections = 0;
    int counts = 0;
    for (const Line &line : head.lines) {
        if (own == 0 && opens(line.text))
            own = line.number;
        scores += parseUnixBenchScore(line.text) ? 1 : 0;
        titles += parseUnixBenchTitle(line.text) || parseUnixBenchTotal(line.text) ? 1 : 0;
        sections += parseUnixBenchSection(line.text) ? 1 : 0;
        counts += line.text.starts_with("# COUNT0: ") ? 1 : 0;
    }
    const std::string text = std::to_string(scores) + " lines with a score";
    if (own != 0)
        return { 96, "report of UnixBench in line " + std::to_string(own) + ", " + text };
    if (sections > 0 && counts > 0)
        return { 95, "raw log of UnixBench: " + std::to_string(sections) + " tests" };
    if (isUnixBenchCsv(head))
        return { 94, "scores of UnixBench, one column a test" };
    if (titles > 0 || scores > 1)
        return { 90, text + " of UnixBench, " + std::to_string(titles) + " titles" };
    return {};
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<UnixBenchReader>(); }

} // namespace

LogFormat unixbench()
{
    return { "unixbench", "UnixBench 4.1 to 6 (console, report, raw log, HTML, CSV)", sniff, opens, makeReader };
}

} // namespace importers
