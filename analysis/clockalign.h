// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"

#include <optional>
#include <vector>

namespace analysis {

/// The course of one quantity as one log prints it: means over (from, to], in order of time.
struct Course {
    struct Part {
        model::Nanos from = 0;
        model::Nanos to = 0;
        double value = 0;
    };
    std::vector<Part> parts;
    model::Nanos interval = 0; ///< nominal length of a part

    model::TimeRange extent() const;
};

/// How two courses of the same quantity lie to each other.
struct Alignment {
    model::Nanos offset = 0; ///< to be added to the stamps of the second for them to agree with those of the first
    model::Nanos uncertainty = 0;
    double r = 0; ///< at the best offset
    double p = 1; ///< of an r like that at any of the offsets tried, were the courses unrelated
    double runnerUp = 0; ///< the best r elsewhere
    model::Nanos overlap = 0; ///< time with both at the best offset

    /// r >= 0.5, p < 0.01, and nothing elsewhere comes near.
    bool isClear() const;
};

/// What offsets to try.
struct AlignSearch {
    model::TimeRange offsets; ///< of the second course against the first
    model::Nanos grid = model::NanosPerSecond; ///< cells that both are brought to
    double leastShare = 0; ///< of the shorter course that must overlap
};

/// The offset at which the second course agrees best with the first: both are brought to cells, weighted by the time
/// they cover, and correlated at each offset by fast Fourier transform over the cells that both have; a parabola
/// through the best r and its neighbours gives the part of a cell. The p value counts independent pairs (Bretherton et
/// al. 1999) and independent offsets (Šidák). The uncertainty is the larger of a quarter of the longer interval and
/// the spread of the outcome when eighths of the overlap are left out (jackknife).
/// nullopt when less than a minute and a half overlaps at every offset, or one of the two does not vary.
std::optional<Alignment> align(const Course &first, const Course &second, const AlignSearch &search);

/// Offsets over time of a clock that runs too fast or slow.
struct OffsetAt {
    model::Nanos at = 0;
    double seconds = 0;
    double uncertainty = 0; ///< seconds
};
struct Drift {
    double partsPerMillion = 0; ///< the offset grows by so much
    double error = 0; ///< standard error of it
};
/// A line through at least three offsets, weighted by 1 / uncertainty²; nullopt when they span no time.
std::optional<Drift> fitDrift(const std::vector<OffsetAt> &offsets);

} // namespace analysis
