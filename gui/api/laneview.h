// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/envelopeplot.h"
#include "gui/api/figurelayers.h"
#include "gui/api/tickers.h"
#include "gui/api/timelinefigure.h"

namespace gui {

/// One lane of the figure: its axes, its plottables, and how the values are scaled.
struct TimelineFigure::LaneView {
    Lane lane;
    QCPAxisRect *rect = nullptr;
    QCPAxis *time = nullptr, *left = nullptr, *right = nullptr; ///< right only when a line uses it
    QSharedPointer<WallClockTicker> ticker;
    QSharedPointer<ValueTicker> leftValues, rightValues;
    QSharedPointer<DecadeTicker> decades;
    std::vector<EnvelopePlot *> plots; ///< one a line
    QString unit; ///< of the left axis, scaled: "MB/s"
    int intervals = 2; ///< between the ticks of the value axes
    std::vector<bool> hidden; ///< one a line: switched off by the user
    std::vector<QString> offScale; ///< one a line: the value of a threshold that lies above the lane

    void build(QCustomPlot &plot, QCPMarginGroup &margins);
    void applyLook(const FigureLook &look);
    Lane drawnLane() const; ///< the lane without what hidden lines would add to a stack
    void show(std::vector<std::vector<PlotColumn>> columns);
    LaneHeadings::Heading heading(const FigureLook &look) const;

private:
    void scaleLeft(const std::vector<std::vector<PlotColumn>> &columns);
    void scaleRight(const std::vector<std::vector<PlotColumn>> &columns);
    void setUnit(double upper);
};

} // namespace gui
