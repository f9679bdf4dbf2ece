// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"

#include <string>

namespace analysis::commands {

// What to record next time, fitted to the kernel and the tools that the bundle shows.

/// The machine has busybox's tools, so far as the bundle tells.
bool isBusybox(const Recording &recording);
/// Loop over the counters of /proc/vmstat that tell of dirty memory.
std::string dirtySampler();
/// The same of paging and reclaim.
std::string pagingSampler(const Recording &recording);
/// Loop over the size of the page cache.
std::string cacheSampler();
/// Threads with their shares of a CPU.
std::string threads(const Recording &recording);
/// CPU by CPU, with interrupts.
std::string perCpu(const Recording &recording);
/// Tasks that wait for a CPU; an old perf has no timehist.
std::string schedulingDelays(const Recording &recording);
/// Pressure of a resource; kernels before 4.20 have none, then "".
std::string pressure(const Recording &recording, const char *resource);
/// Where tasks in uninterruptible sleep wait.
std::string blockedStacks();
std::string iostat(const std::string &device);

} // namespace analysis::commands
