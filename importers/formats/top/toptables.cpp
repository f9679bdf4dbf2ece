// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/top/toptables.h"

#include "importers/api/lexer.h"

#include <array>

namespace importers {

namespace {

const std::array<Column, 3> LoadColumns{ { { "load.1", "" }, { "load.5", "" }, { "load.15", "" } } };
const std::array<Column, 8> CpuColumns{ { { "cpu.user", "%" }, { "cpu.system", "%" }, { "cpu.nice", "%" },
    { "cpu.idle", "%" }, { "cpu.iowait", "%" }, { "cpu.irq", "%" }, { "cpu.softirq", "%" }, { "cpu.steal", "%" } } };
const std::array<Column, 6> TaskColumns{ { { "top.tasks_total", "tasks" }, { "top.tasks_running", "tasks" },
    { "top.tasks_sleeping", "tasks" }, { "top.tasks_d_sleep", "tasks" }, { "top.tasks_stopped", "tasks" },
    { "top.tasks_zombie", "tasks" } } };
const std::array<Column, 3> ProcessColumns{ { { "proc.cpu", "%" }, { "proc.mem", "%" }, { "proc.state", "state" } } };
// Only of the few tasks that have one: a column for all would be as long as the others and say nothing.
const std::array<Column, 1> PriorityColumns{ { { "top.priority", "" } } };

constexpr std::size_t LongestCommand = 200;

std::size_t hashOf(std::string_view pid, std::string_view command)
{
    const std::hash<std::string_view> hash;
    return hash(command) * 31 + hash(pid);
}

bool isEntity(std::string_view entity, std::string_view pid, std::string_view command)
{
    return entity.size() == pid.size() + 1 + command.size() && entity.starts_with(pid) && entity.ends_with(command)
        && entity[pid.size()] == ' ';
}

} // namespace

void TopTables::load(
    const TopFrame &frame, model::LineNumber line, const std::array<model::Decimal, 3> &values, ImportSink &sink)
{
    if (values[0].present)
        sink.row(sink.table("load", "", LoadColumns), frame.stamp, line, values);
}

void TopTables::cpu(const TopFrame &frame, model::LineNumber line, const TopCpu &cpu, ImportSink &sink)
{
    auto known = m_cpus.find(cpu.entity);
    if (known == m_cpus.end())
        known = m_cpus.emplace(cpu.entity, sink.table("cpu", cpu.entity, CpuColumns)).first;
    sink.row(known->second, frame.stamp, line, cpu.values, frame.kind);
}

/// "Swap" lines carry a figure of the memory too: cached in old versions, available in later ones.
void TopTables::memory(const TopFrame &frame, model::LineNumber line, const TopMemory &memory, ImportSink &sink)
{
    const bool swap = memory.kind == TopMemory::Kind::Swap;
    const std::array<Column, 5> columns{ { { swap ? "top.swap_total" : "top.mem_total", "B", memory.unit },
        { swap ? "top.swap_used" : "top.mem_used", "B", memory.unit },
        { swap ? "top.swap_free" : "mem.free", "B", memory.unit }, { "mem.cached", "B", memory.unit },
        { swap ? "mem.available" : "mem.buffers", "B", memory.unit } } };
    const std::array values{ memory.total, memory.used, memory.free, memory.cached,
        swap ? memory.available : memory.buffers };
    const TableId table = sink.table(swap ? "swap" : "memory", "", columns);
    sink.row(table, frame.stamp, line, values);
}

void TopTables::tasks(const TopFrame &frame, model::LineNumber line, const TopTasks &tasks, ImportSink &sink)
{
    const std::array values{ tasks.total, tasks.running, tasks.sleeping, tasks.blocked, tasks.stopped, tasks.zombie };
    sink.row(sink.table("tasks", "", TaskColumns), frame.stamp, line, values);
}

TopTables::Process &TopTables::processOf(const TopRow &row, ImportSink &sink)
{
    const std::string_view command = clipUtf8(row.command, LongestCommand);
    Process &process = m_processes[hashOf(row.pid, command)];
    if (!isEntity(process.entity, row.pid, command)) {
        process.entity.assign(row.pid).append(" ").append(command);
        process.table = sink.table("process", process.entity, ProcessColumns);
        process.priority.reset();
        process.frame = 0;
    }
    return process;
}

bool TopTables::process(const TopFrame &frame, model::LineNumber line, const TopRow &row, ImportSink &sink)
{
    Process &process = processOf(row, sink);
    if (process.frame == frame.number)
        return false;
    process.frame = frame.number;
    const std::array values{ row.cpu, row.memory, row.state };
    sink.row(process.table, frame.stamp, line, values, frame.kind);
    if (row.realTime.present)
        realTime(frame, line, process, row, sink);
    return true;
}

void TopTables::realTime(
    const TopFrame &frame, model::LineNumber line, Process &process, const TopRow &row, ImportSink &sink)
{
    if (!process.priority)
        process.priority = sink.table("priority", process.entity, PriorityColumns);
    sink.row(*process.priority, frame.stamp, line, std::array{ row.realTime }, frame.kind);
}

} // namespace importers
