// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/api/figurelayers.h"

#include <algorithm>
#include <cmath>

namespace gui {

void IncidentBands::set(
    std::vector<BandStrip> strips, std::optional<BandStrip> selected, const QRectF &area, const FigureLook &look)
{
    m_strips = std::move(strips);
    m_selected = selected;
    m_area = area;
    m_ground = look.ground;
    m_band = look.band;
    m_accent = look.accent;
    m_edge = look.accentEdge;
}

void IncidentBands::draw(QCPPainter *painter)
{
    painter->setClipRect(m_area.adjusted(-1, 0, 1, 0));
    const auto column
        = [this](double left, double right) { return QRectF(left, m_area.top(), right - left, m_area.height()); };
    for (const BandStrip &strip : m_strips)
        painter->fillRect(column(strip.left, strip.right), mixed(m_ground, m_band, strip.strength));
    if (!m_selected)
        return;
    const double left = std::round(m_selected->left), right = std::max(std::round(m_selected->right), left + 2);
    // Too narrow to show its ground: the edges alone.
    const bool narrow = right - left < 5;
    painter->fillRect(column(left, right), narrow ? m_edge : m_accent);
    if (narrow)
        return;
    painter->fillRect(column(left - 1, left), m_edge);
    painter->fillRect(column(right, right + 1), m_edge);
}

void LaneHeadings::set(std::vector<Heading> headings, const FigureLook &look)
{
    m_headings = std::move(headings);
    m_label = look.label;
    m_title = look.title;
}

std::optional<std::pair<int, int>> LaneHeadings::lineAt(const QPointF &position) const
{
    for (const Drawn &drawn : m_drawn)
        if (drawn.box.adjusted(-2, 0, 2, 0).contains(position))
            return std::make_pair(drawn.lane, drawn.line);
    return std::nullopt;
}

void LaneHeadings::draw(QCPPainter *painter)
{
    m_drawn.clear();
    int lane = 0;
    for (const Heading &heading : m_headings)
        drawHeading(*painter, heading, lane++);
}

void LaneHeadings::put(QCPPainter &painter, const Word &word, const QRectF &box, int lane)
{
    QFont font = word.strong ? m_title : m_label;
    font.setStrikeOut(word.struck);
    painter.setFont(font);
    painter.setPen(word.color);
    painter.drawText(box.adjusted(0, 0, 2, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, word.text);
    if (word.line >= 0)
        m_drawn.push_back({ box, lane, word.line });
}

void LaneHeadings::drawHeading(QCPPainter &painter, const Heading &heading, int lane)
{
    const auto widthOf = [&](const Word &word) {
        return QFontMetricsF(word.strong ? m_title : m_label, painter.device()).horizontalAdvance(word.text);
    };
    const auto boxAt
        = [&](double x, double width) { return QRectF(x, heading.room.top(), width, heading.room.height()); };
    const double gap = QFontMetricsF(m_label, painter.device()).averageCharWidth() * 1.6;
    double end = heading.room.right();
    for (auto word = heading.rightWords.rbegin(); word != heading.rightWords.rend(); ++word) {
        end -= widthOf(*word);
        put(painter, *word, boxAt(end, widthOf(*word)), lane);
        end -= gap;
    }
    double x = heading.room.left();
    for (const Word &word : heading.words) {
        const double width = widthOf(word);
        if (x + width > end) {
            put(painter, { QStringLiteral("…"), word.color }, boxAt(x, gap), lane);
            break;
        }
        put(painter, word, boxAt(x, width), lane);
        x += width + gap;
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

void CursorLine::drawSelection(QCPPainter &painter) const
{
    const auto [left, right] = *m_selection;
    painter.fillRect(QRectF(left, m_area.top(), std::max(1.0, right - left), m_area.height()), m_shade);
    painter.setFont(m_font);
    const QSizeF size = QFontMetricsF(m_font, painter.device()).size(Qt::TextSingleLine, m_caption);
    const double x = std::clamp((left + right - size.width()) / 2, m_area.left() + 4,
        std::max(m_area.left() + 4, m_area.right() - size.width() - 4));
    const QRectF box(x, m_area.top() + 4, size.width(), size.height());
    painter.fillRect(box.adjusted(-4, -1, 4, 1), m_ground);
    painter.setPen(m_text);
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, m_caption);
}

/// A line through all lanes with its letter in a box at the top.
void CursorLine::drawMarks(QCPPainter &painter) const
{
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font, painter.device());
    for (const auto &[at, letter] : m_marks) {
        const double x = std::round(at);
        painter.fillRect(QRectF(x, m_area.top(), 1, m_area.height()), m_text);
        const double width = metrics.horizontalAdvance(letter) + 6;
        const double left = x + width > m_area.right() ? x + 1 - width : x;
        const QRectF box(left, m_area.top(), width, metrics.height());
        painter.fillRect(box, m_text);
        painter.setPen(m_ground);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, letter);
    }
}

void CursorLine::draw(QCPPainter *painter)
{
    painter->setClipRect(m_area);
    if (m_selection)
        drawSelection(*painter);
    drawMarks(*painter);
    if (m_cursor)
        painter->fillRect(QRectF(std::round(*m_cursor), m_area.top(), 1, m_area.height()), m_line);
}

} // namespace gui
