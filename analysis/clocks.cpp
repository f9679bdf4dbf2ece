// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clocks.h"

#include "analysis/clockdays.h"
#include "analysis/clockplaces.h"
#include "analysis/clocksets.h"
#include "analysis/model/text.h"
#include "analysis/undatedlogs.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

namespace analysis {

namespace {

using model::Nanos;
using model::NanosPerSecond;
using model::StampKind;

const std::string *factOf(const std::vector<model::Fact> &facts, model::LogId log, std::string_view name)
{
    const auto found = std::find_if(
        facts.begin(), facts.end(), [&](const model::Fact &f) { return f.log == log && f.name == name; });
    return found == facts.end() ? nullptr : &found->value;
}

std::optional<int> printedZone(const std::vector<model::Log> &logs)
{
    for (const model::Log &log : logs) {
        if (log.clock.kind == StampKind::Zoned && log.clock.zoneSeconds)
            return log.clock.zoneSeconds;
    }
    return std::nullopt;
}

bool isDated(const model::Log &log)
{
    const bool dated = log.clock.kind == StampKind::Local || log.clock.kind == StampKind::Zoned;
    return dated && log.firstRaw && log.lastRaw && !isOf1970(log);
}

// Epoch seconds tell the moment but not the zone. Where wall-clock logs are at hand, the whole quarters of an hour
// between both are it.
std::optional<int> zoneByWallClocks(const std::vector<model::Log> &logs)
{
    constexpr Nanos Quarter = 900 * NanosPerSecond;
    for (const model::Log &zoned : logs) {
        if (zoned.clock.kind != StampKind::Zoned || !isDated(zoned))
            continue;
        for (const model::Log &local : logs) {
            if (local.clock.kind != StampKind::Local || !isDated(local))
                continue;
            const Nanos apart = *local.firstRaw - *zoned.firstRaw;
            const Nanos quarters = (apart + (apart < 0 ? -Quarter / 2 : Quarter / 2)) / Quarter;
            const bool near = std::abs(apart - quarters * Quarter) <= 120 * NanosPerSecond;
            if (near && std::abs(quarters) <= 14 * 4)
                return static_cast<int>(quarters * 900);
        }
    }
    return std::nullopt;
}

// A start known to the time of day only: the day is that on which the uptime printed by the same log leads back;
// without one, the last day on which the machine was up when the logs with a date begin.
void dateBoot(BootTime &boot, const model::Log *log, const std::string *up, model::Nanos firstDated)
{
    Nanos about = firstDated - model::NanosPerDay / 2;
    Nanos seconds = 0;
    const bool known = up && log && log->clock.placed && log->lastRaw
        && std::from_chars(up->data(), up->data() + up->size(), seconds).ec == std::errc();
    if (known)
        about = log->clock.toSession(*log->lastRaw) - seconds * NanosPerSecond;
    boot.at = nearestDay(boot.at, about) + boot.at;
    if (!known && boot.at > firstDated)
        boot.at -= model::NanosPerDay;
    boot.dated = true;
}

// How far the wall clock beside which an uptime was printed is from the session axis.
Nanos wallToSession(const model::Log &log, const std::map<model::LogId, Nanos> &shifts)
{
    const auto shift = shifts.find(log.id);
    const Nanos moved = shift == shifts.end() ? 0 : shift->second;
    if (log.clock.kind == StampKind::Zoned)
        return log.clock.offset - log.clock.zoneSeconds.value_or(0) * NanosPerSecond;
    return log.clock.kind == StampKind::Local ? log.clock.offset : moved % model::NanosPerDay;
}

std::optional<BootTime> bootOf(const std::vector<model::Log> &logs, const std::vector<model::Fact> &facts,
    const std::vector<model::TimeRange> &dated, const std::map<model::LogId, Nanos> &shifts)
{
    std::optional<BootTime> best;
    for (const model::Fact &fact : facts) {
        auto boot = fact.name == "clock.boot" ? parseBootTime(fact.value) : std::nullopt;
        if (!boot)
            continue;
        const auto found
            = std::find_if(logs.begin(), logs.end(), [&](const model::Log &l) { return l.id == fact.log; });
        const model::Log *log = found == logs.end() ? nullptr : &*found;
        if (log)
            boot->at += wallToSession(*log, shifts);
        if (!boot->dated && !dated.empty())
            dateBoot(*boot, log, factOf(facts, fact.log, "clock.up"), dated.front().from);
        const bool unset = log && log->clock.kind == StampKind::Local && !log->clock.placed;
        if (boot->dated && !unset && (!best || boot->uncertainty < best->uncertainty))
            best = boot;
    }
    return best;
}

std::vector<model::TimeRange> rangesWhere(const std::vector<model::Log> &logs, bool placed)
{
    std::vector<model::TimeRange> ranges;
    for (const model::Log &log : logs) {
        if (log.clock.placed != placed || !log.firstRaw || !log.lastRaw || log.clock.kind == StampKind::None)
            continue;
        ranges.push_back({ log.clock.toSession(*log.firstRaw), log.clock.toSession(*log.lastRaw) });
    }
    std::sort(ranges.begin(), ranges.end(), [](const auto &a, const auto &b) { return a.from < b.from; });
    return ranges;
}

template <typename Place>
void forKind(std::vector<model::Log> &logs, StampKind kind, Place place)
{
    for (model::Log &log : logs) {
        if (log.clock.kind == kind)
            place(log);
    }
}

} // namespace

namespace {

/// Places the logs of one session, kind by kind, as each kind leans on those before.
class ClockMaker {
public:
    ClockMaker(std::vector<model::Log> logs, const std::vector<model::Fact> &facts, const ClockWishes &wishes)
        : m_facts(facts)
        , m_wishes(wishes)
    {
        m_decision.logs = std::move(logs);
    }

