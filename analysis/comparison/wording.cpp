// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/comparison/wording.h"

#include "analysis/comparison/figures.h"
#include "analysis/comparison/undecided.h"
#include "analysis/statistics/power.h"
#include "analysis/statistics/summary.h"

#include <array>
#include <charconv>
#include <cmath>

namespace comparison {

namespace {

using model::After;
using model::Basis;
using model::Before;
using model::Text;

std::string digits(double value, std::chars_format form, int precision)
{
    std::array<char, 64> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, form, precision);
    return error == std::errc() ? std::string(buffer.data(), end) : std::string();
}

std::string withoutTrailingZeros(std::string text)
{
    if (text.find('.') == std::string::npos || text.find('e') != std::string::npos)
        return text;
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.')
        text.pop_back();
    return text;
}

std::string count(std::int64_t n) { return std::to_string(n); }

std::string valueOf(const model::ComparisonRow &row, model::Side side)
{
    return row.side[side].value ? figureText(*row.side[side].value, row.unit) : "-";
}

std::string ratioOf(const model::ComparisonRow &row) { return row.ratio ? numberText(*row.ratio) : "-"; }
std::string intervalOf(const model::ComparisonRow &row) { return row.ci ? intervalText(*row.ci) : "-"; }
std::string chanceOf(const model::ComparisonRow &row) { return row.p ? chanceText(*row.p) : "-"; }

/// `operations`: a mean of single operations, not of reports of many.
Text sentenceOf(const model::ComparisonRow &row, bool operations)
{
    const std::string title = rowTitle(row);
    const auto &sides = row.side;
    switch (row.basis) {
    case Basis::Repeats:
        return { STALLMARK_TEXT("%1: %2 on average before, %3 after (%4 and %5 runs); ratio %6, 95 % interval %7; "
                                "p = %8, and so few runs cannot give less than %9"),
            { title, valueOf(row, Before), valueOf(row, After), count(sides[Before].n), count(sides[After].n),
                ratioOf(row), intervalOf(row), chanceOf(row), row.smallestP ? chanceText(*row.smallestP) : "-" } };
    case Basis::Tests:
        if (!row.ci && !row.p) // all ratios are equal, or there is but one
            return { STALLMARK_TEXT(
                         "%1: the ratios of %2 tests have a geometric mean of %3. Tests are not repeats: this "
                         "describes the suite"),
                { title, count(sides[After].n), ratioOf(row) } };
        return { STALLMARK_TEXT(
                     "%1: the ratios of %2 tests have a geometric mean of %3, 95 % interval %4; p = %5. Tests "
                     "are not repeats: this describes the suite"),
            { title, count(sides[After].n), ratioOf(row), intervalOf(row), chanceOf(row) } };
    case Basis::Counts:
        return { STALLMARK_TEXT(
                     "%1: %2 before (%3 counted), %4 after (%5 counted); ratio %6, 95 % interval %7; p = %8, "
                     "of the counting alone"),
            { title, valueOf(row, Before), numberText(sides[Before].events.value_or(0)), valueOf(row, After),
                numberText(sides[After].events.value_or(0)), ratioOf(row), intervalOf(row), chanceOf(row) } };
    case Basis::WithinRun:
        if (operations)
            return { STALLMARK_TEXT(
                         "%1: %2 on average before, %3 after (%4 and %5 operations); ratio %6, 95 % interval %7; "
                         "p = %8, within these runs"),
                { title, valueOf(row, Before), valueOf(row, After), count(sides[Before].n), count(sides[After].n),
                    ratioOf(row), intervalOf(row), chanceOf(row) } };
        return { STALLMARK_TEXT("%1: %2 on average before, %3 after (%4 and %5 reports); ratio %6, 95 % interval %7; "
                                "p = %8, within these runs"),
            { title, valueOf(row, Before), valueOf(row, After), count(sides[Before].n), count(sides[After].n),
                ratioOf(row), intervalOf(row), chanceOf(row) } };
    case Basis::Single:
        break;
    }
    return { STALLMARK_TEXT("%1: %2 before, %3 after, ratio %4; no repeat: the noise cannot be judged"),
        { title, valueOf(row, Before), valueOf(row, After), ratioOf(row) } };
}

bool decided(const model::ComparisonRow &row)
{
    return row.judgement == model::Judgement::Better || row.judgement == model::Judgement::Worse;
}

void addRunRemarks(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    if (!draft.countsOfOneRun || !draft.wide)
        return;
    row.remarks.push_back(
        { STALLMARK_TEXT("one run a side: operations come in bursts, and runs differ; it counts only when "
                         "the interval for a dispersion of %1 lies beyond a factor of %2"),
            { numberText(AssumedDispersion), numberText(UnrepeatedFactor) } });
}

void addReportRemarks(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    if (row.basis != Basis::WithinRun || draft.countsOfOneRun)
        return;
    if (draft.enough)
        row.remarks.push_back({ STALLMARK_TEXT("holds within these recordings: each run counts as one repeat"), {} });
    else if (draft.shortSeries)
        row.remarks.push_back(
            { STALLMARK_TEXT("holds within these recordings, and few of the reports are independent: only "
                             "what lies beyond a factor of %1 counts"),
                { numberText(UnrepeatedFactor) } });
    else
        row.remarks.push_back(
            { STALLMARK_TEXT(
                  "%1 and %2 reports inside one run a side are too few for more than a hint; an exact test of "
                  "them cannot give less than p = %3"),
                { count(row.side[Before].n), count(row.side[After].n),
                    chanceText(
                        row.smallestP.value_or(statistics::smallestRankP(static_cast<std::size_t>(row.side[Before].n),
                            static_cast<std::size_t>(row.side[After].n)))) } });
}

void addRepeatRemarks(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    if (row.basis == Basis::Repeats && row.smallestP && *row.smallestP >= Level)
        row.remarks.push_back({ STALLMARK_TEXT("with %1 against %2 runs no rank test can give less than p = %3"),
            { count(row.side[Before].n), count(row.side[After].n), chanceText(*row.smallestP) } });
    if (row.basis == Basis::Tests && row.side[After].n < 6)
        row.remarks.push_back({ STALLMARK_TEXT("only %1 tests; a sign test of them cannot give less than p = %2"),
            { count(row.side[After].n),
                chanceText(statistics::smallestSignP(static_cast<std::size_t>(row.side[After].n))) } });
}

void addVerdictRemarks(Draft &draft)
{
    model::ComparisonRow &row = draft.row;
    if (row.equivalent)
        row.remarks.push_back({ STALLMARK_TEXT("the whole interval lies within 5 %: equivalent"), {} });
}

Text runsNeeded(const model::ComparisonRow &row, double variation)
{
    const double seen = row.ratio ? std::abs(*row.ratio - 1) : 0;
    const double change = seen >= SmallestChange ? seen : 0.05;
    const auto runs = statistics::repeatsNeeded(change, variation);
    if (!runs)
        return {};
    const double whole = std::max(std::ceil(*runs), static_cast<double>(statistics::repeatsForRankP()));
    return { STALLMARK_TEXT(
                 "about %1 runs a side would find a change of %2 % in four of five cases, with the scatter seen"),
        { numberText(whole), numberText(100 * change) } };
}

Text neededFor(const model::ComparisonRow &row)
{
    if (decided(row) || row.equivalent)
        return {};
    if (row.basis == Basis::Repeats) {
        const auto before = statistics::variation(row.side[Before].values);
        const auto after = statistics::variation(row.side[After].values);
        const double larger = std::max(before.value_or(0), after.value_or(0));
        return larger > 0 ? runsNeeded(row, larger) : Text();
    }
    if (row.basis == Basis::Counts && row.family == model::Family::Incidents && row.ratio && *row.ratio > 0
        && row.side[Before].events.value_or(0) > 0 && *row.ratio != 1 && std::isfinite(*row.ratio)) {
        const double perHour = *row.side[Before].events / *row.side[Before].exposure * 3600;
        return { STALLMARK_TEXT("about %1 hours a side would find this change in four of five cases"),
            { numberText(statistics::exposureNeeded(perHour, *row.ratio)) } };
    }
    return { STALLMARK_TEXT("repeat it: at least %1 runs a side, alternating, better 10"),
        { numberText(static_cast<double>(statistics::repeatsForRankP())) } };
}

} // namespace

