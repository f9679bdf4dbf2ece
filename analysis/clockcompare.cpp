// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockcompare.h"

#include "analysis/clockdrift.h"
#include "analysis/courses.h"
#include "analysis/model/decimal.h"
#include "analysis/model/text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

using Kind = model::ClockCorrection::Kind;
using model::Nanos;
using model::NanosPerSecond;

constexpr Nanos Hour = 3600 * NanosPerSecond;
constexpr Nanos NearSearch = 300 * NanosPerSecond, ZoneSearch = 14 * Hour;
constexpr Nanos NearWindow = 2 * Hour; ///< of the time both were running; enough for tenths of a second
constexpr Nanos WideWindow = 48 * Hour;
constexpr Nanos CoarseGrid = 5 * NanosPerSecond;
constexpr double SameCourse = 0.8; ///< r above which two logs print the same thing, to move one that has a date
constexpr Nanos SlackOfStamps = 1'500'000'000; ///< between the end of an interval and the time printed with it
constexpr std::size_t MostLogs = 16;

struct Candidate {
    const model::Log *log = nullptr;
    std::vector<Quantity> quantities;
    model::TimeRange extent;
};

/// The second is off by this against the first.
struct Pair {
    std::size_t first = 0, second = 0;
    Alignment alignment;
    std::string quantity;
    Nanos slack = 0;
    std::optional<RunningOff> drift;

    bool agrees() const { return std::abs(alignment.offset) <= slack && !drift; }
    void swap()
    {
        std::swap(first, second);
        alignment.offset = -alignment.offset;
        if (drift)
            drift->partsPerMillion = -drift->partsPerMillion;
    }
};

std::vector<Candidate> candidates(const Recording &recording)
{
    std::vector<Candidate> all;
    for (const model::Log &log : recording.logs()) {
        const auto extent = recording.extent(log.id);
        std::vector<Quantity> quantities = extent ? quantitiesOf(recording, log.id) : std::vector<Quantity>();
        if (!quantities.empty() && all.size() < MostLogs)
            all.push_back({ &log, std::move(quantities), *extent });
    }
    return all;
}

model::TimeRange firstPart(model::TimeRange range, Nanos length)
{
    return { range.from, std::min(range.to, range.from + length) };
}

/// Tries the quantities that both print until one tells clearly.
class Comparer {
public:
    Comparer(const Recording &recording, const std::vector<Candidate> &all)
        : m_recording(recording)
        , m_all(all)
    {
    }

    /// Two placed logs: nearby where they overlap, else other time zones.
    std::optional<Pair> placed(std::size_t i, std::size_t j) const
    {
        const model::TimeRange a = m_all[i].extent, b = m_all[j].extent;
        const model::TimeRange both{ std::max(a.from, b.from), std::min(a.to, b.to) };
        const bool overlap = 2 * both.length() >= std::min(a.length(), b.length()) && both.length() > 0;
        if (overlap) {
            const model::TimeRange window = firstPart(both, NearWindow).widened(NearSearch);
            auto pair = first(i, j, window, window, Nearby);
            if (pair)
                addDrift(*pair, both);
            return pair;
        }
        return wide(i, j, { -ZoneSearch, ZoneSearch });
    }

    /// The second has no place of its own.
    std::optional<Pair> unplaced(std::size_t i, std::size_t j) const
    {
        constexpr Nanos ever = std::numeric_limits<Nanos>::max() / 4;
        return wide(i, j, { -ever, ever });
    }

private:
    static constexpr AlignSearch Nearby{ { -NearSearch, NearSearch }, NanosPerSecond, 0.5 };

    const Quantity &quantityOf(std::size_t i, const std::string &name) const
    {
        const auto &all = m_all[i].quantities;
        return *std::find_if(all.begin(), all.end(), [&](const Quantity &q) { return q.name == name; });
    }

