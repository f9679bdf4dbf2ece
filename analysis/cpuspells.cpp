// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/cpuspells.h"

#include "analysis/episode.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace analysis {

namespace {

using model::CpuClasses;
using model::Nanos;
using model::NanosPerSecond;

constexpr double CoveredShare = 0.9;
constexpr double High = 60, Low = 50;
constexpr Nanos Hour = 3600 * NanosPerSecond;
constexpr std::size_t HoursForDispersion = 3;

double valueOf(const CpuRow &row, CpuClasses::Definition definition)
{
    return definition == CpuClasses::Definition::Busy ? row.busy() : row.notIdle();
}

void countSpell(CpuClasses &table, model::TimeRange span, double peak)
{
    const auto c = model::cpuClassOf(peak);
    if (!c)
        return;
    CpuClasses::Class &of = table.classes[static_cast<std::size_t>(*c)];
    ++of.episodes;
    of.episodeTime += span.length();
}

/// Index of dispersion of the counts an hour, over the hours from the first sample on; nullopt for few hours or none.
std::optional<double> dispersionOf(const std::map<Nanos, std::int64_t> &counts, std::size_t hours)
{
    double sum = 0, squares = 0;
    for (const auto &[hour, count] : counts) {
        sum += static_cast<double>(count);
        squares += static_cast<double>(count) * static_cast<double>(count);
    }
    const auto n = static_cast<double>(hours);
    if (hours < HoursForDispersion || sum <= 0)
        return std::nullopt;
    const double mean = sum / n;
    return (squares - n * mean * mean) / (n - 1) / mean;
}

/// Goes through rows in order of time.
class Counter {
public:
    explicit Counter(CpuClasses::Definition definition) { m_table.definition = definition; }

    void add(const CpuRow &row)
    {
        const double value = valueOf(row, m_table.definition);
        if (const auto c = model::cpuClassOf(value)) {
            ++m_table.classes[static_cast<std::size_t>(*c)].samples;
            ++m_hourly[static_cast<std::size_t>(*c)][row.to / Hour];
        }
        if (value >= High) {
            const Nanos reach = std::max<Nanos>(10 * NanosPerSecond, 3 * (row.to - row.from));
            if (m_open && row.from - m_span.to > reach)
                close();
            m_span.from = m_open ? m_span.from : row.from;
            m_span.to = row.to;
            m_peak = m_open ? std::max(m_peak, value) : value;
            m_open = true;
        } else if (m_open && value >= Low && row.from <= m_span.to) {
            m_span.to = row.to;
        }
    }
    CpuClasses take(std::size_t hours)
    {
        close();
        for (std::size_t c = 0; c < m_hourly.size(); ++c)
            m_table.classes[c].dispersion = dispersionOf(m_hourly[c], hours);
        return m_table;
    }

private:
    void close()
    {
        if (m_open)
            countSpell(m_table, m_span, m_peak);
        m_open = false;
    }
    CpuClasses m_table;
    std::array<std::map<Nanos, std::int64_t>, CpuClasses::Classes> m_hourly;
    bool m_open = false;
    model::TimeRange m_span;
    double m_peak = 0;
};

struct Seen {
    Nanos exposure = 0;
    std::int64_t samples = 0;
};

std::size_t hoursOf(model::TimeRange extent)
{
    return static_cast<std::size_t>(extent.to / Hour - extent.from / Hour + 1);
}

} // namespace

std::vector<const CpuSource *> chosenCpuSources(const Recording &recording)
{
    std::vector<const CpuSource *> all;
    for (const CpuSource &source : cpuSources(recording))
        all.push_back(&source);
    std::stable_sort(all.begin(), all.end(), [](const CpuSource *a, const CpuSource *b) {
        if ((a->interval > 0) != (b->interval > 0))
            return a->interval > 0;
        return a->interval < b->interval;
    });
    std::vector<const CpuSource *> chosen;
    for (const CpuSource *source : all) {
        const bool covered = std::any_of(chosen.begin(), chosen.end(), [&](const CpuSource *other) {
            const Nanos shared
                = std::min(other->extent.to, source->extent.to) - std::max(other->extent.from, source->extent.from);
            return source->placed && other->placed
                && static_cast<double>(shared) >= CoveredShare * static_cast<double>(source->extent.length());
        });
        if (!covered)
            chosen.push_back(source);
    }
    return chosen;
}

model::CpuClasses countCpuClasses(const std::vector<CpuRow> &rows, model::CpuClasses::Definition definition)
{
    Counter counter(definition);
    Seen seen;
    for (const CpuRow &row : rows) {
        counter.add(row);
        seen.exposure += row.to - row.from;
        ++seen.samples;
    }
    CpuClasses table = counter.take(rows.empty() ? 0 : hoursOf({ rows.front().from, rows.back().to }));
    table.exposure = seen.exposure;
    table.samples = seen.samples;
    return table;
}

std::vector<model::CpuClasses> cpuClassTables(const Recording &recording)
{
    constexpr double Never = std::numeric_limits<double>::quiet_NaN();
    std::vector<CpuClasses> tables;
    for (const CpuSource *source : chosenCpuSources(recording)) {
        Counter busy(CpuClasses::Definition::Busy), notIdle(CpuClasses::Definition::NotIdle);
        Seen seen;
        const std::vector<ScoutTest> tests{ { source->columns[7], Never, 100 - High } };
        const std::vector<model::TimeRange> ranges = hotRanges(recording, tests, source->extent, source->rows);
        Nanos last = std::numeric_limits<Nanos>::min();
        for (const model::TimeRange &range : ranges) {
            for (const CpuRow &row : cpuRows(recording, *source, range)) {
                if (row.to <= last) // of the range before
                    continue;
                last = row.to;
                busy.add(row);
                notIdle.add(row);
                seen.exposure += row.to - row.from;
                ++seen.samples;
            }
        }
        // Parts in which nothing can reach 60 % were not read.
        const bool all = seen.samples >= source->rows;
        for (Counter *counter : { &busy, &notIdle }) {
            CpuClasses table = counter->take(hoursOf(source->extent));
            table.source = source->source;
            table.interval = source->interval;
            table.samples = all ? seen.samples : source->rows;
            table.exposure = all ? seen.exposure : source->rows * source->interval;
            tables.push_back(table);
        }
    }
    recording.release();
    return tables;
}

} // namespace analysis
