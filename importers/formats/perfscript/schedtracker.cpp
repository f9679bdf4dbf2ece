// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/perfscript/schedtracker.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>
#include <vector>

namespace importers {

namespace {

const std::array<Column, 2> WaitColumns{ { { "sched.wait", "ms" }, { "sched.delay", "ms" } } };
const std::array<Column, 1> RunColumns{ { { "sched.runtime", "ms" } } };
const std::array<Column, 4> TotalColumns{ { { "sched.runtime", "ms" }, { "sched.switches", "" },
    { "sched.delay_avg", "ms" }, { "sched.delay_max", "ms" } } };

std::string entityOf(std::string_view comm, std::int64_t tid)
{
    return std::string(clipUtf8(comm, 200)) + ":" + std::to_string(tid);
}

Stamp bootStamp(model::Nanos at) { return { model::StampKind::Boot, at, std::nullopt }; }

} // namespace

model::Decimal SchedTracker::millis(model::Nanos value) const
{
    return m_nanoseconds ? model::Decimal::of(value, 6) : model::Decimal::of(value / 1000, 3);
}

SchedTracker::Task &SchedTracker::known(std::int64_t tid)
{
    Task &task = m_tasks[tid];
    if (task.epoch != m_epoch) {
        task.epoch = m_epoch;
        task.waiting = task.out = task.in = std::nullopt;
    }
    return task;
}

/// A program that was started anew in the same thread gets a name of its own.
void SchedTracker::name(Task &task, std::string_view comm)
{
    if (task.comm == comm)
        return;
    task.comm = comm;
    task.waits = task.runs = -1;
}

void SchedTracker::wakeUp(const EventTask &woken, model::Nanos at)
{
    Task &task = known(woken.tid);
    if (!task.in && !task.waiting)
        task.waiting = at;
}

void SchedTracker::ranFor(const EventTask &ran, model::Nanos runtime)
{
    known(ran.tid).counted += runtime;
    m_statistics = true;
}

void SchedTracker::switched(const EventLine &event, const SwitchEvent &change, model::LineNumber line, ImportSink &sink)
{
    m_nanoseconds = m_nanoseconds || event.nanoseconds;
    if (change.previous.tid != 0)
        leave(event, change, line, sink);
    if (change.next.tid != 0)
        enter(event, change, line, sink);
}

void SchedTracker::leave(const EventLine &event, const SwitchEvent &change, model::LineNumber line, ImportSink &sink)
{
    Task &task = known(change.previous.tid);
    name(task, change.previous.comm);
    if (task.in && event.at >= *task.in) {
        const model::Nanos ran = event.at - *task.in;
        task.measured += ran;
        if (task.runs < 0)
            task.runs = sink.table("sched-run", entityOf(task.comm, change.previous.tid), RunColumns);
        const model::Decimal value = millis(ran);
        sink.row(task.runs, bootStamp(event.at), line, { &value, 1 });
    }
    task.in.reset();
    task.out = event.at;
    task.waiting = change.runnable ? std::optional(event.at) : std::nullopt;
}

void SchedTracker::enter(const EventLine &event, const SwitchEvent &change, model::LineNumber line, ImportSink &sink)
{
    Task &task = known(change.next.tid);
    name(task, change.next.comm);
    ++task.switches;
    // Lines of several CPUs may stand a little out of order.
    if (task.waiting && event.at >= *task.waiting) {
        const model::Nanos delay = event.at - *task.waiting;
        const bool whole = task.out && *task.out <= event.at;
        const std::array values{ whole ? millis(event.at - *task.out) : model::Decimal::missing(), millis(delay) };
        if (task.waits < 0)
            task.waits = sink.table("sched", entityOf(task.comm, change.next.tid), WaitColumns);
        sink.row(task.waits, bootStamp(event.at), line, values);
        task.delays += delay;
        if (task.delayCount++ == 0 || delay > task.longest) {
            task.longest = delay;
            task.totalAt = event.at;
            task.totalLine = line;
        }
    }
    task.waiting.reset();
    task.in = event.at;
}

void SchedTracker::finish(ImportSink &sink)
{
    std::vector<std::pair<std::int64_t, const Task *>> order;
    for (const auto &[tid, task] : m_tasks)
        if (task.delayCount > 0)
            order.emplace_back(tid, &task);
    std::sort(order.begin(), order.end(), [](const auto &a, const auto &b) {
        return std::pair(a.second->totalLine, a.first) < std::pair(b.second->totalLine, b.first);
    });
    for (const auto &[tid, task] : order) {
        const std::array values{ millis(m_statistics ? task->counted : task->measured),
            model::Decimal::of(task->switches),
            model::Decimal::of((task->delays + task->delayCount / 2) / task->delayCount, 6), millis(task->longest) };
        const TableId table = sink.table("sched-total", entityOf(task->comm, tid), TotalColumns);
        sink.row(table, bootStamp(task->totalAt), task->totalLine, values);
    }
    m_tasks.clear();
}

} // namespace importers
