// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/figureprinter.h"

#include "gui/api/comparisonfigure.h"
#include "gui/api/timelinefigure.h"
#include "gui/report/svgclip.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <algorithm>

namespace gui::report {

FigurePrinter::FigurePrinter(std::shared_ptr<const Session> session, std::shared_ptr<const Compared> compared)
    : m_compared(std::move(compared))
    , m_plot(std::make_unique<TimelineFigure>())
    , m_pair(std::make_unique<ComparisonFigure>())
{
    m_plot->setPaperLook(true);
    m_pair->setPaperLook(true);
    m_plot->setSession(std::move(session));
}

FigurePrinter::~FigurePrinter() = default;

QSize FigurePrinter::sizeOf(const Figure &figure)
{
    if (figure.row > 0)
        return { 760, 230 };
    // As high as it has lanes, so that one lane looks the same in every recording. The lanes depend on incident and
    // window.
    m_plot->setSelectedIncident(figure.incident);
    m_plot->setWindow(figure.window);
    return { 760, 60 + (figure.tall ? 76 : 56) * std::max(2, m_plot->laneCount()) };
}

QCustomPlot &FigurePrinter::prepare(const Figure &figure)
{
    if (figure.row > 0)
        m_pair->setRow(m_compared, figure.row);
    QCustomPlot &plot = figure.row > 0 ? static_cast<QCustomPlot &>(*m_pair) : *m_plot;
    plot.resize(sizeOf(figure));
    plot.replot(QCustomPlot::rpImmediateRefresh);
    return plot;
}

void FigurePrinter::draw(QPainter *painter, const QRectF &rect, const Figure &figure)
{
    QCustomPlot &plot = prepare(figure);
    const QSize size = sizeOf(figure);
    auto *vectors = static_cast<QCPPainter *>(painter);
    vectors->save();
    vectors->translate(rect.topLeft());
    vectors->scale(rect.width() / size.width(), rect.height() / size.height());
    vectors->setMode(QCPPainter::pmVectorized);
    vectors->setMode(QCPPainter::pmNoCaching);
    vectors->setMode(QCPPainter::pmNonCosmetic);
    plot.toPainter(vectors, size.width(), size.height());
    vectors->restore();
}

QString FigurePrinter::svg(const Figure &figure, const QString &prefix)
{
    QCustomPlot &plot = prepare(figure);
    const QSize size = sizeOf(figure);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // 72 is the default and makes text a quarter too small
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    {
        QCPPainter painter;
        if (!painter.begin(&generator))
            return {};
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        painter.setMode(QCPPainter::pmNonCosmetic);
        plot.toPainter(&painter, size.width(), size.height());
    }
    QString text = QString::fromUtf8(buffer.data());
    text = text.mid(text.indexOf(QLatin1String("<svg")));
    static const QRegularExpression head(QStringLiteral("^<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    text.replace(head, QStringLiteral("<svg"));
    text.replace(QLatin1String(" id=\""), QLatin1String(" id=\"") + prefix);
    text.replace(QLatin1String("url(#"), QLatin1String("url(#") + prefix);
    text.replace(QLatin1String("xlink:href=\"#"), QLatin1String("xlink:href=\"#") + prefix);
    QList<QRect> lanes;
    for (int lane = 0; figure.row == 0 && lane < m_plot->laneCount(); ++lane)
        lanes << m_plot->laneRect(lane);
    return clippedToLanes(text, lanes, prefix);
}

} // namespace gui::report
