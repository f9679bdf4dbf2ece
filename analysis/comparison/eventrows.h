// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/comparison/judge.h"
#include "analysis/comparison/sidedata.h"

#include <vector>

namespace comparison {

/// Incidents per hour in all and by cause, and the share of time they take.
std::vector<Draft> incidentRows(const SideData &before, const SideData &after);

/// The application's own slow operations: how many an hour beyond 0.5, 1 and 2 s, how long they take together, and the
/// longest.
std::vector<Draft> slowOperationRows(const SideData &before, const SideData &after);

struct CpuClassRows {
    std::vector<Draft> drafts;
    std::vector<model::Refusal> refusals;
};
/// Episodes with the CPU at 60 to 69, 70 to 79, 80 to 89, 90 to 100 % per hour of exposure, by two definitions of CPU %
/// (100 - idle, and user + system + ... without iowait). An episode is of the class of its peak. Refuses sides that
/// were sampled at different intervals: a longer interval averages spikes away.
CpuClassRows cpuClassRows(const SideData &before, const SideData &after);

/// A row of counts per hour; nullopt when neither side has an event or one has no exposure.
struct CountedSide {
    double events = 0;
    double seconds = 0;
    std::vector<model::SourceRef> refs;
};
std::optional<Draft> countRow(
    model::Family family, const std::string &test, const std::string &metric, const std::array<CountedSide, 2> &sides);

} // namespace comparison
