// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/bandstrips.h"

#include <algorithm>
#include <cmath>

namespace gui {

namespace {

using Span = std::pair<double, double>;

constexpr double Crowded = 3; ///< pixels: what lies closer together cannot be told apart
constexpr double Cell = 3;
constexpr double Faintest = 0.3;

/// Without overlaps, from left to right.
std::vector<Span> united(std::vector<Span> bands)
{
    std::sort(bands.begin(), bands.end());
    std::vector<Span> spans;
    for (const Span &band : bands) {
        if (!spans.empty() && band.first <= spans.back().second)
            spans.back().second = std::max(spans.back().second, band.second);
        else
            spans.push_back(band);
    }
    return spans;
}

/// Share of [from, to) that the spans cover.
double covered(const Span *first, const Span *last, double from, double to)
{
    double sum = 0;
    for (const Span *span = first; span != last && span->first < to; ++span)
        sum += std::max(0.0, std::min(to, span->second) - std::max(from, span->first));
    return sum / (to - from);
}

bool touches(const Span *first, const Span *last, double from, double to)
{
    return std::any_of(
        first, last, [&](const Span &span) { return span.first < to && std::max(span.second, span.first + 1) > from; });
}

void addCells(std::vector<BandStrip> &strips, const Span *first, const Span *last)
{
    const double left = std::floor(first->first / Cell) * Cell, right = (last - 1)->second;
    for (double from = left; from <= right; from += Cell) {
        while (first != last && std::max(first->second, first->first + 1) <= from)
            ++first;
        // A few spans reach into a cell; the rest of the group would be looked at in vain.
        const Span *end = first;
        while (end != last && end->first < from + Cell)
            ++end;
        if (!touches(first, end, from, from + Cell))
            continue;
        const double strength = std::clamp(covered(first, end, from, from + Cell), Faintest, 1.0);
        if (!strips.empty() && strips.back().right == from && strips.back().strength == strength)
            strips.back().right = from + Cell;
        else
            strips.push_back({ from, from + Cell, strength });
    }
}

} // namespace

std::vector<BandStrip> bandStrips(std::vector<Span> bands, double least)
{
    const std::vector<Span> spans = united(std::move(bands));
    std::vector<BandStrip> strips;
    const Span *const end = spans.data() + spans.size();
    for (const Span *first = spans.data(); first != end;) {
        const Span *last = first + 1;
        while (last != end && last->first - (last - 1)->second < Crowded)
            ++last;
        if (last - first > 1) {
            addCells(strips, first, last);
        } else {
            const double left = std::round(first->first);
            strips.push_back({ left, std::max(std::round(first->second), left + least), 1 });
        }
        first = last;
    }
    return strips;
}

} // namespace gui
