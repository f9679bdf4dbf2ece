// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/api/recording.h"
#include "analysis/model/clockcorrection.h"
#include "analysis/model/expected.h"
#include "analysis/model/finding.h"
#include "analysis/model/job.h"

#include <memory>
#include <string>
#include <vector>

namespace analysis {

/// Decides the clock of every log of a session, stores it, finds the incidents, holds every rule against each of them
/// and stores the outcome. Same session, same bytes.
model::Status analyzeSession(const std::string &sessionPath, const model::JobControl &control);

/// Only decides the clock of every log and stores it: for drawing a session that is not to be analysed.
model::Status placeLogs(const std::string &sessionPath);

/// Like analyzeSession() with other corrections of the clocks, which are stored with the session in place of earlier
/// ones; an empty list takes them all back. The samples stay as they were imported.
model::Status reanalyzeSession(const std::string &sessionPath, const std::vector<model::ClockCorrection> &corrections,
    const model::JobControl &control);

/// The recording that a session holds, with the clocks decided last; reads as it goes.
model::Expected<std::unique_ptr<Recording>> openRecording(const std::string &sessionPath);

/// Incidents and findings of a recording, without a session.
model::Analysis analyze(const Recording &recording, const model::JobControl &control = {});

} // namespace analysis
