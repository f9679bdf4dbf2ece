// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/formats/fio/fiojson.h"

#include <algorithm>
#include <set>

// The members of a document and the figures they become.
namespace importers {

namespace {

constexpr std::string_view Directions[] = { "read", "write", "trim", "mixed", "sync" };
/// Of a job, but not figures of the run.
constexpr std::string_view NotFigures[] = { "groupid", "eta", "elapsed", "job_start", "job_runtime", "latency_depth",
    "latency_percentile", "latency_window", "latency_target_ns", "latency_window_us", "port", "pid" };

struct Renamed {
    std::string_view member;
    const char *metric;
    const char *unit;
    double factor;
};
constexpr Renamed OfDirection[] = { { "iops", "iops", "1/s", 1 }, { "runtime", "runtime", "ms", 1 },
    { "bw_bytes", "bw", "B/s", 1 }, { "bw", "bw_kib", "B/s", 1024 }, { "bw_min", "bw.min", "B/s", 1024 },
    { "bw_max", "bw.max", "B/s", 1024 }, { "bw_agg", "bw.share", "%", 1 }, { "bw_mean", "bw.mean", "B/s", 1024 },
    { "bw_dev", "bw.stddev", "B/s", 1024 }, { "bw_samples", "bw.samples", "", 1 }, { "iops_min", "iops.min", "1/s", 1 },
    { "iops_max", "iops.max", "1/s", 1 }, { "iops_mean", "iops.mean", "1/s", 1 },
    { "iops_stddev", "iops.stddev", "1/s", 1 }, { "iops_samples", "iops.samples", "", 1 }, { "io_bytes", "io", "B", 1 },
    { "io_kbytes", "io_kib", "B", 1024 } };
constexpr Renamed OfJob[] = { { "usr_cpu", "cpu.usr", "%", 1 }, { "sys_cpu", "cpu.sys", "%", 1 },
    { "ctx", "cpu.ctx", "", 1 }, { "majf", "cpu.majf", "", 1 }, { "minf", "cpu.minf", "", 1 } };

template <std::size_t N>
const Renamed *find(const Renamed (&list)[N], std::string_view member)
{
    const auto *it
        = std::find_if(std::begin(list), std::end(list), [&](const Renamed &r) { return r.member == member; });
    return it == std::end(list) ? nullptr : it;
}

template <std::size_t N>
bool contains(const std::string_view (&list)[N], std::string_view word)
{
    return std::find(std::begin(list), std::end(list), word) != std::end(list);
}

/// "34.713017%" too, as the criterion of a steady state is written.
std::optional<double> numberOf(const JsonScalar &scalar)
{
    std::string_view text = scalar.text;
    if (scalar.isString && !text.empty() && text.back() == '%')
        text.remove_suffix(1);
    return parseDouble(text);
}

/// Members from `first` on as one name: "clat_ns", "percentile", "99.000000" -> "clat.p99". `factor` to us.
std::string latencyMetric(const JsonPath &path, std::size_t first, double &factor, bool &latency)
{
    std::string out;
    for (std::size_t i = first; i < path.size(); ++i) {
        std::string_view part = path[i];
        if (part == "percentile")
            continue;
        const std::string rank = i > first && path[i - 1] == "percentile" ? fioPercentile(part) : std::string();
        if (part.ends_with("lat_ns")) {
            part.remove_suffix(3);
            factor = 1e-3;
        }
        latency = latency || part == "slat" || part == "clat" || part == "lat";
        if (part == "N")
            part = "count";
        out += (out.empty() ? "" : ".") + (rank.empty() ? std::string(part) : rank);
    }
    if (path.back() == "N")
        latency = false;
    return out;
}

class Reader {
public:
    explicit Reader(FioJsonReport &report, DateOrder order)
        : m_report(report)
        , m_order(order)
    {
    }
    void scalar(const JsonPath &path, const JsonScalar &scalar);
    /// The document was cut with this many objects and lists open.
    void cut(std::size_t leftOpen);
    void finish();

private:
    void top(const std::string &name, const JsonScalar &scalar);
    void job(const JsonPath &path, const JsonScalar &scalar);
    void jobMember(const std::string &name, const JsonScalar &scalar);
    void direction(const JsonPath &path, const JsonScalar &scalar);
    void histogram(const JsonPath &path, const JsonScalar &scalar, double value);
    void steadyState(const JsonPath &path, const JsonScalar &scalar);
    void disk(const JsonPath &path, const JsonScalar &scalar);
    FioTest &test(const JsonPath &path, model::LineNumber line);
    void add(const std::string &metric, double value, const char *unit, model::LineNumber line);
    void finishDirection(FioTest &test, const std::string &direction) const;

