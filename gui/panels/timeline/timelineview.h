// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/panel.h"
#include "gui/api/timelinefigure.h"

namespace gui {

/// The figure with mouse and keyboard. Everything goes through TimeAxis and Focus.
///
/// Wheel: zoom at the pointer. Shift or sideways wheel: pan. Left drag: select. Middle or Ctrl+left drag: pan. Double
/// click on a band: its incident. Keys: + - zoom, arrows pan, Home End, 0 all, Return zooms to the selection, Escape
/// drops it and the marks, A and B keep the moment under the pointer, G brings the incident in focus into view. A click
/// on the name of a line hides the line or shows it again.
class TimelineView : public TimelineFigure {
    Q_OBJECT
public:
    TimelineView(const ViewContext &context, QWidget *parent);

    void zoomToSelection();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    enum class Drag { None, Select, Pan };
    void zoomAtCursor(double factor);
    void setMarkHere(TimeAxis::Mark which);
    model::Nanos timeOf(const QPointF &position) const;

    ViewContext m_view;
    Drag m_drag = Drag::None;
    QPointF m_pressedAt;
    model::Nanos m_pressedTime = 0;
    model::TimeRange m_pressedWindow;
};

} // namespace gui
