// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/envelopeplot.h"
#include "gui/api/panel.h"

#include <QPixmap>

namespace gui {

/// The whole recording in a narrow strip: what hurt as a thin line, the incidents, and the window as a frame that can
/// be dragged. Horizontally aligned with the lanes below it.
class OverviewStrip : public QWidget {
    Q_OBJECT
public:
    OverviewStrip(const ViewContext &context, QWidget *parent);
    void setSession(std::shared_ptr<const Session> session);
    /// Left and right edge of the lanes, in pixels of this widget.
    void setSpan(int left, int right);
    QSize sizeHint() const override;
    QRectF windowFrame() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    double x(model::Nanos t) const;
    model::Nanos timeAt(double x) const;
    void fetch();
    void paintLine(QPainter &painter);
    void paintIncidents(QPainter &painter);
    void paintWindow(QPainter &painter);
    int incidentAt(double x) const;

    ViewContext m_view;
    std::shared_ptr<const Session> m_session;
    std::vector<PlotColumn> m_columns;
    Lane m_lane;
    std::optional<std::pair<model::TimeRange, int>> m_fetched;
    int m_left = 0, m_right = 0;
    model::Nanos m_grab = 0; ///< from the window's start to where it was seized
};

} // namespace gui
