// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/svgclip.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace gui::report {

namespace {

struct Height {
    double top = std::numeric_limits<double>::max();
    double bottom = std::numeric_limits<double>::lowest();
};

/// `points` is "141.818,95 141.818,19 ".
Height heightOf(const QString &points)
{
    Height height;
    for (const QString &point : points.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const double y = point.section(QLatin1Char(','), 1, 1).toDouble(); // the C locale's, whatever the user's
        height.top = std::min(height.top, y);
        height.bottom = std::max(height.bottom, y);
    }
    return height;
}

/// -1 when it stands in none or runs through several.
qsizetype laneOf(const Height &height, const QList<QRect> &lanes)
{
    const auto it = std::find_if(lanes.begin(), lanes.end(),
        [&](const QRect &lane) { return lane.top() - 1 <= height.top && height.bottom <= lane.bottom() + 2; });
    return it == lanes.end() ? -1 : it - lanes.begin();
}

QString clipName(const QString &prefix, qsizetype lane) { return prefix + QStringLiteral("lane%1").arg(lane); }

QString definitions(const QList<QRect> &lanes, const QString &prefix)
{
    QString text = QStringLiteral("<defs>");
    for (qsizetype i = 0; i < lanes.size(); ++i) {
        const QRect rect = lanes[i].adjusted(-1, -1, 1, 2); // half a pen's width on each side
        text += QStringLiteral("<clipPath id=\"%1\"><rect x=\"%2\" y=\"%3\" width=\"%4\" height=\"%5\"/></clipPath>")
                    .arg(clipName(prefix, i))
                    .arg(rect.x())
                    .arg(rect.y())
                    .arg(rect.width())
                    .arg(rect.height());
    }
    return text + QStringLiteral("</defs>");
}

} // namespace

QString clippedToLanes(const QString &svg, const QList<QRect> &lanes, const QString &prefix)
{
    static const QRegularExpression line(QStringLiteral("<(?:polyline|polygon) [^>]*points=\"([^\"]*)\""));
    QString out;
    qsizetype from = svg.indexOf(QLatin1Char('>')) + 1; // behind <svg ...>
    out = svg.left(from) + definitions(lanes, prefix);
    for (auto it = line.globalMatch(svg, from); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += svg.mid(from, match.capturedEnd() - from);
        from = match.capturedEnd();
        if (const qsizetype lane = laneOf(heightOf(match.captured(1)), lanes); lane >= 0)
            out += QStringLiteral(" clip-path=\"url(#%1)\"").arg(clipName(prefix, lane));
    }
    return out + svg.mid(from);
}

} // namespace gui::report
