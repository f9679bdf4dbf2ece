// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/samples.h"

#include <QDir>

namespace testsupport {

std::vector<Sample> allSamples()
{
    std::vector<Sample> samples;
    const QDir formats(QStringLiteral(STALLMARK_SOURCE_DIR "/importers/formats"));
    for (const QString &folder : formats.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir dir(formats.filePath(folder + QStringLiteral("/samples")));
        for (const QString &file : dir.entryList({ QStringLiteral("*.log") }, QDir::Files, QDir::Name)) {
            const QString name = file.chopped(4);
            samples.push_back({ folder.toStdString(), name.toStdString(), dir.filePath(file).toStdString(),
                dir.filePath(name + QStringLiteral(".expected")).toStdString() });
        }
    }
    return samples;
}

std::string folderOf(std::string_view formatId)
{
    std::string folder;
    for (const char c : formatId) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            folder += c;
    }
    return folder;
}

} // namespace testsupport
