// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/figurelook.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

// What runs through all lanes of the timeline, or stands above them. Positions are widget pixels, set by the figure
// before each drawing.
namespace gui {

class FigureLayer : public QCPLayerable {
    Q_OBJECT
public:
    FigureLayer(QCustomPlot *plot, const QString &layer)
        : QCPLayerable(plot, layer)
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override { painter->setAntialiasing(false); }
};

/// Incidents: pale bands behind all lanes; the selected one in the marker's colour.
class IncidentBands : public FigureLayer {
    Q_OBJECT
public:
    struct Band {
        double left, right;
        bool selected;
    };
    using FigureLayer::FigureLayer;
    void set(std::vector<Band> bands, const QRectF &area, const FigureLook &look);

protected:
    void draw(QCPPainter *painter) override;

private:
    std::vector<Band> m_bands;
    QRectF m_area;
    QColor m_band, m_accent, m_edge;
};

/// Title, unit and the names of the lines above a lane.
class LaneHeadings : public FigureLayer {
    Q_OBJECT
public:
    struct Word {
        QString text;
        QColor color;
        bool strong = false;
    };
    struct Heading {
        QRectF room;
        std::vector<Word> words;
        std::vector<Word> rightWords; ///< beside the right-hand axis
    };
    using FigureLayer::FigureLayer;
    void set(std::vector<Heading> headings, const FigureLook &look);

protected:
    void draw(QCPPainter *painter) override;

private:
    std::vector<Heading> m_headings;
    QFont m_label, m_title;
};

/// The cursor and the range selected with the mouse. Lies on a layer with its own buffer, so that moving it does not
/// draw the lanes again.
class CursorLine : public FigureLayer {
    Q_OBJECT
public:
    using FigureLayer::FigureLayer;
    void set(std::optional<double> cursor, std::optional<std::pair<double, double>> selection, const QRectF &area,
        const FigureLook &look);
    void setCaption(const QString &caption) { m_caption = caption; } ///< inside the selection: its length

protected:
    void draw(QCPPainter *painter) override;

private:
    std::optional<double> m_cursor;
    std::optional<std::pair<double, double>> m_selection;
    QString m_caption;
    QRectF m_area;
    QColor m_line, m_shade, m_text, m_ground;
    QFont m_font;
};

} // namespace gui
