// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/beats.h"

#include "analysis/api/baseline.h"
#include "analysis/statistics/periodicity.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace analysis {

namespace {

using model::Incident;
using model::Nanos;

constexpr std::size_t EnoughMembers = 5; // below that a pattern proves nothing, analysis.md 2.7
constexpr std::size_t EnoughDecided = 3; // as for saying more than "consistent with"
// A series reads as one span of a few minutes or more. The ages at which pages are written and jobs of each minute are
// within this; what comes every quarter of an hour or every night is an event by itself, with a time of its own.
constexpr Nanos LongestSpacing = 120 * model::NanosPerSecond;
constexpr double EvenRatio = 1.5; // of the longest to the shortest spacing: about 20 % around the middle
constexpr double FarBeyond = 3; // times as bad as the others: seen apart, as for a single row of a disk
constexpr Nanos LengthSlack = 2 * model::NanosPerSecond; // a sample more or less
constexpr double Significant = 0.01;
// Closer incidents would have been joined: waits are counted from there.
constexpr Nanos JoinedApp = 5 * model::NanosPerSecond, JoinedOther = 10 * model::NanosPerSecond;

using Places = std::vector<std::size_t>;

// The longest wait of each kind: what a user feels, other than shares and lengths of queues.
std::map<Hurt, double> waitsOf(const Incident &incident)
{
    std::map<Hurt, double> waits;
    for (const model::Symptom &symptom : incident.symptoms) {
        const std::string &metric = symptom.metric;
        if (metric != "app.duration" && metric != "task.blocked" && !metric.ends_with("await")
            && !metric.starts_with("sched."))
            continue;
        double &longest = waits[{ metric, symptom.entity }];
        longest = std::max(longest, symptom.peak);
    }
    return waits;
}

class Search {
public:
    Search(const std::vector<Incident> &incidents, const Steps &steps)
        : m_incidents(incidents)
        , m_steps(steps)
    {
    }

    std::vector<Rhythm> all()
    {
        std::vector<Rhythm> found;
        for (const auto &[key, places] : candidates())
            searchIn(found, key.second, places);
        // The longest first; of the same length the one that is less likely by chance.
        std::stable_sort(found.begin(), found.end(), [](const Rhythm &a, const Rhythm &b) {
            return std::make_tuple(b.members.size(), a.p) < std::make_tuple(a.members.size(), b.p);
        });
        std::set<std::size_t> taken;
        std::erase_if(found, [&](const Rhythm &series) {
            const bool overlaps = std::any_of(
                series.members.begin(), series.members.end(), [&](std::size_t i) { return taken.contains(i); });
            if (!overlaps)
                taken.insert(series.members.begin(), series.members.end());
            return overlaps;
        });
        return found;
    }

private:
    using Key = std::pair<std::string, Hurt>; // device, what hurt

    // Incidents that may belong together, in order of time. One without a device, as nothing watched the disks then,
    // may belong to any.
    std::map<Key, Places> candidates() const
    {
        std::set<std::string> devices;
        for (const Incident &incident : m_incidents)
            devices.insert(incident.device);
        std::map<Key, Places> lists;
        for (std::size_t i = 0; i < m_incidents.size(); ++i) {
            const Incident &incident = m_incidents[i];
            if (!incident.placed)
                continue;
            std::set<Hurt> kinds;
            for (const model::Symptom &symptom : incident.symptoms)
                if (symptom.metric != "monitor.gap")
                    kinds.insert({ symptom.metric, symptom.entity });
            for (const std::string &device : devices)
                if (incident.device == device || incident.device.empty())
                    for (const Hurt &kind : kinds)
                        lists[{ device, kind }].push_back(i);
        }
        std::erase_if(lists, [](const auto &entry) { return entry.second.size() < EnoughMembers; });
        return lists;
    }

    const Incident &at(std::size_t place) const { return m_incidents[place]; }
    Nanos spacing(std::size_t a, std::size_t b) const { return at(b).span.from - at(a).span.from; }

    // Which one cause the member shows; empty for none.
    std::string causeOf(std::size_t place) const
    {
        const model::Finding *cause = at(place).cause();
        return cause ? cause->rule : std::string();
    }

    bool speaksAgainst(std::size_t place, const std::string &cause) const
    {
        const auto &findings = at(place).findings;
        return std::any_of(findings.begin(), findings.end(), [&](const model::Finding &finding) {
            return finding.rule == cause && finding.verdict == model::Verdict::Out;
        });
    }

    // Splits the list where the spacing changes; a member may end one stretch and begin the next.
    void searchIn(std::vector<Rhythm> &found, const Hurt &kind, const Places &places) const
    {
        const auto starts = static_cast<double>(places.size());
        std::size_t first = 0;
        while (first + EnoughMembers <= places.size()) {
            const std::size_t last = evenUntil(places, first);
            const Places stretch(places.begin() + static_cast<std::ptrdiff_t>(first),
                places.begin() + static_cast<std::ptrdiff_t>(last) + 1);
            for (const Places &alike : withoutOutliers(stretch))
                for (const Places &agreed : byCause(alike))
                    decide(found, kind, agreed, starts);
            first = std::max(first + 1, last);
        }
    }

