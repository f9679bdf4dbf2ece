// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/undecided.h"

#include "analysis/comparison/wording.h"

#include <cmath>

namespace comparison {

namespace {

using model::Text;

bool looksDifferent(const model::ComparisonRow &row)
{
    return (row.p && *row.p < Level) || (row.ci && !row.ci->contains(1));
}

/// p tells of the operations or reports inside one run; what a repeat would give it does not know.
Text oneRun(const Draft &draft)
{
    if (draft.countsOfOneRun && draft.wide)
        return { STALLMARK_TEXT("p is of the noise inside one run a side; runs differ by more: allowing for bursts "
                                "(dispersion %1) the interval is %2, and only beyond a factor of %3 it would count"),
            { numberText(AssumedDispersion), intervalText(*draft.wide), numberText(UnrepeatedFactor) } };
    if (draft.shortSeries)
        return { STALLMARK_TEXT("p is of the noise inside one run a side, and few of the reports are independent: only "
                                "an interval beyond a factor of %1 would count"),
            { numberText(UnrepeatedFactor) } };
    return {};
}

Text tooFew(const Draft &draft)
{
    const model::ComparisonRow &row = draft.row;
    if (row.basis == model::Basis::WithinRun)
        return { STALLMARK_TEXT("%1 and %2 reports of one run a side are too few to conclude from"),
            { std::to_string(row.side[model::Before].n), std::to_string(row.side[model::After].n) } };
    if (row.basis == model::Basis::Tests)
        return { STALLMARK_TEXT("%1 tests that do not all point one way are too few to conclude from"),
            { std::to_string(row.side[model::After].n) } };
    return { STALLMARK_TEXT("so few events are a pattern at most") };
}

Text corrected(const model::ComparisonRow &row)
{
    if (row.basis == model::Basis::Repeats && row.smallestP && *row.smallestP * std::max(1, row.familySize) >= Level)
        return { STALLMARK_TEXT("with %1 against %2 runs p cannot be less than %3, too much for %4 rows looked at"),
            { std::to_string(row.side[model::Before].n), std::to_string(row.side[model::After].n),
                chanceText(*row.smallestP), std::to_string(row.familySize) } };
    if (row.familySize > 1)
        return { STALLMARK_TEXT("among the %1 rows looked at, one with p = %2 turns up by chance: corrected %3"),
            { std::to_string(row.familySize), chanceText(*row.p), chanceText(*row.adjustedP) } };
    return { STALLMARK_TEXT("p = %1 is not below %2"), { chanceText(*row.p), numberText(Level) } };
}

} // namespace

Text whyUndecided(const Draft &draft)
{
    const model::ComparisonRow &row = draft.row;
    if (row.judgement != model::Judgement::NoDifference || !row.p || !row.adjustedP || !looksDifferent(row))
        return {};
    if (*row.adjustedP >= Level)
        return corrected(row);
    if (!row.ci || row.ci->contains(1))
        return { STALLMARK_TEXT("p is small, but the interval of the ratio holds 1, no change at all") };
    if (row.ratio && std::abs(*row.ratio - 1) < SmallestChange)
        return { STALLMARK_TEXT("a change of less than %1 % is no news, whatever its p"),
            { numberText(100 * SmallestChange) } };
    const Text run = oneRun(draft);
    return run.empty() ? tooFew(draft) : run;
}

} // namespace comparison
