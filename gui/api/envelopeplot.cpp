// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/envelopeplot.h"

#include <algorithm>
#include <cmath>

namespace gui {

using Style = LaneLine::Style;

EnvelopePlot::EnvelopePlot(QCPAxis *keyAxis, QCPAxis *valueAxis, const LaneLine &line)
    : QCPAbstractPlottable(keyAxis, valueAxis)
    , m_style(line.style)
    , m_steps(line.steps)
{
    setSelectable(QCP::stNone);
}

QCPRange EnvelopePlot::getKeyRange(bool &found, QCP::SignDomain) const
{
    found = !m_columns.empty();
    return found ? QCPRange(m_columns.front().from, m_columns.back().to) : QCPRange();
}

QCPRange EnvelopePlot::getValueRange(bool &found, QCP::SignDomain, const QCPRange &) const
{
    found = !m_columns.empty();
    QCPRange range;
    for (const PlotColumn &column : m_columns)
        range.expand(QCPRange(column.low, column.high));
    return range;
}

double EnvelopePlot::x(double key) const { return mKeyAxis->coordToPixel(key); }

/// A logarithmic axis has no place for zero: such values lie on its lower edge.
double EnvelopePlot::y(double value) const
{
    const QCPRange range = mValueAxis->range();
    return mValueAxis->coordToPixel(std::clamp(value, range.lower, range.upper));
}

bool EnvelopePlot::sparse() const { return static_cast<int>(m_columns.size()) * 6 < mKeyAxis->axisRect()->width(); }

void EnvelopePlot::draw(QCPPainter *painter)
{
    if (!mKeyAxis || !mValueAxis || m_columns.empty())
        return;
    switch (m_style) {
    case Style::Stack:
        drawFill(painter);
        break;
    case Style::Area:
        drawFill(painter);
        [[fallthrough]];
    case Style::Line:
        drawLine(painter);
        break;
    case Style::Level:
        drawLevel(painter);
        break;
    case Style::Dots:
        drawDots(painter);
        break;
    }
}

/// Neighbours of the same height become one rectangle. Edges on whole pixels leave no seams.
void EnvelopePlot::drawFill(QCPPainter *painter) const
{
    QColor color = m_color;
    if (m_style == Style::Area)
        color.setAlpha(46);
    painter->setAntialiasing(false);
    const double left = mKeyAxis->axisRect()->left() - 1.0, right = mKeyAxis->axisRect()->right() + 1.0;
    QRectF pending;
    const auto flush = [&] {
        if (pending.width() > 0 && pending.height() > 0)
            painter->fillRect(pending, color);
        pending = {};
    };
    for (const PlotColumn &column : m_columns) {
        const double x0 = std::clamp(std::round(x(column.from)), left, right);
        const double x1 = std::clamp(std::max(std::round(x(column.to)), x0 + 1), left, right + 1);
        const double top = std::round(y(column.high)), bottom = std::round(y(column.low));
        const bool joins = pending.right() >= x0 && pending.top() == top && pending.bottom() == bottom;
        if (joins) {
            pending.setRight(std::max(pending.right(), x1));
            continue;
        }
        flush();
        pending = QRectF(QPointF(x0, top), QPointF(x1, bottom));
    }
    flush();
}

/// A hairline of one device pixel; on paper that would be too fine to see.
double EnvelopePlot::thinWidth(const QCPPainter &painter) const
{
    return painter.modes().testFlag(QCPPainter::pmNonCosmetic) ? 0.75 : 0;
}

/// Means: level over the interval, upright in between.
void EnvelopePlot::drawSteps(QCPPainter *painter) const
{
    QPen pen(m_color, 1.5);
    pen.setCapStyle(Qt::FlatCap);
    painter->setAntialiasing(true);
    painter->setPen(pen);
    QPolygonF path;
    const auto flush = [&] {
        if (path.size() > 1)
            painter->drawPolyline(path);
        path.clear();
    };
    for (const PlotColumn &column : m_columns) {
        if (column.opens)
            flush();
        const double level = y(column.high);
        path << QPointF(x(column.from), level) << QPointF(x(column.to), level);
    }
    flush();
}

void EnvelopePlot::drawLine(QCPPainter *painter) const
{
    const bool few = sparse();
    if (few && m_steps)
        return drawSteps(painter);
    const QPen pen(m_color, few ? 1.5 : thinWidth(*painter));
    QVector<QLineF> strokes;
    QVector<QPointF> alone;
    QPointF last;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const PlotColumn &column = m_columns[i];
        // An area is drawn from zero up: its line runs along the top.
        const double low = m_style == Style::Area ? column.high : column.low;
        QPointF a(x(column.at), y(low)), b(x(column.at), y(column.high));
        if (!column.opens && std::fabs(last.y() - b.y()) < std::fabs(last.y() - a.y()))
            std::swap(a, b);
        if (!column.opens)
            strokes << QLineF(last, a);
        else if (i + 1 == m_columns.size() || m_columns[i + 1].opens)
            alone << a;
        if (a != b)
            strokes << QLineF(a, b);
        last = b;
    }
    painter->setAntialiasing(few);
    painter->setPen(pen);
    painter->drawLines(strokes);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_color);
    painter->setAntialiasing(true);
    if (few && m_columns.size() * 14 < static_cast<std::size_t>(mKeyAxis->axisRect()->width()))
        for (const PlotColumn &column : m_columns)
            painter->drawEllipse(QPointF(x(column.at), y(column.high)), 2, 2);
    for (const QPointF &point : std::as_const(alone))
        painter->drawEllipse(point, 2, 2);
}

/// Thresholds hardly move: stretches of one height become one stroke, long enough for its dashes to show.
void EnvelopePlot::drawLevel(QCPPainter *painter) const
{
    QPen pen(m_color, thinWidth(*painter));
    pen.setDashPattern({ 6, 4 });
    painter->setAntialiasing(false);
    painter->setPen(pen);
    QLineF stroke;
    const auto flush = [&] {
        if (stroke.dx() > 0)
            painter->drawLine(stroke);
    };
    for (const PlotColumn &column : m_columns) {
        const QPointF from(x(column.from), std::round(y(column.high))), to(x(column.to), from.y());
        if (!column.opens && stroke.y2() == to.y()) {
            stroke.setP2(to);
            continue;
        }
        flush();
        stroke = QLineF(from, to);
    }
    flush();
}

void EnvelopePlot::drawDots(QCPPainter *painter) const
{
    painter->setPen(Qt::NoPen);
    QColor color = m_color;
    color.setAlpha(200);
    painter->setBrush(color);
    painter->setAntialiasing(true);
    const double radius = sparse() ? 2.5 : 1.5;
    for (const PlotColumn &column : m_columns) {
        const double px = x(column.at), high = y(column.high), low = y(column.low);
        painter->drawEllipse(QPointF(px, high), radius, radius);
        if (low - high > 2 * radius)
            painter->drawEllipse(QPointF(px, low), radius, radius);
    }
}

} // namespace gui