std::string numberText(double value)
{
    if (!std::isfinite(value))
        return value > 0 ? "∞" : "-";
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-4 || size >= 1e7))
        return digits(value, std::chars_format::scientific, 3);
    const int before = size < 1 ? 0 : static_cast<int>(std::floor(std::log10(size))) + 1;
    const int leading = size == 0 || size >= 1 ? 0 : static_cast<int>(-std::floor(std::log10(size))) - 1;
    return withoutTrailingZeros(digits(value, std::chars_format::fixed, std::max(0, 4 - before + leading)));
}

std::string figureText(double value, const std::string &unit)
{
    if (unit == "B" || unit == "B/s") {
        const double size = std::abs(value);
        const char *prefix = size >= 1e9 ? "G" : size >= 1e6 ? "M" : size >= 1e3 ? "k" : "";
        const double scale = size >= 1e9 ? 1e9 : size >= 1e6 ? 1e6 : size >= 1e3 ? 1e3 : 1;
        return numberText(value / scale) + ' ' + prefix + unit;
    }
    if (unit.starts_with("1/"))
        return numberText(value) + unit.substr(1);
    return unit.empty() ? numberText(value) : numberText(value) + ' ' + unit;
}

std::string chanceText(double p)
{
    if (p >= 0.9995)
        return "1";
    if (p < 1e-99)
        return "1e-99 or less";
    return p < 1e-4 ? digits(p, std::chars_format::scientific, 1)
                    : withoutTrailingZeros(digits(p, std::chars_format::fixed, p < 0.01 ? 4 : 3));
}

std::string intervalText(const model::Interval &interval)
{
    return numberText(interval.low) + " to " + numberText(interval.high);
}

std::string rowTitle(const model::ComparisonRow &row)
{
    std::string title = row.test;
    if (!row.metric.empty())
        title += (title.empty() ? "" : ", ") + titleOf(row.tool, row.metric);
    return title;
}

void word(Draft &draft)
{
    if (draft.row.judgement != model::Judgement::NotComparable) {
        draft.row.sentence = sentenceOf(draft.row, draft.countsOfOneRun);
        draft.row.why = whyUndecided(draft);
        draft.row.needed = neededFor(draft.row);
    }
    addRepeatRemarks(draft);
    addRunRemarks(draft);
    addReportRemarks(draft);
    addVerdictRemarks(draft);
}

} // namespace comparison
