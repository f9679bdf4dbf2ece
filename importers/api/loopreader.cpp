// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/loopreader.h"

#include "importers/api/lexer.h"

#include <string>

namespace importers {

bool LoopReader::line(const Line &line, ImportSink &sink)
{
    std::string_view text = trimmed(line.text);
    if (text.empty() || take(text, line, sink))
        return true;
    if (m_clock.takeStampLine(line, m_order, sink))
        return true;
    const auto stamp = takeLeadingStamp(text, m_order);
    if (!stamp)
        return false;
    const RecordClock before = m_clock;
    m_clock.begin(*stamp, line);
    if (take(text, line, sink))
        return true;
    m_clock = before;
    return false;
}

Detection sniffLoop(
    const Head &head, const std::function<bool(std::string_view)> &matches, const char *what, int several, int single)
{
    int lines = 0;
    model::LineNumber first = 0;
    for (const Line &line : head.lines) {
        std::string_view text = trimmed(line.text);
        if (!matches(text) && !(takeLeadingStamp(text, DateOrder::MonthFirst) && matches(text)))
            continue;
        first = lines++ == 0 ? line.number : first;
    }
    if (lines == 0)
        return {};
    return { lines > 1 ? several : single,
        std::to_string(lines) + " lines of " + what + " from line " + std::to_string(first) };
}

} // namespace importers
