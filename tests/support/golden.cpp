// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/golden.h"

#include "support/recordingsink.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>

namespace testsupport {

namespace {

bool writeFile(const QString &path, const std::string &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text.data(), size) == size;
}

QString actualPath(const QString &expected)
{
    const QString inSource = QDir(QStringLiteral(STALLMARK_SOURCE_DIR)).relativeFilePath(expected);
    return QStringLiteral(STALLMARK_BINARY_DIR "/actual/") + inSource;
}

std::string unifiedDiff(const QString &expected, const QString &actual)
{
    QProcess diff;
    diff.start(QStringLiteral("diff"), { QStringLiteral("-u"), expected, actual });
    diff.waitForFinished();
    return diff.readAllStandardOutput().toStdString();
}

} // namespace

std::string compareGolden(const std::string &actual, const std::string &expectedPath)
{
    const QString expected = QString::fromStdString(expectedPath);
    if (qEnvironmentVariableIntValue("STALLMARK_REWRITE_GOLDENS") == 1)
        return writeFile(expected, actual) ? "" : "cannot write " + expectedPath;
    const auto wanted = readBytes(expectedPath);
    if (wanted && *wanted == actual)
        return {};
    const QString kept = actualPath(expected);
    if (!writeFile(kept, actual))
        return "differs from " + expectedPath + ", and the actual text cannot be written to " + kept.toStdString();
    if (!wanted)
        return expectedPath + " is missing; the actual text is in " + kept.toStdString();
    return "\n" + unifiedDiff(expected, kept);
}

} // namespace testsupport
