// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/finding.h"

#include <span>

namespace analysis {

/// A hypothesis as a value. evaluate() makes every test it can on the recording around the incident and returns the
/// evidence, or the signals that are missing; the driver sums, decides the verdict and ranks.
struct Rule {
    const char *id; ///< "device-stall"
    const char *title; ///< for people, English
    model::Role role;
    model::Finding (*evaluate)(const Recording &recording, const model::Incident &incident);
};

/// The list, in rules.cpp.
std::span<const Rule> rules();

} // namespace analysis
