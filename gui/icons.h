// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QIcon>

namespace gui {

/// One of the drawings in resources/icons, in the text colour of the palette of the moment: it follows a change to
/// dark.
QIcon themedIcon(const QString &name);
QIcon applicationIcon();

} // namespace gui
