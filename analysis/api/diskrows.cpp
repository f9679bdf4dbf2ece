// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/diskrows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace analysis {

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();
constexpr const char *ColumnNames[] = { "disk.reads", "disk.writes", "disk.read_bytes", "disk.write_bytes",
    "disk.read_await", "disk.write_await", "disk.queue", "disk.util", "disk.await" };

double orZero(double value) { return std::isnan(value) ? 0 : value; }

DiskSource makeSource(const Recording &recording, const model::SeriesInfo &any)
{
    DiskSource source;
    source.log = any.log;
    source.group = any.group;
    source.device = any.entity;
    for (std::size_t c = 0; c < source.columns.size(); ++c) {
        source.columns[c] = recording.inGroup(any.group, ColumnNames[c]);
        if (source.columns[c])
            source.rows = std::max(source.rows, source.columns[c]->count);
    }
    if (const model::Log *log = recording.log(any.log)) {
        source.source = log->source;
        source.placed = log->clock.placed;
    }
    source.extent = recording.readingRange(any.log);
    return source;
}

// An await without a completed request in its direction is a zero that iostat prints for "nothing to average".
double awaitOf(double await, double common, double rate)
{
    if (!(rate > 0))
        return Absent;
    return std::isnan(await) ? common : await;
}

DiskRow makeRow(const Table &table, std::size_t i)
{
    const auto value = [&](std::size_t c) { return table.columns[c][i]; };
    DiskRow row;
    row.from = table.from(i);
    row.to = table.t[i];
    row.line = table.line[i];
    row.reads = value(0);
    row.writes = value(1);
    row.readBytes = value(2);
    row.writeBytes = value(3);
    row.readAwait = awaitOf(value(4), value(8), row.reads);
    row.writeAwait = awaitOf(value(5), value(8), row.writes);
    row.queue = value(6);
    row.util = value(7);
    return row;
}

} // namespace

bool DiskRow::recorded() const { return !std::isnan(reads) || !std::isnan(writes); }
double DiskRow::rate() const { return recorded() ? orZero(reads) + orZero(writes) : Absent; }

double DiskRow::bytes() const
{
    return std::isnan(readBytes) && std::isnan(writeBytes) ? Absent : orZero(readBytes) + orZero(writeBytes);
}

double DiskRow::size() const { return rate() > 0 ? bytes() / rate() / 1024 : Absent; }
double DiskRow::mainSize() const
{
    const bool writing = writeShare() >= 0.5;
    return (writing ? writeBytes / writes : readBytes / reads) / 1024;
}

double DiskRow::busyPerRequest() const { return rate() > 0 ? util * 10 / rate() : Absent; }
double DiskRow::await() const { return std::fmax(readAwait, writeAwait); }

double DiskRow::inFlight() const
{
    const double least = std::min(util, 100.0) / 100;
    return queue < least / 2 && little() > queue ? little() : queue;
}

double DiskRow::little() const
{
    return (orZero(reads) * orZero(readAwait) + orZero(writes) * orZero(writeAwait)) / 1000;
}

double DiskRow::writeShare() const { return rate() > 0 ? orZero(writes) / rate() : Absent; }

namespace {

// A page that was saved twice must not count as two observations.
bool repeats(const Recording &recording, const DiskSource &source, const DiskSource &earlier)
{
    if (source.device != earlier.device || source.log == earlier.log || source.rows < 2)
        return false;
    for (std::size_t c = 0; c < source.columns.size(); ++c) {
        if (!sameContent(recording, source.columns[c], earlier.columns[c]))
            return false;
    }
    return true;
}

std::vector<DiskSource> withoutRepeats(const Recording &recording, const std::vector<DiskSource> &sources)
{
    std::vector<DiskSource> kept;
    for (const DiskSource &source : sources) {
        const bool again = std::any_of(
            kept.begin(), kept.end(), [&](const DiskSource &earlier) { return repeats(recording, source, earlier); });
        if (!again)
            kept.push_back(source);
    }
    return kept;
}

} // namespace

const std::vector<DiskSource> &diskSources(const Recording &recording)
{
    return recording.memo<std::vector<DiskSource>>("disk sources", [&] {
        std::set<model::GroupId> seen;
        std::vector<DiskSource> sources;
        for (const char *metric : { "disk.util", "disk.queue", "disk.write_await", "disk.await", "disk.read_await" }) {
            for (const model::SeriesInfo *info : recording.find(metric)) {
                if (seen.insert(info->group).second)
                    sources.push_back(makeSource(recording, *info));
            }
        }
        std::sort(sources.begin(), sources.end(), [](const auto &a, const auto &b) { return a.group < b.group; });
        return withoutRepeats(recording, sources);
    });
}

std::vector<const DiskSource *> diskSources(const Recording &recording, const std::string &device)
{
    std::vector<const DiskSource *> found;
    for (const DiskSource &source : diskSources(recording)) {
        if (source.device == device)
            found.push_back(&source);
    }
    return found;
}

namespace {
// One interval earlier, so that the first row knows where it starts.
model::TimeRange withLead(const Recording &recording, const DiskSource &source, model::TimeRange range)
{
    const model::Log *log = recording.log(source.log);
    const model::Nanos lead = log && log->clock.interval > 0 ? log->clock.interval : 10 * model::NanosPerSecond;
    return { range.from - lead, range.to };
}
} // namespace

DiskRowView::DiskRowView(const Recording &recording, const DiskSource &source, model::TimeRange range)
    : m_table(readTable(recording, source.columns, withLead(recording, source, range)))
{
    const auto first = std::lower_bound(m_table.t.begin(), m_table.t.end(), range.from);
    m_first = static_cast<std::size_t>(first - m_table.t.begin());
}

DiskRow DiskRowView::operator[](std::size_t i) const { return makeRow(m_table, m_first + i); }

std::vector<DiskRow> diskRows(const Recording &recording, const DiskSource &source, model::TimeRange range)
{
    const DiskRowView view(recording, source, range);
    std::vector<DiskRow> rows;
    rows.reserve(view.size());
    for (std::size_t i = 0; i < view.size(); ++i)
        rows.push_back(view[i]);
    return rows;
}

DiskWindow diskWindow(const Recording &recording, const std::string &device, model::TimeRange span, bool placed)
{
    DiskWindow best;
    for (const DiskSource *source : diskSources(recording, device)) {
        if (source->placed != placed)
            continue;
        const model::Log *log = recording.log(source->log);
        const model::Nanos reach = std::max<model::Nanos>(log ? log->clock.interval : 0, 10 * model::NanosPerSecond);
        std::vector<DiskRow> rows = diskRows(recording, *source, { span.from, span.to + reach });
        std::erase_if(rows, [&](const DiskRow &row) {
            const model::Nanos overlap = std::min(row.to, span.to) - std::max(row.from, span.from);
            return overlap * 20 <= std::min(row.to - row.from, std::max<model::Nanos>(span.length(), 1));
        });
        if (rows.size() > best.rows.size())
            best = { source, std::move(rows) };
    }
    return best;
}

} // namespace analysis
