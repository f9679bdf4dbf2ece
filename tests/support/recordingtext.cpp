// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/recordingtext.h"

#include "analysis/api/table.h"
#include "analysis/model/metric.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <sstream>

namespace testsupport {

namespace {

using Words = std::vector<std::string>;

Words wordsOf(const std::string &line)
{
    std::istringstream in(line.substr(0, line.find('#')));
    Words words;
    for (std::string word; in >> word;)
        words.push_back(word);
    return words;
}

std::optional<double> numberOf(const std::string &word)
{
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

class Parser {
public:
    std::string line(const Words &words, int number);
    TextRecording take();

private:
    std::string log(const Words &words);
    std::string columns(const Words &words);
    std::string row(const Words &words, int number);
    std::string event(const Words &words, int number);
    std::optional<model::Nanos> timeOf(const std::string &word) const;
    model::Log &current();

    TextRecording m_recording;
    std::string m_date = "1970-01-01";
    std::vector<model::SeriesId> m_columns;
    int m_groups = 0;
};

model::Log &Parser::current()
{
    if (m_recording.logs.empty())
        log({ "log", "text" });
    return m_recording.logs.back();
}

std::optional<model::Nanos> Parser::timeOf(const std::string &word) const
{
    return model::parseIsoTime(m_date + "T" + word);
}

std::string Parser::log(const Words &words)
{
    model::Log log;
    const auto number = static_cast<model::LogId>(m_recording.logs.size()) + 1;
    log.source = number;
    log.id = number * 64;
    log.tool = log.format = words.size() > 1 ? words[1] : "text";
    log.clock.kind = model::StampKind::Local;
    log.clock.placed = true;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::size_t equals = words[i].find('=');
        const std::string key = words[i].substr(0, equals), value = words[i].substr(equals + 1);
        if (key == "unplaced")
            log.clock.placed = false;
        else if (key == "kernel")
            log.kernel = value;
        else if (key == "interval")
            log.clock.interval = model::fromSeconds(numberOf(value).value_or(0));
        else if (key == "cpus")
            log.cpus = static_cast<int>(numberOf(value).value_or(0));
        else
            return "unknown option " + words[i];
    }
    m_recording.logs.push_back(log);
    m_columns.clear();
    return {};
}

std::string Parser::columns(const Words &words)
{
    if (words.size() < 3)
        return "columns needs an entity and metrics";
    std::string entity = words[1] == "-" ? "" : words[1];
    for (std::size_t at = entity.find('_'); at != std::string::npos; at = entity.find('_', at + 1)) {
        if (entity.compare(at, 2, "__") == 0)
            entity.erase(at, 1);
        else
            entity[at] = ' ';
    }
    const model::Log &log = current();
    const model::GroupId group = log.source << 24 | ++m_groups;
    m_columns.clear();
    for (std::size_t i = 2; i < words.size(); ++i) {
        model::SeriesInfo info;
        info.id = group << 8 | static_cast<model::SeriesId>(i);
        info.group = group;
        info.log = log.id;
        info.metric = words[i];
        info.entity = entity;
        if (const model::MetricInfo *known = model::findMetric(words[i]))
            info.unit = known->unit;
        m_recording.infos.push_back(info);
        m_recording.series[info.id].info = info;
        m_columns.push_back(info.id);
    }
    return {};
}

std::string Parser::row(const Words &words, int number)
{
    const auto t = timeOf(words[0]);
    if (!t)
        return "no time: " + words[0];
    if (m_columns.empty() || words.size() < m_columns.size() + 1)
        return "fewer values than columns";
    double line = number;
    if (words.size() > m_columns.size() + 1)
        line = numberOf(words[m_columns.size() + 1]).value_or(0);
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        const auto value = numberOf(words[c + 1]);
        if (!value && words[c + 1] != "-")
            return "no number: " + words[c + 1];
        if (!value)
            continue;
        model::Series &series = m_recording.series[m_columns[c]];
        series.t.push_back(*t);
        series.v.push_back(*value);
        series.line.push_back(static_cast<model::LineNumber>(line));
    }
    model::Log &log = current();
    log.firstRaw = log.firstRaw ? std::min(*log.firstRaw, *t) : *t;
    log.lastRaw = log.lastRaw ? std::max(*log.lastRaw, *t) : *t;
    ++log.samples;
    return {};
}

std::string Parser::event(const Words &words, int number)
{
    const auto t = words.size() > 3 ? timeOf(words[1]) : std::nullopt;
    if (!t)
        return "event needs a time, a kind, an entity and a text";
    model::Log &log = current();
    model::Event event;
    event.log = log.id;
    event.line = static_cast<model::LineNumber>(number);
    event.raw = *t;
    event.kind = words[2];
    event.entity = words[3];
    for (std::size_t i = 4; i < words.size(); ++i)
        event.text += (i > 4 ? " " : "") + words[i];
    m_recording.events.push_back(event);
    log.firstRaw = log.firstRaw ? std::min(*log.firstRaw, *t) : *t;
    log.lastRaw = log.lastRaw ? std::max(*log.lastRaw, *t) : *t;
    return {};
}

std::string Parser::line(const Words &words, int number)
{
    const std::string &verb = words.front();
    const auto argument = [&](std::size_t i) { return i < words.size() ? words[i] : std::string(); };
    if (verb == "rule")
        m_recording.rule = argument(1);
    else if (verb == "expect")
        m_recording.expect = argument(1);
    else if (verb == "date")
        m_date = argument(1);
    else if (verb == "fact")
        m_recording.facts.push_back({ current().id, static_cast<model::LineNumber>(number), argument(1), argument(2) });
    else if (verb == "log")
        return log(words);
    else if (verb == "columns")
        return columns(words);
    else if (verb == "event")
        return event(words, number);
    else
        return row(words, number);
    return {};
}

TextRecording Parser::take()
{
    for (model::SeriesInfo &info : m_recording.infos) {
        model::Series &series = m_recording.series[info.id];
        info.count = series.info.count = static_cast<std::int64_t>(series.size());
        const auto log = std::find_if(
            m_recording.logs.begin(), m_recording.logs.end(), [&](const model::Log &l) { return l.id == info.log; });
        if (log->clock.interval == 0 && !info.metric.starts_with("app."))
            log->clock.interval = analysis::medianStep(series.t);
        series.interval = log->clock.interval;
    }
    return std::move(m_recording);
}

} // namespace

analysis::Recording TextRecording::recording() const
{
    return analysis::Recording(logs, infos, events, facts, [this](model::SeriesId id) { return series.at(id); });
}

model::Expected<TextRecording> parseRecording(std::string_view text)
{
    Parser parser;
    std::istringstream in{ std::string(text) };
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        const Words words = wordsOf(line);
        if (words.empty())
            continue;
        if (const std::string problem = parser.line(words, number); !problem.empty())
            return model::Error{ "line " + std::to_string(number) + ": " + problem };
    }
    return parser.take();
}

model::Expected<TextRecording> loadRecording(const std::string &path)
{
    std::ifstream file(path);
    if (!file)
        return model::Error{ "cannot open " + path };
    std::stringstream text;
    text << file.rdbuf();
    return parseRecording(text.str());
}

} // namespace testsupport
