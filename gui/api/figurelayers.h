// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/bandstrips.h"
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

/// Incidents: pale bands behind all lanes; over them the selected one in the marker's colour.
class IncidentBands : public FigureLayer {
    Q_OBJECT
public:
    using FigureLayer::FigureLayer;
    void set(
        std::vector<BandStrip> strips, std::optional<BandStrip> selected, const QRectF &area, const FigureLook &look);

protected:
    void draw(QCPPainter *painter) override;

private:
    std::vector<BandStrip> m_strips;
    std::optional<BandStrip> m_selected;
    QRectF m_area;
    QColor m_ground, m_band, m_accent, m_edge;
};

/// Title, unit and the names of the lines above a lane.
class LaneHeadings : public FigureLayer {
    Q_OBJECT
public:
    struct Word {
        QString text;
        QColor color;
        bool strong = false;
        int line = -1; ///< of the lane, that this word names; -1: none
        bool struck = false; ///< the line is hidden
    };
    struct Heading {
        QRectF room;
        std::vector<Word> words;
        std::vector<Word> rightWords; ///< beside the right-hand axis
    };
    using FigureLayer::FigureLayer;
    void set(std::vector<Heading> headings, const FigureLook &look);
    /// Lane and line whose name was drawn at a widget pixel.
    std::optional<std::pair<int, int>> lineAt(const QPointF &position) const;

protected:
    void draw(QCPPainter *painter) override;

private:
    struct Drawn {
        QRectF box;
        int lane, line;
    };
    void put(QCPPainter &painter, const Word &word, const QRectF &box, int lane);
    void drawHeading(QCPPainter &painter, const Heading &heading, int lane);

    std::vector<Drawn> m_drawn;
    std::vector<Heading> m_headings;
    QFont m_label, m_title;
};

/// The cursor, the kept marks and the range selected with the mouse. Lies on a layer with its own buffer, so that
/// moving it does not draw the lanes again.
class CursorLine : public FigureLayer {
    Q_OBJECT
public:
    using FigureLayer::FigureLayer;
    void set(std::optional<double> cursor, std::optional<std::pair<double, double>> selection, const QRectF &area,
        const FigureLook &look);
    void setMarks(std::vector<std::pair<double, QString>> marks) { m_marks = std::move(marks); }
    void setCaption(const QString &caption) { m_caption = caption; } ///< inside the selection: its length

protected:
    void draw(QCPPainter *painter) override;

private:
    void drawSelection(QCPPainter &painter) const;
    void drawMarks(QCPPainter &painter) const;

    std::vector<std::pair<double, QString>> m_marks; ///< pixel, letter
    std::optional<double> m_cursor;
    std::optional<std::pair<double, double>> m_selection;
    QString m_caption;
    QRectF m_area;
    QColor m_line, m_shade, m_text, m_ground;
    QFont m_font;
};

} // namespace gui