    void addDrift(Pair &pair, model::TimeRange both) const
    {
        pair.drift = runningOff(both, [&](model::TimeRange range) {
            const model::TimeRange wide = range.widened(NearSearch);
            const auto course = [&](std::size_t i) {
                return courseOf(m_recording, m_all[i].log->id, quantityOf(i, pair.quantity), wide);
            };
            return align(course(pair.first), course(pair.second), Nearby);
        });
        if (!pair.drift)
            return;
        pair.alignment.offset = pair.drift->middle;
        pair.alignment.uncertainty = std::max(pair.alignment.uncertainty, pair.drift->most);
    }

    std::optional<Pair> wide(std::size_t i, std::size_t j, model::TimeRange offsets) const
    {
        const model::TimeRange a = firstPart(m_all[i].extent, WideWindow), b = firstPart(m_all[j].extent, WideWindow);
        const bool fine = std::max(a.length(), b.length()) <= NearWindow;
        const auto coarse = first(i, j, a, b, { offsets, fine ? NanosPerSecond : CoarseGrid, 0.5 });
        if (!coarse || fine)
            return coarse;
        const Nanos offset = coarse->alignment.offset;
        auto sharp = first(
            i, j, a, b, { model::TimeRange{ offset, offset }.widened(60 * NanosPerSecond), NanosPerSecond, 0.5 });
        if (sharp)
            sharp->alignment.p = std::max(sharp->alignment.p, coarse->alignment.p);
        return sharp ? sharp : coarse;
    }

    std::optional<Pair> first(
        std::size_t i, std::size_t j, model::TimeRange a, model::TimeRange b, const AlignSearch &search) const
    {
        for (const Quantity &own : m_all[i].quantities) {
            for (const Quantity &other : m_all[j].quantities) {
                if (own.name != other.name)
                    continue;
                const Course x = courseOf(m_recording, m_all[i].log->id, own, a);
                const Course y = courseOf(m_recording, m_all[j].log->id, other, b);
                const auto found = align(x, y, search);
                if (!found || !found->isClear())
                    continue;
                const Nanos slack = std::max(SlackOfStamps, std::max(x.interval, y.interval) * 3 / 4);
                return Pair{ i, j, *found, own.name, slack, std::nullopt };
            }
        }
        return std::nullopt;
    }

    const Recording &m_recording;
    const std::vector<Candidate> &m_all;
};

std::string signedSeconds(Nanos offset)
{
    return (offset < 0 ? "-" : "+") + model::toText(model::toSeconds(std::abs(offset)), 3) + " s";
}

model::Text whatOf(const std::string &quantity)
{
    if (quantity.starts_with("cpu."))
        return { STALLMARK_TEXT("CPU use") };
    if (quantity.starts_with("mem."))
        return { quantity.starts_with("mem.dirty") ? STALLMARK_TEXT("dirty memory") : STALLMARK_TEXT("free memory") };
    return { STALLMARK_TEXT("transfer of %1"), { quantity.substr(quantity.find(' ') + 1) } };
}

model::Text likeness(const Pair &pair, const Candidate &reference)
{
    return { STALLMARK_TEXT("its %1 then runs like that in the log of %2 (r %3 over %4 s)."),
        { model::nested(whatOf(pair.quantity)),
            reference.log->tool.empty() ? reference.log->format : reference.log->tool,
            model::toText(pair.alignment.r, 2), model::toText(model::toSeconds(pair.alignment.overlap), 0) } };
}

ClockAdjustment moved(const Pair &pair, const std::vector<Candidate> &all, bool outvoted)
{
    const Nanos offset = pair.alignment.offset;
    model::Text how{ STALLMARK_TEXT("Moved by %1: %2"),
        { signedSeconds(offset), model::nested(likeness(pair, all[pair.first])) } };
    if (const auto zone = zoneOffset(offset))
        how = model::followedBy(
            how, { STALLMARK_TEXT("That is another time zone, %1 h away."), { model::toText(*zone / 3600.0, 2) } });
    if (pair.drift)
        how = model::followedBy(how, pair.drift->text());
    if (!outvoted)
        how = model::followedBy(how, { STALLMARK_TEXT("Which of the two clocks is wrong cannot be told.") });
    return { all[pair.second].log->id, Kind::Shift, offset, pair.alignment.uncertainty, model::encode(how) };
}

