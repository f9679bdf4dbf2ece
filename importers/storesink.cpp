// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/storesink.h"

#include "analysis/model/text.h"

#include <algorithm>

namespace importers {

namespace {

constexpr std::size_t MaxColumns = 250; ///< of a table, see model::SeriesId
constexpr std::size_t MaxWaiting = 4096; ///< rows
constexpr const char *OtherKind
    = STALLMARK_TEXT("time stamp of another kind than the log began with; the row is left out");
constexpr const char *NoStamp
    = STALLMARK_TEXT("row without a time stamp in a log that has them; it gets that of its neighbour");

std::string tableKey(std::string_view name, std::string_view entity, std::span<const Column> columns)
{
    std::string key;
    for (const std::string_view part : { name, entity })
        key.append(part).push_back('\x1F');
    for (const Column &column : columns) {
        key.append(column.metric).push_back('\x1E');
        key.append(column.unit).push_back('\x1E');
        key.append(std::to_string(column.multiplier)).push_back('\x1F');
    }
    return key;
}

} // namespace

StoreSink::StoreSink(SourceStore &store, model::LogId id, const LogFormat &format)
    : m_store(store)
{
    m_log.id = id;
    m_log.source = store.source().id;
    m_log.format = format.id;
    m_log.tool = format.id;
}

TableId StoreSink::table(std::string_view name, std::string_view entity, std::span<const Column> columns)
{
    const auto [at, isNew]
        = m_tableIds.try_emplace(tableKey(name, entity, columns), static_cast<TableId>(m_tables.size()));
    if (!isNew)
        return at->second;
    if (columns.size() > MaxColumns) {
        issue(0, "table with more than 250 columns; those behind are not read", name);
        columns = columns.first(MaxColumns);
    }
    m_tables.push_back({ std::string(name), std::string(entity), { columns.begin(), columns.end() }, {}, {} });
    return at->second;
}

void StoreSink::row(
    TableId table, const Stamp &stamp, model::LineNumber line, std::span<const model::Decimal> values, RowKind kind)
{
    if (m_tables[static_cast<std::size_t>(table)].columns.size() == MaxColumns)
        values = values.first(std::min(values.size(), MaxColumns));
    if (!stamp.isValid()) {
        unstamped(table, line, values, kind);
        return;
    }
    const auto raw = rawOf(stamp, line);
    if (raw)
        store(table, kind, m_numbered ? std::nullopt : raw, line, values);
}

/// Stamps decide the kind of the log unless its rows are numbered already.
std::optional<model::Nanos> StoreSink::rawOf(const Stamp &stamp, model::LineNumber line)
{
    if (m_lastStamp.kind == stamp.kind && m_lastStamp.value == stamp.value && m_waiting.empty())
        return m_lastRaw;
    const auto raw = m_clock.toRaw(stamp);
    if (!raw) {
        issue(line, OtherKind, {});
        return std::nullopt;
    }
    checkStep(*raw, line);
    setLast(stamp, *raw);
    if (!m_waiting.empty())
        releaseWaiting();
    return raw;
}

void StoreSink::checkStep(model::Nanos raw, model::LineNumber line)
{
    const model::StampKind kind = m_clock.kind();
    if (kind != model::StampKind::Local && kind != model::StampKind::TimeOfDay)
        return;
    const auto jump = m_steps.see(raw);
    const auto next = jump ? m_store.nextPart() : std::nullopt;
    if (!next)
        return;
    const model::LogId before = id();
    endPart();
    m_log.id = *next;
    m_boot = BootAnchor();
    fact(line, "clock.step", std::to_string(before) + ' ' + std::to_string(*jump));
}

void StoreSink::unstamped(TableId table, model::LineNumber line, std::span<const model::Decimal> values, RowKind kind)
{
    if (m_numbered || m_lastRaw) {
        if (!m_numbered && kind == RowKind::Sample)
            issue(line, NoStamp, {});
        store(table, kind, m_numbered ? std::nullopt : m_lastRaw, line, values);
        return;
    }
    m_waiting.push_back({ table, kind, line, { values.begin(), values.end() } });
    if (m_waiting.size() == MaxWaiting)
        releaseWaiting();
}

void StoreSink::releaseWaiting()
{
    m_numbered = !m_lastRaw;
    const std::vector<Waiting> rows = std::move(m_waiting);
    m_waiting = {};
    for (const Waiting &w : rows) {
        if (!m_numbered && w.kind == RowKind::Sample)
            issue(w.line, NoStamp, {});
        store(w.table, w.kind, m_lastRaw, w.line, w.values);
    }
}

void StoreSink::store(TableId table, RowKind kind, std::optional<model::Nanos> raw, model::LineNumber line,
    std::span<const model::Decimal> values)
{
    Table &t = m_tables[static_cast<std::size_t>(table)];
    Rows &rows = kind == RowKind::SinceBoot ? t.sinceBoot : t.samples;
    if (!rows.builder && !open(t, rows, kind == RowKind::SinceBoot))
        return;
    rows.builder->add(raw.value_or(rows.count), line, values);
    ++rows.count;
    if (rows.builder->full())
        m_store.pack(*rows.builder);
    m_store.rowAdded();
}

bool StoreSink::open(Table &table, Rows &rows, bool sinceBoot)
{
    if (!m_store.groupsLeft()) {
        issue(0, "more than 16 million tables in one file; those behind are not read", table.name);
        return false;
    }
    const model::GroupId group = m_store.nextGroup();
    m_store.batch().add(model::Group{ group, id(), table.name, table.entity, sinceBoot });
    std::vector<std::int64_t> multipliers;
    for (const Column &column : table.columns) {
        const auto number = static_cast<model::SeriesId>(multipliers.size());
        m_store.batch().add(model::SeriesInfo{ group << 8 | number, group, id(), column.metric, column.unit,
            table.entity, column.multiplier, sinceBoot, 0 });
        multipliers.push_back(column.multiplier);
    }
    rows.builder = std::make_unique<model::ChunkBuilder>(group, std::move(multipliers));
    m_store.batchGrew();
    return true;
}

void StoreSink::gather(std::vector<Packable> &out) const
{
    for (const Table &table : m_tables)
        for (const Rows *rows : { &table.samples, &table.sinceBoot })
            if (rows->builder && rows->builder->rows() > 0)
                out.push_back({ rows->builder->memory(), rows->builder.get() });
}

void StoreSink::event(const Stamp &stamp, model::LineNumber line, std::string_view kind, std::string_view entity,
    std::string_view text, model::Nanos duration)
{
    std::optional<model::Nanos> raw;
    if (stamp.isValid() && !m_numbered) {
        raw = m_clock.toRaw(stamp);
        if (raw) {
            checkStep(*raw, line);
            setLast(stamp, *raw);
        } else {
            issue(line, "time stamp of another kind than the log began with; the event has no time", text);
        }
    }
    model::Event event{ id(), line, raw, duration, std::string(kind), std::string(entity), std::string(text) };
    m_store.batch().add(std::move(event));
    m_store.batchGrew();
}

void StoreSink::fact(model::LineNumber line, std::string_view name, std::string_view value)
{
    m_store.batch().facts.push_back({ id(), line, std::string(name), std::string(value) });
}

void StoreSink::result(model::LineNumber line, int run, std::string_view test, std::string_view metric, double value,
    std::string_view unit, model::Better better)
{
    m_store.batch().results.push_back(
        { id(), line, {}, {}, run, std::string(test), std::string(metric), value, std::string(unit), better });
}

void StoreSink::issue(model::LineNumber line, std::string_view reason, std::string_view excerpt)
{
    m_store.issue(line, reason, excerpt);
}

void StoreSink::tool(std::string_view name, std::string_view version)
{
    if (!name.empty())
        m_log.tool = name;
    if (!version.empty())
        m_log.version = version;
}

void StoreSink::machine(std::string_view host, std::string_view kernel, int cpus)
{
    if (!host.empty())
        m_log.host = host;
    if (!kernel.empty())
        m_log.kernel = kernel;
    if (cpus > 0)
        m_log.cpus = cpus;
}

void StoreSink::headDate(model::Nanos value)
{
    m_clock.headDate(value);
    m_lastStamp = {}; // the same time of day may be of another day now
}

void StoreSink::setLast(const Stamp &stamp, model::Nanos raw)
{
    m_lastStamp = stamp;
    m_lastRaw = raw;
}

void StoreSink::uptime(const Stamp &stamp, model::Nanos up, model::Nanos resolution)
{
    if (!stamp.isValid() || m_numbered)
        return;
    auto raw = m_clock.toRaw(stamp);
    if (!raw)
        return;
    checkStep(*raw, 0);
    setLast(stamp, *raw);
    const model::StampKind kind = m_clock.kind();
    if (kind == model::StampKind::Zoned && m_clock.zoneSeconds())
        *raw += *m_clock.zoneSeconds() * model::NanosPerSecond;
    else if (kind != model::StampKind::Local && kind != model::StampKind::TimeOfDay)
        return;
    m_boot.add(*raw, up, resolution);
}

void StoreSink::finish()
{
    if (!m_waiting.empty())
        releaseWaiting();
    endPart();
}

/// Hands on what there is of the log.
void StoreSink::endPart()
{
    for (Table &table : m_tables)
        for (Rows *rows : { &table.samples, &table.sinceBoot }) {
            if (rows->builder && rows->builder->rows() > 0)
                m_store.pack(*rows->builder);
            *rows = Rows();
        }
    if (m_boot.any()) {
        fact(0, "clock.boot", m_boot.text(m_clock.kind() != model::StampKind::TimeOfDay));
        fact(0, "clock.up", m_boot.upSeconds());
    }
    if (const std::string day = m_clock.monthDay(); !day.empty())
        fact(0, "clock.date", day);
    if (m_store.areDatesAssumed() && m_clock.kind() == model::StampKind::Local)
        fact(0, "clock.date_order", "assumed");
    for (model::BenchResult &result : m_store.batch().results)
        if (result.log == id()) {
            result.tool = m_log.tool;
            result.version = m_log.version;
        }
    m_log.clock.kind = m_numbered ? model::StampKind::None : m_clock.kind();
    m_log.clock.zoneSeconds = m_clock.zoneSeconds();
    m_store.batch().logs.push_back(m_log);
}

} // namespace importers
