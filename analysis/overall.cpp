// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/overall.h"

#include "analysis/api/devicehealth.h"
#include "analysis/api/dirtylevel.h"
#include "analysis/api/evidence.h"
#include "analysis/rhythm.h"
#include "analysis/scoring.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace analysis {

namespace {

constexpr double LongLimit = 3, ShortLimit = 1; // seconds of what the device writes when it is full
constexpr std::size_t EnoughRows = 3;
constexpr std::size_t Repeated = 3; // incidents

struct SlowRate {
    double bytes = 0; ///< B/s, a tenth of the full rows is slower
    std::string device;
    model::SourceRef ref;
};

// The slowest of the devices that were ever full: a dirty page may be bound for it.
std::optional<SlowRate> slowestRate(const Recording &recording)
{
    std::optional<SlowRate> slowest;
    std::set<std::string> seen;
    for (const DiskSource &source : diskSources(recording)) {
        if (!seen.insert(source.device).second)
            continue;
        std::vector<double> rates;
        for (const DiskSource *other : diskSources(recording, source.device)) {
            const std::vector<double> &full = deviceHealth(recording, *other).saturated;
            rates.insert(rates.end(), full.begin(), full.end());
        }
        if (rates.size() < EnoughRows)
            continue;
        const double slow = quantile(std::move(rates), 0.1);
        if (!slowest || slow < slowest->bytes)
            slowest = { slow, source.device, { source.source, 0 } };
    }
    return slowest;
}

struct Limit {
    DirtySample sample;
    model::SourceRef ref;
};

std::optional<Limit> knownLimit(const Recording &recording)
{
    for (const DirtySource &source : dirtySources(recording)) {
        // The first minutes tell: the threshold follows the free memory, and slowly.
        const model::TimeRange first{ source.extent.from, source.extent.from + 600 * model::NanosPerSecond };
        for (const DirtySample &sample : dirtySamples(recording, source, first)) {
            if (sample.limitsKnown())
                return Limit{ sample, { source.source, sample.line } };
        }
    }
    return std::nullopt;
}

// The thresholds hold against the settings: a check of both, and of the page size that all figures rest on.
void testDirtyable(FindingBuilder &found, const Recording &recording, const Limit &limit)
{
    const auto memory = dirtyableMemory(recording, limit.sample);
    if (!memory)
        return;
    found.test(1, 0,
        { STALLMARK_TEXT("the thresholds are those of the ratios that are set, with pages of %1 and %2 to %3 dirtyable "
                         "pages (%4); writers run free up to %5 pages"),
            { byteSize(static_cast<double>(memory->page)), std::to_string(memory->pages.from),
                std::to_string(memory->pages.to), byteSize(static_cast<double>(memory->pages.from * memory->page)),
                std::to_string(std::llround(limit.sample.freerun() / 4096)) } },
        { "mem.dirty_threshold", "", std::nullopt, limit.ref });
}

std::optional<model::Finding> dirtyLimit(const Recording &recording)
{
    const auto rate = slowestRate(recording);
    const auto limit = knownLimit(recording);
    if (!rate || !limit || !(rate->bytes > 0))
        return std::nullopt;
    FindingBuilder found("dirty-throttle", model::Role::Amplifier);
    const double seconds = limit->sample.threshold / rate->bytes;
    found.test(4,
        seconds >= LongLimit       ? 4
            : seconds < ShortLimit ? -4
                                   : 0,
        { limit->sample.estimated
                ? STALLMARK_TEXT(
                    "the dirty limit (estimated: %1) is worth %2 s of what %3 writes when it is slow (%4): "
                    "that long may a flood keep a writer waiting")
                : STALLMARK_TEXT(
                    "the dirty limit of %1 is worth %2 s of what %3 writes when it is slow (%4): that long may a "
                    "flood keep a writer waiting"),
            { byteSize(limit->sample.threshold), figure(seconds), rate->device, byteRate(rate->bytes) } },
        { "mem.dirty_threshold", "", std::nullopt, limit->ref });
    testDirtyable(found, recording, *limit);
    return found.take();
}

struct Lasting {
    const char *rule;
    std::size_t least; ///< incidents with it
};
// How CPU use is counted is a property of the monitoring, when it shows again and again; the policy of a write cache is
// one of the machine.
constexpr Lasting LastingRules[] = { { "iowait-as-cpu", Repeated }, { "write-through", 1 } };

std::optional<model::Finding> lasting(const std::vector<model::Incident> &incidents, const Lasting &which)
{
    std::size_t times = 0;
    const model::Finding *strongest = nullptr;
    for (const model::Incident &incident : incidents) {
        for (const model::Finding &finding : incident.findings) {
            if (finding.rule != which.rule || finding.verdict != model::Verdict::In)
                continue;
            ++times;
            strongest = !strongest || finding.index > strongest->index ? &finding : strongest;
        }
    }
    if (times < which.least)
        return std::nullopt;
    model::Finding overall = *strongest;
    for (model::Evidence &evidence : overall.evidence)
        evidence.span.reset();
    return overall;
}

} // namespace

std::vector<model::Finding> overallFindings(const Recording &recording, const std::vector<model::Incident> &incidents)
{
    std::vector<model::Finding> findings;
    // A recording without any harm needs no advice.
    if (incidents.empty())
        return findings;
    for (auto finding :
        { dirtyLimit(recording), lasting(incidents, LastingRules[0]), lasting(incidents, LastingRules[1]) }) {
        if (!finding)
            continue;
        score(*finding, incidents.front().span);
        findings.push_back(std::move(*finding));
    }
    for (model::Finding &finding : rhythmFindings(recording, incidents)) {
        score(finding, incidents.front().span);
        findings.push_back(std::move(finding));
    }
    rank(findings);
    return findings;
}

} // namespace analysis
