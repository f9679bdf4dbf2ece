// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/dmesg/messages.h"

#include "importers/api/lexer.h"
#include "importers/formats/dmesg/trouble.h"

#include <functional>

namespace importers::dmesgfmt {

namespace {

constexpr std::size_t MaxSeen = 50'000;
constexpr std::size_t MaxTrace = 8000; ///< bytes
constexpr const char *LineBreak = " | "; ///< between the lines of a trace

std::size_t hashOf(std::string_view text) { return std::hash<std::string_view>()(trimmed(text)); }

const Column UptimeColumn{ "dmesg.uptime", "s" };
const Column BlockedColumn{ "dmesg.blocked", "s" };

} // namespace

bool Messages::seen(std::string_view text) const { return m_seen.contains(hashOf(text)); }

void Messages::take(Message message, ImportSink &sink)
{
    facts(message, sink);
    const auto trouble = troubleIn(message.text);
    if (m_inTrace && (trouble || !addToTrace(message)))
        endTrace(sink);
    if (!m_any)
        event(message, "kernel-message", {}, 0, sink);
    m_any = true;
    if (trouble) {
        event(message, trouble->kind, trouble->entity, trouble->duration, sink);
        m_inTrace = hasTrace(trouble->kind);
        m_traced = trouble->entity;
        m_trace = {};
    }
    remember(message);
    m_last = std::move(message);
}

void Messages::remember(const Message &message)
{
    if (message.stamp.isValid() && m_seen.size() < MaxSeen)
        m_seen.insert(hashOf(message.text));
}

void Messages::event(
    const Message &message, std::string_view kind, std::string_view entity, model::Nanos duration, ImportSink &sink)
{
    sink.event(message.stamp, message.line, kind, entity, trimmed(message.text), duration);
    mark(message, sink);
    if (kind == "hung-task")
        row(BlockedColumn, entity, model::Decimal::of(duration / model::NanosPerSecond, 0), message, sink);
}

/// The time since boot is a figure that the log prints, so it is a sample too.
void Messages::mark(const Message &message, ImportSink &sink)
{
    if (message.stamp.kind != model::StampKind::Boot || message.line == m_marked || message.open)
        return;
    m_marked = message.line;
    row(UptimeColumn, {}, model::Decimal::of(message.stamp.value / 1000, 6), message, sink);
}

void Messages::row(const Column &column, std::string_view entity, const model::Decimal &value, const Message &message,
    ImportSink &sink)
{
    const auto [table, isNew] = m_tables.try_emplace(column.metric + '\n' + std::string(entity));
    if (isNew)
        table->second = sink.table("kernel", entity, { &column, 1 });
    sink.row(table->second, message.stamp, message.line, { &value, 1 });
}

void Messages::facts(const Message &message, ImportSink &sink)
{
    if (const auto release = parseVersion(message.text))
        sink.machine({}, *release, 0);
    const auto cache = parseWriteCache(message.text);
    if (!cache)
        return;
    sink.fact(message.line, "block." + std::string(cache->device) + ".write_cache",
        cache->enabled ? "write back" : "write through");
    mark(message, sink);
}

bool Messages::addToTrace(const Message &message)
{
    if (!isTraceLine(message.text))
        return false;
    if (m_trace.line == 0) {
        m_trace.stamp = message.stamp;
        m_trace.line = message.line;
    }
    if (m_trace.text.size() + message.text.size() < MaxTrace) {
        m_trace.text += m_trace.text.empty() ? "" : LineBreak;
        m_trace.text += trimmed(message.text);
    }
    return true;
}

void Messages::endTrace(ImportSink &sink)
{
    m_inTrace = false;
    if (m_trace.line != 0)
        sink.event(m_trace.stamp, m_trace.line, "call-trace", m_traced, m_trace.text);
    m_trace = {};
}

void Messages::finish(ImportSink &sink)
{
    if (m_inTrace)
        endTrace(sink);
    // No sample of its time: where a log ends is no more than where it was cut.
    if (m_any)
        sink.event(m_last.stamp, m_last.line, "kernel-message", {}, trimmed(m_last.text), 0);
}

} // namespace importers::dmesgfmt
