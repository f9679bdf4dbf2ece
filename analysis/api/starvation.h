// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/cpurows.h"
#include "analysis/api/incidentdata.h"

#include <optional>

namespace analysis {

/// CPU rows of the incident, read once for all rules.
const CpuWindow &incidentCpu(const Recording &recording, const model::Incident &incident);
/// Median of the busy share, %; nullopt when not recorded.
std::optional<double> medianBusy(const CpuWindow &cpu);

/// Whether somebody was kept from running longer than tasks that share the CPUs evenly are.
struct HeldUp {
    bool looked = false; ///< an application's log or the scheduler's delays cover the incident
    double limit = 0; ///< ms, longest wait among equals here
    std::optional<Reading> longest; ///< the longest delay, when beyond the limit and not explained by a disk
    std::string metric;
};
const HeldUp &incidentHeldUp(const Recording &recording, const model::Incident &incident);
/// The same by the scheduler's own figures alone: a task that could run and did not, however idle the CPUs are on
/// average.
HeldUp heldUpByScheduler(const Recording &recording, const model::Incident &incident);

/// CPU rows stand at the share that the kernel leaves to real-time tasks (sched_rt_runtime_us / sched_rt_period_us,
/// 95 % unless set), with the rest idle: tasks are throttled by the kernel, not out of work.
struct RealTimeCap {
    double cap = 95; ///< %
    std::size_t at = 0; ///< rows that stand there
    std::size_t busy = 0; ///< rows that are busy at all
    model::SourceRef ref;

    bool holds() const { return at >= 2 && at * 3 >= busy * 2; }
};
RealTimeCap realTimeCap(const Recording &recording, const CpuWindow &cpu);

/// For causes that take all tasks for equals: what shows that some are not. A real-time task on the CPU, somebody held
/// up longer than equals are, CPUs that stand at the real-time share. Weight 4 against each.
void testEquals(FindingBuilder &found, const Recording &recording, const model::Incident &incident);

} // namespace analysis