    std::size_t evenUntil(const Places &places, std::size_t first) const
    {
        Nanos shortest = 0, longest = 0;
        std::size_t last = first;
        while (last + 1 < places.size()) {
            const Nanos next = spacing(places[last], places[last + 1]);
            const Nanos least = last == first ? next : std::min(shortest, next);
            const Nanos most = std::max(longest, next);
            if (next > LongestSpacing || least <= 0
                || static_cast<double>(most) > EvenRatio * static_cast<double>(least))
                break;
            shortest = least;
            longest = most;
            ++last;
        }
        return last;
    }

    // What is far worse than the others in any way, or lasts far longer, stays by itself and parts them.
    std::vector<Places> withoutOutliers(const Places &places) const
    {
        std::vector<double> lengths;
        std::map<Hurt, std::vector<double>> peaks;
        for (const std::size_t i : places) {
            lengths.push_back(model::toSeconds(at(i).span.length()));
            for (const auto &[kind, peak] : waitsOf(at(i)))
                peaks[kind].push_back(peak);
        }
        const double usual = median(std::move(lengths));
        const double longest = std::max(FarBeyond * usual, usual + model::toSeconds(LengthSlack));
        std::map<Hurt, double> worst;
        for (auto &[kind, values] : peaks)
            worst[kind] = FarBeyond * median(std::move(values));
        std::vector<Places> parts(1);
        for (const std::size_t i : places) {
            const auto waits = waitsOf(at(i));
            const bool severe = model::toSeconds(at(i).span.length()) > longest
                || std::any_of(waits.begin(), waits.end(), [&](const auto &w) { return w.second > worst[w.first]; });
            if (severe)
                parts.emplace_back();
            else
                parts.back().push_back(i);
        }
        return parts;
    }

    // A member with another cause, or one that rules the cause out, ends a part.
    std::vector<Places> byCause(const Places &places) const
    {
        std::vector<Places> parts(1);
        std::string cause;
        const auto fits = [&](std::size_t place) {
            const std::string own = causeOf(place);
            if (!own.empty() && !cause.empty())
                return own == cause;
            if (own.empty())
                return cause.empty() || !speaksAgainst(place, cause);
            return std::none_of(parts.back().begin(), parts.back().end(),
                [&](std::size_t earlier) { return speaksAgainst(earlier, own); });
        };
        for (const std::size_t place : places) {
            if (!fits(place)) {
                parts.emplace_back();
                cause.clear();
            }
            parts.back().push_back(place);
            cause = causeOf(place).empty() ? cause : causeOf(place);
        }
        return parts;
    }

    void decide(std::vector<Rhythm> &found, const Hurt &kind, const Places &places, double starts) const
    {
        if (places.size() < EnoughMembers)
            return;
        const auto decided = static_cast<std::size_t>(
            std::count_if(places.begin(), places.end(), [&](std::size_t i) { return !causeOf(i).empty(); }));
        if (decided < EnoughDecided || 2 * decided <= places.size())
            return;
        const double p = starts * byChance(kind, places);
        if (p < Significant)
            found.push_back({ kind, places, p });
    }

    // From the end of one to the start of the next, less the time within which they would have been one.
    double byChance(const Hurt &kind, const Places &places) const
    {
        const Nanos joined = kind.metric == "app.duration" ? JoinedApp : JoinedOther;
        const Nanos resolution = resolutionOf(kind, places);
        Nanos shortest = 0, longest = 0;
        for (std::size_t i = 1; i < places.size(); ++i) {
            const Nanos wait = at(places[i]).span.from - at(places[i - 1]).span.to - joined;
            shortest = i == 1 ? wait : std::min(shortest, wait);
            longest = i == 1 ? wait : std::max(longest, wait);
        }
        // A reading is worth no more than the step in which its log can tell: even stamps of samples prove nothing.
        shortest -= resolution;
        longest += resolution;
        if (shortest <= 0)
            return 1;
        return statistics::evenByChance(
            places.size() - 1, static_cast<double>(longest) / static_cast<double>(shortest));
    }

    // The coarsest step in which a log with this reading tells the time.
    Nanos resolutionOf(const Hurt &kind, const Places &places) const
    {
        Nanos coarsest = 0;
        for (const std::size_t i : places)
            for (const model::Symptom &symptom : at(i).symptoms) {
                const auto step = m_steps.find(symptom.ref.source);
                if (symptom.metric == kind.metric && symptom.entity == kind.entity && step != m_steps.end())
                    coarsest = std::max(coarsest, step->second);
            }
        return coarsest;
    }

    const std::vector<Incident> &m_incidents;
    const Steps &m_steps;
};

} // namespace

double peakOf(const model::Incident &incident, const Hurt &kind)
{
    double peak = 0;
    for (const model::Symptom &symptom : incident.symptoms)
        if (symptom.metric == kind.metric && symptom.entity == kind.entity)
            peak = std::max(peak, symptom.peak);
    return peak;
}

std::vector<Rhythm> findRhythms(const std::vector<model::Incident> &incidents, const Steps &steps)
{
    return Search(incidents, steps).all();
}

} // namespace analysis
