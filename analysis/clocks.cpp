// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clocks.h"

#include "analysis/clockdays.h"
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

bool isOf1970(const model::Log &log) { return log.lastRaw && model::toCivil(*log.lastRaw).year <= 1970; }

const std::string *factOf(const std::vector<model::Fact> &facts, model::LogId log, std::string_view name)
{
    const auto found = std::find_if(
        facts.begin(), facts.end(), [&](const model::Fact &f) { return f.log == log && f.name == name; });
    return found == facts.end() ? nullptr : &found->value;
}

// Stamps that are all whole seconds were cut to them.
Nanos resolutionOf(const model::Log &log)
{
    const bool whole = log.firstRaw.value_or(0) % NanosPerSecond == 0 && log.lastRaw.value_or(0) % NanosPerSecond == 0;
    return whole ? NanosPerSecond / 2 : model::NanosPerMilli;
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

void placeDated(model::Log &log, std::optional<int> zone)
{
    model::Clock &clock = log.clock;
    clock.uncertainty = std::max(clock.uncertainty, resolutionOf(log));
    clock.offset = 0;
    clock.placed = true;
    if (isOf1970(log)) {
        clock.placed = false;
        clock.how = "The clock was not set (1970): the times between its reports are right, the date is not.";
    } else if (clock.kind == StampKind::Local) {
        clock.how = "Its lines carry the date and time of the machine's wall clock.";
    } else if (zone) {
        clock.offset = *zone * NanosPerSecond;
        clock.how = "Its lines carry a moment with a zone, shown in the machine's zone " + zoneName(*zone) + ".";
    } else {
        clock.how = "Its lines carry seconds since 1970 in UTC; no log tells the machine's zone, so UTC is shown.";
    }
}

// "03-07": dates without a year, of which raw stamp 0 is the first.
bool placeMonthDay(model::Log &log, const std::string &monthDay, const std::vector<model::TimeRange> &dated)
{
    const auto day = bestYear({ *log.firstRaw, *log.lastRaw }, monthDay, dated);
    if (!day)
        return false;
    log.clock.offset = *day;
    log.clock.placed = true;
    log.clock.how = "Its dates have no year; the year " + model::isoTime(*day, std::nullopt).substr(0, 4)
        + " brings them nearest to the other logs.";
    return true;
}

void placeTimeOfDay(model::Log &log, const std::string *monthDay, const std::vector<model::TimeRange> &dated)
{
    model::Clock &clock = log.clock;
    clock.uncertainty = std::max(clock.uncertainty, resolutionOf(log));
    clock.how = "Its lines carry the time of day only, and no log with a date overlaps with it.";
    if (!log.firstRaw || !log.lastRaw || (monthDay && placeMonthDay(log, *monthDay, dated)))
        return;
    const auto day = monthDay ? std::nullopt : bestDay({ *log.firstRaw, *log.lastRaw }, dated);
    clock.offset = day.value_or(0);
    clock.placed = day.has_value();
    if (day)
        clock.how = "Its lines carry the time of day only; the date " + model::isoTime(*day, std::nullopt).substr(0, 10)
            + " is that of the other logs, with which it overlaps then.";
}

void placeSinceBoot(model::Log &log, const std::optional<BootTime> &boot)
{
    model::Clock &clock = log.clock;
    clock.placed = boot.has_value();
    clock.offset = boot ? boot->at : 0;
    if (!boot) {
        clock.how = "Its stamps count from the start of the machine, and no log tells when that was.";
        return;
    }
    // A machine that slept in between counts less than its uptime says; that cannot be seen here.
    clock.uncertainty = boot->uncertainty + NanosPerSecond;
    clock.how = "Its stamps count from the start of the machine, which an uptime puts at "
        + model::isoTime(boot->at, std::nullopt).substr(0, 19) + ".";
}

/// "60"; 0 for what is no number of seconds.
Nanos wholeSeconds(const std::string &text)
{
    Nanos seconds = 0;
    const bool good = std::from_chars(text.data(), text.data() + text.size(), seconds).ec == std::errc();
    return good && seconds > 0 && seconds < 86'400 ? seconds * NanosPerSecond : 0;
}

/// The collector's file name tells when the tool was started, and its reports come at a known distance.
bool placeFromStart(model::Log &log, const std::string *start, const std::string *interval)
{
    const auto at = start ? model::parseIsoTime(*start) : std::nullopt;
    const Nanos step = interval ? wholeSeconds(*interval) : 0;
    if (!at || step == 0 || !log.firstRaw)
        return false;
    model::Clock &clock = log.clock;
    clock.interval = step;
    clock.offset = *at + step; // the first sample is the end of the first interval
    clock.uncertainty = std::max(clock.uncertainty, 2 * NanosPerSecond);
    clock.placed = true;
    clock.how = "No time stamps; its file's name says that it was started at " + *start
        + ", and its collector asks for a report every " + *interval + " s.";
    return true;
}

void placeWithoutStamps(model::Log &log, std::vector<model::TimeRange> &taken)
{
    model::Clock &clock = log.clock;
    clock.placed = false;
    if (!log.firstRaw) {
        clock.how = "It has no time stamps and no reports that follow each other.";
        return;
    }
    const bool inferred = clock.interval > 0;
    if (!inferred)
        clock.interval = NanosPerSecond;
    clock.uncertainty = clock.interval / 2;
    const Nanos length = *log.lastRaw * clock.interval;
    clock.offset = freePlace(taken, length);
    taken.push_back({ clock.offset, clock.offset + length });
    clock.how = inferred
        ? "No time stamps; its rates are whole requests per " + std::to_string(clock.interval / NanosPerSecond)
            + " s, so that is taken for its interval. When it was recorded is not known."
        : "No time stamps; one second per report assumed. When it was recorded is not known.";
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

std::string zoneName(int zoneSeconds)
{
    if (zoneSeconds == 0)
        return "UTC";
    const int minutes = std::abs(zoneSeconds) / 60;
    const auto twoDigits = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    return (zoneSeconds < 0 ? "UTC-" : "UTC+") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60);
}

std::optional<model::Nanos> inferInterval(std::span<const double> rates)
{
    for (const int seconds : { 1, 2, 3, 4, 5, 10, 15, 20, 30 }) {
        int whole = 0, used = 0;
        for (const double rate : rates) {
            if (!(rate > 0))
                continue;
            const double count = rate * seconds;
            ++used;
            whole += std::abs(count - std::round(count)) <= 0.005 * seconds + 1e-6 ? 1 : 0;
        }
        if (used >= 4 && whole * 10 >= used * 9)
            return seconds * NanosPerSecond;
    }
    return std::nullopt;
}

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
        m_decision.undated = joinUndated(m_decision.logs, logsWithFact("clock.date"));
        settle(StampKind::Elapsed, [](model::Log &log) {
            log.clock.how = "Its stamps count from the start of the tool, and nothing tells when that was.";
        });
        std::vector<model::TimeRange> dated = rangesWhere(m_decision.logs, true);
        settle(StampKind::TimeOfDay, [&](model::Log &log) {
            if (!log.clock.placed)
                placeTimeOfDay(log, factOf(m_facts, log.id, "clock.date"), dated);
        });
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
