// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/timeline/timelineview.h"

#include "gui/api/wording.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>

#include <cmath>

namespace gui {

namespace {

constexpr double ZoomStep = 0.8; ///< a notch of the wheel
constexpr double PanStep = 0.1;

/// Scroll areas would take the wheel for themselves; a plain pan needs both directions.
double notches(const QPoint &delta) { return (delta.y() != 0 ? delta.y() : delta.x()) / 120.0; }

} // namespace

TimelineView::TimelineView(const ViewContext &context, QWidget *parent)
    : TimelineFigure(parent)
    , m_view(context)
{
    setObjectName(QStringLiteral("timeline"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(tr("Lanes over a shared time axis. Plus and minus zoom, the arrow keys move, 0 shows "
                                "everything, G goes to the incident."));
    const TimeAxis &time = m_view.time;
    setWindow(time.window());
    connect(&time, &TimeAxis::windowChanged, this, &TimelineFigure::setWindow);
    connect(&time, &TimeAxis::cursorChanged, this, [this] { setCursorTime(m_view.time.cursor()); });
    connect(
        &time, &TimeAxis::selectionChanged, this, [this] { TimelineFigure::setSelection(m_view.time.selection()); });
    connect(&time, &TimeAxis::marksChanged, this,
        [this] { setMarks(m_view.time.mark(TimeAxis::MarkA), m_view.time.mark(TimeAxis::MarkB)); });
    connect(&m_view.focus, &Focus::incidentChanged, this, &TimelineFigure::setSelectedIncident);
}

model::Nanos TimelineView::timeOf(const QPointF &position) const { return timeAt(position.x()); }

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position();
    m_pressedTime = timeOf(event->position());
    m_pressedWindow = m_view.time.window();
    const bool pan = event->button() == Qt::MiddleButton
        || (event->button() == Qt::LeftButton && event->modifiers() & Qt::ControlModifier);
    if (pan)
        m_drag = Drag::Pan;
    else if (event->button() == Qt::LeftButton)
        m_drag = Drag::Select;
    if (m_drag == Drag::Pan)
        QCustomPlot::setCursor(Qt::ClosedHandCursor);
    event->accept();
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_drag == Drag::Pan) {
        // From where the drag began: the time under the pointer stays under it.
        const double share = (m_pressedAt.x() - event->position().x()) / std::max(1, lanesArea().width());
        const auto shift = static_cast<model::Nanos>(share * static_cast<double>(m_pressedWindow.length()));
        m_view.time.setWindow({ m_pressedWindow.from + shift, m_pressedWindow.to + shift });
    } else {
        m_view.time.setCursor(timeOf(event->position()));
        if (m_drag == Drag::None)
            QCustomPlot::setCursor(isLegendAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
        const bool far = (event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
        if (m_drag == Drag::Select && (far || m_view.time.selection()))
            m_view.time.setSelection(model::TimeRange{ std::min(m_pressedTime, timeOf(event->position())),
                std::max(m_pressedTime, timeOf(event->position())) });
    }
    event->accept();
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool clicked = (event->position() - m_pressedAt).manhattanLength() < QApplication::startDragDistance();
    if (m_drag == Drag::Select && clicked && !toggleLineAt(event->position()))
        m_view.time.setSelection(std::nullopt);
    if (m_drag == Drag::Pan)
        unsetCursor();
    m_drag = Drag::None;
    event->accept();
}

void TimelineView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const int incident = incidentAt(event->position().x()))
        m_view.focus.visitIncident(incident);
    event->accept();
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const bool sideways = event->modifiers() & Qt::ShiftModifier || std::abs(delta.x()) > std::abs(delta.y());
    if (sideways)
        m_view.time.pan(-notches(delta) * PanStep);
    else
        m_view.time.zoom(std::pow(ZoomStep, notches(delta)), timeOf(event->position()));
    event->accept();
}

void TimelineView::zoomAtCursor(double factor)
{
    const model::TimeRange window = m_view.time.window();
    const auto cursor = m_view.time.cursor();
    m_view.time.zoom(factor, cursor && window.contains(*cursor) ? *cursor : window.from + window.length() / 2);
}

/// At the pointer; a mark set there already goes away.
void TimelineView::setMarkHere(TimeAxis::Mark which)
{
    const auto cursor = m_view.time.cursor();
    if (cursor)
        m_view.time.setMark(which, m_view.time.mark(which) == cursor ? std::nullopt : cursor);
}

void TimelineView::zoomToSelection()
{
    if (const auto selection = m_view.time.selection()) {
        m_view.time.setWindow(*selection);
        m_view.time.setSelection(std::nullopt);
    }
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    TimeAxis &time = m_view.time;
    const model::TimeRange extent = time.extent();
    const model::Nanos length = time.window().length();
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomAtCursor(0.5);
    case Qt::Key_Minus:
        return zoomAtCursor(2);
    case Qt::Key_Left:
        return time.pan(-PanStep);
    case Qt::Key_Right:
        return time.pan(PanStep);
    case Qt::Key_Home:
        return time.setWindow({ extent.from, extent.from + length });
    case Qt::Key_End:
        return time.setWindow({ extent.to - length, extent.to });
    case Qt::Key_0:
        return time.showAll();
    case Qt::Key_G:
        return m_view.focus.visitIncident(m_view.focus.incident());
    case Qt::Key_A:
        return setMarkHere(TimeAxis::MarkA);
    case Qt::Key_B:
        return setMarkHere(TimeAxis::MarkB);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return zoomToSelection();
    case Qt::Key_Escape:
        if (time.selection())
            return time.setSelection(std::nullopt);
        time.setMark(TimeAxis::MarkA, std::nullopt);
        time.setMark(TimeAxis::MarkB, std::nullopt);
        [[fallthrough]];
    default:
        TimelineFigure::keyPressEvent(event);
    }
}

void TimelineView::leaveEvent(QEvent *event)
{
    TimelineFigure::leaveEvent(event);
    m_view.time.setCursor(std::nullopt);
}

void TimelineView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *zoom = menu->addAction(tr("Zoom to selection\tReturn"), this, &TimelineView::zoomToSelection);
    zoom->setEnabled(m_view.time.selection().has_value());
    const model::Nanos here = timeOf(event->pos());
    menu->addAction(tr("Set mark A here\tA"), this, [this, here] { m_view.time.setMark(TimeAxis::MarkA, here); });
    menu->addAction(tr("Set mark B here\tB"), this, [this, here] { m_view.time.setMark(TimeAxis::MarkB, here); });
    menu->addAction(tr("Show everything\t0"), this, [this] { m_view.time.showAll(); });
    if (const int incident = incidentAt(event->pos().x()))
        menu->addAction(tr("Show this incident"), this, [this, incident] { m_view.focus.visitIncident(incident); });
    menu->popup(event->globalPos());
}

} // namespace gui
