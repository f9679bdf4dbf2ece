// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sidemaker.h"

#include "analysis/statistics/random.h"

#include <memory>

namespace testsupport {

namespace {

constexpr model::Nanos Start = 1'700'000'000 * model::NanosPerSecond;

} // namespace

SideMaker::SideMaker(const std::string &label) { m_data.label = label; }

SideMaker &SideMaker::file(const std::string &path, const std::string &tool)
{
    model::SourceFile source;
    source.id = static_cast<model::SourceId>(m_data.sources.size()) + 1;
    source.path = path;
    source.bundle = m_data.label;
    source.sha256 = m_data.label + path;
    m_data.sources.push_back(source);
    model::Log log;
    log.id = source.id * 64;
    log.source = source.id;
    log.format = tool;
    log.tool = tool;
    log.clock.placed = true;
    log.clock.kind = model::StampKind::Local;
    m_data.logs.push_back(log);
    m_line = 0;
    return *this;
}

SideMaker &SideMaker::fact(const std::string &name, const std::string &value)
{
    m_data.facts.push_back({ m_data.logs.back().id, ++m_line, name, value });
    return *this;
}

SideMaker &SideMaker::result(const std::string &test, const std::string &metric, double value, const std::string &unit,
    model::Better better, int run)
{
    const model::Log &log = m_data.logs.back();
    m_data.results.push_back({ log.id, ++m_line, log.tool, "", run, test, metric, value, unit, better });
    return *this;
}

SideMaker &SideMaker::series(
    const std::string &metric, const std::string &entity, const std::vector<double> &values, double step)
{
    model::Log &log = m_data.logs.back();
    model::Series series;
    series.info.group = (log.source << 24) | 1;
    series.info.id
        = static_cast<model::SeriesId>((series.info.group << 8) | static_cast<model::SeriesId>(m_series.size()));
    series.info.log = log.id;
    series.info.metric = metric;
    series.info.entity = entity;
    const model::MetricInfo *known = model::findMetric(metric);
    series.info.unit = known ? known->unit : "";
    series.info.count = static_cast<std::int64_t>(values.size());
    series.interval = model::fromSeconds(step);
    for (std::size_t i = 0; i < values.size(); ++i) {
        series.t.push_back(Start + static_cast<model::Nanos>(i + 1) * series.interval);
        series.v.push_back(values[i]);
        series.line.push_back(static_cast<model::LineNumber>(i + 1));
    }
    log.clock.interval = series.interval;
    log.samples += static_cast<std::int64_t>(values.size());
    log.firstRaw = series.t.front();
    log.lastRaw = series.t.back();
    m_data.series.push_back(series.info);
    m_series[series.info.id] = std::move(series);
    return *this;
}

SideMaker &SideMaker::incident(double from, double to)
{
    model::Incident incident;
    incident.id = static_cast<int>(m_data.incidents.size()) + 1;
    incident.span = { Start + model::fromSeconds(from), Start + model::fromSeconds(to) };
    model::Symptom symptom;
    symptom.ref = { m_data.sources.front().id, 1 };
    incident.symptoms.push_back(symptom);
    m_data.incidents.push_back(incident);
    return *this;
}

SideMaker &SideMaker::recurring(double from, double every, int times)
{
    incident(from, from + every * (times - 1) + 1);
    for (int i = 0; i < times; ++i) {
        const model::Nanos start = Start + model::fromSeconds(from + every * i);
        m_data.incidents.back().episodes.push_back({ start, start + model::NanosPerSecond });
    }
    return *this;
}

SideMaker &SideMaker::kernel(const std::string &release)
{
    m_data.logs.back().kernel = release;
    return *this;
}

comparison::SideData SideMaker::take()
{
    const auto series = std::make_shared<std::map<model::SeriesId, model::Series>>(std::move(m_series));
    m_data.load = [series](model::SeriesId id) { return series->at(id); };
    return std::move(m_data);
}

std::vector<double> noise(std::size_t n, double mean, double spread, double memory, int seed)
{
    statistics::Lcg random(seed);
    std::vector<double> values;
    double deviation = 0;
    for (std::size_t i = 0; i < n; ++i) {
        deviation = memory * deviation + random.normal();
        values.push_back(mean + spread * deviation);
    }
    return values;
}

} // namespace testsupport
