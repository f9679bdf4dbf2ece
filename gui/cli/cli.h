// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>

namespace gui {

/// Verbs that work without a display: analyze, report, samples, results, import, formats.
bool isCommandLineVerb(const QStringList &arguments);
/// Runs one verb; arguments[0] is the program. Returns the exit status of the command line contract.
int runCommandLine(const QStringList &arguments);

} // namespace gui
