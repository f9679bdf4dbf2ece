// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/unixbench/unixbenchrawlog.h"

#include "analysis/model/contradiction.h"
#include "analysis/model/text.h"
#include "importers/api/lexer.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace importers {

using model::Better;

std::optional<UnixBenchSection> parseUnixBenchSection(std::string_view line)
{
    const std::string_view text = trimmed(line);
    const std::size_t dashes = text.rfind(" -- ");
    if (dashes == std::string_view::npos || dashes == 0)
        return std::nullopt;
    std::string_view rest = text.substr(dashes + 4);
    const auto copies = parseInteger(nextField(rest));
    rest = trimmed(rest);
    if (!copies || *copies <= 0 || *copies > 1'000'000 || (rest != "copy" && rest != "copies"))
        return std::nullopt;
    return UnixBenchSection{ trimmed(text.substr(0, dashes)), static_cast<int>(*copies) };
}

std::optional<UnixBenchField> parseUnixBenchField(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (!consume(rest, "# ") && !consume(rest, ">>>> "))
        return std::nullopt;
    const std::size_t colon = rest.find(": ");
    if (colon == std::string_view::npos || rest.substr(0, colon).find(' ') != std::string_view::npos)
        return std::nullopt;
    return UnixBenchField{ rest.substr(0, colon), trimmed(rest.substr(colon + 2)) };
}

bool UnixBenchRawLog::line(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (const auto head = parseUnixBenchSection(text)) {
        section(line, *head, sink);
        return true;
    }
    if (m_test.empty())
        return text.starts_with("########");
    if (text.starts_with("#### Pass ")) {
        m_passes.emplace_back();
        return true;
    }
    if (const auto found = parseUnixBenchField(text))
        return field(line, *found, sink);
    for (const char *mark : { "########", "==> ", ">>>> ", "Count score:", "*Dump score:" }) {
        if (text.starts_with(mark))
            return true;
    }
    // What a program printed, such as the table of the Whetstone; not a whole log of something else.
    constexpr int MostOfAProgram = 60;
    return m_head != 0 && !m_passes.empty() && m_passes.back().chatter++ < MostOfAProgram;
}

void UnixBenchRawLog::section(const Line &line, const UnixBenchSection &section, ImportSink &sink)
{
    close(sink);
    const std::string name = std::string(section.name) + ", " + std::to_string(section.copies)
        + (section.copies == 1 ? " copy" : " copies");
    // Each number of copies is a pass over all tests, and a test that comes again begins the next run.
    if (m_seen.contains(name)) {
        m_seen.clear();
        m_runs.clear();
    }
    m_seen.emplace(name, true);
    if (const auto known = m_runs.find(section.copies); known != m_runs.end())
        m_run = known->second;
    else
        m_runs.emplace(section.copies, m_run += 1);
    m_test = name;
    m_head = line.number;
}

bool UnixBenchRawLog::field(const Line &line, const UnixBenchField &field, ImportSink &sink)
{
    if (line.open) {
        sink.issue(line.number, "the file ends inside this line: left out", line.text);
        return true;
    }
    if (line.text.find(">>>>") != std::string_view::npos)
        summary(line, field, sink);
    else if (!m_passes.empty())
        copyField(line, field, sink);
    return true;
}

void UnixBenchRawLog::copyField(const Line &line, const UnixBenchField &field, ImportSink &sink)
{
    Pass &pass = m_passes.back();
    const auto value = parseDouble(field.value);
    if (field.key == "COUNT0" && value) {
        pass.line = pass.line == 0 ? line.number : pass.line;
        pass.count += *value;
        pass.copies += 1;
        pass.elapsed = 0;
    } else if (field.key == "COUNT1" && value) {
        pass.base = value;
    } else if (field.key == "COUNT2") {
        m_unit = field.value;
    } else if (field.key == "TIME" && value) {
        pass.elapsed = *value;
        pass.time += *value;
    } else if (field.key == "elapsed" && value && pass.elapsed == 0) {
        pass.time += *value;
    } else if (field.key == "ERROR" || (field.key == "status" && field.value != "0")) {
        if (!pass.failed)
            sink.issue(line.number, "test of UnixBench that failed: no score", line.text);
        pass.failed = true;
    }
}

/// A pass counts what the copies did together, in their mean time.
std::optional<double> UnixBenchRawLog::rate(const Pass &pass) const
{
    if (pass.failed || pass.copies == 0 || !pass.base)
        return std::nullopt;
    if (*pass.base == 0)
        return pass.count;
    const double time = pass.time / pass.copies;
    return time > 0 ? std::optional(pass.count / (time / *pass.base)) : std::nullopt;
}

void UnixBenchRawLog::summary(const Line &line, const UnixBenchField &field, ImportSink &sink)
{
    const auto value = parseDouble(field.value);
    if (!value)
        return;
    if (field.key == "score") {
        m_head = 0;
        m_score = *value;
        m_scoreLine = line.number;
        passes(sink);
        sink.result(line.number, m_run, m_test, "score", *value, m_unit, Better::Higher);
    } else if (field.key == "time") {
        sink.result(line.number, m_run, m_test, "time", *value, "s", Better::None);
    } else if (field.key == "iterations") {
        sink.result(line.number, m_run, m_test, "samples", *value, "", Better::None);
        check(m_scoreLine, m_score, *value, sink);
    }
}

/// The passes of one run are no repetitions of it, so they are figures of their own.
void UnixBenchRawLog::passes(ImportSink &sink) const
{
    for (std::size_t i = 0; i < m_passes.size(); ++i) {
        if (const auto figure = rate(m_passes[i]))
            sink.result(
                m_passes[i].line, m_run, m_test, "score.pass" + std::to_string(i + 1), *figure, m_unit, Better::None);
    }
}

/// The score is the geometric mean of the passes with the highest counts.
void UnixBenchRawLog::check(model::LineNumber line, double score, double kept, ImportSink &sink) const
{
    std::vector<Pass> best = m_passes;
    std::sort(best.begin(), best.end(), [](const Pass &a, const Pass &b) { return a.count > b.count; });
    if (kept < 1 || kept > static_cast<double>(best.size()))
        return;
    best.resize(static_cast<std::size_t>(kept));
    double logs = 0;
    for (const Pass &pass : best) {
        const auto figure = rate(pass);
        if (!figure || *figure <= 0)
            return;
        logs += std::log(*figure);
    }
    if (std::abs(std::exp(logs / kept) / score - 1) > 1e-4)
        sink.issue(line,
            model::contradiction({ STALLMARK_TEXT("the score is not the geometric mean of the passes above it") }),
            m_test);
}

void UnixBenchRawLog::close(ImportSink &sink)
{
    if (m_head != 0)
        sink.issue(m_head, "test of UnixBench without a score: interrupted or failed", m_test);
    m_head = 0;
    m_test.clear();
    m_unit.clear();
    m_passes.clear();
}

} // namespace importers
