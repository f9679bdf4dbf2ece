// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/judge.h"

#include "analysis/comparison/wording.h"
#include "analysis/statistics/multiplicity.h"

#include <cmath>
#include <map>

namespace comparison {

namespace {

constexpr std::size_t DecisionFamily = 20; ///< more rows than this are a screen

/// Chance of a false claim over the rows of one family that one looks at.
void adjust(const std::vector<Draft *> &family)
{
    std::vector<double> p;
    for (const Draft *draft : family)
        p.push_back(*draft->row.p);
    const bool screen = p.size() > DecisionFamily;
    const std::vector<double> adjusted = screen ? statistics::benjaminiHochberg(p) : statistics::holm(p);
    for (std::size_t i = 0; i < family.size(); ++i) {
        family[i]->row.adjustedP = adjusted[i];
        family[i]->row.familySize = static_cast<int>(family.size());
        family[i]->row.correction = screen ? "Benjamini-Hochberg" : "Holm";
    }
}

/// Rows that repeat what a primary row says are not counted; each stands as if it were alone in its place.
void adjustAll(std::vector<Draft> &drafts)
{
    std::map<model::Family, std::vector<Draft *>> families;
    for (Draft &draft : drafts)
        if (draft.row.p && draft.row.primary && draft.row.judgement != model::Judgement::NotComparable)
            families[draft.row.family].push_back(&draft);
    for (const auto &[name, family] : families)
        adjust(family);
    for (Draft &draft : drafts) {
        model::ComparisonRow &row = draft.row;
        if (!row.p || row.adjustedP || row.judgement == model::Judgement::NotComparable)
            continue;
        const auto family = families.find(row.family);
        const auto size = family == families.end() ? std::size_t{ 1 } : family->second.size();
        row.familySize = static_cast<int>(std::max<std::size_t>(1, size));
        row.adjustedP = std::min(1.0, *row.p * row.familySize);
        row.correction = "Bonferroni";
    }
}

bool significant(const model::ComparisonRow &row)
{
    if (!row.adjustedP || *row.adjustedP >= Level || !row.ci || row.ci->contains(1))
        return false;
    return !row.ratio || std::abs(*row.ratio - 1) >= SmallestChange;
}

bool beyondFactor(const std::optional<model::Interval> &interval)
{
    return interval && (interval->low > UnrepeatedFactor || interval->high < 1 / UnrepeatedFactor);
}

bool allowed(const Draft &draft)
{
    if (draft.row.basis == model::Basis::Single)
        return false;
    if (draft.shortSeries)
        return beyondFactor(draft.row.ci);
    return draft.enough && (!draft.countsOfOneRun || beyondFactor(draft.wide));
}

void decide(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    row.equivalent = draft.enough && row.ci && row.ci->low >= 0.95 && row.ci->high <= 1.05;
    if (row.judgement == model::Judgement::NotComparable || row.better == model::Better::None)
        return;
    row.judgement = model::Judgement::NoDifference;
    if (!significant(row) || !allowed(draft))
        return;
    const bool higher = row.ci->low >= 1;
    row.judgement
        = higher == (row.better == model::Better::Higher) ? model::Judgement::Better : model::Judgement::Worse;
}

} // namespace

void judge(std::vector<Draft> &drafts)
{
    adjustAll(drafts);
    for (Draft &draft : drafts) {
        decide(draft);
        word(draft);
    }
}

} // namespace comparison
