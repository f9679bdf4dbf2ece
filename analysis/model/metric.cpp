// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/model/metric.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

using enum SampleKind;
constexpr Better Any = Better::None;
constexpr Better Low = Better::Lower;
constexpr Better High = Better::Higher;

// Sorted by name, for findMetric().
constexpr std::array Catalogue{
    MetricInfo{ "app.cpu", "%", Gauge, Low, "application CPU" },
    MetricInfo{ "app.duration", "ms", Duration, Low, "application duration" },
    MetricInfo{ "cpu.busy", "%", Mean, Low, "CPU busy" },
    MetricInfo{ "cpu.guest", "%", Mean, Any, "CPU guests" },
    MetricInfo{ "cpu.idle", "%", Mean, Any, "CPU idle" },
    MetricInfo{ "cpu.iowait", "%", Mean, Low, "CPU iowait" },
    MetricInfo{ "cpu.irq", "%", Mean, Low, "CPU hardware interrupts" },
    MetricInfo{ "cpu.nice", "%", Mean, Any, "CPU nice" },
    MetricInfo{ "cpu.not_idle", "%", Mean, Low, "CPU not idle (iowait counted as busy)" },
    MetricInfo{ "cpu.softirq", "%", Mean, Low, "CPU software interrupts" },
    MetricInfo{ "cpu.steal", "%", Mean, Low, "CPU steal" },
    MetricInfo{ "cpu.system", "%", Mean, Low, "CPU system" },
    MetricInfo{ "cpu.user", "%", Mean, Any, "CPU user" },
    MetricInfo{ "disk.await", "ms", Mean, Low, "await" },
    MetricInfo{ "disk.discard_await", "ms", Mean, Low, "discard await" },
    MetricInfo{ "disk.discard_bytes", "B/s", Mean, Any, "discarded" },
    MetricInfo{ "disk.discards", "1/s", Mean, Any, "discards" },
    MetricInfo{ "disk.flush_await", "ms", Mean, Low, "flush await" },
    MetricInfo{ "disk.flushes", "1/s", Mean, Any, "flushes" },
    MetricInfo{ "disk.queue", "requests", Mean, Low, "queue" },
    MetricInfo{ "disk.read_await", "ms", Mean, Low, "read await" },
    MetricInfo{ "disk.read_bytes", "B/s", Mean, Any, "read" },
    MetricInfo{ "disk.read_size", "B", Mean, Any, "read request size" },
    MetricInfo{ "disk.reads", "1/s", Mean, Any, "reads" },
    MetricInfo{ "disk.reads_merged", "1/s", Mean, Any, "reads merged" },
    MetricInfo{ "disk.service_time", "ms", Mean, Low, "service time" },
    MetricInfo{ "disk.size", "B", Mean, Any, "request size" },
    MetricInfo{ "disk.util", "%", Mean, Low, "utilisation" },
    MetricInfo{ "disk.write_await", "ms", Mean, Low, "write await" },
    MetricInfo{ "disk.write_bytes", "B/s", Mean, Any, "written" },
    MetricInfo{ "disk.write_size", "B", Mean, Any, "write request size" },
    MetricInfo{ "disk.writes", "1/s", Mean, Any, "writes" },
    MetricInfo{ "disk.writes_merged", "1/s", Mean, Any, "writes merged" },
    MetricInfo{ "load.1", "", Gauge, Low, "load, 1 minute" },
    MetricInfo{ "load.15", "", Gauge, Low, "load, 15 minutes" },
    MetricInfo{ "load.5", "", Gauge, Low, "load, 5 minutes" },
    MetricInfo{ "mem.available", "B", Gauge, High, "memory available" },
    MetricInfo{ "mem.buffers", "B", Gauge, Any, "buffers" },
    MetricInfo{ "mem.cached", "B", Gauge, Any, "page cache" },
    MetricInfo{ "mem.dirty", "B", Gauge, Low, "dirty pages" },
    MetricInfo{ "mem.dirty_background_threshold", "B", Gauge, Any, "dirty background threshold" },
    MetricInfo{ "mem.dirty_threshold", "B", Gauge, Any, "dirty threshold" },
    MetricInfo{ "mem.free", "B", Gauge, Any, "memory free" },
    MetricInfo{ "mem.writeback", "B", Gauge, Low, "pages under writeback" },
    MetricInfo{ "monitor.gap", "s", Duration, Low, "time without a sample of the monitor" },
    MetricInfo{ "pressure.cpu_full", "%", Mean, Low, "CPU pressure, all tasks" },
    MetricInfo{ "pressure.cpu_some", "%", Mean, Low, "CPU pressure, some tasks" },
    MetricInfo{ "pressure.io_full", "%", Mean, Low, "I/O pressure, all tasks" },
    MetricInfo{ "pressure.io_some", "%", Mean, Low, "I/O pressure, some tasks" },
    MetricInfo{ "pressure.irq_full", "%", Mean, Low, "interrupt pressure, all tasks" },
    MetricInfo{ "pressure.memory_full", "%", Mean, Low, "memory pressure, all tasks" },
    MetricInfo{ "pressure.memory_some", "%", Mean, Low, "memory pressure, some tasks" },
    MetricInfo{ "proc.cpu", "%", Mean, Any, "process CPU" },
    MetricInfo{ "proc.mem", "%", Gauge, Any, "process memory" },
    MetricInfo{ "proc.read_bytes", "B/s", Mean, Any, "process reads" },
    MetricInfo{ "proc.state", "", Gauge, Any, "process state" },
    MetricInfo{ "proc.write_bytes", "B/s", Mean, Any, "process writes" },
    MetricInfo{ "sched.delay", "ms", Duration, Low, "scheduling delay" },
    MetricInfo{ "sched.delay_avg", "ms", Mean, Low, "scheduling delay, mean" },
    MetricInfo{ "sched.delay_max", "ms", Duration, Low, "scheduling delay, longest" },
    MetricInfo{ "sched.runtime", "ms", Duration, Any, "run time" },
    MetricInfo{ "sched.switches", "", Gauge, Any, "switches" },
    MetricInfo{ "sched.wait", "ms", Duration, Any, "time off the CPU" },
    MetricInfo{ "swap.in", "B/s", Mean, Low, "swapped in" },
    MetricInfo{ "swap.out", "B/s", Mean, Low, "swapped out" },
    MetricInfo{ "task.blocked", "s", Duration, Low, "task blocked" },
    MetricInfo{ "vm.blocked", "tasks", Gauge, Low, "tasks blocked" },
    MetricInfo{ "vm.interrupts", "1/s", Mean, Any, "interrupts" },
    MetricInfo{ "vm.runnable", "tasks", Gauge, Low, "tasks runnable" },
    MetricInfo{ "vm.switches", "1/s", Mean, Any, "context switches" },
};

constexpr bool before(const MetricInfo &a, const MetricInfo &b)
{
    return std::string_view(a.name) < std::string_view(b.name);
}
static_assert(std::is_sorted(Catalogue.begin(), Catalogue.end(), before));

} // namespace

std::span<const MetricInfo> metricCatalogue() { return Catalogue; }

const MetricInfo *findMetric(std::string_view name)
{
    const auto at = std::lower_bound(Catalogue.begin(), Catalogue.end(), name,
        [](const MetricInfo &info, std::string_view wanted) { return std::string_view(info.name) < wanted; });
    return at != Catalogue.end() && at->name == name ? &*at : nullptr;
}

bool matchesGlob(std::string_view pattern, std::string_view name)
{
    // On a mismatch the last * takes one more character: no recursion, at most pattern * name steps.
    std::size_t p = 0;
    std::size_t n = 0;
    std::size_t star = std::string_view::npos;
    std::size_t starEnd = 0;
    while (n < name.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            starEnd = n;
        } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == name[n])) {
            ++p;
            ++n;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++starEnd;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*')
        ++p;
    return p == pattern.size();
}

} // namespace model
