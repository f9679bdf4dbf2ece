// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/logformat.h"
#include "importers/formats/perfscript/eventline.h"
#include "importers/formats/perfscript/schedtracker.h"
#include "importers/formats/perfscript/scripttext.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace importers {

namespace {

constexpr model::Nanos LargestBackStep = model::NanosPerSecond; ///< between CPUs; more is another recording

class ScriptReader final : public LogReader {
public:
    bool line(const Line &line, ImportSink &sink) override;
    void finish(ImportSink &sink) override;

private:
    void event(const Line &line, const EventLine &event, ImportSink &sink);
    void statistic(const Line &line, const EventLine &event, ImportSink &sink);
    bool around(const Line &line, ImportSink &sink);
    void count(const Line &line, const EventLine &event, ImportSink &sink);

    SchedTracker m_tracker;
    std::map<std::string, std::int64_t, std::less<>> m_counts;
    std::int64_t *m_lastCount = nullptr; ///< of m_lastName
    std::string m_lastName;
    std::int64_t m_events = 0;
    model::LineNumber m_firstLine = 0;
    model::Nanos m_first = 0, m_latest = 0;
    std::map<std::string, TableId, std::less<>> m_statTables;
};

bool ScriptReader::line(const Line &line, ImportSink &sink)
{
    if (const auto parsed = parseEventLine(line.text)) {
        event(line, *parsed, sink);
        return true;
    }
    return around(line, sink);
}

void ScriptReader::count(const Line &line, const EventLine &event, ImportSink &sink)
{
    if (m_events++ == 0) {
        sink.tool(event.ftrace ? "ftrace" : "perf script", "");
        m_firstLine = line.number;
        m_first = m_latest = event.at;
    }
    if (event.at < m_latest - LargestBackStep) {
        m_tracker.gap();
        m_latest = event.at;
    }
    m_first = std::min(m_first, event.at);
    m_latest = std::max(m_latest, event.at);
    if (m_lastCount == nullptr || m_lastName != event.name) {
        auto known = m_counts.find(event.name);
        if (known == m_counts.end())
            known = m_counts.emplace(event.name, 0).first;
        m_lastName = event.name;
        m_lastCount = &known->second;
    }
    ++*m_lastCount;
}

void ScriptReader::event(const Line &line, const EventLine &event, ImportSink &sink)
{
    count(line, event, sink);
    if (!event.name.starts_with("sched_"))
        return;
    bool good = true;
    if (event.name == "sched_switch") {
        const auto change = parseSwitchEvent(event.text);
        good = change.has_value();
        if (good)
            m_tracker.switched(event, *change, line.number, sink);
    } else if (event.name == "sched_wakeup" || event.name == "sched_waking" || event.name == "sched_wakeup_new") {
        const auto task = parseTaskOfEvent(event.text);
        good = task.has_value();
        if (good)
            m_tracker.wakeUp(*task, event.at);
    } else if (event.name.starts_with("sched_stat_")) {
        statistic(line, event, sink);
    }
    if (!good) {
        m_tracker.gap();
        sink.issue(line.number, "scheduler event that cannot be read; delays across it are left out", line.text);
    }
}

/// sched_stat_wait, _sleep, _blocked and _iowait are the kernel's own measurements, where they are switched on.
void ScriptReader::statistic(const Line &line, const EventLine &event, ImportSink &sink)
{
    const auto task = parseTaskOfEvent(event.text);
    const auto value = parseStatOfEvent(event.text);
    if (!task || !value) {
        sink.issue(line.number, "statistic of the scheduler that cannot be read", line.text);
        return;
    }
    if (event.name == "sched_stat_runtime") {
        m_tracker.ranFor(*task, *value);
        return;
    }
    const std::string entity = std::string(clipUtf8(task->comm, 200)) + ":" + std::to_string(task->tid);
    const std::string key = std::string(event.name) + " " + entity;
    auto known = m_statTables.find(key);
    if (known == m_statTables.end()) {
        const std::array<Column, 1> columns{ { { "perfscript." + std::string(event.name), "ms" } } };
        known = m_statTables.emplace(key, sink.table("sched-stat", entity, columns)).first;
    }
    const model::Decimal millis = model::Decimal::of(*value, 6);
    sink.row(known->second, { model::StampKind::Boot, event.at, std::nullopt }, line.number, { &millis, 1 });
}

bool ScriptReader::around(const Line &line, ImportSink &sink)
{
    const std::string_view text = trimmed(line.text);
    if (text.empty())
        return true;
    if (const auto head = parseScriptHead(text)) {
        if (head->name == "hostname")
            sink.machine(head->value, "", 0);
        else if (head->name == "os release")
            sink.machine("", head->value, 0);
        else if (head->name == "nrcpus online")
            sink.machine("", "", static_cast<int>(parseInteger(head->value).value_or(0)));
        else if (head->name == "perf version")
            sink.tool("perf script", head->value);
        else if (head->name == "captured on" || head->name == "time of last sample" || head->name == "cmdline")
            sink.fact(line.number, "perf." + std::string(head->name), head->value);
        return true;
    }
    if (text.starts_with('#'))
        return m_events == 0 || text.starts_with("# tracer");
    if (isScriptGap(text)) {
        m_tracker.gap();
        if (text != "--")
            sink.issue(line.number, "events were lost here; delays across it are left out", text);
        return m_events > 0;
    }
    if (m_events > 0 && isCallChain(line.text))
        return true;
    if (isScriptNoise(text))
        return true;
    if (m_events == 0 || text.find(" sched:sched_") == std::string_view::npos)
        return false;
    m_tracker.gap();
    sink.issue(line.number, "event of perf script that cannot be read", text);
    return true;
}

void ScriptReader::finish(ImportSink &sink)
{
    if (m_events == 0)
        return;
    m_tracker.finish(sink);
    sink.fact(m_firstLine, "perf.events", std::to_string(m_events));
    for (const auto &[name, count] : m_counts)
        sink.fact(m_firstLine, "perf.events." + name, std::to_string(count));
    sink.fact(m_firstLine, "perf.first_event", model::toText(model::Decimal::of(m_first, 9)));
    sink.fact(m_firstLine, "perf.last_event", model::toText(model::Decimal::of(m_latest, 9)));
}

bool isSchedEvent(std::string_view line)
{
    const auto event = parseEventLine(line);
    return event && event->name.starts_with("sched_") && (event->ftrace || event->group == "sched");
}

bool opens(std::string_view line) { return line.starts_with("# tracer: ") || isSchedEvent(line); }

Detection sniff(const Head &head)
{
    int events = 0;
    model::LineNumber first = 0;
    for (const Line &line : head.lines) {
        const auto event = parseEventLine(line.text);
        if (!event)
            continue;
        first = events++ == 0 ? line.number : first;
    }
    if (events == 0)
        return {};
    return { events > 1 ? 95 : 75,
        std::to_string(events) + " events as of perf script from line " + std::to_string(first) };
}

std::unique_ptr<LogReader> makeReader(const ReaderContext &) { return std::make_unique<ScriptReader>(); }

} // namespace

LogFormat perfscript()
{
    return { "perfscript", "perf sched script, perf script and ftrace text: events of the scheduler", sniff, opens,
        makeReader };
}

} // namespace importers
