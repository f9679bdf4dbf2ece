// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/sysbench/sysbenchrun.h"

#include "analysis/model/contradiction.h"
#include "analysis/model/text.h"

#include <algorithm>
#include <cmath>

namespace importers {

namespace {

/// More than a year in ms: the start value of a minimum that was never set, or the top of an empty histogram.
constexpr double Nonsense = 366.0 * 86'400'000.0;

bool isWorkRate(const SysbenchFigure &figure)
{
    return figure.metric.ends_with("s_per_s") && figure.metric != "errors_per_s" && figure.metric != "reconnects_per_s";
}

} // namespace

void SysbenchRuns::banner(const Line &line, std::string_view version, ImportSink &sink)
{
    (void)line;
    close(sink);
    m_version = version;
    m_test.clear();
    m_settings.clear();
    m_fatal = false;
    ++m_invocation;
    sink.tool("sysbench", version);
}

/// A name that says more wins: "fileio" of a title, "fileio rndwr" of the head.
void SysbenchRuns::test(const std::string &name, ImportSink &sink)
{
    if (m_test.starts_with(name))
        return;
    if (isComplete())
        forget(sink);
    m_test = name;
}

/// The last lines of a report; fileio of 1.1 ends with the sum.
bool SysbenchRuns::isComplete() const
{
    return pending("thread_time_avg") != nullptr
        || (m_version.starts_with("1.1") && m_test.starts_with("fileio") && pending("latency.sum") != nullptr);
}

void SysbenchRuns::forget(ImportSink &sink)
{
    close(sink);
    m_test.clear();
    m_settings.clear();
}

void SysbenchRuns::foreign(ImportSink &sink)
{
    if (isComplete())
        forget(sink);
}

void SysbenchRuns::setting(const Line &line, const SysbenchSetting &setting, ImportSink &sink)
{
    // Without banners the head of the next run ends the last one.
    if (setting.name == "threads" && !m_pending.empty())
        forget(sink);
    if (setting.value.empty()) // the file ends in it
        return;
    const std::string value(setting.value);
    m_settings[setting.name] = value;
    sink.fact(line.number, "sysbench." + setting.name, value);
}

void SysbenchRuns::started(const Line &line, ImportSink &sink)
{
    m_start = line.number;
    if (line.prefix.isValid())
        sink.event(line.prefix, line.number, "benchmark-run", "sysbench", m_test);
}

void SysbenchRuns::interval(const Line &line, const SysbenchInterval &interval, ImportSink &sink)
{
    if (interval.checkpoint) {
        flush(sink);
        m_block = ", checkpoint " + std::to_string(*interval.second) + " s";
        return;
    }
    row(line, line.number, interval.queue ? "queue" : "interval", interval, sink);
}

void SysbenchRuns::row(const Line &line, model::LineNumber number, std::string_view table,
    const SysbenchInterval &interval, ImportSink &sink)
{
    std::vector<Column> columns;
    std::vector<model::Decimal> values;
    for (const SysbenchInterval::Value &value : interval.values) {
        columns.push_back({ value.metric, value.unit, value.multiplier });
        values.push_back(value.value);
    }
    Stamp stamp = line.prefix;
    if (!stamp.isValid() && interval.second)
        stamp = { model::StampKind::Elapsed, *interval.second * model::NanosPerSecond, std::nullopt };
    if (columns.empty() || !stamp.isValid())
        return;
    std::string entity = m_test.empty() ? "sysbench" : m_test;
    if (m_invocation > 1)
        entity += ", run " + std::to_string(m_invocation);
    sink.row(sink.table(table, entity, columns), stamp, number, values);
}

void SysbenchRuns::hook(const Line &line, const SysbenchHookReport &report, ImportSink &sink)
{
    const auto lineOf = [&](std::size_t i) { return i < report.lines.size() ? report.lines[i] : line.number; };
    if (!report.whole) {
        SysbenchInterval interval;
        interval.second = report.second;
        interval.values = report.values;
        row(line, lineOf(0), "interval", interval, sink);
        return;
    }
    test("oltp", sink); // only there the hooks know queries
    for (std::size_t i = 0; i < report.values.size(); ++i) {
        if (const auto figure = wholeFigure(report.values[i]))
            m_pending.push_back({ lineOf(i), *figure });
    }
    flush(sink);
}

void SysbenchRuns::histogram(const Line &line, const SysbenchBucket &bucket) { m_histogram.add(line.number, bucket); }

const SysbenchFigure *SysbenchRuns::pending(std::string_view metric) const
{
    const auto it
        = std::find_if(m_pending.begin(), m_pending.end(), [&](const Pending &p) { return p.figure.metric == metric; });
    return it == m_pending.end() ? nullptr : &it->figure;
}

void SysbenchRuns::figures(const Line &line, const std::vector<SysbenchFigure> &figures, ImportSink &sink)
{
    if (isComplete() && m_block.empty())
        forget(sink);
    if (pending(figures.front().metric) != nullptr) {
        // 1.1 prints the events a second of its cpu test twice.
        if (figures.front().metric == "events_per_s" && m_pending.back().figure.metric == "events_per_s")
            return;
        flush(sink); // a figure that comes again begins the next report
    }
    for (const SysbenchFigure &figure : figures)
        m_pending.push_back({ line.number, figure });
}

void SysbenchRuns::fatal(const Line &line, std::string_view text, ImportSink &sink)
{
    m_fatal = true;
    sink.issue(line.number, "sysbench reports a failure", text);
}

bool SysbenchRuns::isFailed(ImportSink &sink) const
{
    const model::LineNumber line = m_pending.front().line;
    if (m_fatal) {
        sink.issue(line, "report of a run that failed, not used", m_test);
        return true;
    }
    const SysbenchFigure *const events = pending("events");
    const auto count = [&](auto &&wanted) { return std::count_if(m_pending.begin(), m_pending.end(), wanted); };
    const auto rates = count([](const Pending &p) { return isWorkRate(p.figure); });
    const auto zeros = count([](const Pending &p) { return isWorkRate(p.figure) && p.figure.value == 0; });
    if (events != nullptr ? events->value != 0 : rates == 0 || zeros < rates)
        return false;
    sink.issue(line, "report of a run in which nothing was done, not used", m_test);
    return true;
}

/// Runs of one test with other settings than the first one are another test: a sweep over thread counts is no
/// repetition. The name says what differs.
std::string SysbenchRuns::testName()
{
    std::string name = m_test.empty() ? "unnamed test" : m_test;
    const auto [first, isFirst] = m_firstSettings.try_emplace(name, m_settings);
    if (!isFirst) {
        for (const auto &[setting, value] : m_settings) {
            const auto before = first->second.find(setting);
            if (before == first->second.end() || before->second != value)
                name += ", " + setting + ' ' + value;
        }
    }
    return name + m_block;
}

void SysbenchRuns::write(const Pending &pending, const std::string &name, ImportSink &sink) const
{
    const SysbenchFigure &figure = pending.figure;
    const SysbenchFigure *const max = this->pending("latency.max");
    const bool percentile = figure.metric.starts_with("latency.p");
    // Percentiles come from a histogram whose steps are finer than half.
    if (figure.unit == "ms"
        && (figure.value > Nonsense
            || (percentile && max != nullptr && figure.value > 1.5 * max->value && figure.value > 1))) {
        sink.issue(pending.line, "latency that cannot be: too few events for it", figure.metric);
        return;
    }
    // Before 1.0 most tests ran for a number of events, and their time was the figure to compare.
    const bool timed = figure.metric == "total_time" && m_version.starts_with("0.") && !name.starts_with("fileio")
        && !name.starts_with("oltp");
    sink.result(pending.line, m_run, name, figure.metric, figure.value, figure.unit,
        timed ? model::Better::Lower : figure.better);
}

/// The percentiles that the report did not ask for, from the buckets. They are kept only when the buckets hold all
/// events: a histogram that was cut has other percentiles.
void SysbenchRuns::addHistogram(ImportSink &sink)
{
    const SysbenchFigure *const events = pending("events");
    const bool whole = events != nullptr && events->value == static_cast<double>(m_histogram.count());
    if (events != nullptr && !m_histogram.empty() && !whole)
        sink.issue(m_histogram.firstLine(),
            model::contradiction(
                { STALLMARK_TEXT("the latency histogram does not hold as many events as the report") }),
            std::to_string(m_histogram.count()));
    for (const auto &[rank, metric] : { std::pair{ 0.5, "latency.histogram_p50" },
             std::pair{ 0.99, "latency.histogram_p99" }, std::pair{ 0.999, "latency.histogram_p999" } }) {
        const auto bucket = whole ? m_histogram.percentile(rank) : std::nullopt;
        if (bucket)
            m_pending.push_back({ bucket->line, { metric, bucket->millis, "ms", model::Better::Lower } });
    }
    m_histogram = {};
}

/// Rates against counts and the printed time. The clock of the report is not quite that of the total time, and short
/// runs are dominated by the difference.
void SysbenchRuns::checkRates(const std::string &name, ImportSink &sink) const
{
    constexpr double ShortestRun = 1; // s
    constexpr double Tolerance = 0.05;
    const SysbenchFigure *const time = pending("total_time");
    if (time == nullptr || time->value < ShortestRun || !m_block.empty())
        return;
    for (const char *count : { "transactions", "queries", "events", "reads", "writes", "fsyncs" }) {
        const SysbenchFigure *const total = pending(count);
        const SysbenchFigure *const rate = pending(std::string(count) + "_per_s");
        if (total == nullptr || rate == nullptr)
            continue;
        const double expected = total->value / time->value;
        if (std::abs(rate->value - expected) <= Tolerance * expected + 0.01)
            continue;
        const auto line = std::find_if(
            m_pending.begin(), m_pending.end(), [&](const Pending &p) { return p.figure.metric == rate->metric; });
        sink.issue(line->line,
            model::contradiction({ STALLMARK_TEXT("the printed rate is not the count by the total time, which is %1"),
                { model::toText(expected, 2) } }),
            name);
    }
}

void SysbenchRuns::flush(ImportSink &sink)
{
    if (m_pending.empty())
        return;
    m_start = 0;
    addHistogram(sink);
    if (!isFailed(sink)) {
        ++m_run;
        const std::string name = testName();
        checkRates(name, sink);
        for (const Pending &pending : m_pending)
            write(pending, name, sink);
    }
    m_pending.clear();
    if (!m_block.empty())
        m_block = ", after the last checkpoint";
}

void SysbenchRuns::close(ImportSink &sink)
{
    flush(sink);
    m_histogram = {};
    m_block.clear();
    if (m_start != 0)
        sink.issue(m_start, "run of sysbench without a summary: interrupted or failed", m_test);
    m_start = 0;
    m_fatal = false;
}

} // namespace importers
