// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockplaces.h"

#include "analysis/clockdays.h"
#include "analysis/model/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace analysis {

using model::Nanos;
using model::NanosPerSecond;
using model::StampKind;

namespace {

// Stamps that are all whole seconds were cut to them.
Nanos resolutionOf(const model::Log &log)
{
    const bool whole = log.firstRaw.value_or(0) % NanosPerSecond == 0 && log.lastRaw.value_or(0) % NanosPerSecond == 0;
    return whole ? NanosPerSecond / 2 : model::NanosPerMilli;
}

// "03-07": dates without a year, of which raw stamp 0 is the first.
bool placeMonthDay(model::Log &log, const std::string &monthDay, const std::vector<model::TimeRange> &dated)
{
    const auto day = bestYear({ *log.firstRaw, *log.lastRaw }, monthDay, dated);
    if (!day)
        return false;
    log.clock.offset = *day;
    log.clock.placed = true;
    log.clock.how
        = model::encode({ STALLMARK_TEXT("Its dates have no year; the year %1 brings them nearest to the other "
                                         "logs."),
            { model::isoTime(*day, std::nullopt).substr(0, 4) } });
    return true;
}

} // namespace

bool isOf1970(const model::Log &log) { return log.lastRaw && model::toCivil(*log.lastRaw).year <= 1970; }

void placeDated(model::Log &log, std::optional<int> zone)
{
    model::Clock &clock = log.clock;
    clock.uncertainty = std::max(clock.uncertainty, resolutionOf(log));
    clock.offset = 0;
    clock.placed = true;
    if (isOf1970(log)) {
        clock.placed = false;
        clock.how = STALLMARK_TEXT("The clock was not set (1970): the times between its reports are right, the date is "
                                   "not.");
    } else if (clock.kind == StampKind::Local) {
        clock.how = STALLMARK_TEXT("Its lines carry the date and time of the machine's wall clock.");
    } else if (zone) {
        clock.offset = *zone * NanosPerSecond;
        clock.how
            = model::encode({ STALLMARK_TEXT("Its lines carry a moment with a zone, shown in the machine's zone %1."),
                { zoneName(*zone) } });
    } else {
        clock.how
            = STALLMARK_TEXT("Its lines carry seconds since 1970 in UTC; no log tells the machine's zone, so UTC is "
                             "shown.");
    }
}

void placeTimeOfDay(model::Log &log, const std::string *monthDay, const std::vector<model::TimeRange> &dated)
{
    model::Clock &clock = log.clock;
    clock.uncertainty = std::max(clock.uncertainty, resolutionOf(log));
    clock.how = STALLMARK_TEXT("Its lines carry the time of day only, and no log with a date overlaps with it.");
    if (!log.firstRaw || !log.lastRaw || (monthDay && placeMonthDay(log, *monthDay, dated)))
        return;
    const auto day = monthDay ? std::nullopt : bestDay({ *log.firstRaw, *log.lastRaw }, dated);
    clock.offset = day.value_or(0);
    clock.placed = day.has_value();
    if (day)
        clock.how
            = model::encode({ STALLMARK_TEXT("Its lines carry the time of day only; the date %1 is that of the other "
                                             "logs, with which it overlaps then."),
                { model::isoTime(*day, std::nullopt).substr(0, 10) } });
}

void placeSinceBoot(model::Log &log, const std::optional<BootTime> &boot)
{
    model::Clock &clock = log.clock;
    clock.placed = boot.has_value();
    clock.offset = boot ? boot->at : 0;
    if (!boot) {
        clock.how = STALLMARK_TEXT("Its stamps count from the start of the machine, and no log tells when that was.");
        return;
    }
    // A machine that slept in between counts less than its uptime says; that cannot be seen here.
    clock.uncertainty = boot->uncertainty + NanosPerSecond;
    clock.how
        = model::encode({ STALLMARK_TEXT("Its stamps count from the start of the machine, which an uptime puts at "
                                         "%1."),
            { model::isoTime(boot->at, std::nullopt).substr(0, 19) } });
}

Nanos wholeSeconds(const std::string &text)
{
    Nanos seconds = 0;
    const bool good = std::from_chars(text.data(), text.data() + text.size(), seconds).ec == std::errc();
    return good && seconds > 0 && seconds < 86'400 ? seconds * NanosPerSecond : 0;
}

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
    clock.how
        = model::encode({ STALLMARK_TEXT("No time stamps; its file's name says that it was started at %1, and its "
                                         "collector asks for a report every %2 s."),
            { *start, *interval } });
    return true;
}

void placeWithoutStamps(model::Log &log, std::vector<model::TimeRange> &taken)
{
    model::Clock &clock = log.clock;
    clock.placed = false;
    if (!log.firstRaw) {
        clock.how = STALLMARK_TEXT("It has no time stamps and no reports that follow each other.");
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
        ? model::encode(
            { STALLMARK_TEXT("No time stamps; its rates are whole requests per %1 s, so that is taken for its "
                             "interval. When it was recorded is not known."),
                { std::to_string(clock.interval / NanosPerSecond) } })
        : STALLMARK_TEXT("No time stamps; one second per report assumed. When it was recorded is not known.");
}

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

} // namespace analysis
