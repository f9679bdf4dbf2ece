// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

// The project's own source tree, as a list of files.
namespace testsupport {

/// Paths below the project's root with '/', sorted, of every file under the given top-level folder whose name matches
/// one of the patterns.
QStringList filesUnder(const QString &folder, const QStringList &namePatterns);
/// The C++ files of all parts.
QStringList sourceFiles();
/// The lines of a file given by its path below the root.
QStringList linesOf(const QString &path);
QString absolutePath(const QString &path);

} // namespace testsupport
