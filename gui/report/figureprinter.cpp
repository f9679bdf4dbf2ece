// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/figureprinter.h"

#include "gui/api/timelinefigure.h"
#include "gui/report/svgclip.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <algorithm>

namespace gui::report {

FigurePrinter::FigurePrinter(std::shared_ptr<const Session> session)
    : m_plot(std::make_unique<TimelineFigure>())
{
    m_plot->setPaperLook(true);
    m_plot->setSession(std::move(session));
}

FigurePrinter::~FigurePrinter() = default;

QSize FigurePrinter::sizeOf(const Figure &figure)
{
    // As high as it has lanes, so that one lane looks the same in every recording. The lanes depend on incident and
    // window.
    m_plot->setSelectedIncident(figure.incident);
    m_plot->setWindow(figure.window);
    return { 760, 60 + (figure.tall ? 76 : 56) * std::max(2, m_plot->laneCount()) };
}

void FigurePrinter::prepare(const Figure &figure)
{
    m_plot->resize(sizeOf(figure));
    m_plot->replot(QCustomPlot::rpImmediateRefresh);
}

void FigurePrinter::draw(QPainter *painter, const QRectF &rect, const Figure &figure)
{
    prepare(figure);
    const QSize size = sizeOf(figure);
    auto *vectors = static_cast<QCPPainter *>(painter);
    vectors->save();
    vectors->translate(rect.topLeft());
    vectors->scale(rect.width() / size.width(), rect.height() / size.height());
    vectors->setMode(QCPPainter::pmVectorized);
    vectors->setMode(QCPPainter::pmNoCaching);
    vectors->setMode(QCPPainter::pmNonCosmetic);
    m_plot->toPainter(vectors, size.width(), size.height());
    vectors->restore();
}

QString FigurePrinter::svg(const Figure &figure, const QString &prefix)
{
    prepare(figure);
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
        m_plot->toPainter(&painter, size.width(), size.height());
    }
    QString text = QString::fromUtf8(buffer.data());
    text = text.mid(text.indexOf(QLatin1String("<svg")));
    static const QRegularExpression head(QStringLiteral("^<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    text.replace(head, QStringLiteral("<svg"));
    text.replace(QLatin1String(" id=\""), QLatin1String(" id=\"") + prefix);
    text.replace(QLatin1String("url(#"), QLatin1String("url(#") + prefix);
    text.replace(QLatin1String("xlink:href=\"#"), QLatin1String("xlink:href=\"#") + prefix);
    QList<QRect> lanes;
    for (int lane = 0; lane < m_plot->laneCount(); ++lane)
        lanes << m_plot->laneRect(lane);
    return clippedToLanes(text, lanes, prefix);
}

} // namespace gui::report
