// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clocksets.h"

#include "analysis/model/decimal.h"
#include "analysis/model/text.h"

#include <algorithm>
#include <charconv>

namespace analysis {

namespace {

using model::Nanos;
using model::NanosPerSecond;

constexpr Nanos SummerTime = 2 * 3600 * NanosPerSecond; ///< a larger jump is from 1970

std::optional<ClockSet> parse(const model::Fact &fact)
{
    ClockSet set;
    set.after = fact.log;
    set.line = fact.line;
    const char *at = fact.value.data(), *end = at + fact.value.size();
    const auto before = std::from_chars(at, end, set.before);
    if (before.ec != std::errc() || before.ptr == end)
        return std::nullopt;
    const auto jump = std::from_chars(before.ptr + 1, end, set.jump);
    return jump.ec == std::errc() ? std::optional(set) : std::nullopt;
}

model::Log *find(std::vector<model::Log> &logs, model::LogId id, model::StampKind kind)
{
    const auto found = std::find_if(logs.begin(), logs.end(), [&](const model::Log &log) { return log.id == id; });
    return found == logs.end() || found->clock.kind != kind || !found->firstRaw || !found->lastRaw ? nullptr : &*found;
}

void dateBack(model::Log &before, const model::Log &after, const ClockSet &set)
{
    const Nanos step = std::max(before.clock.interval, NanosPerSecond);
    before.clock.offset = after.clock.toSession(*after.firstRaw) - step - *before.lastRaw;
    before.clock.placed = true;
    before.clock.uncertainty = std::max(before.clock.uncertainty, step) + after.clock.uncertainty;
    before.clock.how = model::encode(
        { set.line > 0 ? STALLMARK_TEXT(
              "The clock stood in 1970 until it was set at line %1: these stamps are dated back so that the "
              "last of them is one report before that.")
                       : STALLMARK_TEXT(
                           "The clock stood in 1970 until it was set: these stamps are dated back so that the last of "
                           "them is one report before that."),
            { std::to_string(set.line) } });
}

void goOn(const model::Log &before, model::Log &after, const ClockSet &set)
{
    after.clock.offset = before.clock.offset - set.jump;
    after.clock.placed = before.clock.placed;
    after.clock.uncertainty = std::max(before.clock.uncertainty, after.clock.uncertainty);
    const bool forward = set.jump > 0;
    const char *const pattern = set.line > 0
        ? (forward
                ? STALLMARK_TEXT(
                    "The clock was put forward by an hour at line %1 (summer time): shown as it ran before.")
                : STALLMARK_TEXT("The clock was put back by an hour at line %1 (summer time): shown as it ran before."))
        : (forward ? STALLMARK_TEXT("The clock was put forward by an hour (summer time): shown as it ran before.")
                   : STALLMARK_TEXT("The clock was put back by an hour (summer time): shown as it ran before."));
    after.clock.how = model::encode({ pattern, { std::to_string(set.line) } });
}

bool isPart(const std::vector<ClockSet> &sets, model::LogId log)
{
    return std::any_of(
        sets.begin(), sets.end(), [log](const ClockSet &set) { return set.before == log || set.after == log; });
}

// A file that begins after the change has stamps of the new time only. When the clock was put back, an hour comes
// twice: what begins in it may be of either, and stays.
void followFromTheStart(model::Log &log, std::vector<model::Log> &logs, const std::vector<ClockSet> &sets)
{
    if (log.clock.kind != model::StampKind::Local || !log.clock.placed || log.clock.offset != 0 || !log.firstRaw)
        return;
    const model::Log *latest = nullptr;
    for (const ClockSet &set : sets) {
        const model::Log *before = find(logs, set.before, log.clock.kind),
                         *after = find(logs, set.after, log.clock.kind);
        if (!before || !after || !after->clock.placed || std::abs(set.jump) > SummerTime)
            continue;
        const Nanos sure = std::max(*before->lastRaw, *after->firstRaw);
        if (*log.firstRaw > sure && (!latest || *after->firstRaw > *latest->firstRaw))
            latest = after;
    }
    if (!latest || latest->clock.offset == 0)
        return;
    log.clock.offset = latest->clock.offset;
    log.clock.how = "It begins after the clock was changed by an hour (summer time) in another log: shown as it ran "
                    "before that.";
}

} // namespace

std::vector<ClockSet> clockSets(const std::vector<model::Fact> &facts)
{
    std::vector<ClockSet> sets;
    for (const model::Fact &fact : facts) {
        if (const auto set = fact.name == "clock.step" ? parse(fact) : std::nullopt)
            sets.push_back(*set);
    }
    // In the order of time: later parts of a file have the smaller numbers.
    std::stable_sort(sets.begin(), sets.end(), [](const ClockSet &a, const ClockSet &b) { return a.after > b.after; });
    return sets;
}

void followClockSets(std::vector<model::Log> &logs, const std::vector<ClockSet> &sets, model::StampKind kind)
{
    for (const ClockSet &set : sets) {
        model::Log *before = find(logs, set.before, kind), *after = find(logs, set.after, kind);
        if (!before || !after)
            continue;
        if (std::abs(set.jump) <= SummerTime)
            goOn(*before, *after, set);
        else if (after->clock.placed)
            dateBack(*before, *after, set);
    }
    for (model::Log &log : logs)
        if (kind == model::StampKind::Local && !isPart(sets, log.id))
            followFromTheStart(log, logs, sets);
}

} // namespace analysis
