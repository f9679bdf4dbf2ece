// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/rhythm.h"

#include "analysis/api/cpurows.h"
#include "analysis/api/diskrows.h"
#include "analysis/api/evidence.h"
#include "analysis/api/probability.h"
#include "analysis/api/timedevents.h"
#include "analysis/statistics/coincidence.h"
#include "analysis/statistics/multiplicity.h"
#include "analysis/statistics/periodicity.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace analysis {

namespace {

constexpr std::size_t EnoughIncidents = 5;
constexpr double EnoughTurns = 5;
constexpr double Significant = 0.01;
constexpr double ShortestWindow = 5; // s
constexpr double LargestHole = 0.1; // of the exposure

/// Where the incidents could have been seen, and how finely.
struct Exposure {
    model::TimeRange span;
    double interval = 0; ///< s
};

/// The span of the longest placed monitor; nullopt when others lie outside of it, as pasted pieces do.
std::optional<Exposure> exposureOf(const Recording &recording)
{
    std::optional<Exposure> longest;
    model::TimeRange all{};
    bool any = false;
    const auto include = [&](const model::TimeRange &extent, double interval) {
        all = any ? model::TimeRange{ std::min(all.from, extent.from), std::max(all.to, extent.to) } : extent;
        any = true;
        if (!longest || extent.length() > longest->span.length())
            longest = Exposure{ extent, interval };
    };
    const auto take = [&](model::LogId id) {
        const model::Log *log = recording.log(id);
        const auto extent = log && log->clock.placed ? recording.extent(id) : std::nullopt;
        if (extent)
            include(*extent, model::toSeconds(log->clock.interval));
    };
    for (const CpuSource &source : cpuSources(recording))
        take(source.log);
    for (const DiskSource &source : diskSources(recording))
        take(source.log);
    if (!longest || longest->span.length() <= 0)
        return std::nullopt;
    const auto outside = static_cast<double>(all.length() - longest->span.length());
    return outside <= LargestHole * static_cast<double>(all.length()) ? longest : std::nullopt;
}

/// Seconds of the session axis, so that full minutes are those of the machine's clock.
std::vector<double> onsetsOf(const std::vector<model::Incident> &incidents, const Exposure &exposure, double gap)
{
    std::vector<double> times;
    for (const model::Incident &incident : incidents) {
        if (incident.placed && exposure.span.contains(incident.span.from))
            times.push_back(model::toSeconds(incident.span.from));
    }
    std::sort(times.begin(), times.end());
    return statistics::declustered(times, gap);
}

struct Period {
    const char *rule;
    model::Text name;
    double seconds;
    model::SourceRef ref; ///< of the setting; not valid for the clock's own
};

std::vector<Period> periodsOf(const Recording &recording)
{
    std::vector<Period> periods;
    const auto setting = [&](const char *fact, model::Text name) {
        const auto hundredths = recording.number(fact);
        const model::Fact *found = recording.fact(fact);
        const model::Log *log = found ? recording.log(found->log) : nullptr;
        if (hundredths && *hundredths > 0 && log)
            periods.push_back({ "writeback-burst", std::move(name), *hundredths / 100, { log->source, found->line } });
    };
    setting("vm.dirty_writeback_centisecs", { STALLMARK_TEXT("the wake-up period of the flusher"), {} });
    setting("vm.dirty_expire_centisecs", { STALLMARK_TEXT("the age at which pages are written back"), {} });
    for (const double seconds : { 60., 300., 600., 3600., 86400. })
        periods.push_back({ "background-job",
            { STALLMARK_TEXT("full minutes, as jobs that a clock starts keep to"), {} }, seconds, {} });
    return periods;
}

/// The line of a monitor, for what is about the whole recording.
model::SourceRef anyRef(const Recording &recording, const std::vector<model::Incident> &incidents)
{
    for (const model::Incident &incident : incidents) {
        if (!incident.symptoms.empty())
            return incident.symptoms.front().ref;
    }
    return { recording.logs().front().source, 0 };
}

void addPeriods(std::vector<model::Finding> &findings, const Recording &recording, const Exposure &exposure,
    const std::vector<double> &onsets, model::SourceRef ref)
{
    std::vector<Period> tried;
    std::vector<statistics::Rayleigh> outcomes;
    std::vector<double> p;
    for (Period &period : periodsOf(recording)) {
        if (period.seconds * EnoughTurns > model::toSeconds(exposure.span.length()))
            continue;
        const auto outcome = statistics::rayleigh(onsets, period.seconds, exposure.interval);
        if (!outcome)
            continue;
        tried.push_back(std::move(period));
        outcomes.push_back(*outcome);
        p.push_back(outcome->p);
    }
    const std::vector<double> adjusted = statistics::holm(p);
    std::size_t best = 0;
    for (std::size_t i = 1; i < adjusted.size(); ++i)
        best = outcomes[i].p < outcomes[best].p ? i : best;
    if (adjusted.empty() || !(adjusted[best] < Significant))
        return;
    FindingBuilder found(tried[best].rule, model::Role::Trigger);
    found.test(2, 2,
        { STALLMARK_TEXT("%1 incidents begin in step with a period of %2 s (%3), %4 s after each turn: p = %5 after "
                         "allowing for the %6 periods tried"),
            { std::to_string(onsets.size()), figure(tried[best].seconds), model::nested(tried[best].name),
                figure(outcomes[best].phase), probability(adjusted[best]), std::to_string(tried.size()) } },
        { "", "", exposure.span, tried[best].ref.isValid() ? tried[best].ref : ref });
    findings.push_back(found.take());
}

struct Kind {
    const char *event;
    const char *rule;
};
constexpr Kind Kinds[] = { { "cache-drop", "cache-drop" }, { "io-error", "device-error" },
    { "device-reset", "device-error" }, { "device-timeout", "device-error" }, { "device-abort", "device-error" },
    { "link-reset", "device-error" }, { "ata-error", "device-error" }, { "rt-throttle", "sched-starvation" } };

void addCoincidences(std::vector<model::Finding> &findings, const Recording &recording, const Exposure &exposure,
    const std::vector<double> &onsets)
{
    struct Tried {
        const Kind *kind;
        statistics::CoincidenceTest test;
        model::SourceRef ref;
    };
    const double start = model::toSeconds(exposure.span.from);
    std::vector<double> since;
    for (const double t : onsets)
        since.push_back(t - start);
    std::vector<Tried> tried;
    std::vector<double> p;
    for (const Kind &kind : Kinds) {
        std::vector<double> events;
        double uncertain = 0;
        model::SourceRef ref;
        for (const TimedEvent &event : eventsOfKind(recording, kind.event)) {
            if (!exposure.span.contains(event.t))
                continue;
            events.push_back(model::toSeconds(event.t) - start);
            uncertain = std::max(uncertain, model::toSeconds(event.uncertainty));
            ref = ref.isValid() ? ref : event.ref;
        }
        statistics::CoincidenceSetup setup;
        setup.window = std::max({ 2 * exposure.interval, 2 * uncertain, ShortestWindow });
        setup.exposure = model::toSeconds(exposure.span.length());
        const auto test = events.empty() ? std::nullopt : statistics::coincidenceTest(since, events, setup);
        if (!test || test->patternOnly)
            continue;
        tried.push_back({ &kind, *test, ref });
        p.push_back(test->p);
    }
    const std::vector<double> adjusted = statistics::holm(p);
    for (std::size_t i = 0; i < tried.size(); ++i) {
        if (!(adjusted[i] < Significant))
            continue;
        const statistics::Coincidence &hits = tried[i].test.precursor;
        FindingBuilder found(tried[i].kind->rule, model::Role::Cause);
        found.test(2, 2,
            { STALLMARK_TEXT("%1 of %2 incidents follow a message of the kernel of the kind %3, %4 times as many as by "
                             "chance: p = %5"),
                { std::to_string(hits.hits), std::to_string(hits.of), tried[i].kind->event, figure(hits.lift),
                    probability(adjusted[i]) } },
            { "", "", exposure.span, tried[i].ref });
        findings.push_back(found.take());
    }
}

} // namespace

std::vector<model::Finding> rhythmFindings(const Recording &recording, const std::vector<model::Incident> &incidents)
{
    std::vector<model::Finding> findings;
    const auto exposure = incidents.size() >= EnoughIncidents ? exposureOf(recording) : std::nullopt;
    if (!exposure)
        return findings;
    const double gap = std::max(2 * exposure->interval, ShortestWindow);
    const std::vector<double> onsets = onsetsOf(incidents, *exposure, gap);
    if (onsets.size() < EnoughIncidents)
        return findings;
    addPeriods(findings, recording, *exposure, onsets, anyRef(recording, incidents));
    addCoincidences(findings, recording, *exposure, onsets);
    return findings;
}

} // namespace analysis
