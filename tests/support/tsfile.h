// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <vector>

namespace testsupport {

struct TsMessage {
    QString context, source, comment;
    bool plural = false;
    bool finished = false; ///< neither unfinished nor obsolete
    QStringList translations; ///< one; of a plural one a form

    /// What makes it another message than the others.
    QString key() const;
};

struct TsFile {
    QString language;
    std::vector<TsMessage> messages;
    QString problem; ///< why it could not be read in full
};

TsFile readTsFile(const QString &path);

/// Runs lupdate on the sources of this build as the target update_translations does, on these files.
/// Empty, or what went wrong.
QString updateTsFiles(const QStringList &paths, const QString &scratch);

} // namespace testsupport
