// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/recordingsink.h"

#include <QString>

#include <initializer_list>
#include <optional>
#include <vector>

// The corpus lies beside the repository and has a MANIFEST.tsv that says what a correct reader finds in each file.
namespace testsupport {

struct ManifestRow {
    QString file; ///< below the folder of the manifest
    QString path; ///< on the disk
    QString tool, version, command;
    QString kind; ///< "top-text"
    QString figures; ///< "frames=3 (heads 3, tables 3); first_time=12:08:36 ..."
};

/// Rows of one of these kinds, or all; empty when the corpus is not there.
std::vector<ManifestRow> manifestRows(const char *folder, std::initializer_list<const char *> kinds);

/// The same as rows of a data-driven test, columns "path", "kind" and "figures"; one row without a path when there are
/// none.
void addManifestRows(const char *folder, std::initializer_list<const char *> kinds);

/// The text behind `key=` up to the first character of `until`.
QString figureAfter(const QString &figures, const char *key, const char *until = "; ");

/// The rows of all tables with this name, in the order of the file.
std::vector<const RecordedRow *> rowsOf(const RecordingSink &log, std::string_view table);
/// The column of a row by metric, in the metric's unit; nullopt when it is missing.
std::optional<double> valueOf(const RecordingSink &log, const RecordedRow &row, std::string_view metric);

} // namespace testsupport
