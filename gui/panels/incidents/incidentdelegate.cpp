// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/incidents/incidentdelegate.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"
#include "gui/panels/incidents/incidentmodel.h"

#include <QApplication>
#include <QPainter>
#include <QPainterPath>

namespace gui {

namespace {

constexpr int Padding = 6;

void drawMark(QPainter &painter, const QRectF &box, int severity, const QColor &color)
{
    QPainterPath shape;
    if (severity == IncidentModel::Severe) {
        shape.addPolygon(QPolygonF({ QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft() }));
        shape.closeSubpath();
    } else if (severity == IncidentModel::Serious) {
        const QPointF c = box.center();
        shape.addPolygon(QPolygonF({ QPointF(c.x(), box.top()), QPointF(box.right(), c.y()),
            QPointF(c.x(), box.bottom()), QPointF(box.left(), c.y()) }));
        shape.closeSubpath();
    } else {
        shape.addEllipse(box.center(), box.width() * 0.28, box.width() * 0.28);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPath(shape);
}

QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

QSize IncidentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const QFontMetrics metrics(option.font);
    return { metrics.averageCharWidth() * 24, 2 * metrics.lineSpacing() + 2 * Padding };
}

void IncidentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QPalette &palette = option.palette;
    const bool dark = isDark(palette);
    const bool selected = option.state & QStyle::State_Selected;
    const QRect rect = option.rect;
    if (selected) {
        painter->fillRect(rect, markerColor(dark));
        painter->fillRect(QRect(rect.left(), rect.top(), 3, rect.height()),
            dark ? QColor(0xe0, 0xb0, 0x30) : QColor(0xc8, 0x8a, 0x00));
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(rect, mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.05));
    }
    const QColor text = palette.color(QPalette::Text);
    const QColor muted = mixed(text, palette.color(QPalette::Base), 0.3);
    const QFontMetrics metrics(option.font);
    const int line = metrics.lineSpacing(), x = rect.left() + Padding + 4, y = rect.top() + Padding;
    const QRectF mark(x, y + (line - metrics.ascent()) / 2.0 + 1, metrics.ascent() * 0.8, metrics.ascent() * 0.8);
    const bool known = index.data(IncidentModel::HasCauseRole).toBool();
    drawMark(*painter, mark, index.data(IncidentModel::SeverityRole).toInt(),
        known ? verdictColor(model::Verdict::In, dark) : muted);
    int left = x + metrics.ascent() + 4;
    int right = rect.right() - Padding;
    const auto put = [&](const QString &word, const QFont &font, const QColor &color, int top) {
        painter->setFont(font);
        painter->setPen(color);
        const QFontMetrics m(font);
        const QString shown = m.elidedText(word, Qt::ElideRight, right - left);
        painter->drawText(QRect(left, top, right - left, line), Qt::AlignVCenter | Qt::TextSingleLine, shown);
        return m.horizontalAdvance(shown);
    };
    const int start = left;
    left += put(index.data(IncidentModel::TimeRole).toString(), strong(option.font), text, y) + 10;
    left += put(index.data(IncidentModel::LengthRole).toString(), option.font, text, y) + 10;
    put(index.data(IncidentModel::DeviceRole).toString(), option.font, muted, y);
    left = start;
    if (index.data(IncidentModel::WorstRole).toBool()) {
        const QString word = IncidentModel::tr("worst");
        const int room = QFontMetrics(strong(option.font)).horizontalAdvance(word);
        painter->setFont(strong(option.font));
        painter->setPen(verdictColor(model::Verdict::In, dark));
        painter->drawText(QRect(right - room, y + line, room, line), Qt::AlignVCenter | Qt::TextSingleLine, word);
        right -= room + 8;
    }
    put(index.data(IncidentModel::CauseRole).toString(), option.font, known ? text : muted, y + line);
    if (option.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = rect.adjusted(1, 1, -1, -1);
        QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }
    painter->restore();
}

} // namespace gui