/// Logs that agree with each other, directly or by others; the largest such set, the first of equals.
std::vector<bool> mainSet(std::size_t count, const std::vector<bool> &isPlaced, const std::vector<Pair> &pairs)
{
    std::vector<std::size_t> set(count);
    for (std::size_t i = 0; i < count; ++i)
        set[i] = i;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Pair &pair : pairs) {
            const std::size_t least = std::min(set[pair.first], set[pair.second]);
            if (!pair.agrees() || set[pair.first] == set[pair.second])
                continue;
            set[pair.first] = set[pair.second] = least;
            changed = true;
        }
    }
    std::vector<std::size_t> size(count, 0);
    for (std::size_t i = 0; i < count; ++i)
        size[set[i]] += isPlaced[i] ? 1 : 0;
    const auto largest = static_cast<std::size_t>(std::max_element(size.begin(), size.end()) - size.begin());
    std::vector<bool> in(count);
    for (std::size_t i = 0; i < count; ++i)
        in[i] = isPlaced[i] && set[i] == largest;
    return in;
}

} // namespace

std::optional<int> zoneOffset(model::Nanos offset)
{
    constexpr Nanos quarter = 900 * NanosPerSecond;
    const Nanos quarters = (offset + (offset < 0 ? -quarter / 2 : quarter / 2)) / quarter;
    const bool near = std::abs(offset - quarters * quarter) <= 30 * NanosPerSecond;
    return near && quarters != 0 ? std::optional(static_cast<int>(quarters * 900)) : std::nullopt;
}

std::vector<ClockAdjustment> compareClocks(const Recording &recording, const std::set<model::LogId> &untouched)
{
    const std::vector<Candidate> all = candidates(recording);
    const Comparer comparer(recording, all);
    std::vector<bool> isPlaced;
    for (const Candidate &candidate : all)
        isPlaced.push_back(candidate.log->clock.placed);
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (std::size_t j = i + 1; j < all.size(); ++j) {
            const auto pair = isPlaced[i] && isPlaced[j] ? comparer.placed(i, j) : std::nullopt;
            if (pair && pair->alignment.r >= SameCourse)
                pairs.push_back(*pair);
        }
    }
    const std::vector<bool> main = mainSet(all.size(), isPlaced, pairs);
    const auto trusted = std::count(main.begin(), main.end(), true);
    std::vector<ClockAdjustment> adjustments;
    std::set<std::size_t> done;
    for (Pair pair : pairs) {
        if (main[pair.second] && !main[pair.first])
            pair.swap();
        const bool wanted = main[pair.first] && !main[pair.second] && untouched.count(all[pair.second].log->id) == 0;
        if (wanted && !pair.agrees() && done.insert(pair.second).second)
            adjustments.push_back(moved(pair, all, trusted > 1));
    }
    for (std::size_t j = 0; j < all.size(); ++j) {
        if (isPlaced[j] || untouched.count(all[j].log->id) > 0)
            continue;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto pair = main[i] ? comparer.unplaced(i, j) : std::nullopt;
            if (!pair)
                continue;
            const Nanos start = all[j].log->clock.toSession(*all[j].log->firstRaw) + pair->alignment.offset;
            adjustments.push_back({ all[j].log->id, Kind::Start, start, pair->alignment.uncertainty,
                model::encode(
                    { STALLMARK_TEXT("Placed by comparison: %1"), { model::nested(likeness(*pair, all[i])) } }) });
            break;
        }
    }
    return adjustments;
}

} // namespace analysis
