// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/records.h"
#include "analysis/model/source.h"

#include <vector>

namespace analysis {

/// Something that makes a recording carry less.
struct Flaw {
    enum class Weight : std::uint8_t {
        Minor, ///< some hypotheses stay open
        Major, ///< figures or times are not what they seem
        Grave, ///< nothing can be concluded
    };
    Weight weight = Weight::Minor;
    model::QualityRemark remark;
};

/// How the files were read.
struct ReadingOutcome {
    std::vector<model::SourceFile> sources;
    std::vector<model::Issue> issues;
    std::vector<model::BenchResult> results;
};

/// What the reader of the figures has to know about their source: clocks that were not set or were moved, figures
/// that contradict each other, gaps, coarse intervals, lines that cannot be read, and signals that were not recorded at
/// all.
std::vector<Flaw> flawsOf(const Recording &recording, const ReadingOutcome &reading);

/// A: nothing to remark. B: up to three minor flaws. C: more, or a major one. D: a grave one, or three major ones.
char gradeOf(const std::vector<Flaw> &flaws);

} // namespace analysis
