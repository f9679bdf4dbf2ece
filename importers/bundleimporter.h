// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/expected.h"
#include "analysis/model/job.h"
#include "analysis/model/records.h"
#include "importers/linemarks.h"

#include <string>
#include <vector>

namespace importers {

struct ImportRequest {
    std::vector<std::string> bundles; ///< folders, archives, single files, as given by the user (UTF-8)
    std::string sessionPath; ///< where the session file is made
    int threads = 0; ///< 0: as many as there are cores
};

struct ImportOutcome {
    bool cancelled = false;
    int recognised = 0; ///< logs read
    MarksOfSources marks; ///< for keepExcerpts
    std::vector<std::string> problems; ///< one sentence a file that could not be read in full, by path
};

/// Reads bundles into a new session file: sources, logs with their clocks undecided, samples, events, facts, results,
/// issues. Fails when nothing can be opened or the session cannot be written; the session file is then removed.
/// When cancelled the session file is removed too.
model::Expected<ImportOutcome> importBundles(const ImportRequest &request, const model::JobControl &control);

/// Reads the bundles again and keeps the asked lines with `around` lines before and after each in the session.
model::Status keepExcerpts(const ImportRequest &request, const std::vector<model::SourceRef> &refs, int around,
    const MarksOfSources &marks, const model::JobControl &control);

/// Lines [from, to] of one file of the bundles, read again from the bundle itself; empty when it is gone.
std::vector<model::Excerpt> readLines(const model::SourceFile &source, model::LineNumber from, model::LineNumber to);

/// What is read, one line a format: id, tab, title.
std::string formatList();

} // namespace importers
