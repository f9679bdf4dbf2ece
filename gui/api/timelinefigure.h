// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/time.h"
#include "gui/api/session.h"

#include <qcustomplot.h>

namespace gui {

/// Stacked lanes on one time axis: CPU, disk utilisation and queue, await, throughput, dirty pages with both thresholds
/// and the freerun line, application writes; incident bands through all lanes. Drawn from the session's envelopes, so its
/// cost does not grow with the samples. Knows nothing of mouse and keyboard: the timeline panel adds those, the report
/// prints it.
class TimelineFigure : public QCustomPlot {
    Q_OBJECT
public:
    explicit TimelineFigure(QWidget *parent = nullptr);
    void setSession(std::shared_ptr<const Session> session); ///< builds the lanes; null empties the figure
    void setWindow(model::TimeRange window);                 ///< what is shown
    model::TimeRange window() const;
    void setSelectedIncident(int id); ///< 0: none
    void setCursorTime(std::optional<model::Nanos> t);
    /// Light colours and pixel-sized fonts whatever the palette is, for paper.
    void setPaperLook(bool paper);
    int laneCount() const;
    QString laneTitle(int lane) const;
    QRect laneRect(int lane) const; ///< of the plotting area, in widget pixels
    model::Nanos timeAt(double x) const; ///< of a widget pixel
    double pixelAt(model::Nanos t) const;
};

} // namespace gui
