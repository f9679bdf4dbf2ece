// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "analysis/model/comparison.h"
#include "gui/api/session.h"
#include "gui/cli/jsonwriter.h"
#include "gui/cli/textpage.h"

#include <array>

namespace gui {

/// A comparison with the sessions that its references lead into; both may be the same.
struct ComparedSessions {
    const model::Comparison *comparison = nullptr;
    std::array<const Session *, 2> session{};
};

/// The object of `compare --json`; its members are described in the user manual, section "compare". English whatever
/// the locale.
void writeComparisonJson(JsonWriter &json, const ComparedSessions &compared);

/// `compare --csv`: one line a row, RFC 4180, with a heading. English whatever the locale.
void writeComparisonCsv(const JsonWriter::Sink &sink, const ComparedSessions &compared);

/// What `compare` prints for people: the answer, the table by family, what changed, what limits it.
void writeComparisonText(TextPage &page, const ComparedSessions &compared);

} // namespace gui
