// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/diskrates.h"

#include "importers/api/counters.h"
#include "importers/api/recordclock.h"

#include <algorithm>
#include <vector>

namespace importers {

namespace {

using model::Decimal;
using C = DiskCounters;
using Grown = std::array<std::optional<std::int64_t>, C::Count>;

constexpr std::int64_t Sector = 512;

const std::array<Column, C::Count> CounterColumns{ { { "diskstats.reads", "" }, { "diskstats.reads_merged", "" },
    { "diskstats.read_bytes", "B", Sector }, { "diskstats.read_time", "ms" }, { "diskstats.writes", "" },
    { "diskstats.writes_merged", "" }, { "diskstats.written_bytes", "B", Sector }, { "diskstats.write_time", "ms" },
    { "diskstats.in_flight", "requests" }, { "diskstats.busy_time", "ms" }, { "diskstats.weighted_time", "ms" },
    { "diskstats.discards", "" }, { "diskstats.discards_merged", "" }, { "diskstats.discarded_bytes", "B", Sector },
    { "diskstats.discard_time", "ms" }, { "diskstats.flushes", "" }, { "diskstats.flush_time", "ms" } } };

Decimal rate(
    const std::optional<std::int64_t> &amount, const std::optional<model::Nanos> &length, std::int64_t factor = 1)
{
    return amount && length ? perSecond(*amount * factor, *length) : Decimal::missing();
}

/// A mean a request; missing without requests, as nothing was measured then.
Decimal mean(
    const std::optional<std::int64_t> &amount, const std::optional<std::int64_t> &requests, std::int64_t factor = 1)
{
    return amount && requests ? quotient(*amount, factor, *requests) : Decimal::missing();
}

std::optional<std::int64_t> sum(const Grown &grown, std::initializer_list<C::Field> fields)
{
    std::int64_t total = 0;
    for (const C::Field field : fields) {
        if (field == C::Reads || field == C::ReadTime || field == C::ReadSectors)
            if (!grown[field])
                return std::nullopt;
        total += grown[field].value_or(0);
    }
    return total;
}

/// nullopt when a counter fell: the device was plugged in again, or the machine started again.
std::optional<Grown> difference(const C &before, const C &now)
{
    Grown out;
    for (std::size_t i = 0; i < C::Count; ++i) {
        if (i == C::InFlight || !before.values[i] || !now.values[i])
            continue;
        out[i] = grown(*before.values[i], *now.values[i]);
        if (!out[i])
            return std::nullopt;
    }
    return out;
}

struct Figure {
    Column column;
    Decimal value;
};

std::vector<Figure> figures(const Grown &g, const std::optional<model::Nanos> &dt)
{
    constexpr std::int64_t msInSecond = 1000, percent = 100;
    const auto busy = [&](C::Field field, std::int64_t factor) {
        return g[field] && dt ? quotient(*g[field], factor * model::NanosPerSecond / msInSecond, *dt)
                              : Decimal::missing();
    };
    const auto requests = sum(g, { C::Reads, C::Writes, C::Discards });
    return { { { "disk.reads", "1/s" }, rate(g[C::Reads], dt) },
        { { "disk.reads_merged", "1/s" }, rate(g[C::ReadsMerged], dt) },
        { { "disk.read_bytes", "B/s" }, rate(g[C::ReadSectors], dt, Sector) },
        { { "disk.read_await", "ms" }, mean(g[C::ReadTime], g[C::Reads]) },
        { { "disk.read_size", "B" }, mean(g[C::ReadSectors], g[C::Reads], Sector) },
        { { "disk.writes", "1/s" }, rate(g[C::Writes], dt) },
        { { "disk.writes_merged", "1/s" }, rate(g[C::WritesMerged], dt) },
        { { "disk.write_bytes", "B/s" }, rate(g[C::WriteSectors], dt, Sector) },
        { { "disk.write_await", "ms" }, mean(g[C::WriteTime], g[C::Writes]) },
        { { "disk.write_size", "B" }, mean(g[C::WriteSectors], g[C::Writes], Sector) },
        { { "disk.discards", "1/s" }, rate(g[C::Discards], dt) },
        { { "disk.discard_bytes", "B/s" }, rate(g[C::DiscardSectors], dt, Sector) },
        { { "disk.discard_await", "ms" }, mean(g[C::DiscardTime], g[C::Discards]) },
        { { "disk.flushes", "1/s" }, rate(g[C::Flushes], dt) },
        { { "disk.flush_await", "ms" }, mean(g[C::FlushTime], g[C::Flushes]) },
        { { "disk.await", "ms" }, mean(sum(g, { C::ReadTime, C::WriteTime, C::DiscardTime }), requests) },
        { { "disk.size", "B" },
            mean(sum(g, { C::ReadSectors, C::WriteSectors, C::DiscardSectors }), requests, Sector) },
        { { "disk.queue", "requests" }, busy(C::WeightedTime, 1) },
        { { "disk.util", "%" }, busy(C::BusyTime, percent) } };
}

void writeRates(TableId &table, std::string_view device, const std::vector<Figure> &row, const Stamp &stamp,
    model::LineNumber line, ImportSink &sink)
{
    if (std::none_of(row.begin(), row.end(), [](const Figure &f) { return f.value.present; }))
        return;
    std::vector<Decimal> values;
    std::vector<Column> columns;
    for (const Figure &figure : row) {
        values.push_back(figure.value);
        columns.push_back(figure.column);
    }
    if (table < 0)
        table = sink.table("disk", device, columns);
    sink.row(table, stamp, line, values);
}

} // namespace

void DiskRates::add(
    std::string_view name, const DiskCounters &now, const Stamp &stamp, model::LineNumber line, ImportSink &sink)
{
    auto it = m_devices.find(name);
    if (it == m_devices.end())
        it = m_devices.emplace(std::string(name), Device{}).first;
    Device &device = it->second;
    std::array<Decimal, C::Count> values;
    for (std::size_t i = 0; i < C::Count; ++i)
        values[i] = now.values[i] ? Decimal::of(*now.values[i]) : Decimal::missing();
    if (device.counters < 0)
        device.counters = sink.table("counters", name, CounterColumns);
    sink.row(device.counters, stamp, line, values);
    const bool sameMoment
        = device.any && stamp.isValid() && stamp.kind == device.stamp.kind && stamp.value == device.stamp.value;
    if (sameMoment)
        return; // the next reading is compared with the first of this second
    if (device.any) {
        if (const auto growth = difference(device.last, now))
            writeRates(device.rates, name, figures(*growth, between(device.stamp, stamp)), stamp, line, sink);
        else
            sink.issue(line, "counters of a device that started again: no rates from this reading", name);
    }
    device.last = now;
    device.stamp = stamp;
    device.any = true;
}

} // namespace importers
