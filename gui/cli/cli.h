// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>

namespace gui {

/// True for what the command line answers without a window: its verbs (analyze, compare, report, samples, results,
/// import, formats), --help, --version and wrong use. Anything else is a list of bundles for the window.
bool isCommandLineVerb(const QStringList &arguments);
/// True when the verb draws and therefore needs a QApplication (offscreen is enough) in place of a QCoreApplication.
bool needsGraphics(const QStringList &arguments);
/// Runs one verb; arguments[0] is the program. Returns the exit status of the command line contract: 0 done, 1 done but
/// some input could not be read, 2 wrong use, 3 the input cannot be opened or nothing in it is recognised.
int runCommandLine(const QStringList &arguments);

} // namespace gui
