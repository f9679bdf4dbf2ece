// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/source.h"

#include <cstdint>
#include <map>
#include <vector>

namespace importers {

/// A line and where in the file it starts.
struct LineMark {
    model::LineNumber line = 1;
    std::int64_t offset = 0; ///< bytes
};

/// Every so many bytes a mark, in order of lines, so that single lines can be read again without the whole file.
using LineMarks = std::vector<LineMark>;

/// Of the plain files of a bundle; what lies in an archive can only be read from its start.
using MarksOfSources = std::map<model::SourceId, LineMarks>;

/// The last mark that is not behind the line; the start of the file when there is none.
LineMark markBefore(const LineMarks &marks, model::LineNumber line);

} // namespace importers
