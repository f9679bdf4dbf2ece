// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/clockadjust.h"
#include "analysis/model/clock.h"
#include "analysis/model/records.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace analysis {

struct ClockDecision {
    std::vector<model::Log> logs; ///< as given, each with its clock decided
    std::optional<int> zoneSeconds; ///< of the machine's wall clock, which is the session axis
    bool undated = false; ///< no log has a date: the axis carries the time of day
};

/// What goes over the stamps.
struct ClockWishes {
    std::vector<ClockAdjustment> adjustments; ///< of a log in the order in which they are carried out
    std::optional<int> zoneSeconds; ///< of the machine's wall clock
};

/// Lays all logs of a session on one axis, the wall clock of the recorded machine:
///  - stamps with a date stand as they are; those with a zone get the zone of the session;
///  - a time of day gets the date of the logs with which it overlaps most;
///  - time since boot is anchored by "clock.boot" facts (a wall clock and an uptime seen together);
///  - where a clock was set in the middle of a log its parts are laid on one axis (clocksets.h);
///  - where no log has a date at all, times of day that overlap are of one day, and so are clocks of 1970;
///  - else a clock of 1970 was never set, and what has no stamps at all is laid out one report after another: both keep
///    a place of their own and are marked as not placed.
/// Wishes are carried out on each kind before the next leans on it, so that an uptime beside a corrected wall clock
/// anchors the kernel's log rightly. Every clock says in one sentence how it was decided.
ClockDecision decideClocks(
    std::vector<model::Log> logs, const std::vector<model::Fact> &facts, const ClockWishes &wishes = {});

/// When the machine started, on the session axis (or, without a date, since some midnight), and how sure that is.
struct BootTime {
    model::Nanos at = 0;
    model::Nanos uncertainty = 0;
    bool dated = true;
};
/// "2026-11-30T09:05:12 ± 30", or without a date "09:05:12 ± 30"; the uncertainty is in seconds.
std::optional<BootTime> parseBootTime(std::string_view text);

/// The report interval of a log without usable stamps, from rates per second that count whole requests: the smallest of
/// 1, 2, 3, 4, 5, 10, 15, 20, 30 s at which nine tenths of them are whole numbers per interval. Printed with two
/// decimals. nullopt with fewer than four values that are not 0, or when no interval fits.
std::optional<model::Nanos> inferInterval(std::span<const double> rates);

/// "UTC+08:00"; "UTC" for 0.
std::string zoneName(int zoneSeconds);

} // namespace analysis
