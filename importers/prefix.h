// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/api/logformat.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace importers {

/// One thing that was put around every line of a log after the tool had printed it.
struct PrefixStep {
    enum class Kind {
        Html, ///< a page: "<pre>", "&lt;"
        Entities, ///< "&lt;" without a page around it
        Indent, ///< blanks that all lines begin with
        Mark, ///< the same signs before each line: "+", ">> ", "| "
        Label, ///< the same words before each line: "node17: ", see labelPrefix
        Quote, ///< "> ", of a mail
        CatA, ///< "$" at the end, "^I" for a tab
        Number, ///< "  12. ", "12<TAB>", "[12] ", "12) ", "12: ", "12-", "12 | "
        Row, ///< "行 4907: ", a number with a word of any language before it
        Stamp, ///< awk strftime(), ts, a shell loop
        Syslog, ///< "Mar 07 12:08:36 host prog[12]: "
        Cells, ///< a spreadsheet: "sda,0.00,1.50" or "sda;0,00;1,50"
    };
    enum class Clock {
        Wall, ///< the stamps are times
        Elapsed, ///< ts -s: since the start of the recording
        Useless, ///< ts -i: since the line before
    };
    Kind kind = Kind::Quote;
    char mark = '\0'; ///< Number: what follows the number, ']' for brackets; Cells: what stands between them
    bool blank = false; ///< Number: one blank follows
    Clock clock = Clock::Wall;
    DateOrder order = DateOrder::MonthFirst;
    std::string label{}; ///< Indent, Mark, Label: the text
};

/// Whether it is surely not of the log, so that it is taken off even when the log could be read with it.
bool isForeign(PrefixStep::Kind kind);

/// For people: "line numbers", "time stamps".
const char *describe(PrefixStep::Kind kind);

/// The steps that fit nearly all lines (95 of 100 of those that are not blank), in a fixed order. Whether one of them
/// is a prefix or part of the log is for the formats to say.
std::vector<PrefixStep> plausibleSteps(std::span<const std::string> lines, DateOrder order);

/// Takes prefixes off line after line.
class PrefixStripper {
public:
    explicit PrefixStripper(std::vector<PrefixStep> steps = {});
    const std::vector<PrefixStep> &steps() const { return m_steps; }
    /// Changes line.text (valid until the next call) and sets line.prefix. A line without a prefix stays as it is.
    void strip(Line &line);

private:
    void stamp(const PrefixStep &step, Line &line);
    std::vector<PrefixStep> m_steps;
    std::vector<std::string> m_texts; ///< one a step, for those that rewrite the line
    std::string m_lastPrefix; ///< stamps come in runs of equal ones
    Stamp m_lastStamp;
};

} // namespace importers
