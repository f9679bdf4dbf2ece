// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/recordingsink.h"

#include <string>

namespace testsupport {

/// A recording as a text that a person can check against the log and that never changes by itself: per log what wrote
/// it, its tables with units, then rows, events, facts, results and issues in the order of the file, each behind its
/// line number. Figures stand in the unit of their metric, in full; '-' is a missing one.
std::string dump(const RecordedFile &file);
std::string dump(const RecordingSink &log);
/// "2025-03-07T12:08:38.25", "time 12:08:38", "boot 12.5", "-" for none.
std::string dump(const importers::Stamp &stamp);

} // namespace testsupport
