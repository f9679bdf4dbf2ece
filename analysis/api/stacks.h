// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/evidence.h"
#include "analysis/api/recording.h"

#include <initializer_list>
#include <optional>
#include <string>

namespace analysis {

/// A call trace that the kernel printed of a task that did not get on.
struct StackSeen {
    std::string task; ///< "jbd2/sda-8:3563"
    std::string function; ///< the one that was asked for
    Where where;
};

/// The first call trace in the incident's window in which one of these functions is called, by the order of the traces.
std::optional<StackSeen> stackWith(
    const Recording &recording, const model::Incident &incident, std::initializer_list<const char *> functions);

} // namespace analysis
