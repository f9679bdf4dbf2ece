// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/tickers.h"

#include "gui/api/wording.h"

#include <array>
#include <cmath>

namespace gui {

namespace {

constexpr model::Nanos Second = model::NanosPerSecond;

model::Nanos floorTo(model::Nanos t, model::Nanos step)
{
    const model::Nanos rest = t % step;
    return t - (rest < 0 ? rest + step : rest);
}

int fractionDigits(model::Nanos step)
{
    int digits = 0;
    for (model::Nanos unit = Second; digits < 9 && step % unit != 0; unit /= 10)
        ++digits;
    return digits;
}

QString dateText(model::Nanos t) { return timeText(t, true).section(QLatin1Char(' '), 0, 0); }

} // namespace

model::Nanos WallClockTicker::roundStep(model::Nanos least)
{
    constexpr std::array<model::Nanos, 22> steps{ Second, 2 * Second, 5 * Second, 10 * Second, 15 * Second, 30 * Second,
        60 * Second, 120 * Second, 300 * Second, 600 * Second, 900 * Second, 1800 * Second, 3600 * Second,
        7200 * Second, 10800 * Second, 21600 * Second, 43200 * Second, 86400 * Second, 2 * 86400 * Second,
        7 * 86400 * Second, 14 * 86400 * Second, 28 * 86400 * Second };
    if (least <= Second / 2) {
        model::Nanos unit = 1;
        while (true) {
            for (const model::Nanos factor : { 1, 2, 5 })
                if (unit * factor >= least)
                    return unit * factor;
            unit *= 10;
        }
    }
    for (const model::Nanos step : steps)
        if (step >= least)
            return step;
    model::Nanos step = steps.back();
    while (step < least)
        step *= 2;
    return step;
}

void WallClockTicker::generate(const QCPRange &range, const QLocale &, QChar, int, QVector<double> &ticks,
    QVector<double> *subTicks, QVector<QString> *tickLabels)
{
    ticks.clear();
    if (tickLabels)
        tickLabels->clear();
    const model::Nanos from = m_origin + model::fromSeconds(range.lower),
                       to = m_origin + model::fromSeconds(range.upper);
    const model::Nanos step = roundStep(std::max<model::Nanos>(1, (to - from) / std::max(2, mTickCount)));
    const int digits = fractionDigits(step);
    QString lastDate;
    for (model::Nanos t = floorTo(from, step) + step; t <= to; t += step) {
        ticks << model::toSeconds(t - m_origin);
        if (!tickLabels)
            continue;
        const QString date = dateText(t);
        QString label = timeText(t, false, digits);
        if (step >= 86400 * Second)
            label = date;
        else if (date != lastDate)
            label += QLatin1Char('\n') + date;
        lastDate = date;
        *tickLabels << label;
    }
    if (subTicks)
        subTicks->clear();
}

double ValueTicker::roundStep(double least)
{
    const double unit = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : { 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0 })
        if (unit * factor >= least * 0.999)
            return unit * factor;
    return unit * 10;
}

double ValueTicker::getTickStep(const QCPRange &range) { return roundStep(std::max(range.size() / mTickCount, 1e-9)); }

int ValueTicker::getSubTickCount(double) { return 0; }

QString ValueTicker::getTickLabel(double tick, const QLocale &locale, QChar, int)
{
    const double value = tick / m_divisor;
    return locale.toString(std::fabs(value) < 1e-9 ? 0.0 : value, 'g', 6);
}

void DecadeTicker::generate(const QCPRange &range, const QLocale &, QChar, int, QVector<double> &ticks,
    QVector<double> *subTicks, QVector<QString> *tickLabels)
{
    ticks.clear();
    if (tickLabels)
        tickLabels->clear();
    if (subTicks)
        subTicks->clear();
    if (range.lower <= 0)
        return;
    const int from = static_cast<int>(std::ceil(std::log10(range.lower) - 1e-6)),
              to = static_cast<int>(std::floor(std::log10(range.upper) + 1e-6));
    const int step = 1 + (to - from) / std::max(1, mTickCount);
    for (int decade = from; decade <= to; decade += step) {
        ticks << std::pow(10, decade);
        if (tickLabels)
            *tickLabels << valueText(std::pow(10, decade), m_unit);
    }
}

} // namespace gui
