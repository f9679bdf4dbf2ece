// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/linemarks.h"

#include <algorithm>

namespace importers {

LineMark markBefore(const LineMarks &marks, model::LineNumber line)
{
    const auto after = std::upper_bound(
        marks.begin(), marks.end(), line, [](model::LineNumber n, const LineMark &mark) { return n < mark.line; });
    return after == marks.begin() ? LineMark{} : *(after - 1);
}

} // namespace importers
