// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/timeline/overviewstrip.h"

#include "gui/api/bandstrips.h"
#include "gui/api/figurelook.h"
#include "gui/api/lanedata.h"
#include "gui/api/spans.h"
#include "gui/api/wording.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gui {

namespace {
constexpr int StripHeight = 38, MarkHeight = 6;
}

OverviewStrip::OverviewStrip(const ViewContext &context, QWidget *parent)
    : QWidget(parent)
    , m_view(context)
{
    setObjectName(QStringLiteral("overview"));
    setAccessibleName(tr("Overview of the whole recording"));
    setToolTip(tr("The whole recording. Drag the frame to move the window, double-click to show everything."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto redraw = [this] { update(); };
    connect(&m_view.time, &TimeAxis::extentChanged, this, redraw);
    connect(&m_view.time, &TimeAxis::windowChanged, this, redraw);
    connect(&m_view.focus, &Focus::incidentChanged, this, redraw);
}

void OverviewStrip::setSession(std::shared_ptr<const Session> session)
{
    m_session = std::move(session);
    m_fetched.reset();
    m_columns.clear();
    update();
}

void OverviewStrip::setSpan(int left, int right)
{
    if (left == m_left && right == m_right)
        return;
    m_left = left;
    m_right = right;
    update();
}

QSize OverviewStrip::sizeHint() const { return { 200, StripHeight }; }

double OverviewStrip::x(model::Nanos t) const
{
    const model::TimeRange extent = m_view.time.extent();
    return m_left + static_cast<double>(t - extent.from) / static_cast<double>(extent.length()) * (m_right - m_left);
}

model::Nanos OverviewStrip::timeAt(double px) const
{
    const model::TimeRange extent = m_view.time.extent();
    const double share = (px - m_left) / std::max(1, m_right - m_left);
    return extent.from + static_cast<model::Nanos>(share * static_cast<double>(extent.length()));
}

QRectF OverviewStrip::windowFrame() const
{
    const model::TimeRange window = m_view.time.window();
    const double left = x(window.from), right = std::max(x(window.to), left + 6);
    return { left, 1, right - left, height() - 2.0 };
}

void OverviewStrip::fetch()
{
    const std::pair wanted(m_view.time.extent(), std::max(16, m_right - m_left));
    if (!m_session || m_fetched == wanted)
        return;
    m_fetched = wanted;
    m_lane = overviewLane(*m_session, { isPlaced(*m_session, wanted.first), wanted.first, {} });
    m_columns.clear();
    if (!m_lane.lines.empty())
        m_columns = laneColumns(*m_session, m_lane, wanted.first, wanted.second, wanted.first.from).front();
}

void OverviewStrip::paintEvent(QPaintEvent *)
{
    fetch();
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_session)
        return;
    const QColor ground = mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.05);
    painter.fillRect(QRect(m_left, 1, m_right - m_left, height() - 2), ground);
    paintIncidents(painter);
    paintLine(painter);
    paintWindow(painter);
}

/// By the square root: a stall stands out, and what is a hundred times smaller can still be seen.
void OverviewStrip::paintLine(QPainter &painter)
{
    const double top = highest(m_columns).value_or(0);
    if (top <= 0)
        return;
    const double room = height() - MarkHeight - 4.0;
    const auto level = [top](double value) { return std::sqrt(std::max(0.0, value) / top); };
    const model::Nanos origin = m_view.time.extent().from;
    const QColor color = FigureLook::fromPalette(palette(), font()).lineColor(m_lane.lines.front());
    const bool wide = m_lane.lines.front().steps;
    for (const PlotColumn &column : m_columns) {
        const double left = std::round(x(origin + model::fromSeconds(wide ? column.from : column.at)));
        const double right = std::max(left + 1, std::round(x(origin + model::fromSeconds(column.to))));
        const double tall = std::round(room * std::clamp(level(column.high), 0.0, 1.0));
        painter.fillRect(QRectF(left, height() - 2 - tall, wide ? right - left : 1, tall), color);
    }
}

void OverviewStrip::paintIncidents(QPainter &painter)
{
    const bool placed = isPlaced(*m_session, m_view.time.extent());
    const FigureLook look = FigureLook::fromPalette(palette(), font());
    std::vector<std::pair<double, double>> bands;
    const model::Incident *chosen = m_session->incident(m_view.focus.incident());
    for (const model::Incident &incident : m_session->analysis().incidents)
        if (incident.placed == placed && &incident != chosen)
            bands.emplace_back(x(incident.span.from), x(incident.span.to));
    QColor color = verdictColor(model::Verdict::In, look.dark);
    for (const BandStrip &strip : bandStrips(std::move(bands), 2)) {
        color.setAlphaF(static_cast<float>(strip.strength));
        painter.fillRect(QRectF(strip.left, 1, strip.right - strip.left, MarkHeight), color);
    }
    if (!chosen || chosen->placed != placed)
        return;
    const double left = std::round(x(chosen->span.from)), right = std::max(std::round(x(chosen->span.to)), left + 2);
    painter.fillRect(QRectF(left - 1, 1, right - left + 2, height() - 2), look.accent);
    painter.fillRect(QRectF(left - 1, 1, right - left + 2, MarkHeight), look.accentEdge);
}

void OverviewStrip::paintWindow(QPainter &painter)
{
    const QRectF frame = windowFrame();
    QColor shade = palette().color(QPalette::Base);
    shade.setAlpha(150);
    painter.fillRect(QRectF(m_left, 0, frame.left() - m_left, height()), shade);
    painter.fillRect(QRectF(frame.right(), 0, m_right - frame.right(), height()), shade);
    painter.setPen(QPen(mixed(palette().color(QPalette::Text), palette().color(QPalette::Base), 0.25), 1));
    painter.drawRect(frame.adjusted(0, 0, -1, -1));
}

int OverviewStrip::incidentAt(double px) const
{
    const model::TimeRange hit{ timeAt(px - 3), timeAt(px + 3) };
    const bool placed = isPlaced(*m_session, m_view.time.extent());
    for (const model::Incident &incident : m_session->analysis().incidents)
        if (incident.placed == placed && incident.span.overlaps(hit))
            return incident.id;
    return 0;
}

void OverviewStrip::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_session)
        return;
    const double px = event->position().x();
    const model::TimeRange window = m_view.time.window();
    if (!windowFrame().adjusted(-3, 0, 3, 0).contains(event->position())) {
        if (const int incident = event->position().y() < MarkHeight + 3 ? incidentAt(px) : 0) {
            m_view.focus.visitIncident(incident);
            return;
        }
        const model::Nanos from = timeAt(px) - window.length() / 2;
        m_view.time.setWindow({ from, from + window.length() });
    }
    m_grab = timeAt(px) - m_view.time.window().from;
}

void OverviewStrip::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton) || !m_session)
        return;
    const model::Nanos from = timeAt(event->position().x()) - m_grab;
    m_view.time.setWindow({ from, from + m_view.time.window().length() });
}

void OverviewStrip::mouseDoubleClickEvent(QMouseEvent *) { m_view.time.showAll(); }

void OverviewStrip::wheelEvent(QWheelEvent *event)
{
    const double steps = event->angleDelta().y() / 120.0;
    m_view.time.zoom(std::pow(0.8, steps), timeAt(event->position().x()));
    event->accept();
}

} // namespace gui
