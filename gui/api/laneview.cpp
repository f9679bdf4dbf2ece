// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/laneview.h"

#include "gui/api/lanedata.h"
#include "gui/api/wording.h"

#include <algorithm>
#include <cmath>

namespace gui {

namespace {

using Columns = std::vector<std::vector<PlotColumn>>;

constexpr double LowestMillis = 0.1; ///< lower edge of a logarithmic lane
constexpr int LaneMinimum = 30; ///< height of the plotting area of a lane of weight 1, in pixels
constexpr double FarAbove = 4; ///< a threshold this many times above the data would flatten them

struct Scaled {
    double divisor;
    QString unit;
};

/// One unit for the whole axis, by its upper end.
Scaled scaledUnit(const std::string &unit, double upper)
{
    if (unit != "B" && unit != "B/s")
        return { 1, fromUtf8(unit) };
    const QString rest = unit == "B" ? QString() : QStringLiteral("/s");
    if (upper >= 1e9)
        return { 1e9, QStringLiteral("GB") + rest };
    if (upper >= 1e6)
        return { 1e6, QStringLiteral("MB") + rest };
    if (upper >= 1e3)
        return { 1e3, QStringLiteral("kB") + rest };
    return { 1, QStringLiteral("B") + rest };
}

/// Upper end of an axis that starts at 0: the next round value above the data.
double roundUpper(double top, int intervals)
{
    if (top <= 0)
        return 1;
    const double step = ValueTicker::roundStep(top * 1.02 / intervals);
    return std::ceil(top * 1.02 / step) * step;
}

/// As many labels as fit above each other without crowding.
int tickIntervals(int height, int lineHeight) { return std::clamp(height * 10 / (17 * lineHeight), 1, 3); }

double top(const std::vector<PlotColumn> &columns, double soFar)
{
    return std::max(soFar, highest(columns).value_or(soFar));
}

void quiet(QCPAxis &axis)
{
    axis.setBasePen(Qt::NoPen);
    axis.setTickPen(Qt::NoPen);
    axis.setSubTickPen(Qt::NoPen);
    axis.setSubTicks(false);
    axis.setTickLabelPadding(5);
    axis.grid()->setZeroLinePen(Qt::NoPen);
    axis.setVisible(true);
}

} // namespace

void TimelineFigure::LaneView::build(QCustomPlot &plot, QCPMarginGroup &margins)
{
    rect = new QCPAxisRect(&plot);
    rect->setMarginGroup(QCP::msLeft | QCP::msRight, &margins);
    rect->setAutoMargins(QCP::msLeft | QCP::msRight | QCP::msBottom);
    rect->setMinimumSize(60, static_cast<int>(LaneMinimum * lane.weight));
    time = rect->axis(QCPAxis::atBottom);
    left = rect->axis(QCPAxis::atLeft);
    ticker.reset(new WallClockTicker);
    time->setTicker(ticker);
    quiet(*time);
    quiet(*left);
    leftValues.reset(new ValueTicker);
    decades.reset(new DecadeTicker);
    decades->setUnit(lane.unit);
    if (lane.scale == Lane::Scale::Log) {
        left->setScaleType(QCPAxis::stLogarithmic);
        left->setTicker(decades);
    } else {
        left->setTicker(leftValues);
    }
    for (const LaneLine &line : lane.lines) {
        if (line.rightAxis && !right) {
            right = rect->axis(QCPAxis::atRight);
            rightValues.reset(new ValueTicker);
            right->setTicker(rightValues);
            quiet(*right);
            right->grid()->setVisible(false);
            right->setTickLabels(true);
        }
        plots.push_back(new EnvelopePlot(time, line.rightAxis ? right : left, line));
    }
    offScale.resize(lane.lines.size());
    hidden.resize(lane.lines.size());
}

Lane TimelineFigure::LaneView::drawnLane() const
{
    Lane drawn = lane;
    for (std::size_t i = 0; i < drawn.lines.size(); ++i)
        if (hidden[i] && drawn.lines[i].style == LaneLine::Style::Stack)
            drawn.lines[i].parts.clear();
    return drawn;
}

void TimelineFigure::LaneView::applyLook(const FigureLook &look)
{
    // Room for the widest usual labels: margins that follow every label would shift the lanes under the pointer.
    const QFontMetrics metrics(look.label);
    rect->setMinimumMargins(QMargins(metrics.horizontalAdvance(QStringLiteral("000 ms")) + 10, 0,
        metrics.horizontalAdvance(QStringLiteral("000")) + 10, 3));
    rect->setMargins(QMargins(0, QFontMetrics(look.title).height() + 4, 0, 0));
    for (QCPAxis *axis : { time, left, right }) {
        if (!axis)
            continue;
        axis->setTickLabelFont(look.label);
        axis->setTickLabelColor(look.muted);
        axis->grid()->setPen(QPen(look.grid, 1));
    }
    time->setTickPen(QPen(look.muted, 1));
    time->setBasePen(QPen(look.grid, 1));
    time->setTickLength(0, 4);
    for (std::size_t i = 0; i < plots.size(); ++i) {
        const LaneLine &line = lane.lines[i];
        plots[i]->setColor(line.style == LaneLine::Style::Stack ? look.fillColor(line) : look.lineColor(line));
        if (right && line.rightAxis)
            right->setTickLabelColor(look.lineColor(line));
    }
}

void TimelineFigure::LaneView::setUnit(double upper)
{
    const Scaled scaled = scaledUnit(lane.unit, upper);
    leftValues->setDivisor(scaled.divisor);
    unit = scaled.unit;
}

void TimelineFigure::LaneView::scaleLeft(const Columns &columns)
{
    double data = 0, level = 0;
    for (std::size_t i = 0; i < lane.lines.size(); ++i) {
        const LaneLine &line = lane.lines[i];
        if (!line.rightAxis)
            (line.style == LaneLine::Style::Level ? level : data)
                = top(columns[i], line.style == LaneLine::Style::Level ? level : data);
    }
    if (lane.scale == Lane::Scale::Percent) {
        left->setRange(0, 100);
        setUnit(100);
    } else if (lane.scale == Lane::Scale::Log) {
        left->setRange(LowestMillis, std::max(10.0, data * 1.5));
        unit.clear(); // each tick names its own
    } else {
        double shown = data;
        for (std::size_t i = 0; i < lane.lines.size(); ++i)
            if (lane.lines[i].style == LaneLine::Style::Level) {
                const double value = top(columns[i], 0);
                const bool far = data > 0 && value > data * FarAbove;
                offScale[i] = far ? valueText(value, lane.unit) : QString();
                shown = far ? shown : std::max(shown, value);
            }
        const double upper = roundUpper(shown, intervals);
        left->setRange(0, upper);
        setUnit(upper);
    }
}

void TimelineFigure::LaneView::scaleRight(const Columns &columns)
{
    if (!right)
        return;
    double data = 0;
    for (std::size_t i = 0; i < lane.lines.size(); ++i)
        if (lane.lines[i].rightAxis)
            data = top(columns[i], data);
    right->setRange(0, roundUpper(std::max(1.0, data), intervals));
}

void TimelineFigure::LaneView::show(Columns columns)
{
    intervals = tickIntervals(rect->height(), QFontMetrics(left->tickLabelFont()).height());
    leftValues->setTickCount(lane.scale == Lane::Scale::Percent ? std::min(intervals, 2) : intervals);
    decades->setTickCount(intervals + 1);
    if (rightValues)
        rightValues->setTickCount(intervals);
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (hidden[i])
            columns[i].clear(); // takes no part in the scale either
    scaleLeft(columns);
    scaleRight(columns);
    for (std::size_t i = 0; i < plots.size(); ++i) {
        plots[i]->setVisible(offScale[i].isEmpty());
        plots[i]->setColumns(std::move(columns[i]));
    }
}

LaneHeadings::Heading TimelineFigure::LaneView::heading(const FigureLook &look) const
{
    LaneHeadings::Heading made;
    const QRect inner = rect->rect(), outer = rect->outerRect();
    made.room = QRectF(inner.left(), outer.top(), inner.width(), inner.top() - outer.top());
    made.words.push_back({ lane.title, look.text, true });
    if (!unit.isEmpty())
        made.words.push_back({ unit, look.muted, false });
    for (std::size_t i = 0; i < lane.lines.size(); ++i) {
        const LaneLine &line = lane.lines[i];
        QString word = line.name;
        if (!offScale[i].isEmpty() && !hidden[i])
            word += QLatin1Char(' ') + offScale[i] + QStringLiteral(" ↑");
        (line.rightAxis ? made.rightWords : made.words)
            .push_back({ word, hidden[i] ? look.muted : look.lineColor(line), false, static_cast<int>(i), hidden[i] });
    }
    return made;
}

} // namespace gui
