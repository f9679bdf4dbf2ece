// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/figurelayers.h"

#include <algorithm>
#include <cmath>

namespace gui {

void IncidentBands::set(std::vector<Band> bands, const QRectF &area, const FigureLook &look)
{
    m_bands = std::move(bands);
    m_area = area;
    m_band = look.band;
    m_accent = look.accent;
    m_edge = look.accentEdge;
}

void IncidentBands::draw(QCPPainter *painter)
{
    painter->setClipRect(m_area.adjusted(-1, 0, 1, 0));
    const auto rect = [this](const Band &band) {
        const double left = std::round(band.left),
                     right = std::max(std::round(band.right), left + (band.selected ? 2 : 1));
        return QRectF(left, m_area.top(), right - left, m_area.height());
    };
    for (const Band &band : m_bands)
        if (!band.selected)
            painter->fillRect(rect(band), m_band);
    for (const Band &band : m_bands) {
        if (!band.selected)
            continue;
        const QRectF r = rect(band);
        // Too narrow to show its ground: the edges alone.
        painter->fillRect(r, r.width() < 5 ? m_edge : m_accent);
        if (r.width() < 5)
            continue;
        painter->fillRect(QRectF(r.left() - 1, r.top(), 1, r.height()), m_edge);
        painter->fillRect(QRectF(r.right(), r.top(), 1, r.height()), m_edge);
    }
}

void LaneHeadings::set(std::vector<Heading> headings, const FigureLook &look)
{
    m_headings = std::move(headings);
    m_label = look.label;
    m_title = look.title;
}

void LaneHeadings::draw(QCPPainter *painter)
{
    const auto widthOf = [&](const Word &word) {
        return QFontMetricsF(word.strong ? m_title : m_label, painter->device()).horizontalAdvance(word.text);
    };
    const double gap = QFontMetricsF(m_label, painter->device()).averageCharWidth() * 1.6;
    const auto put = [&](const Word &word, double x, const QRectF &room, double width) {
        painter->setFont(word.strong ? m_title : m_label);
        painter->setPen(word.color);
        painter->drawText(QRectF(x, room.top(), width + 2, room.height()),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, word.text);
    };
    for (const Heading &heading : m_headings) {
        double end = heading.room.right();
        for (auto word = heading.rightWords.rbegin(); word != heading.rightWords.rend(); ++word) {
            end -= widthOf(*word);
            put(*word, end, heading.room, widthOf(*word));
            end -= gap;
        }
        double x = heading.room.left();
        for (const Word &word : heading.words) {
            const double width = widthOf(word);
            if (x + width > end) {
                put({ QStringLiteral("…"), word.color, false }, x, heading.room, gap);
                break;
            }
            put(word, x, heading.room, width);
            x += width + gap;
        }
    }
}

void CursorLine::set(std::optional<double> cursor, std::optional<std::pair<double, double>> selection,
    const QRectF &area, const FigureLook &look)
{
    m_cursor = cursor;
    m_selection = selection;
    m_area = area;
    m_line = look.cursor;
    m_shade = look.selection;
    m_text = look.text;
    m_ground = look.ground;
    m_font = look.title;
}

void CursorLine::draw(QCPPainter *painter)
{
    painter->setClipRect(m_area);
    if (m_selection) {
        const auto [left, right] = *m_selection;
        painter->fillRect(QRectF(left, m_area.top(), std::max(1.0, right - left), m_area.height()), m_shade);
        painter->setFont(m_font);
        const QSizeF size = QFontMetricsF(m_font, painter->device()).size(Qt::TextSingleLine, m_caption);
        const double x = std::clamp((left + right - size.width()) / 2, m_area.left() + 4,
            std::max(m_area.left() + 4, m_area.right() - size.width() - 4));
        const QRectF box(x, m_area.top() + 4, size.width(), size.height());
        painter->fillRect(box.adjusted(-4, -1, 4, 1), m_ground);
        painter->setPen(m_text);
        painter->drawText(box, Qt::AlignCenter | Qt::TextDontClip, m_caption);
    }
    if (m_cursor)
        painter->fillRect(QRectF(std::round(*m_cursor), m_area.top(), 1, m_area.height()), m_line);
}

} // namespace gui
