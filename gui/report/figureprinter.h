// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/compared.h"
#include "gui/api/session.h"
#include "gui/report/document.h"

#include <QByteArray>
#include <QSize>

#include <memory>

class QCustomPlot;
class QPainter;
class QRectF;

namespace gui {
class ComparisonFigure;
class TimelineFigure;
} // namespace gui

namespace gui::report {

/// Draws the window's own timeline figure on paper, as vectors.
class FigurePrinter {
public:
    explicit FigurePrinter(std::shared_ptr<const Session> session, std::shared_ptr<const Compared> compared = nullptr);
    ~FigurePrinter();
    /// Pixels of the figure as if on a screen; text is 11 pixels high in it.
    QSize sizeOf(const Figure &figure);
    /// `painter` must be a QCPPainter.
    void draw(QPainter *painter, const QRectF &rect, const Figure &figure);
    /// An <svg> element without prolog, to stand inside HTML; `prefix` keeps its ids apart from those of other figures.
    QString svg(const Figure &figure, const QString &prefix);

private:
    QCustomPlot &prepare(const Figure &figure);
    std::shared_ptr<const Compared> m_compared;
    std::unique_ptr<TimelineFigure> m_plot;
    std::unique_ptr<ComparisonFigure> m_pair;
};

} // namespace gui::report
