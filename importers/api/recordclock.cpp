// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/recordclock.h"

#include "importers/api/lexer.h"
#include "importers/api/recordstamp.h"

namespace importers {

namespace {

bool same(const Stamp &a, const Stamp &b) { return a.kind == b.kind && a.value == b.value; }

} // namespace

void RecordClock::next(const Stamp &stamp)
{
    m_stamp = stamp;
    ++m_record;
}

void RecordClock::begin(const Stamp &stamp, const Line &line)
{
    m_above = line.above; // is older
    next(stamp);
}

bool RecordClock::takeStampLine(const Line &line, DateOrder order, ImportSink &sink)
{
    const auto stamp = parseRecordStamp(line.text, order);
    if (!stamp)
        return false;
    // `date; cat /proc/uptime`: the second says when the machine started, not when this was.
    constexpr model::Nanos hundredth = model::NanosPerSecond / 100;
    if (stamp->kind == model::StampKind::Boot && m_stamp.isValid() && m_stamp.kind != model::StampKind::Boot)
        sink.uptime(m_stamp, stamp->value, hundredth);
    else
        next(*stamp);
    m_above = line.above;
    return true;
}

Stamp RecordClock::momentOf(const Line &line, bool again)
{
    if (line.above.isValid() && !same(line.above, m_above)) {
        m_above = line.above;
        if (!same(line.above, m_stamp))
            next(line.above);
    } else if (line.prefix.isValid() && !same(line.prefix, m_stamp) && (again || m_record == 0)) {
        next(line.prefix);
    } else if (again || m_record == 0) {
        next(m_stamp);
    }
    if (line.prefix.isValid())
        return line.prefix;
    return m_stamp.isValid() ? m_stamp : Stamp{ model::StampKind::None, m_record, std::nullopt };
}

std::optional<Stamp> takeLeadingStamp(std::string_view &text, DateOrder order)
{
    const auto stamp = parseStamp(text, order);
    if (!stamp || stamp->length >= text.size() || !isBlank(text[stamp->length]))
        return std::nullopt;
    text = trimmed(text.substr(stamp->length));
    return stamp->stamp;
}

std::optional<model::Nanos> between(const Stamp &from, const Stamp &to)
{
    if (!from.isValid() || from.kind != to.kind)
        return std::nullopt;
    model::Nanos length = to.value - from.value;
    if (from.kind == model::StampKind::TimeOfDay && length < -model::NanosPerDay / 2)
        length += model::NanosPerDay;
    return length > 0 ? std::optional(length) : std::nullopt;
}

} // namespace importers
