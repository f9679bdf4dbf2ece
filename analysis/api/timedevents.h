// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/evidence.h"
#include "analysis/api/recording.h"

#include <span>
#include <vector>

namespace analysis {

/// An event with its place on the session axis.
struct TimedEvent {
    model::Nanos t = 0;
    model::Nanos uncertainty = 0;
    const model::Event *event = nullptr;
    model::SourceRef ref;
};

/// Events of placed logs with range.from <= t <= range.to, in order of time.
std::span<const TimedEvent> eventsIn(const Recording &recording, model::TimeRange range);
/// All events of a kind, in order of time.
std::vector<TimedEvent> eventsOfKind(const Recording &recording, std::string_view kind);

/// The kernel speaks of errors of a device, its link or its controller.
bool isDeviceFault(const model::Event &event);
/// First such event in the incident's window, widened by what the log's clock is uncertain of.
const TimedEvent *deviceFaultIn(const Recording &recording, const model::Incident &incident);
/// A log of kernel messages with lines from before and after the incident's window; nullptr when there is none.
const model::Log *kernelLogAround(const Recording &recording, const model::Incident &incident);

/// Place of an event as evidence.
Where at(const TimedEvent &event);

} // namespace analysis
