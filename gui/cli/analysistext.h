// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/api/session.h"
#include "gui/cli/textpage.h"

namespace gui {

/// What `analyze` prints for people: the summary sentence, then each incident with its ranked hypotheses.
void writeAnalysisText(TextPage &page, const Session &session);

} // namespace gui
