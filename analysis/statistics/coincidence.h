// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace statistics {

/// Events closer than `gap` seconds to their predecessor are one with it: the first of each group. `times` in order.
std::vector<double> declustered(std::span<const double> times, double gap);

struct CoincidenceSetup {
    double window = 0; ///< s: `b` counts when it comes this long or less before `a`
    double lag = 0; ///< s between the end of the window and `a`
    double exposure = 0; ///< s that both were observed
    bool symmetric = false; ///< `b` within the window before or after `a`
};

struct Coincidence {
    std::size_t hits = 0; ///< events of `a` with a `b`
    std::size_t of = 0; ///< events of `a`
    double chance = 0; ///< that one event of `a` has a `b` by chance
    double p = 1; ///< of so many hits or more, events of `b` being Poisson
    double rate = 0; ///< hits / of
    double lift = 0; ///< hits over those expected by chance
};
/// Chance and p from the numbers alone: `hits` of `ofA` events found one of `ofB`.
Coincidence coincidenceChance(std::size_t hits, std::size_t ofA, std::size_t ofB, const CoincidenceSetup &setup);
/// How often a `b` precedes an `a` (Donges et al. 2016). Times in seconds from the start of the exposure, in order.
/// For "how often is a `b` followed by an `a`" use triggerCoincidence.
Coincidence precursorCoincidence(std::span<const double> a, std::span<const double> b, const CoincidenceSetup &setup);
Coincidence triggerCoincidence(std::span<const double> a, std::span<const double> b, const CoincidenceSetup &setup);

struct CoincidenceTest {
    Coincidence precursor;
    double shiftP = 1; ///< share of circular shifts of `b` with at least as many hits
    double p = 1; ///< the larger one: what to believe
    std::size_t clustersA = 0; ///< events after declustering
    std::size_t clustersB = 0;
    bool patternOnly = false; ///< fewer than five events of `a`: nothing can be concluded
};
/// Declusters both by the window, counts, and shifts. nullopt when one has no event or the exposure is not longer than
/// the window.
std::optional<CoincidenceTest> coincidenceTest(
    std::span<const double> a, std::span<const double> b, const CoincidenceSetup &setup, std::size_t shifts = 999);

} // namespace statistics
