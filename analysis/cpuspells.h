// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/cpurows.h"
#include "analysis/model/cpuclasses.h"

#include <vector>

namespace analysis {

/// Several monitors print the same CPU figures: those that are needed to cover the recording, the shortest intervals
/// first.
std::vector<const CpuSource *> chosenCpuSources(const Recording &recording);

/// Counts rows of 60 % and more by class, in samples and in spells: a spell begins at 60 %, ends below 50 %, and goes
/// on over breaks of up to 10 s or three intervals; its class is that of its peak.
model::CpuClasses countCpuClasses(const std::vector<CpuRow> &rows, model::CpuClasses::Definition definition);

/// The tables of the chosen monitors, by both definitions. Those in which nothing reaches 60 % are among them: none is
/// a result too.
std::vector<model::CpuClasses> cpuClassTables(const Recording &recording);

} // namespace analysis
