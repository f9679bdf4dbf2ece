// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/statistics/coincidence.h"

#include "analysis/statistics/exactbinomial.h"
#include "analysis/statistics/random.h"

#include <algorithm>
#include <cmath>

namespace statistics {

namespace {

// Events of `of` that have one of `others` in [time + from, time + to]. Both in order: one pass.
std::size_t hitsWithin(std::span<const double> of, std::span<const double> others, double from, double to)
{
    std::size_t hits = 0;
    auto next = others.begin();
    for (const double time : of) {
        while (next != others.end() && *next < time + from)
            ++next;
        hits += next != others.end() && *next <= time + to ? 1U : 0U;
    }
    return hits;
}

std::size_t precursors(std::span<const double> a, std::span<const double> b, const CoincidenceSetup &setup)
{
    const double after = setup.symmetric ? setup.window : 0;
    return hitsWithin(a, b, -setup.lag - setup.window, -setup.lag + after);
}

std::vector<double> shifted(std::span<const double> times, double by, double exposure)
{
    std::vector<double> result;
    for (const double t : times)
        result.push_back(std::fmod(t + by, exposure));
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace

std::vector<double> declustered(std::span<const double> times, double gap)
{
    std::vector<double> first;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (i == 0 || times[i] - times[i - 1] >= gap)
            first.push_back(times[i]);
    }
    return first;
}

Coincidence coincidenceChance(std::size_t hits, std::size_t ofA, std::size_t ofB, const CoincidenceSetup &setup)
{
    Coincidence result;
    const double window = setup.window * (setup.symmetric ? 2 : 1);
    const double one = std::clamp(window / (setup.exposure - setup.lag), 0.0, 1.0);
    const auto n = static_cast<double>(ofA), k = static_cast<double>(hits);
    result.hits = hits;
    result.of = ofA;
    result.chance = one < 1 ? -std::expm1(static_cast<double>(ofB) * std::log1p(-one)) : 1;
    result.p = binomialAtLeast(k, n, result.chance);
    result.rate = ofA > 0 ? k / n : 0;
    result.lift = result.chance > 0 ? result.rate / result.chance : 0;
    return result;
}

Coincidence precursorCoincidence(std::span<const double> a, std::span<const double> b, const CoincidenceSetup &setup)
{
    return coincidenceChance(precursors(a, b, setup), a.size(), b.size(), setup);
}

Coincidence triggerCoincidence(std::span<const double> a, std::span<const double> b, const CoincidenceSetup &setup)
{
    const double before = setup.symmetric ? setup.window : 0;
    const std::size_t hits = hitsWithin(b, a, setup.lag - before, setup.lag + setup.window);
    return coincidenceChance(hits, b.size(), a.size(), setup);
}

std::optional<CoincidenceTest> coincidenceTest(
    std::span<const double> a, std::span<const double> b, const CoincidenceSetup &setup, std::size_t shifts)
{
    if (a.empty() || b.empty() || !(setup.exposure - setup.lag > setup.window))
        return std::nullopt;
    const std::vector<double> first = declustered(a, setup.window), second = declustered(b, setup.window);
    CoincidenceTest result;
    result.precursor = precursorCoincidence(first, second, setup);
    result.clustersA = first.size();
    result.clustersB = second.size();
    result.patternOnly = first.size() < 5;
    Lcg random(12345);
    std::size_t reached = 1;
    for (std::size_t i = 0; i < shifts; ++i) {
        const std::vector<double> turned = shifted(second, random.uniform() * setup.exposure, setup.exposure);
        reached += precursors(first, turned, setup) >= result.precursor.hits ? 1U : 0U;
    }
    result.shiftP = static_cast<double>(reached) / static_cast<double>(shifts + 1);
    result.p = std::max(result.shiftP, result.precursor.p);
    return result;
}

} // namespace statistics
