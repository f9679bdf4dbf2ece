// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "support/recordingsink.h"

#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

// What was read from a file as a plain set of figures, to hold two readings of the same log against each other.
namespace testsupport {

enum class FigureDetail {
    Values, ///< metric, entity and value
    Times, ///< and the stamp of the row
    Lines, ///< metric, line and value: a name at the end of a cut line may be cut, too
};

/// Bytes of names that are no ASCII are shown as '?': what they are depends on the encoding of the whole file.
/// "disk.util sda 2025-03-07T12:08:36 = 6.00", "result run 1 seqrd events = 100"; each as often as it was read. Sums
/// over the recording (table "sched-total", rates against a row before) are what remains of it in a shorter one and are
/// left out.
using Figures = std::multiset<std::string>;
Figures figuresOf(const RecordedFile &file, FigureDetail detail);

/// What is in `some` and not in `all`, at most ten of them.
std::vector<std::string> beyond(const Figures &some, const Figures &all);

/// Issues and the file's own problem: something was said about what is missing.
bool anyRemark(const RecordedFile &file);

/// The files of a folder, an archive or a compressed file, each with the name it has there.
std::vector<std::pair<std::string, std::unique_ptr<RecordedFile>>> recordBundle(const std::string &path);

} // namespace testsupport
