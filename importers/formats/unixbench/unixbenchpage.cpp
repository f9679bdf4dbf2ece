// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchpage.h"

#include "importers/api/lexer.h"

namespace importers {

namespace {

/// "Benchmark Run: 2 CPUs; 4 parallel processes"
std::optional<UnixBenchCopies> parseCopies(std::string_view text)
{
    if (!consume(text, "Benchmark Run: "))
        return std::nullopt;
    const auto cpus = parseInteger(nextField(text));
    const std::size_t next = text.find("; ");
    if (!cpus || next == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(next + 2);
    const auto copies = parseInteger(nextField(text));
    const bool fits = copies && trimmed(text).starts_with("parallel process") && *copies > 0 && *copies < 1'000'000;
    return fits ? std::optional(UnixBenchCopies{ static_cast<int>(*cpus), static_cast<int>(*copies) }) : std::nullopt;
}

std::optional<double> number(std::string_view text)
{
    const auto value = parseDecimal(nextField(text));
    return value ? std::optional(value->toDouble()) : std::nullopt;
}

} // namespace

bool isUnixBenchPage(std::string_view line)
{
    for (const char *mark : { "<h2>Benchmark of ", "<h3>Benchmark Run: ", "<p><b>BYTE UNIX Benchmarks (Version" }) {
        if (trimmed(line).starts_with(mark))
            return true;
    }
    return false;
}

void UnixBenchPage::line(const Line &line, ImportSink &sink)
{
    for (const HtmlBlock &block : m_blocks.feed(line.number, line.text)) {
        if (block.tag == "tr")
            row(block, sink);
        else
            heading(block.cells.front(), sink);
    }
}

void UnixBenchPage::finish(model::LineNumber lastLine, ImportSink &sink)
{
    if (m_blocks.isOpen())
        sink.issue(lastLine, "the page ends inside this row: left out", {});
    if (m_banner != 0 && !m_passes.any())
        sink.issue(m_banner, "report of UnixBench without results: interrupted or failed", {});
}

void UnixBenchPage::heading(const HtmlCell &cell, ImportSink &sink)
{
    const std::string_view text = cell.text;
    if (const auto version = parseUnixBenchBanner(text)) {
        m_passes.report(sink);
        m_banner = cell.line;
        sink.tool("unixbench", *version);
    } else if (const auto copies = parseCopies(text)) {
        m_passes.begin(cell.line, std::nullopt, sink);
        m_passes.copies(cell.line, *copies, sink);
        m_system.cpus(copies->cpus, sink);
        m_columns.clear();
    } else if (text.starts_with("Time: ")) {
        runTimes(cell, sink);
    } else if (const std::size_t on = text.rfind(" on "); text.starts_with("Benchmark of ") && on != text.npos) {
        m_day = parseUnixBenchDate(text.substr(on + 4));
        m_last = m_day.value_or(0);
    } else if (text.find(" Benchmarks") != std::string_view::npos) {
        m_passes.title(text);
    }
}

/// "Time: 10:19:12 - 10:19:37; 0m 25s": the date is that of the page; a pass that begins before the last one ended is
/// of the next day.
void UnixBenchPage::runTimes(const HtmlCell &cell, ImportSink &sink)
{
    auto span = parseUnixBenchTimes(std::string_view(cell.text).substr(6));
    if (!span || !m_day)
        return;
    if (*m_day + span->start < m_last)
        *m_day += model::NanosPerDay;
    span->start += *m_day;
    span->end += *m_day;
    m_last = span->end;
    m_system.started(span->start, sink);
    m_passes.times(cell.line, *span, sink);
}

void UnixBenchPage::row(const HtmlBlock &block, ImportSink &sink)
{
    if (block.cells.front().text == "Test") {
        m_columns.clear();
        for (std::size_t i = 0; i < block.cells.size(); ++i)
            m_columns.emplace(block.cells[i].text, i);
        return;
    }
    const HtmlCell &last = block.cells.back();
    if (auto total = parseUnixBenchTotalName(block.cells.front().text)) {
        const auto index = number(last.text);
        if (!index)
            return;
        total->index = *index;
        m_passes.total(last.line, *total, sink);
    } else if (m_columns.empty()) {
        machine(block, sink);
    } else {
        test(block, sink);
    }
}

void UnixBenchPage::machine(const HtmlBlock &block, ImportSink &sink)
{
    const HtmlCell &value = block.cells.back();
    std::string_view key = block.cells.front().text;
    if (key.ends_with(':'))
        key.remove_suffix(1);
    if (key == "Uptime") {
        if (const auto uptime = parseUnixBenchUptime(value.text))
            m_system.uptime(value.line, *uptime, sink);
    } else if (value.text.ends_with("bogomips)") || value.text.find(" bogomips) ") != std::string::npos) {
        const std::string model = value.text.substr(0, value.text.find(" bogomips)") + 10);
        m_system.machine(value.line, { "CPU", model }, sink);
    } else if (block.cells.size() > 1) {
        m_system.machine(value.line, { key, value.text }, sink);
    }
}

void UnixBenchPage::test(const HtmlBlock &block, ImportSink &sink)
{
    const auto cell = [&](const char *name) -> const HtmlCell * {
        const auto column = m_columns.find(name);
        return column != m_columns.end() && column->second < block.cells.size() ? &block.cells[column->second]
                                                                                : nullptr;
    };
    const auto figure = [&](const char *name) { return cell(name) ? number(cell(name)->text) : std::nullopt; };
    const HtmlCell *const name = cell("Test");
    const HtmlCell *const unit = cell("Unit");
    const auto score = figure("Score");
    if (name == nullptr || unit == nullptr || !score || name->text.empty())
        return;
    m_passes.score(cell("Score")->line, { name->text, *score, unit->text, figure("Time"), figure("Iters.") }, sink);
    const auto index = figure("Index");
    if (index)
        m_passes.index(cell("Index")->line, { name->text, figure("Baseline"), *score, index }, sink);
}

} // namespace importers
