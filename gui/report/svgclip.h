// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QList>
#include <QRect>
#include <QString>

namespace gui::report {

/// QSvgGenerator forgets clips (until Qt 6.5 at least), so that curves run on over the labels beside their lane. Gives
/// every line that stands inside the height of one lane that lane as its clip. `prefix` makes the ids unique in a page.
QString clippedToLanes(const QString &svg, const QList<QRect> &lanes, const QString &prefix);

} // namespace gui::report
