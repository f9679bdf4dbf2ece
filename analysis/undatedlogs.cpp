// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/undatedlogs.h"

#include "analysis/model/text.h"

#include <algorithm>

namespace analysis {

namespace {

using model::Nanos;
using model::NanosPerDay;
using model::StampKind;

model::TimeRange rangeOf(const model::Log &log)
{
    return { log.clock.toSession(*log.firstRaw), log.clock.toSession(*log.lastRaw) };
}

bool isOneRecording(model::TimeRange a, model::TimeRange b)
{
    const Nanos shared = std::min(a.to, b.to) - std::max(a.from, b.from);
    return shared > 0 && 2 * shared >= std::min(a.length(), b.length());
}

/// The offset of the day on which it lies beside one of the others; a log may have begun on the other side of midnight.
std::optional<Nanos> dayBeside(const model::Log &log, const std::vector<const model::Log *> &others)
{
    const model::TimeRange own{ *log.firstRaw, *log.lastRaw };
    for (const model::Log *other : others) {
        for (const Nanos day : { Nanos{ 0 }, NanosPerDay, -NanosPerDay }) {
            if (log.clock.kind != StampKind::TimeOfDay && day != 0)
                continue;
            if (isOneRecording({ own.from + day, own.to + day }, rangeOf(*other)))
                return day;
        }
    }
    return std::nullopt;
}

void place(model::Log &log, Nanos offset)
{
    log.clock.placed = true;
    if (log.clock.offset != 0) // a user has moved it
        return;
    log.clock.offset = offset;
    log.clock.uncertainty = std::max(log.clock.uncertainty, model::NanosPerSecond / 2);
    log.clock.how = log.clock.kind == StampKind::TimeOfDay
        ? STALLMARK_TEXT("Its lines carry the time of day only, and no log has a date: it overlaps with the other logs "
                         "as if all were "
                         "of one day, which is shown as 1970-01-01.")
        : STALLMARK_TEXT(
            "The clock was not set (1970), nor was it for the other logs with which it overlaps: the times agree, the "
            "date is not right.");
}

/// Logs of one kind of clock that overlap with each other, longest first.
std::vector<model::Log *> candidates(
    std::vector<model::Log> &logs, StampKind kind, const std::set<model::LogId> &withDay)
{
    std::vector<model::Log *> found;
    for (model::Log &log : logs) {
        const bool fits = log.clock.kind == kind && withDay.count(log.id) == 0;
        if (fits && log.firstRaw && log.lastRaw && *log.lastRaw > *log.firstRaw)
            found.push_back(&log);
    }
    std::stable_sort(found.begin(), found.end(), [](const model::Log *a, const model::Log *b) {
        return *a->lastRaw - *a->firstRaw > *b->lastRaw - *b->firstRaw;
    });
    return found;
}

bool join(std::vector<model::Log> &logs, StampKind kind, const std::set<model::LogId> &withDay)
{
    const std::vector<model::Log *> all = candidates(logs, kind, withDay);
    std::vector<const model::Log *> placed;
    for (model::Log *first : all) {
        placed = { first };
        for (model::Log *log : all) {
            const auto day = log == first ? std::nullopt : dayBeside(*log, placed);
            if (!day)
                continue;
            place(*log, *day);
            placed.push_back(log);
        }
        if (placed.size() > 1) {
            place(*first, 0);
            return true;
        }
    }
    return false;
}

} // namespace

bool joinUndated(std::vector<model::Log> &logs, const std::set<model::LogId> &withDay)
{
    if (std::any_of(logs.begin(), logs.end(), [](const model::Log &log) { return log.clock.placed; }))
        return false;
    return join(logs, StampKind::TimeOfDay, withDay) || join(logs, StampKind::Local, withDay);
}

} // namespace analysis
