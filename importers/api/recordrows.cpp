// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/recordrows.h"

namespace importers {

namespace {

bool same(const Stamp &a, const Stamp &b) { return a.kind == b.kind && a.value == b.value; }

} // namespace

void RecordRows::write(const Held &row, const Stamp &stamp, ImportSink &sink) const
{
    sink.row(row.table, stamp, row.line, { &row.value, 1 });
}

void RecordRows::release(ImportSink &sink)
{
    for (const Held &row : m_held)
        write(row, {}, sink);
    m_held.clear();
    m_holding = false;
}

void RecordRows::beginRecord(const Stamp &stamp, ImportSink &sink)
{
    // `date; cat /proc/uptime`: the second says when the machine started, not when this was.
    if (stamp.kind == model::StampKind::Boot && m_hasStamp && m_stamp.kind != model::StampKind::Boot) {
        sink.uptime(m_stamp, stamp.value, model::NanosPerSecond / 100);
        return;
    }
    // A log whose start is lost: the stamp of these figures is lost with it.
    for (const Held &row : m_held)
        sink.issue(row.line, "a figure before the first time stamp was left out", "");
    m_held.clear();
    m_holding = false;
    m_stamp = stamp;
    m_hasStamp = true;
    ++m_record;
}

void RecordRows::figure(
    const Line &line, std::string_view name, const Column &column, const model::Decimal &value, ImportSink &sink)
{
    if (line.above.isValid() && !same(line.above, m_above)) {
        m_above = line.above;
        if (!m_hasStamp || !same(line.above, m_stamp))
            beginRecord(line.above, sink);
    }
    auto known = m_names.find(name);
    if (known == m_names.end())
        known = m_names.emplace(name, Name{ sink.table(m_tableName, "", { &column, 1 }), -1 }).first;
    if (!m_hasStamp && known->second.record == m_record) {
        release(sink);
        ++m_record;
    }
    known->second.record = m_record;
    const Held row{ known->second.table, line.number, value };
    if (m_hasStamp)
        write(row, m_stamp, sink);
    else if (line.prefix.isValid())
        write(row, line.prefix, sink);
    else if (m_holding)
        m_held.push_back(row);
    else
        write(row, { model::StampKind::None, m_record, std::nullopt }, sink);
}

void RecordRows::finish(ImportSink &sink) { release(sink); }

} // namespace importers
