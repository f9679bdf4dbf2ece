// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/lanes.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace gui {

/// Colours and fonts of the timeline, from a palette or for paper.
struct FigureLook {
    bool dark = false;
    QColor ground, text, muted, grid;
    QColor band; ///< incidents
    QColor accent; ///< band of the selected one: the colour of a marker pen
    QColor accentEdge;
    QColor selection; ///< the range selected with the mouse
    QColor cursor;
    QFont label, title;

    static FigureLook fromPalette(const QPalette &palette, const QFont &font);
    static FigureLook paper();
    QColor lineColor(const LaneLine &line) const;
    QColor fillColor(const LaneLine &line) const; ///< of stacks: the same hue, quieter
};

QColor mixed(const QColor &a, const QColor &b, double shareOfB);
bool isDark(const QPalette &palette);
/// Text that stands back.
QColor mutedText(const QPalette &palette);
/// The marker pen: ground of the selected incident's band and of the cited line.
QColor markerColor(bool dark);

} // namespace gui
