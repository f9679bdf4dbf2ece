// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/episode.h"
#include "analysis/model/finding.h"
#include "analysis/model/job.h"

#include <string>
#include <vector>

namespace analysis {

/// All spans in which something hurt, in order of time, numbered, without findings.
std::vector<model::Incident> findIncidents(const Recording &recording, const model::JobControl &control);

/// Joins episodes of the same signal and thing that lie close to each other, then episodes of all signals that
/// overlap. What only mild episodes speak for is dropped.
std::vector<model::Incident> mergeEpisodes(std::vector<Episode> episodes);

/// The lowest layer is where a stall is diagnosed: a disk goes before the md, dm or loop device on top of it.
bool isLayered(const std::string &device);

/// "sda: write await up to 473 ms for 4 s".
model::Text incidentTitle(const model::Incident &incident, Signal worst);

} // namespace analysis
