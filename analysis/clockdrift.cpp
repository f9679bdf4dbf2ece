// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/clockdrift.h"

#include "analysis/model/decimal.h"

#include <cmath>

namespace analysis {

namespace {

using model::Nanos;

constexpr Nanos Hour = 3600 * model::NanosPerSecond;
constexpr Nanos LeastSpan = 6 * Hour, Window = Hour;
constexpr int Windows = 6;
constexpr double LeastDrift = 20, Errors = 3; // ppm, standard errors

/// The line's value in the middle: the offsets carried there by the slope, weighted as the fit does.
double valueAt(const std::vector<OffsetAt> &offsets, double slope, Nanos at)
{
    double sum = 0, weights = 0;
    for (const OffsetAt &offset : offsets) {
        const double weight = 1 / std::max(offset.uncertainty * offset.uncertainty, 1e-9);
        sum += weight * (offset.seconds + slope * model::toSeconds(at - offset.at));
        weights += weight;
    }
    return sum / weights;
}

} // namespace

model::Text RunningOff::text() const
{
    const double aDay = std::abs(partsPerMillion) * 0.0864;
    return { partsPerMillion > 0
            ? STALLMARK_TEXT(
                "Its clock loses %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up "
                "to %3 s at its ends.")
            : STALLMARK_TEXT(
                "Its clock gains %1 ppm, %2 s a day; it is placed by the middle of the recording and off by up "
                "to %3 s at its ends."),
        { model::toText(std::abs(partsPerMillion), 0), model::toText(aDay, 1),
            model::toText(model::toSeconds(most), 1) } };
}

std::optional<RunningOff> runningOff(
    model::TimeRange both, const std::function<std::optional<Alignment>(model::TimeRange)> &alignIn)
{
    if (both.length() < LeastSpan)
        return std::nullopt;
    std::vector<OffsetAt> offsets;
    for (int i = 0; i < Windows; ++i) {
        const Nanos from = both.from + (both.length() - Window) / (Windows - 1) * i;
        if (const auto found = alignIn({ from, from + Window }); found && found->isClear())
            offsets.push_back(
                { from + Window / 2, model::toSeconds(found->offset), model::toSeconds(found->uncertainty) });
    }
    const auto drift = fitDrift(offsets);
    const double ppm = drift ? std::abs(drift->partsPerMillion) : 0;
    if (ppm < LeastDrift || ppm < Errors * drift->error)
        return std::nullopt;
    const Nanos middle = both.from + both.length() / 2;
    return RunningOff{ drift->partsPerMillion,
        model::fromSeconds(valueAt(offsets, drift->partsPerMillion / 1e6, middle)),
        model::fromSeconds(ppm / 1e6 * model::toSeconds(both.length()) / 2) };
}

} // namespace analysis
