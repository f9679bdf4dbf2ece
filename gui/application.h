// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>

class QApplication;

namespace gui {

/// Icon, style and drawings that the window needs. Harmless when called again.
void prepareApplication();
/// Opens the window, with these bundles when there are any, and runs until it is closed. Returns the exit status.
int runWindow(QApplication &application, const QStringList &bundles);

} // namespace gui
