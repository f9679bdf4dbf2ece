// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/cpurows.h"

#include "analysis/api/table.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

constexpr const char *ColumnNames[]
    = { "cpu.user", "cpu.nice", "cpu.system", "cpu.irq", "cpu.softirq", "cpu.steal", "cpu.iowait", "cpu.idle" };

double orZero(double value) { return std::isnan(value) ? 0 : value; }

CpuSource makeSource(const Recording &recording, const model::SeriesInfo &idle)
{
    CpuSource source;
    source.log = idle.log;
    source.group = idle.group;
    for (std::size_t c = 0; c < source.columns.size(); ++c)
        source.columns[c] = recording.inGroup(idle.group, ColumnNames[c]);
    source.rows = idle.count;
    if (const model::Log *log = recording.log(idle.log)) {
        source.source = log->source;
        source.placed = log->clock.placed;
        source.interval = log->clock.interval;
    }
    source.extent = recording.readingRange(idle.log);
    return source;
}

CpuRow makeRow(const Table &table, std::size_t i)
{
    CpuRow row;
    row.from = table.from(i);
    row.to = table.t[i];
    row.line = table.line[i];
    double *members[]
        = { &row.user, &row.nice, &row.system, &row.irq, &row.softirq, &row.steal, &row.iowait, &row.idle };
    for (std::size_t c = 0; c < std::size(members); ++c)
        *members[c] = table.columns[c][i];
    return row;
}

} // namespace

double CpuRow::busy() const
{
    // Shares printed as whole numbers add up to 101 now and then.
    return std::min(
        100.0, orZero(user) + orZero(nice) + orZero(system) + orZero(irq) + orZero(softirq) + orZero(steal));
}

const std::vector<CpuSource> &cpuSources(const Recording &recording)
{
    return recording.memo<std::vector<CpuSource>>("cpu sources", [&] {
        std::vector<CpuSource> sources;
        for (const model::SeriesInfo *info : recording.find("cpu.idle", "all")) {
            // Without these two a row says nothing about who used the CPU.
            if (recording.inGroup(info->group, "cpu.user") && recording.inGroup(info->group, "cpu.system"))
                sources.push_back(makeSource(recording, *info));
        }
        return sources;
    });
}

std::vector<CpuRow> cpuRows(const Recording &recording, const CpuSource &source, model::TimeRange range)
{
    const model::Nanos lead = source.interval > 0 ? source.interval : 10 * model::NanosPerSecond;
    const Table table = readTable(recording, source.columns, { range.from - lead, range.to });
    std::vector<CpuRow> rows;
    rows.reserve(table.rows());
    for (std::size_t i = 0; i < table.rows(); ++i) {
        if (table.t[i] >= range.from && !std::isnan(table.columns[7][i]))
            rows.push_back(makeRow(table, i));
    }
    return rows;
}

CpuWindow cpuWindow(const Recording &recording, model::TimeRange span, bool placed)
{
    CpuWindow best;
    for (const CpuSource &source : cpuSources(recording)) {
        if (source.placed != placed)
            continue;
        const model::Nanos reach = std::max<model::Nanos>(source.interval, 10 * model::NanosPerSecond);
        std::vector<CpuRow> rows = cpuRows(recording, source, { span.from, span.to + reach });
        std::erase_if(rows, [&](const CpuRow &row) {
            const model::Nanos overlap = std::min(row.to, span.to) - std::max(row.from, span.from);
            return overlap * 2 <= std::min(row.to - row.from, std::max<model::Nanos>(span.length(), 1));
        });
        if (rows.size() > best.rows.size())
            best = { &source, std::move(rows) };
    }
    return best;
}

} // namespace analysis
