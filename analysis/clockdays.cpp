// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockdays.h"

#include "analysis/clockadjust.h"
#include "analysis/clocks.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace analysis {

namespace {

using model::Nanos;
using model::NanosPerDay;

constexpr std::size_t DaysTried = 4'000;

Nanos midnight(Nanos t) { return t - ((t % NanosPerDay) + NanosPerDay) % NanosPerDay; }

// Days on which a log of this length that begins at this time of day can touch one of the ranges.
std::set<Nanos> candidates(model::TimeRange times, const std::vector<model::TimeRange> &dated)
{
    std::set<Nanos> days;
    for (const model::TimeRange &range : dated) {
        const Nanos first = midnight(range.from - times.to), last = midnight(range.to - times.from);
        for (Nanos day = first; day <= last && days.size() < DaysTried; day += NanosPerDay)
            days.insert(day);
    }
    return days;
}

} // namespace

std::optional<model::Nanos> bestDay(model::TimeRange times, const std::vector<model::TimeRange> &dated)
{
    std::optional<Nanos> best;
    Nanos most = -1;
    for (const Nanos day : candidates(times, dated)) {
        Nanos overlap = -1;
        for (const model::TimeRange &range : dated) {
            const Nanos shared = std::min(range.to, day + times.to) - std::max(range.from, day + times.from);
            if (shared >= 0)
                overlap = std::max<Nanos>(overlap, 0) + shared;
        }
        if (overlap > most) {
            most = overlap;
            best = day;
        }
    }
    return best;
}

bool overlapsOnlySwapped(model::TimeRange times, const std::vector<model::TimeRange> &dated)
{
    const auto from = dayAndMonthSwapped(times.from), to = dayAndMonthSwapped(times.to);
    if (!from || !to || *to - *from != times.length())
        return false;
    const auto touches = [&](model::TimeRange range) {
        return std::any_of(dated.begin(), dated.end(), [&](const model::TimeRange &d) { return d.overlaps(range); });
    };
    return !touches(times) && touches({ *from, *to });
}

model::Nanos nearestDay(model::Nanos timeOfDay, model::Nanos about)
{
    return midnight(about - timeOfDay + NanosPerDay / 2);
}

std::optional<model::Nanos> bestYear(
    model::TimeRange times, std::string_view monthDay, const std::vector<model::TimeRange> &dated)
{
    std::optional<Nanos> best;
    Nanos nearest = 0;
    for (const model::TimeRange &range : dated) {
        const int year = model::toCivil(range.from).year;
        for (int candidate = year - 1; candidate <= year + 1; ++candidate) {
            const auto day = model::parseIsoTime(std::to_string(candidate) + "-" + std::string(monthDay));
            if (!day)
                continue;
            // Negative: they overlap by so much.
            const Nanos apart = std::max(range.from, *day + times.from) - std::min(range.to, *day + times.to);
            if (!best || apart < nearest) {
                best = day;
                nearest = apart;
            }
        }
    }
    return best;
}

model::Nanos freePlace(const std::vector<model::TimeRange> &taken, model::Nanos length)
{
    constexpr Nanos Minute = 60 * model::NanosPerSecond;
    Nanos at = 0;
    for (bool moved = true; moved;) {
        moved = false;
        for (const model::TimeRange &range : taken) {
            if (!range.overlaps({ at, at + length }))
                continue;
            at = (range.to / Minute + 1) * Minute;
            moved = true;
        }
    }
    return at;
}

std::optional<BootTime> parseBootTime(std::string_view text)
{
    BootTime boot;
    const std::size_t blank = text.find(' ');
    std::string_view stamp = text.substr(0, blank);
    // "2026-11-30T09:05:12 ± 30"
    if (stamp.size() >= 19) {
        const auto at = model::parseIsoTime(stamp.ends_with('Z') ? stamp.substr(0, stamp.size() - 1) : stamp);
        if (!at)
            return std::nullopt;
        boot.at = *at;
    } else {
        const auto at = model::parseIsoTime("1970-01-01T" + std::string(stamp));
        if (!at)
            return std::nullopt;
        boot.at = *at;
        boot.dated = false;
    }
    const std::size_t digit = blank == std::string_view::npos ? blank : text.find_first_of("0123456789", blank);
    if (digit == std::string_view::npos)
        return boot;
    double seconds = 0;
    if (std::from_chars(text.data() + digit, text.data() + text.size(), seconds).ec == std::errc())
        boot.uncertainty = model::fromSeconds(seconds);
    return boot;
}

} // namespace analysis