    FioJsonReport &m_report;
    DateOrder m_order;
    std::map<std::string, std::string> m_globals;
    std::string m_element; ///< path of the job or list that is being read
    std::string m_part; ///< member of the job that is being read: "read"
    std::string m_disk;
};

FioTest &Reader::test(const JsonPath &path, model::LineNumber line)
{
    std::string element = path[0] == "disk_util" ? path[0] : path[0] + '\x1F' + path[1];
    if (element != m_element) {
        m_element = std::move(element);
        m_report.tests.push_back({ {}, m_element, line, {}, {}, {} });
    }
    return m_report.tests.back();
}

void Reader::add(const std::string &metric, double value, const char *unit, model::LineNumber line)
{
    m_report.tests.back().figures.push_back({ line, fioFigure(metric, value, unit) });
}

void Reader::scalar(const JsonPath &path, const JsonScalar &scalar)
{
    if (path.size() == 1)
        top(path[0], scalar);
    else if (path[0] == "global options" && path.size() == 2)
        m_globals[path[1]] = scalar.text;
    else if ((path[0] == "jobs" || path[0] == "client_stats") && path.size() > 2)
        job(path, scalar);
    else if (path[0] == "disk_util" && path.size() == 3)
        disk(path, scalar);
}

void Reader::top(const std::string &name, const JsonScalar &scalar)
{
    std::string_view text = scalar.text;
    if (name == "fio version" && consume(text, "fio-"))
        m_report.version = text;
    else if (name == "timestamp" && m_report.timestamp == 0)
        m_report.timestamp = parseDouble(text).value_or(0) * 1000;
    else if (name == "timestamp_ms")
        m_report.timestamp = parseDouble(text).value_or(0);
    else if (const auto stamp = name == "time" ? parseDateTime(text, m_order) : std::nullopt)
        m_report.end = stamp->stamp;
}

void Reader::job(const JsonPath &path, const JsonScalar &scalar)
{
    m_report.any = true;
    FioTest &job = test(path, scalar.line);
    const std::string &name = path[2];
    m_part = name;
    if (path.size() == 3) {
        jobMember(name, scalar);
    } else if (name == "job options") {
        job.settings[path[3]] = scalar.text;
    } else if (contains(Directions, name)) {
        direction(path, scalar);
    } else if (name == "steadystate") {
        steadyState(path, scalar);
    } else if (const auto value = numberOf(scalar)) {
        histogram(path, scalar, *value);
    }
}

void Reader::jobMember(const std::string &name, const JsonScalar &scalar)
{
    FioTest &job = m_report.tests.back();
    if (name == "jobname")
        job.name = scalar.text;
    const auto value = scalar.isString ? std::nullopt : numberOf(scalar);
    if (!value || contains(NotFigures, name) || (*value == 0 && (name == "error" || name == "latency_target")))
        return;
    if (name == "error")
        m_report.failures.push_back({ scalar.line, job.name, static_cast<int>(*value) });
    if (const Renamed *const known = find(OfJob, name))
        add(known->metric, *value, known->unit, scalar.line);
    else if (name == "latency_target")
        add("latency_target.target", *value * (m_report.version.starts_with("2.") ? 1 : 1e-3), "us", scalar.line);
    else
        add(name, *value, "", scalar.line);
}

/// Shares of the queue depths and of the times of requests.
void Reader::histogram(const JsonPath &path, const JsonScalar &scalar, double value)
{
    const std::string &name = path[2];
    if (name == "iodepth_level")
        add("iodepth." + path[3], value, "%", scalar.line);
    for (const char *unit : { "ns", "us", "ms" })
        if (name == std::string("latency_") + unit && value != 0)
            add("lat_share." + path[3] + unit, value, "%", scalar.line);
}

/// The rates of a steady state are a job's own; the samples under "data" are not results.
void Reader::steadyState(const JsonPath &path, const JsonScalar &scalar)
{
    const auto value = numberOf(scalar);
    if (!value || path.size() > 5 || path.back() == "ss")
        return;
    const std::string metric = "steadystate." + path.back();
    if (path.size() == 4)
        add(metric, *value, path.back() == "duration" ? "s" : path.back() == "criterion" ? "%" : "", scalar.line);
    else if (path.back() == "bw_mean")
        add("steadystate.bw", *value, "B/s", scalar.line);
    else if (path.back() == "iops_mean")
        add("steadystate.iops", *value, "1/s", scalar.line);
}

void Reader::direction(const JsonPath &path, const JsonScalar &scalar)
{
    const auto value = scalar.isString ? std::nullopt : numberOf(scalar);
    if (!value)
        return;
    const std::string start = path[2] + '.';
    const Renamed *const known = path.size() == 4 ? find(OfDirection, path[3]) : nullptr;
    if (known != nullptr) {
        add(start + known->metric, *value * known->factor, known->unit, scalar.line);
        return;
    }
    double factor = 1;
    bool latency = false;
    const std::string metric = latencyMetric(path, 3, factor, latency);
    // Up to 2.20 unused places of the list of percentiles all have the rank 0.
    if (path.size() > 4 && path[path.size() - 2] == "percentile" && fioPercentile(path.back()).empty())
        return;
    add(start + metric, latency ? fioMicroseconds(*value, factor) : *value, latency ? "us" : "", scalar.line);
}

void Reader::disk(const JsonPath &path, const JsonScalar &scalar)
{
    test(path, scalar.line).name = "all jobs";
    if (path[2] == "name") {
        m_disk = scalar.text;
        return;
    }
    std::string_view name = path[2];
    consume(name, "aggr_");
    const bool time = name.ends_with("_ticks") || name == "in_queue";
    if (const auto value = numberOf(scalar); value && !scalar.isString)
        add("disk." + m_disk + '.' + path[2], *value, time ? "ms" : name == "util" ? "%" : "", scalar.line);
}

/// What depends on two members: up to 2.20 io_bytes counts KiB, and only later versions have io_kbytes; bw counts KiB/s
/// without a fraction, and bw_bytes is there from 3.2 on.
void Reader::finishDirection(FioTest &test, const std::string &direction) const
{
    const bool bytes = test.find(direction + ".io_kib") != nullptr;
    const bool exact = test.find(direction + ".bw") != nullptr;
    auto &figures = test.figures;
    const auto isDoubled = [&](const FioTest::Pending &p) {
        return p.figure.metric == direction + ".io_kib" || (exact && p.figure.metric == direction + ".bw_kib");
    };
    figures.erase(std::remove_if(figures.begin(), figures.end(), isDoubled), figures.end());
    for (FioTest::Pending &p : figures) {
        if (!bytes && p.figure.metric == direction + ".io")
            p.figure.value *= 1024;
        if (p.figure.metric == direction + ".bw_kib")
            p.figure = fioFigure(direction + ".bw", p.figure.value, "B/s");
    }
}

/// Some of what is read of a direction depends on members further down: zeros are those of an unused one unless a
/// figure follows, and the unit of io_bytes and the better bandwidth show in other members. So does a job without its
/// name.
void Reader::cut(std::size_t leftOpen)
{
    constexpr std::size_t ofDirection = 4; // document, list of jobs, job, direction
    if (m_report.tests.empty() || leftOpen < ofDirection - 1 || m_report.tests.back().key == "disk_util")
        return;
    FioTest &test = m_report.tests.back();
    if (test.name.empty()) {
        m_report.tests.pop_back();
        return;
    }
    if (leftOpen < ofDirection || !contains(Directions, m_part))
        return;
    const bool old = m_report.version.starts_with("1.") || m_report.version.starts_with("2.");
    const bool kib = test.find(m_part + ".io_kib") != nullptr, exact = test.find(m_part + ".bw") != nullptr;
    std::erase_if(test.figures, [&](const FioTest::Pending &p) {
        const std::string &metric = p.figure.metric;
        return metric.starts_with(m_part + '.')
            && (p.figure.value == 0 || (!kib && metric == m_part + ".io")
                || (!old && !exact && metric == m_part + ".bw_kib"));
    });
}

void Reader::finish()
{
    for (FioTest &test : m_report.tests) {
        for (const std::string_view direction : Directions)
            finishDirection(test, std::string(direction));
        if (test.key == "disk_util")
            continue;
        for (const auto &[name, value] : m_globals)
            test.settings.try_emplace(name, value);
        test.end = m_report.end;
    }
}

} // namespace

FioJsonReport readFioJson(JsonDocument &document, DateOrder order, std::string &problem)
{
    FioJsonReport report;
    Reader reader(report, order);
    problem
        = document.visit("bins", [&](const JsonPath &path, const JsonScalar &scalar) { reader.scalar(path, scalar); });
    report.cut = document.leftOpen() > 0;
    reader.cut(document.leftOpen());
    reader.finish();
    return report;
}

} // namespace importers
