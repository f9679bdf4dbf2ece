// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/clockcorrection.h"
#include "analysis/model/expected.h"
#include "analysis/model/job.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

/// A correction of the clocks of the files whose path matches.
struct ClockWish {
    std::string path; ///< glob; "*": every file
    std::optional<model::ClockCorrection> correction; ///< absent: as the logs tell, earlier corrections are taken back
};

struct LoadRequest {
    std::vector<std::string> bundles; ///< UTF-8 paths; one *.stallmark alone is opened as it is
    std::string sessionPath; ///< where to make the session; empty: a scratch file
    int threads = 0; ///< that read; 0: as many as there are cores
    std::vector<ClockWish> clocks
        = {}; ///< over those that a session file has; a session that is opened stays as it was
    /// In place of all corrections there are.
    std::optional<std::vector<model::ClockCorrection>> corrections = {};
};

struct LoadOutcome {
    bool cancelled = false;
    std::string sessionPath; ///< empty when cancelled, and when nothing was recognised for a session with a name
    bool scratch = false; ///< the caller removes the file when done with it
    bool nothingRecognised = false;
    std::vector<std::string> problems; ///< one sentence each
};

/// Bundle in, finished session out: import, clocks, incidents, findings, excerpts. Runs in the calling thread; the
/// window calls it on a worker, the command line directly.
model::Expected<LoadOutcome> loadBundles(const LoadRequest &request, const model::JobControl &control);

} // namespace gui
