// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/lanes.h"

#include <qcustomplot.h>

#include <vector>

namespace gui {

/// Extremes of one line over one bucket of time; x in seconds since the figure's origin.
struct PlotColumn {
    double from = 0; ///< of what the value says: a fill reaches from here ...
    double to = 0; ///< ... to here; a line goes through the middle of the bucket, `at`
    double at = 0;
    double low = 0; ///< of a fill: its lower edge
    double high = 0;
    bool opens = false; ///< nothing known just before: the line starts anew here
};

/// Draws columns at a cost that depends on the pixels only: one vertical stroke a column, joined to its neighbour, with
/// pens one device pixel wide while the data are dense. Wide pens and brushed polygons cost seconds there.
class EnvelopePlot : public QCPAbstractPlottable {
    Q_OBJECT
public:
    EnvelopePlot(QCPAxis *keyAxis, QCPAxis *valueAxis, const LaneLine &line);

    void setColumns(std::vector<PlotColumn> columns) { m_columns = std::move(columns); }
    const std::vector<PlotColumn> &columns() const { return m_columns; }
    void setColor(const QColor &color) { m_color = color; }

    double selectTest(const QPointF &, bool, QVariant * = nullptr) const override { return -1; }
    QCPRange getKeyRange(bool &found, QCP::SignDomain domain = QCP::sdBoth) const override;
    QCPRange getValueRange(
        bool &found, QCP::SignDomain domain = QCP::sdBoth, const QCPRange &keys = QCPRange()) const override;

protected:
    void draw(QCPPainter *painter) override;
    void drawLegendIcon(QCPPainter *, const QRectF &) const override { }

private:
    void drawFill(QCPPainter *painter) const;
    void drawLine(QCPPainter *painter) const;
    void drawLevel(QCPPainter *painter) const;
    void drawSteps(QCPPainter *painter) const;
    double thinWidth(const QCPPainter &painter) const;
    void drawDots(QCPPainter *painter) const;
    double x(double key) const;
    double y(double value) const;
    bool sparse() const;

    LaneLine::Style m_style;
    bool m_steps;
    QColor m_color;
    std::vector<PlotColumn> m_columns;
};

} // namespace gui
