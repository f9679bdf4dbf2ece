// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/summary.h"

#include <algorithm>
#include <cmath>

namespace comparison {

namespace {

using model::Judgement;
using model::Text;

std::int64_t countOf(const model::Comparison &comparison, Judgement judgement)
{
    return std::count_if(comparison.rows.begin(), comparison.rows.end(),
        [judgement](const auto &row) { return row.primary && row.judgement == judgement; });
}

Text counts(const model::Comparison &comparison)
{
    const auto text = [&](Judgement judgement) { return std::to_string(countOf(comparison, judgement)); };
    const auto refused
        = countOf(comparison, Judgement::NotComparable) + static_cast<std::int64_t>(comparison.refusals.size());
    return { STALLMARK_TEXT("%1 figures are better after, %2 worse, %3 show no difference, %4 cannot be compared"),
        { text(Judgement::Better), text(Judgement::Worse), text(Judgement::NoDifference), std::to_string(refused) } };
}

/// How far it moved, on a scale on which doubling and halving are alike. Repeats and suites carry further, and rates go
/// before the waits that they entail.
double weightOf(const model::ComparisonRow &row)
{
    const double size = row.ratio && *row.ratio > 0 ? std::abs(std::log(*row.ratio)) : 0;
    const bool carries = row.basis == model::Basis::Repeats || row.basis == model::Basis::Tests;
    const bool rate = row.family == model::Family::Suite || row.family == model::Family::Benchmark;
    return size + (carries ? 200 : row.family == model::Family::Monitor ? 0 : 100) + (rate ? 50 : 0);
}

const model::ComparisonRow *largest(const model::Comparison &comparison, Judgement judgement)
{
    const model::ComparisonRow *best = nullptr;
    for (const model::ComparisonRow &row : comparison.rows)
        if (row.primary && row.judgement == judgement && (!best || weightOf(row) > weightOf(*best)))
            best = &row;
    return best;
}

Text nothing(const model::Comparison &comparison)
{
    const auto what = [](const model::ComparisonSide &side) {
        return side.label + " (" + std::to_string(side.results) + " benchmark figures, "
            + (side.exposureSeconds ? "monitored" : "not monitored") + ")";
    };
    return { STALLMARK_TEXT("%1 and %2 have nothing in common that could be compared: no test, no figure of a monitor"),
        { what(comparison.sides[model::Before]), what(comparison.sides[model::After]) } };
}

bool isBenchmark(const model::ComparisonRow &row)
{
    return row.primary && (row.family == model::Family::Suite || row.family == model::Family::Benchmark);
}

/// A benchmark that shows no difference is an answer too.
const model::ComparisonRow *undecidedBenchmark(const model::Comparison &comparison)
{
    const model::ComparisonRow *first = nullptr;
    for (const model::ComparisonRow &row : comparison.rows) {
        if (!isBenchmark(row))
            continue;
        if (row.judgement != Judgement::NoDifference)
            return nullptr;
        first = first ? first : &row;
    }
    return first;
}

void addSetting(const model::Comparison &comparison, std::vector<Text> &sentences)
{
    const auto knob = std::find_if(comparison.settings.begin(), comparison.settings.end(), [](const auto &change) {
        return change.changed() && std::any_of(change.moves.begin(), change.moves.end(), [](const auto &move) {
            return move.moved == model::Moved::AsExpected;
        });
    });
    if (knob != comparison.settings.end())
        sentences.push_back(knob->sentence);
    else if (!comparison.settings.empty() && comparison.settings.front().changed())
        sentences.push_back(comparison.settings.front().sentence);
}

} // namespace

std::vector<Text> summarise(const model::Comparison &comparison)
{
    if (comparison.nothingInCommon)
        return { nothing(comparison) };
    std::vector<Text> sentences{ counts(comparison) };
    if (const model::ComparisonRow *row = undecidedBenchmark(comparison))
        sentences.push_back(row->sentence);
    for (const Judgement judgement : { Judgement::Better, Judgement::Worse })
        if (const model::ComparisonRow *row = largest(comparison, judgement))
            sentences.push_back(row->sentence);
    addSetting(comparison, sentences);
    for (const char *kind : { "same-data", "carry-over", "could-not-show", "no-repeats" })
        for (const model::ComparisonRemark &remark : comparison.remarks)
            if (remark.kind == kind && sentences.size() < 6)
                sentences.push_back(remark.text);
    return sentences;
}

} // namespace comparison
