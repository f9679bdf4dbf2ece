// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/sourcetree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace testsupport {

namespace {

QDir root() { return QDir(QStringLiteral(STALLMARK_SOURCE_DIR)); }

} // namespace

QStringList filesUnder(const QString &folder, const QStringList &namePatterns)
{
    QStringList files;
    QDirIterator it(root().filePath(folder), namePatterns, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files.append(root().relativeFilePath(it.next()));
    files.sort();
    return files;
}

QStringList sourceFiles()
{
    QStringList files;
    for (const char *folder : { "analysis", "importers", "gui", "tests" })
        files += filesUnder(QString::fromLatin1(folder), { QStringLiteral("*.cpp"), QStringLiteral("*.h") });
    return files;
}

QStringList linesOf(const QString &path)
{
    QFile file(absolutePath(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

QString absolutePath(const QString &path) { return root().filePath(path); }

} // namespace testsupport