    ClockDecision decide()
    {
        begin();
        decideZone();
        settle(StampKind::Local, [&](model::Log &log) { placeDated(log, m_decision.zoneSeconds); });
        settle(StampKind::Zoned, [&](model::Log &log) { placeDated(log, m_decision.zoneSeconds); });
        settleDateOrders();
        const std::vector<ClockSet> sets = clockSets(m_facts);
        followClockSets(m_decision.logs, sets, StampKind::Local);
        m_decision.undated = joinUndated(m_decision.logs, logsWithFact("clock.date"));
        settle(StampKind::Elapsed, [](model::Log &log) {
            log.clock.how
                = STALLMARK_TEXT("Its stamps count from the start of the tool, and nothing tells when that was.");
        });
        std::vector<model::TimeRange> dated = rangesWhere(m_decision.logs, true);
        settle(StampKind::TimeOfDay, [&](model::Log &log) {
            if (!log.clock.placed)
                placeTimeOfDay(log, factOf(m_facts, log.id, "clock.date"), dated);
        });
        followClockSets(m_decision.logs, sets, StampKind::TimeOfDay);
        dated = rangesWhere(m_decision.logs, true);
        const auto boot = bootOf(m_decision.logs, m_facts, dated, m_shifts);
        settle(StampKind::Boot, [&](model::Log &log) { placeSinceBoot(log, boot); });
        std::vector<model::TimeRange> taken = rangesWhere(m_decision.logs, false);
        settle(StampKind::None, [&](model::Log &log) {
            if (!placeFromStart(log, factOf(m_facts, log.id, "clock.start"), factOf(m_facts, log.id, "clock.interval")))
                placeWithoutStamps(log, taken);
        });
        return std::move(m_decision);
    }

private:
    /// Forgets what was decided before.
    void begin()
    {
        for (model::Log &log : m_decision.logs) {
            log.clock.offset = log.clock.uncertainty = 0;
            log.clock.placed = false;
            log.clock.how.clear();
            if (const std::string *seconds = factOf(m_facts, log.id, "clock.resolution"))
                log.clock.uncertainty = std::max(log.clock.uncertainty, wholeSeconds(*seconds));
        }
    }

    std::set<model::LogId> logsWithFact(std::string_view name) const
    {
        std::set<model::LogId> ids;
        for (const model::Fact &fact : m_facts) {
            if (fact.name == name)
                ids.insert(fact.log);
        }
        return ids;
    }

    void decideZone()
    {
        m_decision.zoneSeconds = m_wishes.zoneSeconds;
        if (!m_decision.zoneSeconds)
            m_decision.zoneSeconds = printedZone(m_decision.logs);
        if (!m_decision.zoneSeconds)
            m_decision.zoneSeconds = zoneByWallClocks(m_decision.logs);
    }

    /// A date like 03/07/25 that nothing in its log explains is read so that it falls on the days of the other logs.
    void settleDateOrders()
    {
        const std::set<model::LogId> assumed = logsWithFact("clock.date_order");
        std::vector<model::TimeRange> sure;
        for (const model::Log &log : m_decision.logs) {
            if (log.clock.placed && assumed.count(log.id) == 0 && log.firstRaw && log.lastRaw)
                sure.push_back({ log.clock.toSession(*log.firstRaw), log.clock.toSession(*log.lastRaw) });
        }
        for (model::Log &log : m_decision.logs) {
            if (assumed.count(log.id) == 0 || !log.clock.placed || log.clock.offset != 0 || !log.firstRaw
                || !log.lastRaw)
                continue;
            if (overlapsOnlySwapped({ *log.firstRaw, *log.lastRaw }, sure))
                adjust(log,
                    { log.id, model::ClockCorrection::Kind::DateOrder, 0, std::nullopt,
                        STALLMARK_TEXT("Its dates are read as day and month in the less usual order, as only then they "
                                       "fall on those of the other logs.") },
                    m_decision.zoneSeconds);
        }
    }

    /// Places the logs of a kind and carries out what is wished for them.
    template <typename Place>
    void settle(StampKind kind, Place place)
    {
        forKind(m_decision.logs, kind, [&](model::Log &log) {
            place(log);
            const Nanos before = log.clock.offset;
            for (const ClockAdjustment &adjustment : m_wishes.adjustments) {
                if (adjustment.log == log.id)
                    adjust(log, adjustment, m_decision.zoneSeconds);
            }
            m_shifts[log.id] = log.clock.offset - before;
        });
    }

    const std::vector<model::Fact> &m_facts;
    const ClockWishes &m_wishes;
    ClockDecision m_decision;
    std::map<model::LogId, Nanos> m_shifts; ///< by wishes
};

} // namespace

ClockDecision decideClocks(
    std::vector<model::Log> logs, const std::vector<model::Fact> &facts, const ClockWishes &wishes)
{
    return ClockMaker(std::move(logs), facts, wishes).decide();
}

} // namespace analysis
